# What every screen and every game says.

tagline = Juegos tradicionales, en una sola mesa
new-game = Partida nueva
continue = Continuar
saved-games = Partidas guardadas
rules = Reglas
settings = Ajustes
quit = Salir
back = Atrás
menu = Menú
pause = Pausa
leave-game = Dejar la partida
all-is-saved = todo está guardado
home = Inicio
hint-move = mover
hint-choose = elegir

person = Persona
computer = Ordenador
nobody = Nadie
level-beginner = principiante
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
person-hint = con lo que quieras
has-pad = mando { $number }
join = Pulsa { $button } para unirte
empty-seat = Asiento vacío
empty-seat-hint = Nadie juega con este color.
optional-rules = Reglas opcionales
yes = Sí
no = No
start = Empezar
how-many-play = { $count ->
    [2] Dos jugadores
    [3] Tres jugadores
   *[other] Cuatro jugadores
}
turn-passes = El turno pasa a la derecha.

turn = Turno: { $name }
undo = Deshacer
redo = Rehacer
why-not-undo = Una tirada no se puede deshacer
laid-over = { $game } · { $over }
game-over = La partida ha terminado
nothing-to-play = No se puede jugar
now = ahora
later = después
again = otra vez
throws = Tiradas
expected = lo esperado

winner = Gana { $name }
draw = Empate
rematch = Revancha
figures = En cifras
captures = capturas
turns = turnos
throws-made = tiradas
