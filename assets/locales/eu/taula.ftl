# What every screen and every game says.

tagline = Joko tradizionalak, mahai bakar batean
new-game = Partida berria
continue = Jarraitu
saved-games = Gordetako partidak
rules = Arauak
settings = Ezarpenak
quit = Irten
back = Atzera
menu = Menua
pause = Etenaldia
leave-game = Utzi partida
all-is-saved = dena gordeta dago
home = Hasiera
hint-move = mugitu
hint-choose = aukeratu

person = Pertsona
computer = Ordenagailua
nobody = Inor ez
level-beginner = hasiberria
level-easy = erraza
level-medium = ertaina
level-hard = zaila
level-expert = aditua
person-hint = nahi duzunarekin
has-pad = { $number }. agintea
join = Sakatu { $button } jokoan sartzeko
empty-seat = Eserleku hutsa
empty-seat-hint = Kolore honek ez du jokatuko.
optional-rules = Aukerako arauak
yes = Bai
no = Ez
start = Hasi
how-many-play = { $count ->
    [2] Bi jokalari
    [3] Hiru jokalari
   *[other] Lau jokalari
}
turn-passes = Txanda eskuinera pasatuko da.

turn = Txanda: { $name }
undo = Desegin
redo = Berregin
why-not-undo = Botaldi bat ezin da desegin
laid-over = { $game } · { $over }
game-over = Partida amaitu da
nothing-to-play = Ezin da jokatu
now = orain
later = gero
again = berriro
throws = Botaldiak
expected = espero dena

winner = Irabazlea: { $name }
draw = Berdinketa
rematch = Errebantxa
figures = Zenbakiak
captures = jandakoak
turns = txandak
throws-made = botaldiak
