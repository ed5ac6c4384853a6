# The rule book of Thaayam.
#
# Its chapters and their pictures are in `levels/rulebooks/thaayam.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/thaayam.md` that it tells.

# TH-1, TH-2, TH-3, TH-6
thaayam-rules-game-title = The game and the board
thaayam-rules-game-lead = Bring your four pieces from your palace to the castle, and take them off before the others do. Two, three or four can play, each with a colour.
thaayam-rules-game-step-1 = At the start all four pieces are off the board.
thaayam-rules-game-step-2 = Your palace: the track begins here.
thaayam-rules-game-step-3 = The track: round the edge to the right, then back inside.
thaayam-rules-game-step-4 = The castle: the track ends here, in the middle.
thaayam-rules-game-but = All tracks are alike, but each begins in its own palace. This is the red one.
thaayam-rules-game-more = The board has five by five squares. In the middle of each side lies a palace, and in the centre the castle. From your palace you go once round the edge to the square before the palace; there you turn in and go round the other way to the square next to the palace. The last step leads to the castle: 24 steps in all.
thaayam-rules-game-words = aim, object, start, pieces, palace, castle, track, board, lap, direction

# TH-4, TH-5, TH-9
thaayam-rules-seeds-title = Seeds and scores
thaayam-rules-seeds-lead = The dice are four tamarind seeds, each with three dark and three light faces. Throw all four at once and count the light faces up.
thaayam-rules-seeds-step-1 = One light: score 1. Throw again.
thaayam-rules-seeds-step-2 = Two light: score 2. The throwing ends.
thaayam-rules-seeds-step-3 = Three light: score 3. The throwing ends.
thaayam-rules-seeds-step-4 = Four light: score 4. Throw again.
thaayam-rules-seeds-step-5 = None light: score 8. Throw again.
thaayam-rules-seeds-but = Cowries can stand in for the seeds: the mouth is the light face. Here they score 2.
thaayam-rules-seeds-more = Go on throwing until a 2 or a 3 comes: that last throw counts too. A turn never has more than 20 throws, though. Of sixteen throws, on average, six are a 2, four a 1, four a 3, one a 4 and one an 8.
thaayam-rules-seeds-words = seeds, tamarind, dice, throw, score, light, dark, cowries, 8, eight

# TH-8, TH-9, TH-10
thaayam-rules-turn-title = The turn
thaayam-rules-turn-lead = Throw the seeds until a 2 or a 3 comes, and keep all the scores. Then play the scores in any order you like.
thaayam-rules-turn-step-1 = Yellow threw a 4, then a 3: the throwing ends.
thaayam-rules-turn-step-2 = With the 4 a piece moves 4 squares.
thaayam-rules-turn-step-3 = With the 3 another piece moves 3 squares.
thaayam-rules-turn-but = If a score can be played, it must be played, and exactly. If it cannot, it lapses.
thaayam-rules-turn-more = You choose which piece plays each score and when, even if another order would use more of them. When nothing more can be played, the turn ends by itself and the seeds pass to the player on your right. But if you captured, you have another turn.
thaayam-rules-turn-words = turn, throw, score, order, move, right, cannot play, lapse, must

# TH-11, TH-12
thaayam-rules-enter-title = Entering the board
thaayam-rules-enter-lead = A piece enters with a 1, on your own palace. When all four are off the board, the scores before the first 1 do not count.
thaayam-rules-enter-step-1 = Yellow threw 4, 4, 1, 8 and 3. The two 4s do not count.
thaayam-rules-enter-step-2 = With the 1 a piece enters its palace.
thaayam-rules-enter-step-3 = With the 8 and the 3 that piece moves 11 squares.
thaayam-rules-enter-but = If any piece is on the board, nothing is struck: here the 4 counts too.
thaayam-rules-enter-more = Without a 1 no piece enters. If all four are off the board and no 1 came, the turn passes. With further 1s you may enter other pieces or move those on the board. A piece in the castle is on the board.
thaayam-rules-enter-words = enter, entry, 1, one, off the board, palace, struck, count, first 1

# TH-13, TH-17
thaayam-rules-share-title = Sharing scores
thaayam-rules-share-lead = You may share the scores among your pieces as you like. But each score is used whole, by one piece.
thaayam-rules-share-step-1 = Yellow threw 4, 8, 4 and 2.
thaayam-rules-share-step-2 = One piece uses the 8 and a 4: 12 squares.
thaayam-rules-share-step-3 = The other uses a 4 and the 2: 6 squares.
thaayam-rules-share-but = The 8 cannot be split in two: one piece must move 8 squares.
thaayam-rules-share-more = With the same scores one piece could move 18 squares, or three pieces 4, 8 and 6. 1s can enter pieces or move those on the board. A piece that uses several scores stops at the end of each, and may capture there.
thaayam-rules-share-words = share, score, whole, one piece, two pieces, sum, 18, order

# TH-14, TH-15
thaayam-rules-shelter-title = Shelters
thaayam-rules-shelter-lead = The four palaces and the castle are shelters: nobody is captured there. Pieces of any colour may stand there together, as many as like.
thaayam-rules-shelter-step-1 = In this palace stand four pieces of three colours.
thaayam-rules-shelter-step-2 = Yellow reaches this palace and captures nobody.
thaayam-rules-shelter-step-3 = In the castle blue and green are safe too.
thaayam-rules-shelter-but = On a plain square you may have any number of your pieces too, but they are not safe.
thaayam-rules-shelter-more = Palaces always shelter everybody, opponents too, even those that nobody plays from. On a plain square, though, pieces of two colours never stay together, unless there are twins: the last to arrive captures the others.
thaayam-rules-shelter-words = shelter, safe, palace, castle, no capture, together, plain square, any number

# TH-16, TH-17, TH-18, TH-19
thaayam-rules-capture-title = Capturing
thaayam-rules-capture-lead = If your piece reaches a plain square with an opponent's piece on it, it captures that piece. It leaves the board and enters again with a 1.
thaayam-rules-capture-step-1 = Yellow plays the 3 first and reaches blue.
thaayam-rules-capture-step-2 = It captures the blue piece, which leaves the board.
thaayam-rules-capture-step-3 = Then, with the 8, it captures the red one as well.
thaayam-rules-capture-but = The order matters: here, with the 1 first and then the 2, blue is not captured.
thaayam-rules-capture-more = If two or more of the opponent's pieces stand there, all are captured, but not twins. Who captures has another turn once all scores are played: one, however many were captured. A capture in that turn earns yet another.
thaayam-rules-capture-words = capture, take, hit, opponent, off the board, another turn, throw again, order

# TH-20, TH-21
thaayam-rules-twins-title = Twins
thaayam-rules-twins-lead = If you have two pieces in the palace in front, you may form a twin of them. From then on they move together, by half of the score.
thaayam-rules-twins-step-1 = Yellow has two pieces in the palace in front: a twin.
thaayam-rules-twins-step-2 = 4, 1, 8, 4 and 2 make 19. That is odd, so one off: 18.
thaayam-rules-twins-step-3 = The twin moves half of it: 9 squares.
thaayam-rules-twins-but = A lone 1 does not move a twin. Two 1s together move it one square.
thaayam-rules-twins-more = You may form a twin while you play your scores, if at least one is left, and it costs nothing. Scores may be summed for it, and it moves in one step: it stops only at the end. The other scores are for your other pieces. Four pieces there can make two twins. A twin cannot be undone before the castle.
thaayam-rules-twins-words = twin, twins, two pieces, palace in front, form, half, odd, sum

# TH-22, TH-23
thaayam-rules-twin-fights-title = Twins against twins
thaayam-rules-twin-fights-lead = On a plain square only a twin can capture a twin. Twins and single pieces do not attack each other and may share a square.
thaayam-rules-twin-fights-step-1 = Blue reaches the square of the yellow twin: nothing happens.
thaayam-rules-twin-fights-step-2 = The yellow twin moves half of the 8: 4 squares.
thaayam-rules-twin-fights-step-3 = It captures the red twin, but green stays.
thaayam-rules-twin-fights-but = An option: a captured twin enters again as a twin, with two 1s of one turn.
thaayam-rules-twin-fights-more = By the usual rule a captured twin becomes two plain pieces, and each enters with a 1. Capturing a twin earns another turn too. In shelters twins are safe as well. If it enters as a twin, it does so on its own palace; if your four pieces are all twins off the board, the scores before the second 1 do not count.
thaayam-rules-twin-fights-words = twin, twins, attack, capture, two 1s, as a twin, come back, single

# TH-24, TH-25, TH-26, TH-27
thaayam-rules-castle-title = The castle and the end
thaayam-rules-castle-lead = The castle is reached by exact count. When all four pieces are in the castle, each 1 takes one off the board.
thaayam-rules-castle-step-1 = Yellow plays the 3: its last piece reaches the castle.
thaayam-rules-castle-step-2 = With the 1 that is left it takes a piece off the board.
thaayam-rules-castle-step-3 = The first to take off all four pieces wins.
thaayam-rules-castle-but = If the score is too large, a piece cannot move: here one square is left, and a 4 came.
thaayam-rules-castle-more = As soon as the fourth piece arrives, the 1s left of that turn can take pieces off. A twin that reaches the castle is two pieces again, and each is taken off with a 1. When somebody wins, the game ends, and the others share the other places.
thaayam-rules-castle-words = castle, reach, exact, bear off, take off, end, win, winner, place

# TH-5, TH-7, TH-23
thaayam-rules-options-title = Optional rules
thaayam-rules-options-lead = Before the game, decide together how a captured twin comes back. Decide also between seeds and cowries, and who starts.
thaayam-rules-options-step-1 = A twin as a twin: it enters with two 1s of one turn.
thaayam-rules-options-step-2 = Cowries: only the look changes.
thaayam-rules-options-step-3 = Who starts: all throw once, and the highest starts.
thaayam-rules-options-but = Those who tie for highest throw again. But if you like, the first player starts.
thaayam-rules-options-more = The opening throws are no part of the first turn: whoever starts throws the seeds again. Two players sit opposite each other. When a twin splits into two pieces nothing special is needed: each piece enters the usual way.
thaayam-rules-options-words = options, optional rules, variants, as a twin, cowries, who starts, opening throw, tie
