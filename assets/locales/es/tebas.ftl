# Tebas.

tebas = Tebas
tebas-about = 2 jugadores · veinte fichas numeradas

# The optional rules.
tebas-repetition = Empate por repetición
tebas-repetition-about = Si una posición, con el mismo turno, se da por tercera vez, hay empate.
tebas-quiet-limit = Empate por turnos tranquilos
tebas-quiet-limit-about = Si cada jugador hace tantos turnos seguidos sin que se cubra ni salga ninguna ficha, hay empate.
tebas-quiet-limit-off = Nunca
tebas-opening = Quién empieza
tebas-opening-about = Se decide al azar, o empieza el marfil.
tebas-opening-roll = Al azar
tebas-opening-seat0 = Marfil

# The players' pieces.
tebas-ivory = fichas de marfil
tebas-lapis = fichas de lapislázuli

# What stands on a plate: how many pieces are free, how many of those in the inner field, how many are lost.
tebas-counts = { $free } { $free ->
    [1] libre
   *[other] libres
}, { $inside } dentro{ $out ->
    [0] {""}
    [1] {" "}· 1 baja
   *[other] {" "}· { $out } bajas
}
tebas-counts-short = { $free } { $free ->
    [1] libre
   *[other] libres
}, { $inside } dentro
tebas-counts-least = { $free ->
    [1] 1 libre
   *[other] { $free } libres
}
tebas-done = { $pieces ->
    [0] ninguna ficha libre
    [1] una ficha libre
   *[other] { $pieces } fichas libres
}

# What lies beside the sentence.
tebas-turn = Girar
tebas-turn-which = Elige una ficha: aquí verás sus tres giros.
tebas-turn-about = Se gira un cuarto de vuelta, media vuelta o tres cuartos.
tebas-sign-empty = círculo vacío
tebas-sign-covers = cubre
tebas-sign-barred = no se puede
tebas-in-hand = Para volver a poner: { $pieces }
tebas-out = Fuera del juego: { $pieces }
tebas-stack-of = { $circle }: pila de { $pieces }, de abajo arriba
tebas-below-blocked = las de debajo están bloqueadas

# Who starts.
tebas-draw-start = ¿Quién empieza?
tebas-draw-start-body = Se decide al azar.
tebas-draw = Sortear

# What is to be done.
tebas-computer-plays = El ordenador juega
tebas-choose = Mueve o gira una ficha
tebas-choose-about = El número que mira hacia un lado dice cuántos círculos avanza hacia allí.
tebas-choose-end = Elige adónde va
tebas-or-turn = O gírala donde está.
tebas-anything = Aún no puedes meter ninguna ficha libre en el campo interior: vale cualquier movimiento.
tebas-must-keep = Conserva una ficha libre en el campo interior
tebas-keep-which = La de { $circle } es tu última ficha libre dentro.
tebas-must-enter = Mete una ficha libre en el campo interior
tebas-must-enter-why = No tienes ninguna allí, y siempre debes tener una.
tebas-must-turn = Gira una ficha para que pueda entrar
tebas-must-turn-why = No tienes fichas libres en el campo interior, y ahora no puede entrar ninguna.
tebas-put-back = { $pieces ->
    [1] Vuelve a poner tu ficha
   *[other] Vuelve a poner tus { $pieces } fichas
}
tebas-put-back-about = En cualquier círculo vacío de los campos exteriores, con el III hacia la frontera.

# What is looked at. A game gone over again and a hint say it too, after a name or a word and a colon.
tebas-turn-by = { $quarters ->
    [1] { $circle }, un cuarto de vuelta
    [2] { $circle }, media vuelta
   *[other] { $circle }, tres cuartos de vuelta
}
tebas-go = { $pieces ->
    [1] { $from } → { $to }
   *[other] { $from } → { $to }, con la pila
}
tebas-put-on = { $circle }, vuelve una ficha

# What a move brings.
tebas-then-faces = Después: arriba { $up }, derecha { $right }, abajo { $down }, izquierda { $left }.
tebas-brings-plain = Acaba en { $circle }, un círculo vacío.
tebas-brings-in = Entra en el campo interior, en { $circle }.
tebas-brings-out = Sale del campo interior, a { $circle }.
tebas-brings-cover = { $covered ->
    [1] Cubre la ficha { $colour ->
        [ivory] de marfil
       *[lapis] de lapislázuli
    } en { $circle }, que queda bloqueada.
   *[other] Cubre la pila { $colour ->
       [ivory] del marfil
      *[lapis] del lapislázuli
   } en { $circle }: { $pieces } fichas, y arriba la tuya.
}
tebas-brings-cover-own = { $covered ->
    [1] Cubre tu propia ficha en { $circle }, que queda bloqueada.
   *[other] Cubre tu propia pila en { $circle }: { $pieces } fichas en total.
}
tebas-brings-undo = La pila se deshace: { $leave ->
    [0] no sale ninguna ficha del juego
    [1] sale del juego una ficha { $colour ->
        [ivory] de marfil
       *[lapis] de lapislázuli
    }
   *[other] salen del juego { $leave } fichas { $colour ->
       [ivory] de marfil
      *[lapis] de lapislázuli
   }
}, y { $back ->
    [0] no vuelves a poner ninguna
    [1] vuelves a poner una tuya
   *[other] vuelves a poner { $back } tuyas
}.
tebas-brings-win = Tu rival se queda sin fichas libres: ¡ganas!
tebas-brings-repetition = La posición se da por tercera vez: empate.
tebas-brings-quiet = Demasiados turnos sin que se cubra ni salga ninguna ficha: empate.

# Why something cannot be done.
tebas-why-edge = Se saldría del tablero
tebas-why-border = La frontera, solo con el primer paso
tebas-why-second-bend = Solo puede cambiar de dirección una vez
tebas-why-flowered = No se acaba en un círculo florido
tebas-why-full = Campo exterior: solo en un círculo vacío
tebas-why-last-free = Es tu última ficha libre dentro
tebas-why-last-free-stack = Antes necesitas otra ficha libre dentro
tebas-why-must-enter = Primero, mete dentro una ficha libre
tebas-why-must-turn = Primero, gira una ficha para que entre
tebas-why-under = Debajo, bloqueadas; arriba: { $name }

# What happens.
tebas-turned = { $quarters ->
    [1] { $circle } gira un cuarto de vuelta
    [2] { $circle } gira media vuelta
   *[other] { $circle } gira tres cuartos de vuelta
}
tebas-goes = { $pieces ->
    [1] De { $from } a { $to }
   *[other] Una pila de { $pieces }, de { $from } a { $to }
}
tebas-stacked = Una pila de { $pieces } en { $circle }
tebas-undone = La pila se deshace en { $circle }
tebas-removed = { $pieces ->
    [1] Sale del juego una ficha { $colour ->
        [ivory] de marfil
       *[lapis] de lapislázuli
    }
   *[other] Salen del juego { $pieces } fichas { $colour ->
       [ivory] de marfil
      *[lapis] de lapislázuli
   }
}
tebas-put = Vuelve una ficha a { $circle }
tebas-standstill = { $name } ha inmovilizado a su rival.
tebas-drawn-repetition = Empate: la misma posición se ha dado tres veces.
tebas-drawn-quiet = Empate: demasiados turnos sin que se cubra ni salga ninguna ficha.

# The log.
tebas-log-turned = { $name }: { $circle } gira { $quarters ->
    [1] un cuarto de vuelta
    [2] media vuelta
   *[other] tres cuartos de vuelta
}.
tebas-log-went = { $pieces ->
    [1] { $name }: de { $from } a { $to }.
   *[other] { $name }: una pila de { $pieces }, de { $from } a { $to }.
}
tebas-log-covered = { $name }: de { $from } a { $to }, donde cubre { $colour ->
    [ivory] marfil
   *[lapis] lapislázuli
}: una pila de { $height }.
tebas-log-undone = { $name }: una pila deshecha en { $to }; { $leave ->
    [0] no sale ninguna ficha
    [1] sale una ficha { $colour ->
        [ivory] de marfil
       *[lapis] de lapislázuli
    }
   *[other] salen { $leave } fichas { $colour ->
       [ivory] de marfil
      *[lapis] de lapislázuli
   }
} del juego.
tebas-log-put-back = { $name }: de vuelta en { $circles }.

# A game gone over again.
tebas-replay = { $name }: { $deed }
tebas-replay-stacked = En { $circle }, una pila de { $pieces }, que cubre { $colour ->
    [ivory] marfil
   *[lapis] lapislázuli
}.
tebas-replay-obliged = { $name } no tiene ninguna ficha libre en el campo interior.
tebas-row-starts = empieza
tebas-row-turn = { $circle } { $part }
tebas-row-go = { $from } → { $to }
tebas-row-cover = { $from } → { $to }, cubre
tebas-row-put = de vuelta en { $circle }

# The figures.
tebas-covered = cubiertas
tebas-removals = eliminadas

# The hint.
tebas-advice = Pista: { $deed }
tebas-reason-wins = Tu rival se queda sin fichas libres, y ganas.
tebas-reason-saves = Salva tu última ficha libre, que podían cubrir en { $circle }.
tebas-reason-covers = Cubre una ficha libre del rival en { $circle }{ $pieces ->
    [1] {""}
   *[other] , con { $pieces } fichas debajo de la tuya
}.
tebas-reason-covers-last = Cubre la última ficha libre del rival dentro, en { $circle }: tendrá que meter otra.
tebas-reason-removes = { $pieces ->
    [1] Una ficha del rival sale del juego.
   *[other] { $pieces } fichas del rival salen del juego.
}
tebas-reason-frees = { $pieces ->
    [1] Una ficha tuya vuelve a ser libre.
   *[other] { $pieces } fichas tuyas vuelven a ser libres.
}
tebas-reason-comes-in = Así tienes una ficha libre en el campo interior, en { $circle }.
tebas-reason-turns-to-come-in = La ficha de { $circle } podrá entrar en tu siguiente movimiento.
tebas-reason-escapes = En { $circle } podían cubrirla; adonde va, no.
tebas-reason-out-of-reach = En el campo exterior, en { $circle }, no pueden cubrirla.
tebas-reason-threatens = { $pieces ->
    [1] Después podrás cubrir la ficha de { $circle }.
   *[other] Después podrás cubrir una de { $pieces } fichas; por ejemplo, la de { $circle }.
}
tebas-reason-put-back = Desde { $circle } podrá entrar en su siguiente movimiento.
tebas-reason-loses = Pero podrían cubrir tu última ficha libre en { $circle }.
tebas-reason-risks = Pero después podrían cubrir tu ficha de { $circle }.
tebas-reason-blocks-own = Pero tu propia ficha de { $circle } queda bloqueada.
tebas-reason-free = Así tienes { $free ->
    [1] una ficha libre
   *[other] { $free } fichas libres
}; tu rival, { $theirs }.

# The story of a game.
tebas-tale-comeback = { $name } llegó a tener { $pieces ->
    [1] una ficha libre
   *[other] { $pieces } fichas libres
} menos que { $leader }, y aun así ganó.
tebas-tale-removal = { $name } deshizo una pila en { $circle }: { $pieces ->
    [1] salió del juego una ficha
   *[other] salieron del juego { $pieces } fichas
} { $colour ->
    [ivory] de marfil
   *[lapis] de lapislázuli
}.
tebas-tale-tallest = La pila más alta tuvo { $pieces } fichas, en { $circle }, con { $name } arriba.
tebas-tale-most-covers = { $name } cubrió fichas libres más veces: { $covers } contra { $next }.
tebas-tale-obliged = { $name } se quedó sin ficha libre en el campo interior { $times ->
    [1] una vez
   *[other] { $times } veces
}, y tuvo que meter otra.
tebas-tale-even = { $turns } turnos, y nadie cedió.
tebas-tale-narrow = { $name } ganó con { $pieces ->
    [1] una sola ficha libre
   *[other] { $pieces } fichas libres
}; a { $second } no le quedaba ninguna.
tebas-tale-standstill = { $name } inmovilizó a { $second }: { $blocked ->
    [0] ninguna ficha bloqueada
    [1] una ficha bloqueada
   *[other] { $blocked } fichas bloqueadas
} y { $out ->
    [0] ninguna perdida
    [1] una perdida
   *[other] { $out } perdidas
}.
tebas-tale-drawn-repetition = La misma posición se dio por tercera vez, tras { $turns } turnos.
tebas-tale-drawn-quiet = Demasiado tiempo sin cubrir ni quitar fichas: empate tras { $turns } turnos.
