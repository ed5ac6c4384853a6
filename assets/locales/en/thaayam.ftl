# Thaayam.

thaayam = Thaayam
thaayam-about = 2–4 players · four seeds, 25 squares

# The optional rules, and what is thrown.
thaayam-twin-return = A captured twin
thaayam-twin-return-about = It becomes two plain pieces, or must come back as a twin, with two 1s.
thaayam-twin-return-split = Two pieces
thaayam-twin-return-twin = A twin
thaayam-opening = Who starts
thaayam-opening-about = Everybody throws the seeds, and the highest score starts.
thaayam-opening-roll = By the seeds
thaayam-opening-seat0 = First seat
thaayam-dice = Dice
thaayam-dice-about = On cowries the mouth is the light side.
thaayam-dice-seeds = Seeds
thaayam-dice-cowries = Cowries

# What stands on a plate: nothing is said of places where no piece is, but for the board.
thaayam-counts = { $board } on board{ $castle ->
    [0] {""}
   *[other] {" "}· { $castle } in castle
}{ $off ->
    [0] {""}
   *[other] {" "}· { $off } off
}{ $out ->
    [0] {""}
   *[other] {" "}· { $out } out
}
thaayam-in-castle = { $castle } in the castle
thaayam-done = { $pieces } borne off
thaayam-own-track = My track
thaayam-light = { $light ->
    [0] None light
    [1] One light
    [2] Two light
    [3] Three light
   *[other] Four light
}: { $score }
thaayam-captures = { $captures ->
    [0] no capture
    [1] one capture
    [2] two captures
    [3] three captures
   *[other] { $captures } captures
}

# What is thrown.
thaayam-throw-for-start = { $dice ->
    [cowries] Throw the cowries: who starts?
   *[seeds] Throw the seeds: who starts?
}
thaayam-throw = { $dice ->
    [cowries] Throw the cowries
   *[seeds] Throw the seeds
}
thaayam-throw-on = { $dice ->
    [cowries] Throw the cowries again
   *[seeds] Throw the seeds again
}
thaayam-throw-on-body = Go on throwing until a 2 or a 3 comes.
thaayam-computer-throws = The computer throws
thaayam-computer-plays = The computer plays
thaayam-all-off = All your pieces are off: scores before the first 1 cannot be used.
thaayam-twins-off = Your twins are off the board: two 1s let one enter.
thaayam-bearing-off = All your pieces are in the castle: each 1 takes one off.

# What is to be chosen.
thaayam-choose-both = Choose a score and a piece
thaayam-choose-score = Choose a score
thaayam-choose-scores = Choose scores for the twin
thaayam-choose-piece = Choose a piece
thaayam-choose-piece-for = { $score }: choose a piece
thaayam-choose-twin = Choose the twin to move, or keep a single score.
thaayam-fits = You can use one of these: { $scores }.
thaayam-twin-halves = A twin goes half of the scores you add up.
thaayam-twin-too-far = That is too far: the castle is { $squares ->
    [1] one square
   *[other] { $squares } squares
} away.
thaayam-twin-too-little = A single 1 does not move a twin: half of the sum must be at least 1.
thaayam-first-enter = First enter a piece with the 1.
thaayam-first-enter-twin = First enter the twin with two 1s.
thaayam-can-twin = You have two pieces in the palace in front: you may form a twin.
thaayam-another-turn = You have captured: afterwards you have another turn.
thaayam-needs-one = Pieces off the board enter with a 1.

# What is looked at, and the button that plays it.
thaayam-move = Move { $squares ->
    [1] one square
   *[other] { $squares } squares
}
thaayam-move-button = Move { $squares ->
    [1] one square
   *[other] { $squares } squares
}
thaayam-half = { $sum }: the twin goes { $squares }
thaayam-half-of-sum = { $terms } = { $sum }, the twin { $squares }
thaayam-enter = Enter
thaayam-enter-piece = Enter a piece
thaayam-enter-twin = Enter the twin
thaayam-form-twin = Form a twin
thaayam-bear-off = Bear off
thaayam-bear-off-piece = Bear off a piece

# What a move brings, and what it leaves.
thaayam-brings-enter = A piece enters on your palace.
thaayam-brings-enter-twin = The twin enters on your palace, for two 1s.
thaayam-brings-twin = The two pieces go together, half of each sum, until the castle.
thaayam-brings-out = A piece leaves the board ({ $pieces } of 4).
thaayam-brings-win = The last piece leaves the board: you win!
thaayam-brings-move = It reaches { $square }.
thaayam-brings-shelter = It reaches a palace, { $square }: nothing can capture it there.
thaayam-brings-pair = It joins your other piece in the palace in front: you may form a twin.
thaayam-brings-home = It reaches the castle.
thaayam-brings-twin-home = The twin reaches the castle, and is two pieces again.
thaayam-brings-last-home = It reaches the castle: then each 1 takes a piece off.
thaayam-brings-capture = To { $square }: you capture { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } piece
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } pieces
}, and then have another turn.
thaayam-brings-twin-capture = To { $square }: you capture { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } twin
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } twins
}, and then have another turn.
thaayam-leaves = Still to play: { $scores }.
thaayam-leaves-some = Still to play: { $scores }; for now not: { $lost }.
thaayam-lapses = { $count ->
    [1] It is lost unused: { $scores }.
   *[other] They are lost unused: { $scores }.
}

# What happens.
thaayam-tumbling = { $dice ->
    [cowries] The cowries tumble…
   *[seeds] The seeds tumble…
}
thaayam-struck = Not to be used: { $scores }
thaayam-lapsed = { $count ->
    [1] It lapses: { $scores }.
   *[other] They lapse: { $scores }.
}
thaayam-entered = A piece enters
thaayam-entered-twin = The twin enters
thaayam-advances = { $squares ->
    [1] One square on
   *[other] { $squares } squares on
}
thaayam-advances-twin = { $squares ->
    [1] The twin, one square on
   *[other] The twin, { $squares } squares on
}
thaayam-captured = { $pieces ->
    [1] A { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } piece is captured
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } pieces are captured
}
thaayam-captured-twin = { $pieces ->
    [1] A { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } twin is captured
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } twins are captured
}
thaayam-twinned = A twin is formed
thaayam-untwinned = The twin is two pieces again
thaayam-arrived = In the castle!
thaayam-all-home = All four are in the castle: now each 1 takes one off.
thaayam-borne-off = Borne off: { $pieces } of 4
thaayam-again = Another turn
thaayam-again-body = Who captures has another turn.

# Why scores were struck, in one line below them.
thaayam-strike-before-one = All pieces were off: what came before the 1 is lost.
thaayam-strike-before-second = The twins were off: what came before the second 1 is lost.
thaayam-strike-no-one = All pieces are off, and no 1 came.
thaayam-strike-one-alone = The twins are off: two 1s are needed to enter.

# Why a piece cannot be moved.
thaayam-why-out = It has left the board.
thaayam-why-castle = It waits in the castle for the others.
thaayam-why-out-needs-one = A 1 takes it off.
thaayam-why-enter = It enters with a 1.
thaayam-why-enter-two = The twin enters with two 1s.
thaayam-why-one-score = A piece uses one score at a time.
thaayam-why-too-far = The castle is { $squares ->
    [1] one square away: that is too much
   *[other] { $squares } squares away: that is too much
}

# The log.
thaayam-log-threw = { $name }: { $scores }.
thaayam-log-nothing = { $name }: { $scores }, and nothing can be played.
thaayam-log-struck = { $name }: { $scores }; { $count ->
    [1] this is struck: { $struck }
   *[other] these are struck: { $struck }
}.
thaayam-log-no-one = { $name }: { $scores }; all pieces off, and no 1.
thaayam-log-one-alone = { $name }: { $scores }; the twin needs two 1s to enter.
thaayam-log-entered = { $name }: { $pieces ->
    [1] 1, a piece enters
   *[other] { $pieces } pieces enter
}.
thaayam-log-entered-twin = { $name }: 1 + 1, the twin enters.
thaayam-log-moved = { $name }: { $scores }, from { $from } to { $to }.
thaayam-log-twin-moved = { $name }: { $scores }, the twin from { $from } to { $to }.
thaayam-log-captured = { $name }: { $scores }, from { $from } to { $to }, capturing { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } piece
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } pieces
}.
thaayam-log-twin-captured = { $name }: { $scores }, the twin from { $from } to { $to }, capturing { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } twin
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } twins
}.
thaayam-log-home = { $name }: { $scores }, from { $from } to the castle.
thaayam-log-twin-home = { $name }: { $scores }, the twin from { $from } to the castle, two pieces again.
thaayam-log-twinned = { $name }: two pieces form a twin.
thaayam-log-borne-off = { $name }: { $pieces ->
    [1] a piece
   *[other] { $pieces } pieces
} borne off, { $left ->
    [0] and none is left
    [1] and one is left
   *[other] and { $left } are left
}.
thaayam-log-lapsed = { $name }: { $count ->
    [1] this lapses: { $scores }
   *[other] these lapse: { $scores }
}.
thaayam-log-again = { $name }: another turn, for the capture.
thaayam-log-won = { $name }: all four borne off, and the game is won.

# The replay: a move on the card, and in its log.
thaayam-replay-throws = { $name } throws { $score }
thaayam-replay-enters = { $name } enters a piece
thaayam-replay-enters-twin = { $name } enters the twin
thaayam-replay-twins = { $name } forms a twin
thaayam-replay-out = { $name } bears a piece off
thaayam-replay-arrives = { $name }: { $from } → the castle
thaayam-replay-moves-twin = { $name }: twin, { $from } → { $to }
thaayam-replay-arrives-twin = { $name }: twin, { $from } → the castle
thaayam-row-enter = to the palace
thaayam-row-enter-twin = twin to the palace
thaayam-row-twin = forms a twin
thaayam-row-out = borne off
thaayam-row-move = { $from } → { $to }
thaayam-row-move-twin = twin, { $from } → { $to }
thaayam-row-home = to the castle
thaayam-row-home-twin = twin to the castle

# What the computer player would do, and why.
thaayam-advice-home = Hint: to the castle
thaayam-advice-move-twin = Hint: twin, { $from } → { $to }
thaayam-advice-home-twin = Hint: twin to the castle
thaayam-advice-enter = Hint: enter a piece
thaayam-advice-enter-twin = Hint: enter the twin
thaayam-advice-form-twin = Hint: form a twin
thaayam-advice-bear-off = Hint: bear off a piece
thaayam-reason-captures = On { $square } you capture { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } piece
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } pieces
}: that loses { $lost ->
    [1] one square
   *[other] { $lost } squares
}{ $again ->
    [yes] , and you have another turn
   *[no] {""}
}.
thaayam-reason-captures-twin = On { $square } you capture { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } twin
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } twins
}: that loses { $lost ->
    [1] one square
   *[other] { $lost } squares
}{ $again ->
    [yes] , and you have another turn
   *[no] {""}
}.
thaayam-reason-sets-up = Then the { $score } can capture a { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
} piece on { $square }.
thaayam-reason-enters = A piece enters, and { $off ->
    [0] none is left off the board
    [1] one is left off the board
   *[other] { $off } are left off the board
}.
thaayam-reason-forms-twin = Only another twin can attack a twin.
thaayam-reason-castle = It reaches the castle ({ $pieces } of 4), where nothing can capture it.
thaayam-reason-escapes = It is safer there: the risk of capture is { $before }% here, and { $after }% there.
thaayam-reason-keeps = { $count ->
    [1] Another move would lose this score: { $scores }.
   *[other] Another move would lose these scores: { $scores }.
}
thaayam-reason-risks = Even so, the risk of capture there is { $chance }%.
thaayam-reason-loses = { $count ->
    [1] Even so, this score is lost: { $scores }.
   *[other] Even so, these scores are lost: { $scores }.
}
thaayam-reason-nears = It is then { $squares ->
    [1] one square
   *[other] { $squares } squares
} from the castle.

# The story.
thaayam-tale-turning-point = On move { $move }, { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } piece was captured
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } pieces were captured
} on { $square }: { $squares ->
    [1] one square
   *[other] { $squares } squares
} lost.
thaayam-tale-turning-twin = On move { $move }, { $pieces ->
    [1] a { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
       *[green] green
    } twin was captured
   *[other] { $pieces } { $colour ->
       [yellow] yellow
       [blue] blue
       [red] red
      *[green] green
   } twins were captured
} on { $square }: { $squares ->
    [1] one square
   *[other] { $squares } squares
} lost.
thaayam-tale-longest-throw = { $name } threw most often in one turn: { $throws ->
    [1] once
   *[other] { $throws } times
}.
thaayam-tale-most-captures = { $name } captured the most pieces: { $captures }.
thaayam-tale-closest-race = { $name } won by a whisker: { $second } had { $squares ->
    [1] one square
   *[other] { $squares } squares
} to go.
thaayam-tale-last-stretch = With all four in the castle { $name } { $turns ->
    [0] lost no turn
    [1] waited one turn for a 1
   *[other] waited { $turns } turns for a 1
}.
