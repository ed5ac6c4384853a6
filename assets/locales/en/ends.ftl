# The result, the log, the throws, the hint.

log = Log
log-empty = Nothing has happened yet.
log-for-start = { $name }: { $value } for the start.
log-tied = A tie: those throw again.
log-starts = Starts: { $name }.
log-threw = { $name } throws { $value }.
log-lapsed = { $name }: { $count }, and nothing can be played.
log-moved = { $name }: { $count }, from { $from } to { $to }.
log-barrier = { $name }: { $count }, from { $from } to { $to }, a barrier.
log-captured = { $name }: { $count }, from { $from } to { $to }, capturing a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece.
log-goal = { $name }: { $count }, from { $from } to the goal.
log-out = { $name }: 5, { $pieces ->
    [1] a piece comes out
   *[other] two pieces come out
} to { $square }.
log-out-barrier = { $name }: 5, { $pieces ->
    [1] a piece comes out
   *[other] two pieces come out
} to { $square }, a barrier.
log-out-captured = { $name }: 5, { $pieces ->
    [1] a piece comes out
   *[other] two pieces come out
} to { $square }, capturing a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece.
log-third-six-home = { $name }: the third 6, and the piece on { $from } goes home.
log-third-six-stays = { $name }: the third 6, and the turn is over.
log-finished = { $name }: all four in the goal, place { $place }.

# The throws. The seed is shown above the sentence.
seed-check = This seed gives the throws; check them with “taula engine”.
seed-copied = copied

# What the computer player would do, and why.
hint = Hint
hint-thinking = Thinking…
advice-move = Hint: { $from } → { $to }
advice-come-out = Hint: come out
advice-goal = the goal
advice-better = Better than any other move.
advice-by-far = Better by far than any other move.
reason-comes-out = With a 5 { $pieces ->
    [1] a piece comes
   *[other] two pieces come
} out.
reason-opens-barrier = With a 6 the barrier on { $square } must open.
reason-only-move = There is no other move.
reason-finishes = { $place ->
    [1] The last piece gets home, and you win.
   *[other] The last piece gets home, for place { $place }.
}
reason-captures = You capture the { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece on { $square }: that loses { $lost ->
    [1] one square
   *[other] { $lost } squares
}, and you count { $earns }.
reason-enters-goal = A piece gets to the goal ({ $pieces } of 4), and you count { $earns }.
reason-escapes = The piece is safer there: of { $all } throws { $before } threaten it here, { $after ->
    [0] none
    [1] one
   *[other] { $after }
} there.
reason-forms-barrier = Two pieces make a barrier on { $square }: nobody can pass.
reason-keeps-barrier = The barrier on { $square } stays closed.
reason-reaches-safe = The piece reaches a safe square, { $square }.
reason-nears-home = The piece is then { $squares ->
    [1] one square
   *[other] { $squares } squares
} from the goal.

# The result.
watch-again = Watch again
story = The story
game-length = { $moves } moves, { $turns } turns
game-and-length = { $game }: { $length }
finished-at = on move { $move }
tale-comeback = { $name } was { $squares } squares behind { $leader }, and won all the same.
tale-led = { $name } led from move { $from } to move { $to }.
tale-lead-changes = { $times ->
    [0] The lead never changed hands.
    [1] The lead changed hands once.
   *[other] The lead changed hands { $times } times.
}
tale-turning-point = On move { $move } a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece was sent home from { $square }: { $squares ->
    [1] one square
   *[other] { $squares } squares
} lost.
tale-most-captures = { $name } captured the most pieces: { $captures }.
tale-longest-flight = A { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece was in danger for { $turns ->
    [1] one turn
   *[other] { $turns } turns
}, and still got home.
tale-three-sixes = The third 6 sent a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece home: { $squares ->
    [1] one square
   *[other] { $squares } squares
} lost.
tale-best-turn = { $name } had the best turn: { $squares ->
    [1] one square
   *[other] { $squares } squares
} at once.
tale-closest-race = { $name } won by a whisker: { $second } had { $squares ->
    [1] one square
   *[other] { $squares } squares
} to go.
tale-margin = { $name } won while { $second } had { $squares } squares to go.
tale-ahead = { $name } got home { $turns ->
    [1] one turn
   *[other] { $turns } turns
} before { $second }.
