# The garden games: Buddha's Lotus, Taï-hou, Buddha's Flight.

taihou = Taï-hou
taihou-about = 2–4 jugadores · un lago en el centro

# The optional rules.
taihou-lake = El lago
taihou-lake-about = Con el lago en el centro es Taï-hou; sin él, El loto de Buda, con lotos en lugar de las armas perdidas.
taihou-flight = El vuelo de Buda
taihou-flight-about = Una pieza puede recorrer tantas casillas como su número, con un cuarto de giro por el camino.
taihou-quiet-limit = Final por turnos tranquilos
taihou-quiet-limit-about = Si cada jugador hace tantos turnos seguidos sin ninguna captura, la partida acaba.
taihou-quiet-limit-off = Nunca
taihou-opening = Quién empieza
taihou-opening-about = Cada uno saca una pieza y empieza la más alta, o empieza el sur.
taihou-opening-roll = Por sorteo
taihou-opening-seat0 = Sur

# The pieces.
taihou-piece = { $piece ->
    [1] ruiseñor
    [2] sapo
    [3] tortuga
    [4] faisán
    [5] murciélago
    [6] tigre
    [7] serpiente
    [8] elefante
    [9] sable
    [10] flecha
   *[0] loto
}
taihou-piece-name = { $piece ->
    [1] Ruiseñor
    [2] Sapo
    [3] Tortuga
    [4] Faisán
    [5] Murciélago
    [6] Tigre
    [7] Serpiente
    [8] Elefante
    [9] Sable
    [10] Flecha
   *[0] Loto
}

# The calls.
taihou-hat-lo = hât-lô
taihou-hat-lo-about = toma, por favor
taihou-hat-lo-to = a { $name }
taihou-khi-loi = khi-lôi
taihou-khi-loi-about = pedir el final
taihou-khi-loi-needs = perdidas: { $lost } / 6
taihou-khi-loi-left = { $turns ->
    [1] último turno
   *[other] quedan { $turns } turnos
}
taihou-txok-tae = txok-tâe
taihou-lotus-put = Poner un loto

# What stands on a plate.
taihou-counts = { $garden } en el jardín · { $lost ->
    [1] 1 perdida
   *[other] { $lost } perdidas
}
taihou-counts-short = { $garden } aquí · { $lost ->
    [1] 1 perdida
   *[other] { $lost } perdidas
}
taihou-counts-least = { $garden } · { $lost }
taihou-done = { $pieces ->
    [0] ninguna pieza
    [1] una pieza
   *[other] { $pieces } piezas
}
taihou-reserve = Reserva
taihou-taken = Capturas

# The score as it stands.
taihou-points = Puntos
taihou-score-four = jardín + la mitad de las capturas
taihou-score-two = jardín + ½ capturas + ½ reserva
taihou-stake = Apuesta { $stake }
taihou-rest = { $rest ->
    [1] queda 1
   *[other] quedan { $rest }
}

# Who starts, and the deal.
taihou-draw-start = ¿Quién empieza?
taihou-draw-start-body = Cada uno saca una pieza; empieza la más alta.
taihou-draw = Sacar una pieza
taihou-drew = { $name } saca el { $value }
taihou-tied = Empate arriba: vuelven a sacar
taihou-deal-heading = Se reparten las piezas
taihou-deal-body = Boca abajo y mezcladas por el vecino, desde la izquierda, en las dos líneas del propio lado.
taihou-deal = Repartir
taihou-dealt = Las piezas de { $name }, boca abajo
taihou-shown = { $name } les da la vuelta

# What is to be done.
taihou-faster = Jugar más rápido
taihou-as-usual = Como siempre
taihou-computer-plays = El ordenador juega
taihou-choose = Elige una pieza
taihou-choose-about = Va hacia donde mira su cabeza, o se gira.
taihou-choose-end = Elige una casilla o gira la pieza
taihou-choose-flight = { $squares ->
    [1] Una casilla como mucho
   *[other] Hasta { $squares } casillas
}
taihou-must-take = Debes capturar: hât-lô
taihou-must-take-about = { $name } te lo ha pedido. Vale cualquier captura.
taihou-must-turn = Gira una pieza para que pueda capturar: hât-lô
taihou-must-turn-about = { $name } te ofrece la pieza de { $square }.
taihou-calling = Elige el movimiento para decir hât-lô a { $name }
taihou-calling-about = La pieza debe acabar junto a otra que pueda capturarla.

# What is looked at; a game gone over again and a hint say it too.
taihou-go = { $piece }: { $from } → { $to }
taihou-take = { $piece }: { $from } × { $to }
taihou-turn-to = { $piece } en { $square }: gira al { $facing ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
taihou-puts-lotus = Se pone un loto
taihou-calls-end = khi-lôi: se pide el final
taihou-places = { $square }

# What a move brings.
taihou-takes = Captura { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
}, { $side ->
    [head] de frente
    [flank] de lado
   *[behind] por detrás
}.
taihou-flies-over = Vuela sobre el lago.
taihou-costs = { $steps } + 1 de giro + { $more } = { $cost }
taihou-costs-straight = { $cost ->
    [1] 1 casilla
   *[other] { $cost } casillas
}
taihou-left = { $left ->
    [1] queda 1
   *[other] quedan { $left }
}
taihou-in-danger = Ahí podrían capturarla.
taihou-then-takes = Después podría capturar { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
} de { $square }.
taihou-then-calls = Puedes decir hât-lô a { $name }.

# Who takes whom.
taihou-attacks = Quién captura a quién
taihou-attacks-of = { $piece ->
    [1] El ruiseñor
    [2] El sapo
    [3] La tortuga
    [4] El faisán
    [5] El murciélago
    [6] El tigre
    [7] La serpiente
    [8] El elefante
    [9] El sable
   *[10] La flecha
} captura
taihou-from-anywhere = por todos lados
taihou-from-side-behind = lado o detrás
taihou-from-side = de lado
taihou-attacks-close = Cerrar
taihou-attacks-rows = captura ↓
taihou-attacks-columns = capturada →
taihou-sign-anywhere = por todos lados
taihou-sign-side-behind = de lado o por detrás
taihou-sign-side = de lado

# The marks.
taihou-sign-move = mover
taihou-sign-capture = capturar
taihou-sign-danger = peligro
taihou-sign-turn = girar

# Why something cannot be done.
taihou-why-own = Ahí hay una pieza tuya
taihou-why-closed = La pieza de { $square } cierra el paso
taihou-why-lake = Solo el sapo entra en el lago
taihou-why-lake-backwards = Sobre el lago solo vuela hacia delante
taihou-why-beyond = La casilla al otro lado del lago no está libre
taihou-why-lotus = Un loto no se puede capturar
taihou-why-pond = Un sapo en el lago no se puede capturar
taihou-why-never = No puede capturar esa pieza
taihou-why-harmless = Un loto no captura nada
taihou-why-table = No se puede capturar { $side ->
    [head] de frente
    [flank] de lado
   *[behind] por detrás
}
taihou-why-backwards = Hacia atrás no se captura
taihou-why-repeat = Tres veces seguidas, como mucho
taihou-why-duty = hât-lô: debes capturar
taihou-why-duty-turn = hât-lô: debes girar una pieza hacia { $square }
taihou-why-call = Ahí nadie podría capturarla
taihou-why-khi-loi = Tras perder seis piezas

# What happens.
taihou-goes = De { $from } a { $to }
taihou-turned = { $square } gira al { $facing ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
taihou-captured = ¡txok-tâe! Cae { $piece ->
    [1] el ruiseñor
    [2] el sapo
    [3] la tortuga
    [4] el faisán
    [5] el murciélago
    [6] el tigre
    [7] la serpiente
    [8] el elefante
    [9] el sable
   *[10] la flecha
} de { $square }
taihou-replaced = De la reserva a { $square }
taihou-lotus-in = Un loto en { $square }
taihou-called = hât-lô a { $name }: toma, por favor
taihou-called-end = khi-lôi: 20 turnos cada uno
taihou-lapsed = La obligación se acaba
taihou-passed = { $name } no puede mover y pasa
taihou-lifted = Se levanta el biombo
taihou-over-pieces = Solo a un jugador le quedan piezas.
taihou-over-turns = Se han jugado los 20 turnos.
taihou-over-quiet = Demasiados turnos sin ninguna captura.

# The log.
taihou-log-drew = { $name } ha sacado el { $value }.
taihou-log-dealt = Las piezas de { $name } están repartidas.
taihou-log-arranged = { $name } coloca { $placed ->
    [1] una pieza
   *[other] { $placed } piezas
}.
taihou-log-went = { $name }: { $piece }, { $from } → { $to }.
taihou-log-turned = { $name }: { $piece } en { $square }, gira al { $facing ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}.
taihou-log-took = { $name }: { $piece }, { $from } × { $to } ({ $taken }).
taihou-log-lotus = { $name }: un loto en { $square }.
taihou-log-replaced = { $name }: de la reserva a { $square }.
taihou-log-called = { $name } dice hât-lô a { $other }.
taihou-log-khi-loi = { $name } dice khi-lôi.
taihou-log-lapsed = { $name } ya no debe nada.
taihou-log-passed = { $name } pasa.

# A game gone over again.
taihou-replay = { $name }: { $deed }
taihou-row-drew = saca el { $value }
taihou-row-dealt = repartidas
taihou-row-placed = coloca
taihou-row-go = { $from } → { $to }
taihou-row-take = { $from } × { $to }
taihou-row-turn = { $square } { $facing ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
}
taihou-row-lotus = loto
taihou-row-call = { $row } hât-lô
taihou-row-khi-loi = khi-lôi

# The figures.
taihou-taken-count = capturas
taihou-lost-count = perdidas
taihou-points-count = puntos

# The end, counted out.
taihou-count-garden = En el jardín
taihou-count-taken = La mitad de lo capturado
taihou-count-reserve = La mitad de la reserva
taihou-count-total = Total
taihou-count-payout = De la apuesta

# The hint.
taihou-advice = Pista: { $deed }

# Why a move is a good one, and what speaks against it.
taihou-reason-wins = La partida acaba, y tienes más puntos que nadie.
taihou-reason-meets = { $name } te ha dicho hât-lô: debes capturar.
taihou-reason-turns = { $name } te ha dicho hât-lô: debes girar una pieza hacia la ofrecida.
taihou-reason-captures = Captura { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
} de { $square }.
taihou-reason-captures-replaced = Captura { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
} de { $square }; otra pieza entra desde la reserva.
taihou-reason-escapes = Ahora podrían capturarla; después, en { $square }, no.
taihou-reason-into-lake = En el lago nadie puede capturar al sapo.
taihou-reason-threatens = Después podrás capturar { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
} de { $square }.
taihou-reason-calls = Con hât-lô obligas a { $name } a capturar.
taihou-reason-lures = Podrás capturar a quien capture en { $square }.
taihou-reason-lotus = Un loto no se puede capturar y cierra el paso a los rivales.
taihou-reason-ends = { $ahead ->
    [0] El final se acerca: vas { $points ->
        [1] un punto
       *[other] { $points } puntos
    } por detrás.
   *[1] { $points ->
        [0] Nadie va por delante de ti: que llegue el final.
        [1] Vas un punto por delante: que llegue el final.
       *[other] Vas { $points } puntos por delante: que llegue el final.
    }
}
taihou-reason-front = Queda en la línea de delante.
taihou-reason-back = Queda en el borde.
taihou-reason-risks = Pero después podrían capturar { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
} de { $square }.
taihou-reason-points = Así tienes { $own ->
    [1] un punto
   *[other] { $own } puntos
}; el mejor de los demás, { $best }.

# The story of a game.
taihou-tale-comeback = { $name } llegó a ir { $points ->
    [1] un punto
   *[other] { $points } puntos
} por detrás de { $leader }, y aun así ganó.
taihou-tale-prize = { $name } capturó { $piece ->
    [1] al ruiseñor
    [2] al sapo
    [3] a la tortuga
    [4] al faisán
    [5] al murciélago
    [6] al tigre
    [7] a la serpiente
    [8] al elefante
    [9] el sable
   *[10] la flecha
} de { $owner }, en { $square }: la captura más alta.
taihou-tale-captures = { $name } capturó más piezas: { $pieces } contra { $next }.
taihou-tale-calls = { $name } dijo hât-lô más veces: { $calls } contra { $next }.
taihou-tale-even = { $turns } turnos, y nadie cedió.
taihou-tale-narrow = { $name } solo tuvo { $points ->
    [1] un punto
   *[other] { $points } puntos
} más que { $second }.
taihou-tale-won = { $why } { $name } tiene { $points } puntos y se lleva { $payout } de la apuesta.
taihou-tale-shared = { $why } El primer puesto se comparte, con { $points } puntos.
