# Parchís.

parchis = Parchís
parchis-about = 2–4 jugadores · un dado, 68 casillas

# The optional rules.
parchis-two-on-first-five = Dos fichas con el primer 5
parchis-two-on-first-five-about = Con el primer 5 de cada jugador salen dos fichas de casa.
parchis-capture-on-exit = Comer también en la salida
parchis-capture-on-exit-about = La ficha que sale de casa se come la del rival que esté en la salida.
parchis-opening = Quién empieza
parchis-opening-about = Todos tiran el dado y empieza quien saque el número más alto.
parchis-opening-roll = El dado
parchis-opening-seat0 = El primero

plate-counts = { $home } en casa · { $goal } en la meta
parchis-done = { $pieces } en la meta

# What is to be done.
throw = Tirar
throw-the-die = Tira el dado
throw-for-start = Tira para ver quién empieza
throw-for-start-body = Empieza quien saque más.
throw-again = Otra tirada
six-throw-again = Ha salido un 6: se tira otra vez.
third-six-danger = Dos 6 seguidos: con un tercero, la última ficha movida volvería a casa.
computer-throws = El ordenador tira
computer-counts = El ordenador cuenta { $count }
choose-and-count = Elige una ficha y cuenta { $count }
count-with-the-piece = Cuenta { $count }
count-bonus = Cuenta { $count } con cualquier ficha
count = Contar { $count }
come-out = Sacar ficha
must-come-out = Debe salir una ficha
must-come-out-two = Deben salir dos fichas
must-open-barrier = Debes abrir una barrera
why-come-out = Con un 5 sale una ficha de casa.
why-come-out-two = Es tu primer 5.
why-open-barrier = Quien saca un 6 abre una barrera, si puede.
why-seven = Sin fichas en casa, el 6 vale 7. Después tiras otra vez.
six-afterwards = Has sacado un 6: después tiras otra vez.

# What a move brings.
# The sentences put the noun before it: "la casilla" + "3 del pasillo".
column-square = { $step } del pasillo
brings-move = De la casilla { $from } a la { $to }.
brings-barrier = De la casilla { $from } a la { $to }: dos juntas forman barrera.
brings-capture = De la casilla { $from } a la { $to }: te comes una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
} y después cuentas 20.
brings-goal = De la casilla { $from } a la meta; después cuentas 10.
brings-last-goal = De la casilla { $from } a la meta: ¡tu última ficha!
brings-exit = Sale una ficha a la casilla { $square }.
brings-exit-two = Salen dos fichas a la casilla { $square }.
brings-exit-capture = Sale una ficha a la casilla { $square }: te comes una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
} y después cuentas 20.
brings-exit-two-capture = Salen dos fichas a la casilla { $square } y te comes { $pieces ->
    [1] una ficha
   *[other] dos fichas
}.
tag-capture = Comer: +20

# What happens.
die-rolls = El dado rueda…
counts = Cuenta { $count }
comes-out = Sale una ficha
captured = Se come una ficha { $colour ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[green] verde
}
in-the-goal = ¡En la meta!
earned = Y { $count } por contar
third-six-home = Tercer 6: la última ficha movida vuelve a casa
third-six-stays = Tercer 6: se acaba el turno
starts = Empieza { $name }
starts-body = La tirada más alta.
tie-throw-again = Empate: tiran otra vez quienes han empatado
lapsed-body = El { $count } se pierde.
finished = { $name }: las cuatro fichas en la meta, puesto { $place }

# Why a piece cannot be moved.
why-not-yours = Turno: { $name }
why-not-goal = Ya ha llegado.
why-not-home = Sale con un 5.
why-not-exit-blocked = Dos fichas del mismo color cierran la salida.
why-not-barrier = Hay barrera en la casilla { $square }
why-not-full = Hay dos fichas en la casilla { $square }
why-not-too-far = La meta está a { $squares ->
    [1] una casilla
   *[other] { $squares } casillas
}
