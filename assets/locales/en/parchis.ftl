# Parchís.

parchis = Parchís
parchis-about = 2–4 players · one die, 68 squares

# The optional rules.
parchis-two-on-first-five = Two pieces on the first 5
parchis-two-on-first-five-about = On each player's first 5 two pieces come out of home.
parchis-capture-on-exit = Capture on the exit too
parchis-capture-on-exit-about = A piece that comes out captures an opponent's on the exit.
parchis-opening = Who starts
parchis-opening-about = Everybody throws the die, and the highest starts.
parchis-opening-roll = By the die
parchis-opening-seat0 = First seat

plate-counts = { $home } at home · { $goal } in the goal
parchis-done = { $pieces } in the goal

# What is to be done.
throw = Throw
throw-the-die = Throw the die
throw-for-start = Throw for who starts
throw-for-start-body = The highest starts.
throw-again = Throw again
six-throw-again = You threw a 6: throw again.
third-six-danger = Two 6s in a row: a third would send your last piece home.
computer-throws = The computer throws
computer-counts = The computer counts { $count }
choose-and-count = Choose a piece and count { $count }
count-with-the-piece = Count { $count }
count-bonus = Count { $count } with any piece
count = Count { $count }
come-out = Come out
must-come-out = A piece must come out
must-come-out-two = Two pieces must come out
must-open-barrier = You must open a barrier
why-come-out = With a 5 a piece leaves home.
why-come-out-two = It is your first 5.
why-open-barrier = Who throws a 6 opens a barrier, if it can move.
why-seven = With no piece at home a 6 counts 7. Afterwards you throw again.
six-afterwards = You threw a 6: afterwards you throw again.

# What a move brings.
column-square = column { $step }
brings-move = From { $from } to { $to }.
brings-barrier = From { $from } to { $to }: two together make a barrier.
brings-capture = From { $from } to { $to }: you capture a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece and then count 20.
brings-goal = From { $from } to the goal; then you count 10.
brings-last-goal = From { $from } to the goal: your last piece!
brings-exit = A piece comes out to { $square }.
brings-exit-two = Two pieces come out to { $square }.
brings-exit-capture = A piece comes out to { $square }: you capture a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece and then count 20.
brings-exit-two-capture = Two pieces come out to { $square } and capture { $pieces ->
    [1] one piece
   *[other] two pieces
}.
tag-capture = Capture: +20

# What happens.
die-rolls = The die rolls…
counts = Counts { $count }
comes-out = A piece comes out
captured = A { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece is captured
in-the-goal = In the goal!
earned = And { $count } to count
third-six-home = Third 6: the last piece moved goes home
third-six-stays = Third 6: the turn is over
starts = Starts: { $name }
starts-body = The highest throw.
tie-throw-again = A tie: those throw again
lapsed-body = { $count } lapses.
finished = { $name }: all four in the goal, place { $place }

# Why a piece cannot be moved.
why-not-yours = Turn: { $name }
why-not-goal = It has arrived.
why-not-home = It comes out with a 5.
why-not-exit-blocked = Two pieces of one colour block the exit.
why-not-barrier = Barrier on { $square }
why-not-full = Two pieces stand on { $square }
why-not-too-far = The goal is { $squares ->
    [1] one square
   *[other] { $squares } squares
} away
