# The result, the log, the throws, the hint.

log = Crónica
log-empty = Todavía no ha pasado nada.
log-for-start = { $name }: { $value } para empezar.
log-tied = Empate: tiran otra vez quienes han empatado.
log-starts = Empieza { $name }.
log-threw = { $name }: sale un { $value }.
log-lapsed = { $name }: { $count }, y no se puede jugar.
log-moved = { $name }: { $count }, de la casilla { $from } a la { $to }.
log-barrier = { $name }: { $count }, de la casilla { $from } a la { $to }, barrera.
log-captured = { $name }: { $count }, de la casilla { $from } a la { $to }, donde come una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
}.
log-goal = { $name }: { $count }, de la casilla { $from } a la meta.
log-out = { $name }: 5, { $pieces ->
    [1] sale una ficha
   *[other] salen dos fichas
} a la casilla { $square }.
log-out-barrier = { $name }: 5, { $pieces ->
    [1] sale una ficha
   *[other] salen dos fichas
} a la casilla { $square }, barrera.
log-out-captured = { $name }: 5, { $pieces ->
    [1] sale una ficha
   *[other] salen dos fichas
} a la casilla { $square } y come una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
}.
log-third-six-home = { $name }: tercer 6, y la ficha de la casilla { $from } vuelve a casa.
log-third-six-stays = { $name }: tercer 6, y se acaba el turno.
log-finished = { $name }: las cuatro fichas en la meta, puesto { $place }.

# The throws. The seed is shown above the sentence.
seed-check = Semilla de las tiradas; para comprobarlas: «taula engine».
seed-copied = copiada

# What the computer player would do, and why.
hint = Pista
hint-thinking = Pensando…
advice-move = Pista: { $from } → { $to }
advice-come-out = Pista: sacar ficha
advice-goal = la meta
advice-better = Es mejor que cualquier otra jugada.
advice-by-far = Es mucho mejor que cualquier otra jugada.
reason-comes-out = Con un 5 { $pieces ->
    [1] sale una ficha
   *[other] salen dos fichas
}.
reason-opens-barrier = Con un 6 hay que abrir la barrera de la casilla { $square }.
reason-only-move = No hay otra jugada.
reason-finishes = { $place ->
    [1] Llega la última ficha, y ganas.
   *[other] Llega la última ficha: puesto { $place }.
}
reason-captures = Te comes la ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
} de la casilla { $square }, que pierde { $lost ->
    [1] una casilla
   *[other] { $lost } casillas
}, y cuentas { $earns }.
reason-enters-goal = Una ficha llega a la meta ({ $pieces } de 4), y cuentas { $earns }.
reason-escapes = Allí la ficha está más segura: de { $all } tiradas, { $before } la amenazan aquí y { $after ->
    [0] ninguna
    [1] una
   *[other] { $after }
} allí.
reason-forms-barrier = Dos fichas forman barrera en la casilla { $square }: nadie puede pasar.
reason-keeps-barrier = La barrera de la casilla { $square } sigue cerrada.
reason-reaches-safe = La ficha llega a un seguro: la casilla { $square }.
reason-nears-home = La ficha queda a { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
} de la meta.

# The result.
watch-again = Verla otra vez
story = La historia
game-length = { $moves } jugadas, { $turns } turnos
game-and-length = { $game }: { $length }
finished-at = jugada { $move }
tale-comeback = { $name } llegó a ir { $squares } casillas por detrás de { $leader }, y aun así ganó.
tale-led = { $name } fue por delante de la jugada { $from } a la { $to }.
tale-lead-changes = { $times ->
    [0] El primer puesto no cambió nunca de manos.
    [1] El primer puesto cambió de manos una vez.
   *[other] El primer puesto cambió de manos { $times } veces.
}
tale-turning-point = En la jugada { $move }, una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
} volvió a casa desde la casilla { $square }: perdió { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
}.
tale-most-captures = { $name } comió más fichas que nadie: { $captures }.
tale-longest-flight = Una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
} estuvo en peligro { $turns ->
    [1] un turno
   *[other] { $turns } turnos
}, y llegó a la meta.
tale-three-sixes = El tercer 6 mandó a casa una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
}: perdió { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
}.
tale-best-turn = { $name } tuvo el mejor turno: { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
} de una vez.
tale-closest-race = { $name } ganó por muy poco: a { $second } { $squares ->
    [1] le faltaba una casilla
   *[other] le faltaban { $squares } casillas
}.
tale-margin = { $name } ganó cuando a { $second } le faltaban { $squares } casillas.
tale-ahead = { $name } llegó { $turns ->
    [1] un turno
   *[other] { $turns } turnos
} antes que { $second }.
