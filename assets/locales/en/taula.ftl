# What every screen and every game says.

tagline = Traditional games, at one table
new-game = New game
continue = Continue
saved-games = Saved games
rules = Rules
settings = Settings
quit = Quit
back = Back
menu = Menu
pause = Pause
leave-game = Leave the game
all-is-saved = everything is saved
home = Start screen
hint-move = move
hint-choose = choose

person = Person
computer = Computer
nobody = Nobody
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
person-hint = any device
has-pad = pad { $number }
join = Press { $button } to join
empty-seat = Empty seat
empty-seat-hint = Nobody plays this colour.
optional-rules = Optional rules
yes = Yes
no = No
start = Start
how-many-play = { $count ->
    [2] Two players
    [3] Three players
   *[other] Four players
}
turn-passes = The turn passes to the right.

turn = Turn: { $name }
undo = Undo
redo = Redo
why-not-undo = A throw is never taken back
laid-over = { $game } · { $over }
game-over = The game is over
nothing-to-play = Nothing can be played
now = now
later = later
again = again
throws = Throws
expected = expected

winner = Winner: { $name }
draw = Draw
rematch = Rematch
figures = Figures
captures = captures
turns = turns
throws-made = throws
