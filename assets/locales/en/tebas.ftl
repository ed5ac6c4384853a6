# Tebas.

tebas = Tebas
tebas-about = 2 players · twenty numbered pieces

# The optional rules.
tebas-repetition = Draw by repetition
tebas-repetition-about = The third time a position comes up with the same player to move, the game is a draw.
tebas-quiet-limit = Draw after quiet turns
tebas-quiet-limit-about = After this many turns of each player with no piece covered or removed, the game is a draw.
tebas-quiet-limit-off = Never
tebas-opening = Who starts
tebas-opening-about = It is drawn by lot, or ivory starts.
tebas-opening-roll = By lot
tebas-opening-seat0 = Ivory

# The players' pieces.
tebas-ivory = ivory pieces
tebas-lapis = lapis lazuli pieces

# What stands on a plate: how many pieces are free, how many of those in the inner field, how many are lost.
tebas-counts = { $free } free, { $inside } inside{ $out ->
    [0] {""}
   *[other] {" "}· { $out } lost
}
tebas-counts-short = { $free } free, { $inside } inside
tebas-counts-least = { $free } free
tebas-done = { $pieces ->
    [0] no free pieces
    [1] one free piece
   *[other] { $pieces } free pieces
}

# What lies beside the sentence.
tebas-turn = Turn
tebas-turn-which = Choose a piece: its three turns are shown here.
tebas-turn-about = A turn is a quarter, a half or three quarters.
tebas-sign-empty = empty circle
tebas-sign-covers = covers
tebas-sign-barred = cannot be played
tebas-in-hand = To be put back: { $pieces }
tebas-out = Out of play: { $pieces }
tebas-stack-of = { $circle }: stack of { $pieces }, from the bottom up
tebas-below-blocked = those below are blocked

# Who starts.
tebas-draw-start = Who starts?
tebas-draw-start-body = It is drawn by lot.
tebas-draw = Draw lots

# What is to be done.
tebas-computer-plays = The computer plays
tebas-choose = Move or turn a piece
tebas-choose-about = A piece goes as many circles as the number that faces that way.
tebas-choose-end = Choose where it goes
tebas-or-turn = Or turn it where it stands.
tebas-anything = None of your free pieces can get into the inner field yet: any move will do.
tebas-must-keep = Keep a free piece in the inner field
tebas-keep-which = The one on { $circle } is your last free piece inside.
tebas-must-enter = Bring a free piece into the inner field
tebas-must-enter-why = You have none there, and must always have one.
tebas-must-turn = Turn a piece so that it can come in
tebas-must-turn-why = You have no free piece in the inner field, and none can come in now.
tebas-put-back = { $pieces ->
    [1] Put your piece back
   *[other] Put your { $pieces } pieces back
}
tebas-put-back-about = On any empty circle of the outer fields, with the III towards the border.

# What is looked at. A game gone over again and a hint say it too, after a name or a word and a colon.
tebas-turn-by = { $quarters ->
    [1] A quarter turn on { $circle }
    [2] A half turn on { $circle }
   *[other] Three quarters of a turn on { $circle }
}
tebas-go = { $pieces ->
    [1] From { $from } to { $to }
   *[other] The stack from { $from } to { $to }
}
tebas-put-on = A piece back on { $circle }

# What a move brings.
tebas-then-faces = Then { $up } faces up, { $right } right, { $down } down and { $left } left.
tebas-brings-plain = It ends on { $circle }, an empty circle.
tebas-brings-in = It comes into the inner field, to { $circle }.
tebas-brings-out = It leaves the inner field, to { $circle }.
tebas-brings-cover = { $covered ->
    [1] It covers the { $colour ->
        [ivory] ivory
       *[lapis] lapis lazuli
    } piece on { $circle }, which is then blocked.
   *[other] It covers the { $colour ->
       [ivory] ivory
      *[lapis] lapis lazuli
   } stack on { $circle }: { $pieces } pieces, with yours on top.
}
tebas-brings-cover-own = { $covered ->
    [1] It covers your own piece on { $circle }, which is then blocked.
   *[other] It covers your own stack on { $circle }: { $pieces } pieces in all.
}
tebas-brings-undo = The stack is undone: { $leave ->
    [0] no piece leaves the game
    [1] one { $colour ->
        [ivory] ivory
       *[lapis] lapis lazuli
    } piece leaves the game
   *[other] { $leave } { $colour ->
       [ivory] ivory
      *[lapis] lapis lazuli
   } pieces leave the game
}, and you put back { $back ->
    [0] none
    [1] one of yours
   *[other] { $back } of yours
}.
tebas-brings-win = Your opponent has no free piece left: you win!
tebas-brings-repetition = The position comes up for the third time: a draw.
tebas-brings-quiet = Too many turns with no piece covered or removed: a draw.

# Why something cannot be done.
tebas-why-edge = It would leave the board
tebas-why-border = Only the first step crosses the border
tebas-why-second-bend = It can change direction only once
tebas-why-flowered = No move ends on a flowered circle
tebas-why-full = Outer field: only on an empty circle
tebas-why-last-free = It is your last free piece inside
tebas-why-last-free-stack = First you need another free piece inside
tebas-why-must-enter = First bring a free piece inside
tebas-why-must-turn = First turn a piece so that it can come in
tebas-why-under = Blocked below; on top: { $name }

# What happens.
tebas-turned = { $quarters ->
    [1] { $circle } turns by a quarter
    [2] { $circle } turns by a half
   *[other] { $circle } turns by three quarters
}
tebas-goes = { $pieces ->
    [1] From { $from } to { $to }
   *[other] A stack of { $pieces } from { $from } to { $to }
}
tebas-stacked = A stack of { $pieces } on { $circle }
tebas-undone = The stack is undone on { $circle }
tebas-removed = { $pieces ->
    [1] One { $colour ->
        [ivory] ivory
       *[lapis] lapis lazuli
    } piece leaves the game
   *[other] { $pieces } { $colour ->
       [ivory] ivory
      *[lapis] lapis lazuli
   } pieces leave the game
}
tebas-put = Put back on { $circle }
tebas-standstill = { $name } brought the other to a standstill.
tebas-drawn-repetition = A draw: the same position came up three times.
tebas-drawn-quiet = A draw: too many turns with no piece covered or removed.

# The log.
tebas-log-turned = { $name }: { $circle } turned by { $quarters ->
    [1] a quarter
    [2] a half
   *[other] three quarters
}.
tebas-log-went = { $pieces ->
    [1] { $name }: { $from } to { $to }.
   *[other] { $name }: a stack of { $pieces }, { $from } to { $to }.
}
tebas-log-covered = { $name }: { $from } to { $to }, covering { $colour ->
    [ivory] ivory
   *[lapis] lapis lazuli
}: a stack of { $height }.
tebas-log-undone = { $name }: a stack undone on { $to }; { $leave ->
    [0] no piece
    [1] one { $colour ->
        [ivory] ivory
       *[lapis] lapis lazuli
    } piece
   *[other] { $leave } { $colour ->
       [ivory] ivory
      *[lapis] lapis lazuli
   } pieces
} out of the game.
tebas-log-put-back = { $name }: put back on { $circles }.

# A game gone over again.
tebas-replay = { $name }: { $deed }
tebas-replay-stacked = On { $circle }, a stack of { $pieces }, covering { $colour ->
    [ivory] ivory
   *[lapis] lapis lazuli
}.
tebas-replay-obliged = { $name } has no free piece in the inner field.
tebas-row-starts = starts
tebas-row-turn = { $circle } { $part }
tebas-row-go = { $from } → { $to }
tebas-row-cover = { $from } → { $to }, covers
tebas-row-put = back on { $circle }

# The figures.
tebas-covered = covered
tebas-removals = removed

# The hint.
tebas-advice = Hint: { $deed }
tebas-reason-wins = Your opponent has no free piece left, and you win.
tebas-reason-saves = It saves your last free piece, which could have been covered on { $circle }.
tebas-reason-covers = It covers a free piece of theirs on { $circle }{ $pieces ->
    [1] {""}
   *[other] , with { $pieces } pieces below yours
}.
tebas-reason-covers-last = It covers their last free piece inside, on { $circle }: they must bring another in.
tebas-reason-removes = { $pieces ->
    [1] One piece of theirs leaves the game.
   *[other] { $pieces } pieces of theirs leave the game.
}
tebas-reason-frees = { $pieces ->
    [1] One piece of yours is free again.
   *[other] { $pieces } pieces of yours are free again.
}
tebas-reason-comes-in = You then have a free piece in the inner field, on { $circle }.
tebas-reason-turns-to-come-in = The piece on { $circle } can come in with your next move.
tebas-reason-escapes = On { $circle } it could have been covered; where it goes it cannot.
tebas-reason-out-of-reach = In the outer field, on { $circle }, nothing can cover it.
tebas-reason-threatens = { $pieces ->
    [1] Next you could cover the piece on { $circle }.
   *[other] Next you could cover any of { $pieces } pieces, such as the one on { $circle }.
}
tebas-reason-put-back = From { $circle } it can come in with its next move.
tebas-reason-loses = But your last free piece could be covered on { $circle }.
tebas-reason-risks = But your piece on { $circle } could be covered next.
tebas-reason-blocks-own = But your own piece on { $circle } is blocked.
tebas-reason-free = You then have { $free ->
    [1] one free piece
   *[other] { $free } free pieces
}, your opponent { $theirs }.

# The story of a game.
tebas-tale-comeback = { $name } had { $pieces ->
    [1] one free piece
   *[other] { $pieces } free pieces
} fewer than { $leader }, and won all the same.
tebas-tale-removal = { $name } undid a stack on { $circle }: { $pieces ->
    [1] one { $colour ->
        [ivory] ivory
       *[lapis] lapis lazuli
    } piece
   *[other] { $pieces } { $colour ->
       [ivory] ivory
      *[lapis] lapis lazuli
   } pieces
} left for good.
tebas-tale-tallest = The tallest stack had { $pieces } pieces, on { $circle }, with { $name } on top.
tebas-tale-most-covers = { $name } covered free pieces more often: { $covers } times to { $next }.
tebas-tale-obliged = { $name } lost the free piece in the inner field { $times ->
    [1] once
   *[other] { $times } times
}, and had to bring in another.
tebas-tale-even = { $turns } turns, and neither gave way.
tebas-tale-narrow = { $name } won with { $pieces ->
    [1] a single free piece
   *[other] { $pieces } free pieces
}; { $second } had none left.
tebas-tale-standstill = { $name } brought { $second } to a standstill: { $blocked } blocked, { $out } lost.
tebas-tale-drawn-repetition = The same position came up for the third time, after { $turns } turns.
tebas-tale-drawn-quiet = Nothing was covered or removed for too long: a draw after { $turns } turns.
