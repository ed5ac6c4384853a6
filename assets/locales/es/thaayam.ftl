# Thaayam.

thaayam = Thaayam
thaayam-about = 2–4 jugadores · cuatro semillas, 25 casillas

# The optional rules, and what is thrown.
thaayam-twin-return = El gemelo capturado
thaayam-twin-return-about = Pasa a ser dos fichas sueltas, o debe volver a entrar como gemelo, con dos 1.
thaayam-twin-return-split = Dos fichas
thaayam-twin-return-twin = Gemelo
thaayam-opening = Quién empieza
thaayam-opening-about = Todos tiran las semillas y empieza quien saque más puntos.
thaayam-opening-roll = Las semillas
thaayam-opening-seat0 = El primero
thaayam-dice = Dados
thaayam-dice-about = En los cauris, la boca es la cara clara.
thaayam-dice-seeds = Semillas
thaayam-dice-cowries = Cauris

# What stands on a plate: nothing is said of places where no piece is, but for the board.
thaayam-counts = { $board } en juego{ $castle ->
    [0] {""}
   *[other] {" "}· { $castle } en el castillo
}{ $off ->
    [0] {""}
   *[other] {" "}· { $off } fuera
}{ $out ->
    [0] {""}
   *[other] {" "}· { $out } { $out ->
        [1] retirada
       *[other] retiradas
    }
}
thaayam-in-castle = { $castle } en el castillo
thaayam-done = { $pieces ->
    [1] 1 retirada
   *[other] { $pieces } retiradas
}
thaayam-own-track = Mi recorrido
thaayam-light = { $light ->
    [0] Ninguna clara
    [1] Una clara
    [2] Dos claras
    [3] Tres claras
   *[other] Cuatro claras
}: { $score }
thaayam-captures = { $captures ->
    [0] ninguna captura
    [1] una captura
    [2] dos capturas
    [3] tres capturas
   *[other] { $captures } capturas
}

# What is thrown.
thaayam-throw-for-start = { $dice ->
    [cowries] Tira los cauris: ¿quién empieza?
   *[seeds] Tira las semillas: ¿quién empieza?
}
thaayam-throw = { $dice ->
    [cowries] Tira los cauris
   *[seeds] Tira las semillas
}
thaayam-throw-on = { $dice ->
    [cowries] Tira los cauris otra vez
   *[seeds] Tira las semillas otra vez
}
thaayam-throw-on-body = Sigue tirando hasta que salga un 2 o un 3.
thaayam-computer-throws = El ordenador tira
thaayam-computer-plays = El ordenador juega
thaayam-all-off = Todas tus fichas están fuera: las tiradas anteriores al primer 1 no valen.
thaayam-twins-off = Tus gemelos están fuera: para entrar hacen falta dos 1.
thaayam-bearing-off = Todas tus fichas están en el castillo: cada 1 retira una.

# What is to be chosen.
thaayam-choose-both = Elige una tirada y una ficha
thaayam-choose-score = Elige una tirada
thaayam-choose-scores = Elige tiradas para el gemelo
thaayam-choose-piece = Elige una ficha
thaayam-choose-piece-for = { $score }: elige una ficha
thaayam-choose-twin = Elige el gemelo que se moverá, o deja una sola tirada.
thaayam-fits = Puedes usar una de estas: { $scores }.
thaayam-twin-halves = El gemelo avanza la mitad de la suma de las tiradas que elijas.
thaayam-twin-too-far = Es demasiado: el castillo está a { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
}.
thaayam-twin-too-little = Un solo 1 no mueve al gemelo: la mitad de la suma debe ser al menos 1.
thaayam-first-enter = Primero, mete una ficha con el 1.
thaayam-first-enter-twin = Primero, mete el gemelo con dos 1.
thaayam-can-twin = Tienes dos fichas en el palacio de enfrente: puedes formar un gemelo.
thaayam-another-turn = Has capturado: después tienes otro turno.
thaayam-needs-one = Las fichas de fuera entran con un 1.

# What is looked at, and the button that plays it.
thaayam-move = Avanza { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
}
thaayam-move-button = Avanzar { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
}
thaayam-half = { $sum }: el gemelo avanza { $squares }
thaayam-half-of-sum = { $terms } = { $sum }, el gemelo { $squares }
thaayam-enter = Meter
thaayam-enter-piece = Mete una ficha
thaayam-enter-twin = Mete el gemelo
thaayam-form-twin = Formar gemelo
thaayam-bear-off = Retirar
thaayam-bear-off-piece = Retira una ficha

# What a move brings, and what it leaves.
thaayam-brings-enter = Una ficha entra en tu palacio.
thaayam-brings-enter-twin = El gemelo entra en tu palacio, con dos 1.
thaayam-brings-twin = Las dos fichas irán juntas hasta el castillo, con la mitad de los puntos.
thaayam-brings-out = Una ficha sale del tablero ({ $pieces } de 4).
thaayam-brings-win = La última ficha sale del tablero: ¡ganas!
thaayam-brings-move = Llega a la casilla { $square }.
thaayam-brings-shelter = Llega a un palacio, { $square }: ahí está a salvo.
thaayam-brings-pair = Llega junto a tu otra ficha al palacio de enfrente: podrás formar un gemelo.
thaayam-brings-home = Llega al castillo.
thaayam-brings-twin-home = El gemelo llega al castillo y vuelve a ser dos fichas.
thaayam-brings-last-home = Llega al castillo: después, cada 1 retira una ficha.
thaayam-brings-capture = A la casilla { $square }: capturas { $pieces ->
    [1] una ficha { $colour ->
        [yellow] amarilla
        [blue] azul
        [red] roja
       *[green] verde
    }
   *[other] { $pieces } fichas { $colour ->
       [yellow] amarillas
       [blue] azules
       [red] rojas
      *[green] verdes
   }
} y después tienes otro turno.
thaayam-brings-twin-capture = A la casilla { $square }: capturas { $pieces ->
    [1] un gemelo { $colour ->
        [yellow] amarillo
        [blue] azul
        [red] rojo
       *[green] verde
    }
   *[other] { $pieces } gemelos { $colour ->
       [yellow] amarillos
       [blue] azules
       [red] rojos
      *[green] verdes
   }
} y después tienes otro turno.
thaayam-leaves = Queda por jugar: { $scores }.
thaayam-leaves-some = Queda por jugar: { $scores }; por ahora no se puede: { $lost }.
thaayam-lapses = { $count ->
    [1] Se perderá sin usar: { $scores }.
   *[other] Se perderán sin usar: { $scores }.
}

# What happens.
thaayam-tumbling = { $dice ->
    [cowries] Los cauris ruedan…
   *[seeds] Las semillas ruedan…
}
thaayam-struck = No se pueden usar: { $scores }
thaayam-lapsed = { $count ->
    [1] Se pierde sin usar: { $scores }.
   *[other] Se pierden sin usar: { $scores }.
}
thaayam-entered = Entra una ficha
thaayam-entered-twin = Entra el gemelo
thaayam-advances = { $squares ->
    [1] Avanza una casilla
   *[other] Avanza { $squares } casillas
}
thaayam-advances-twin = { $squares ->
    [1] El gemelo avanza una casilla
   *[other] El gemelo avanza { $squares } casillas
}
thaayam-captured = { $pieces ->
    [1] Captura una ficha { $colour ->
        [yellow] amarilla
        [blue] azul
        [red] roja
       *[green] verde
    }
   *[other] Captura { $pieces } fichas { $colour ->
       [yellow] amarillas
       [blue] azules
       [red] rojas
      *[green] verdes
   }
}
thaayam-captured-twin = { $pieces ->
    [1] Captura un gemelo { $colour ->
        [yellow] amarillo
        [blue] azul
        [red] rojo
       *[green] verde
    }
   *[other] Captura { $pieces } gemelos { $colour ->
       [yellow] amarillos
       [blue] azules
       [red] rojos
      *[green] verdes
   }
}
thaayam-twinned = Forma un gemelo
thaayam-untwinned = El gemelo vuelve a ser dos fichas
thaayam-arrived = ¡En el castillo!
thaayam-all-home = Las cuatro están en el castillo: ahora cada 1 retira una.
thaayam-borne-off = Fuera del tablero: { $pieces } de 4
thaayam-again = Otro turno
thaayam-again-body = Quien captura tiene otro turno.

# Why scores were struck, in one line below them.
thaayam-strike-before-one = Todas estaban fuera: lo anterior al 1 no se puede usar.
thaayam-strike-before-second = Gemelos fuera: lo anterior al segundo 1 no se puede usar.
thaayam-strike-no-one = Todas las fichas están fuera y no ha salido ningún 1.
thaayam-strike-one-alone = Gemelos fuera: para entrar hacen falta dos 1.

# Why a piece cannot be moved.
thaayam-why-out = Ya ha salido del tablero.
thaayam-why-castle = Espera en el castillo a las demás.
thaayam-why-out-needs-one = Se retira con un 1.
thaayam-why-enter = Entra con un 1.
thaayam-why-enter-two = El gemelo entra con dos 1.
thaayam-why-one-score = Una ficha usa una sola tirada cada vez.
thaayam-why-too-far = El castillo está a { $squares ->
    [1] una casilla: es demasiado
   *[other] { $squares } casillas: es demasiado
}

# The log.
thaayam-log-threw = { $name }: { $scores }.
thaayam-log-nothing = { $name }: { $scores }, y no se puede jugar.
thaayam-log-struck = { $name }: { $scores }; { $count ->
    [1] no se puede usar: { $struck }
   *[other] no se pueden usar: { $struck }
}.
thaayam-log-no-one = { $name }: { $scores }; todas las fichas fuera, y ningún 1.
thaayam-log-one-alone = { $name }: { $scores }; para que entre el gemelo hacen falta dos 1.
thaayam-log-entered = { $name }: { $pieces ->
    [1] 1, entra una ficha
   *[other] entran { $pieces } fichas
}.
thaayam-log-entered-twin = { $name }: 1 + 1, entra el gemelo.
thaayam-log-moved = { $name }: { $scores }, de { $from } a { $to }.
thaayam-log-twin-moved = { $name }: { $scores }, el gemelo, de { $from } a { $to }.
thaayam-log-captured = { $name }: { $scores }, de { $from } a { $to }, donde captura { $pieces ->
    [1] una ficha { $colour ->
        [yellow] amarilla
        [blue] azul
        [red] roja
       *[green] verde
    }
   *[other] { $pieces } fichas { $colour ->
       [yellow] amarillas
       [blue] azules
       [red] rojas
      *[green] verdes
   }
}.
thaayam-log-twin-captured = { $name }: { $scores }, el gemelo, de { $from } a { $to }, donde captura { $pieces ->
    [1] un gemelo { $colour ->
        [yellow] amarillo
        [blue] azul
        [red] rojo
       *[green] verde
    }
   *[other] { $pieces } gemelos { $colour ->
       [yellow] amarillos
       [blue] azules
       [red] rojos
      *[green] verdes
   }
}.
thaayam-log-home = { $name }: { $scores }, de { $from } al castillo.
thaayam-log-twin-home = { $name }: { $scores }, el gemelo, de { $from } al castillo, y vuelve a ser dos fichas.
thaayam-log-twinned = { $name }: dos fichas forman un gemelo.
thaayam-log-borne-off = { $name }: { $pieces ->
    [1] retira una ficha
   *[other] retira { $pieces } fichas
}, { $left ->
    [0] y no queda ninguna
    [1] y queda una
   *[other] y quedan { $left }
}.
thaayam-log-lapsed = { $name }: { $count ->
    [1] se pierde { $scores }
   *[other] se pierden { $scores }
}.
thaayam-log-again = { $name }: otro turno, por la captura.
thaayam-log-won = { $name }: las cuatro fichas fuera del tablero, y gana la partida.

# The replay: a move on the card, and in its log.
thaayam-replay-throws = { $name }: sale un { $score }
thaayam-replay-enters = { $name }: entra una ficha
thaayam-replay-enters-twin = { $name }: entra el gemelo
thaayam-replay-twins = { $name }: forma un gemelo
thaayam-replay-out = { $name }: retira una ficha
thaayam-replay-arrives = { $name }: { $from } → castillo
thaayam-replay-moves-twin = { $name }: gemelo, { $from } → { $to }
thaayam-replay-arrives-twin = { $name }: gemelo, { $from } → castillo
thaayam-row-enter = al palacio
thaayam-row-enter-twin = gemelo al palacio
thaayam-row-twin = forma un gemelo
thaayam-row-out = retira una ficha
thaayam-row-move = { $from } → { $to }
thaayam-row-move-twin = gemelo, { $from } → { $to }
thaayam-row-home = al castillo
thaayam-row-home-twin = gemelo al castillo

# What the computer player would do, and why.
thaayam-advice-home = Pista: al castillo
thaayam-advice-move-twin = Pista: gemelo, { $from } → { $to }
thaayam-advice-home-twin = Pista: gemelo al castillo
thaayam-advice-enter = Pista: meter ficha
thaayam-advice-enter-twin = Pista: meter el gemelo
thaayam-advice-form-twin = Pista: formar gemelo
thaayam-advice-bear-off = Pista: retirar ficha
thaayam-reason-captures = Capturas en { $square } { $pieces ->
    [1] una ficha { $colour ->
        [yellow] amarilla
        [blue] azul
        [red] roja
       *[green] verde
    }
   *[other] { $pieces } fichas { $colour ->
       [yellow] amarillas
       [blue] azules
       [red] rojas
      *[green] verdes
   }
}: { $lost ->
    [1] una casilla perdida
   *[other] { $lost } casillas perdidas
}{ $again ->
    [yes] , y tienes otro turno
   *[no] {""}
}.
thaayam-reason-captures-twin = Capturas en { $square } { $pieces ->
    [1] un gemelo { $colour ->
        [yellow] amarillo
        [blue] azul
        [red] rojo
       *[green] verde
    }
   *[other] { $pieces } gemelos { $colour ->
       [yellow] amarillos
       [blue] azules
       [red] rojos
      *[green] verdes
   }
}: { $lost ->
    [1] una casilla perdida
   *[other] { $lost } casillas perdidas
}{ $again ->
    [yes] , y tienes otro turno
   *[no] {""}
}.
thaayam-reason-sets-up = Después, con el { $score } podrás capturar una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
} en { $square }.
thaayam-reason-enters = Entra una ficha, y fuera { $off ->
    [0] no queda ninguna
    [1] queda una
   *[other] quedan { $off }
}.
thaayam-reason-forms-twin = A un gemelo solo puede atacarlo otro gemelo.
thaayam-reason-castle = Llega al castillo ({ $pieces } de 4): ahí está a salvo.
thaayam-reason-escapes = Allí corre menos peligro: el riesgo de captura es del { $before } % aquí y del { $after } % allí.
thaayam-reason-keeps = { $count ->
    [1] Otra jugada perdería esta tirada: { $scores }.
   *[other] Otra jugada perdería estas tiradas: { $scores }.
}
thaayam-reason-risks = Pero allí el riesgo de captura es del { $chance } %.
thaayam-reason-loses = { $count ->
    [1] Pero se pierde esta tirada: { $scores }.
   *[other] Pero se pierden estas tiradas: { $scores }.
}
thaayam-reason-nears = Queda a { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
} del castillo.

# The story.
thaayam-tale-turning-point = En la jugada { $move }, { $pieces ->
    [1] cayó una ficha { $colour ->
        [yellow] amarilla
        [blue] azul
        [red] roja
       *[green] verde
    }
   *[other] cayeron { $pieces } fichas { $colour ->
       [yellow] amarillas
       [blue] azules
       [red] rojas
      *[green] verdes
   }
} en { $square }: { $squares ->
    [1] una casilla perdida
   *[other] { $squares } casillas perdidas
}.
thaayam-tale-turning-twin = En la jugada { $move }, { $pieces ->
    [1] cayó un gemelo { $colour ->
        [yellow] amarillo
        [blue] azul
        [red] rojo
       *[green] verde
    }
   *[other] cayeron { $pieces } gemelos { $colour ->
       [yellow] amarillos
       [blue] azules
       [red] rojos
      *[green] verdes
   }
} en { $square }: { $squares ->
    [1] una casilla perdida
   *[other] { $squares } casillas perdidas
}.
thaayam-tale-longest-throw = { $name } tiró más veces que nadie en un turno: { $throws }.
thaayam-tale-most-captures = { $name } capturó más fichas que nadie: { $captures }.
thaayam-tale-closest-race = { $name } ganó por muy poco: a { $second } { $squares ->
    [1] le faltaba una casilla
   *[other] le faltaban { $squares } casillas
}.
thaayam-tale-last-stretch = Con las cuatro fichas en el castillo, { $name } { $turns ->
    [0] no perdió ningún turno
    [1] esperó un turno a que saliera un 1
   *[other] esperó { $turns } turnos a que saliera un 1
}.
