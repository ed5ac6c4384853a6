# The garden games: Buddha's Lotus, Taï-hou, Buddha's Flight.

taihou = Taï-hou
taihou-about = 2–4 players · a lake in the middle

# The optional rules.
taihou-lake = The lake
taihou-lake-about = With the lake in the middle it is Taï-hou; without it, Buddha's Lotus, with lotuses for lost weapons.
taihou-flight = Buddha's Flight
taihou-flight-about = A piece may go as many squares as its number, with one quarter turn on the way.
taihou-quiet-limit = End after quiet rounds
taihou-quiet-limit-about = After this many rounds in a row with nothing captured the game ends.
taihou-quiet-limit-off = Never
taihou-opening = Who starts
taihou-opening-about = Each draws a piece and the highest starts, or South starts.
taihou-opening-roll = By draw
taihou-opening-seat0 = South

# The pieces.
taihou-piece = { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
    [10] arrow
   *[0] lotus
}
taihou-piece-name = { $piece ->
    [1] Nightingale
    [2] Toad
    [3] Turtle
    [4] Pheasant
    [5] Bat
    [6] Tiger
    [7] Snake
    [8] Elephant
    [9] Sabre
    [10] Arrow
   *[0] Lotus
}

# The calls.
taihou-hat-lo = hât-lô
taihou-hat-lo-about = please take
taihou-hat-lo-to = to { $name }
taihou-khi-loi = khi-lôi
taihou-khi-loi-about = ask for the end
taihou-khi-loi-needs = 6 lost: { $lost } / 6
taihou-khi-loi-left = { $turns ->
    [1] 1 turn left
   *[other] { $turns } turns left
}
taihou-txok-tae = txok-tâe
taihou-lotus-put = Put a lotus in

# What stands on a plate.
taihou-counts = { $garden } in the garden · { $lost } lost
taihou-counts-short = { $garden } here · { $lost } lost
taihou-counts-least = { $garden } · { $lost }
taihou-done = { $pieces ->
    [0] no pieces
    [1] one piece
   *[other] { $pieces } pieces
}
taihou-reserve = Reserve
taihou-taken = Taken

# The score as it stands.
taihou-points = Points
taihou-score-four = garden + half of what was taken
taihou-score-two = garden + ½ taken + ½ reserve
taihou-stake = Stakes { $stake }
taihou-rest = { $rest } left

# Who starts, and the deal.
taihou-draw-start = Who starts?
taihou-draw-start-body = Each draws a piece; the highest starts.
taihou-draw = Draw a piece
taihou-drew = { $name } draws { $value }
taihou-tied = Highest together: they draw again
taihou-deal-heading = The pieces are dealt
taihou-deal-body = Face down and mixed by the neighbour, from the left, on the two near lines.
taihou-deal = Deal
taihou-dealt = { $name }'s pieces lie face down
taihou-shown = { $name } turns them up

# What is to be done.
taihou-faster = Play faster
taihou-as-usual = As usual
taihou-computer-plays = The computer plays
taihou-choose = Choose a piece
taihou-choose-about = It goes the way its head looks, or it is turned.
taihou-choose-end = Choose a square, or turn it
taihou-choose-flight = Up to { $squares } squares
taihou-must-take = You must take: hât-lô
taihou-must-take-about = { $name } asked you to. Any capture will do.
taihou-must-turn = Turn a piece so that it can take: hât-lô
taihou-must-turn-about = { $name } offers the piece on { $square }.
taihou-calling = Choose the move that calls hât-lô to { $name }
taihou-calling-about = It must end beside a piece that could take it.

# What is looked at; a game gone over again and a hint say it too.
taihou-go = { $piece }: { $from } → { $to }
taihou-take = { $piece }: { $from } × { $to }
taihou-turn-to = { $piece } on { $square }: turned { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
taihou-puts-lotus = A lotus is put in
taihou-calls-end = khi-lôi: the end is asked for
taihou-places = { $square }

# What a move brings.
taihou-takes = It takes the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
}, { $side ->
    [head] head on
    [flank] from the side
   *[behind] from behind
}.
taihou-flies-over = It flies over the lake.
taihou-costs = { $steps } + 1 to turn + { $more } = { $cost }
taihou-costs-straight = { $cost ->
    [1] 1 square
   *[other] { $cost } squares
}
taihou-left = { $left } left
taihou-in-danger = It could be taken there.
taihou-then-takes = It could then take the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} on { $square }.
taihou-then-calls = hât-lô can be called to { $name }.

# Who takes whom.
taihou-attacks = Who takes whom
taihou-attacks-of = { $piece ->
    [1] The nightingale
    [2] The toad
    [3] The turtle
    [4] The pheasant
    [5] The bat
    [6] The tiger
    [7] The snake
    [8] The elephant
    [9] The sabre
   *[10] The arrow
} takes
taihou-from-anywhere = from anywhere
taihou-from-side-behind = side or behind
taihou-from-side = from the side
taihou-attacks-close = Close
taihou-attacks-rows = takes ↓
taihou-attacks-columns = is taken →
taihou-sign-anywhere = anywhere
taihou-sign-side-behind = side or behind
taihou-sign-side = side

# The marks.
taihou-sign-move = move
taihou-sign-capture = take
taihou-sign-danger = danger
taihou-sign-turn = turn

# Why something cannot be done.
taihou-why-own = Your own piece stands there
taihou-why-closed = The piece on { $square } is in the way
taihou-why-lake = Only the toad enters the lake
taihou-why-lake-backwards = Over the lake it flies head first only
taihou-why-beyond = The square beyond the lake is not free
taihou-why-lotus = A lotus cannot be taken
taihou-why-pond = A toad in the lake cannot be taken
taihou-why-never = It does not take that piece
taihou-why-harmless = A lotus takes nobody
taihou-why-table = It cannot be taken { $side ->
    [head] head on
    [flank] from the side
   *[behind] from behind
}
taihou-why-backwards = Backwards it takes nobody
taihou-why-repeat = Three times in a row is enough
taihou-why-duty = hât-lô: you must take
taihou-why-duty-turn = hât-lô: you must turn a piece towards { $square }
taihou-why-call = Nobody could take it there
taihou-why-khi-loi = After six losses

# What happens.
taihou-goes = { $from } to { $to }
taihou-turned = { $square } turns { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
taihou-captured = txok-tâe! The { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} on { $square } is taken
taihou-replaced = From the reserve to { $square }
taihou-lotus-in = A lotus on { $square }
taihou-called = hât-lô to { $name }: please take
taihou-called-end = khi-lôi: 20 turns each
taihou-lapsed = The duty lapses
taihou-passed = { $name } cannot move and passes
taihou-lifted = The screen is lifted
taihou-over-pieces = Only one player has pieces left.
taihou-over-turns = The 20 turns are played.
taihou-over-quiet = Too many rounds with nothing taken.

# The log.
taihou-log-drew = { $name } drew { $value }.
taihou-log-dealt = { $name }'s pieces are dealt.
taihou-log-arranged = { $name } lays out pieces: { $placed }.
taihou-log-went = { $name }: { $piece }, { $from } → { $to }.
taihou-log-turned = { $name }: { $piece } on { $square }, turned { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
taihou-log-took = { $name }: { $piece }, { $from } × { $to } ({ $taken }).
taihou-log-lotus = { $name }: a lotus on { $square }.
taihou-log-replaced = { $name }: from the reserve to { $square }.
taihou-log-called = { $name } calls hât-lô to { $other }.
taihou-log-khi-loi = { $name } calls khi-lôi.
taihou-log-lapsed = { $name } owes nothing any more.
taihou-log-passed = { $name } passes.

# A game gone over again.
taihou-replay = { $name }: { $deed }
taihou-row-drew = draws { $value }
taihou-row-dealt = is dealt
taihou-row-placed = arranges
taihou-row-go = { $from } → { $to }
taihou-row-take = { $from } × { $to }
taihou-row-turn = { $square } { $facing ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
}
taihou-row-lotus = lotus
taihou-row-call = { $row } hât-lô
taihou-row-khi-loi = khi-lôi

# The figures.
taihou-taken-count = taken
taihou-lost-count = lost
taihou-points-count = points

# The end, counted out.
taihou-count-garden = In the garden
taihou-count-taken = Half of what was taken
taihou-count-reserve = Half of the reserve
taihou-count-total = Total
taihou-count-payout = From the stakes

# The hint.
taihou-advice = Hint: { $deed }

# Why a move is a good one, and what speaks against it.
taihou-reason-wins = The game ends with it, and you have most points.
taihou-reason-meets = { $name } called hât-lô: you must take.
taihou-reason-turns = { $name } called hât-lô: a piece must be turned towards the one offered.
taihou-reason-captures = It takes the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} on { $square }.
taihou-reason-captures-replaced = It takes the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} on { $square }; another comes in from the reserve.
taihou-reason-escapes = It could be taken now; then, on { $square }, it cannot.
taihou-reason-into-lake = In the lake nobody can take the toad.
taihou-reason-threatens = Next you could take the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} on { $square }.
taihou-reason-calls = hât-lô makes { $name } take.
taihou-reason-lures = Whoever takes on { $square } can be taken there.
taihou-reason-lotus = A lotus cannot be taken and stands in others' way.
taihou-reason-ends = { $ahead ->
    [0] The end comes nearer: you are { $points ->
        [1] one point
       *[other] { $points } points
    } behind.
   *[1] { $points ->
        [0] Nobody is ahead of you: let the end come.
        [1] You are one point ahead: let the end come.
       *[other] You are { $points } points ahead: let the end come.
    }
}
taihou-reason-front = It stands in the front line.
taihou-reason-back = It stands at the edge.
taihou-reason-risks = But the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} on { $square } could be taken next.
taihou-reason-points = You then have { $own } points, the best of the others { $best }.

# The story of a game.
taihou-tale-comeback = { $name } was { $points ->
    [1] one point
   *[other] { $points } points
} behind { $leader }, and won all the same.
taihou-tale-prize = { $name } took the { $piece ->
    [1] nightingale
    [2] toad
    [3] turtle
    [4] pheasant
    [5] bat
    [6] tiger
    [7] snake
    [8] elephant
    [9] sabre
   *[10] arrow
} of { $owner }, on { $square }: the highest taken.
taihou-tale-captures = { $name } took most: { $pieces } to { $next }.
taihou-tale-calls = { $name } called hât-lô most often: { $calls } times to { $next }.
taihou-tale-even = { $turns } turns, and nobody gave way.
taihou-tale-narrow = { $name } had only { $points ->
    [1] one point
   *[other] { $points } points
} more than { $second }.
taihou-tale-won = { $why } { $name } has { $points } points and takes { $payout } from the stakes.
taihou-tale-shared = { $why } The first place is shared, with { $points } points.
