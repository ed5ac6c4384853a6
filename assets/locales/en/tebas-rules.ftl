# The rule book of Tebas.
#
# Its chapters and their pictures are in `levels/rulebooks/tebas.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/tebas.md` that it tells.

# TE-1, TE-3, TE-4, TE-5
tebas-rules-game-title = The game and the board
tebas-rules-game-lead = Bring your opponent's pieces to a standstill, by covering them or taking them out of play. Two play, with ten pieces each: ivory and lapis lazuli.
tebas-rules-game-step-1 = Outer fields: the two side lines, with eleven circles each.
tebas-rules-game-step-2 = Inner field: the two lines in the middle.
tebas-rules-game-step-3 = The two flowered circles. Nobody may stop on them.
tebas-rules-game-step-4 = At the start ivory and lapis alternate; the middle circles are empty.
tebas-rules-game-step-5 = The III quarters face the border between the fields.
tebas-rules-game-but = This is the whole board at the start. Who starts is chosen at random: it may be either colour.
tebas-rules-game-more = The board has 4×11 circles. The inner field has twenty plain ones and, in the middle, two flowered ones: f2 and f3. At the start all twenty pieces stand in the outer fields. The first piece of rank 1, on the left, is ivory; that of rank 4 is lapis lazuli. The two middle circles, f1 and f4, stay empty. Once it is known who starts there is no more chance: all is up to the players.
tebas-rules-game-words = aim, object, start, board, fields, outer field, inner field, flowered circle, ivory, lapis lazuli, who starts

# TE-2, TE-8, TE-17
tebas-rules-discs-title = Pieces and numbers
tebas-rules-discs-lead = Each piece has four quarters, numbered I, II, III and IV. The number that faces a direction says how many circles the piece moves that way.
tebas-rules-discs-step-1 = The numbers run clockwise.
tebas-rules-discs-step-2 = To the right it shows II: it moves two circles.
tebas-rules-discs-step-3 = Upwards it shows I: it moves one circle.
tebas-rules-discs-step-4 = Never diagonally.
tebas-rules-discs-but = No more and no fewer: where the III points it moves three circles; it cannot move four.
tebas-rules-discs-more = A piece moves left, right, up or down, as you choose. The four directions always have different numbers, and these do not change until the piece is turned. Mind your opponent's pieces too: their numbers are there to be seen, and tell you where they can arrive.
tebas-rules-discs-words = piece, numbers, quarter, direction, how many circles, exactly, diagonal, orthogonal, I, II, III, IV

# TE-6, TE-7, TE-17
tebas-rules-turn-title = Move or turn
tebas-rules-turn-lead = In your turn, move one of your pieces or turn it where it stands. You must do one or the other, and then your opponent plays.
tebas-rules-turn-step-1 = A quarter turn: now the IV faces up.
tebas-rules-turn-step-2 = A half turn: now the III faces up.
tebas-rules-turn-step-3 = Three quarters of a turn: now the II faces up.
tebas-rules-turn-but = A whole turn is not allowed: the piece would be as it was. And no piece turns while it moves.
tebas-rules-turn-more = Players take turns, one move at a time. Turning a piece takes your whole turn, but it changes all four of its numbers. You cannot pass: something must always be played. A piece that moves keeps its numbers as they were, even if it changes direction on the way.
tebas-rules-turn-words = turn, move, quarter turn, half turn, three quarters, whole turn, rotate, take turns

# TE-9, TE-10, TE-11, TE-17
tebas-rules-bend-title = Changing direction
tebas-rules-bend-lead = If a piece comes to the border or the edge with circles left to go, it must change direction. It can do so only once, and it does not turn.
tebas-rules-bend-step-1 = The II faces up: one step, and it is at the border.
tebas-rules-bend-step-2 = It can go left for the circle that remains.
tebas-rules-bend-step-3 = Or right: the choice is yours.
tebas-rules-bend-step-4 = Before the border or the edge, direction cannot be changed.
tebas-rules-bend-but = Not twice in one move: this piece comes to the border first, and then to the edge.
tebas-rules-bend-more = The first step is always taken straight in the direction you chose. From then on, with the border or the edge ahead, the piece must go left or right, never back, and the count goes on. The piece keeps facing as it did. If no circles are left to go, it ends right there and nothing changes.
tebas-rules-bend-words = direction, change, bend, edge, border, left, right, once, twice, without turning

# TE-12, TE-13, TE-17
tebas-rules-border-title = Crossing the border
tebas-rules-border-lead = In its first step a piece may pass from one field to the other. In the second, third and fourth it may not.
tebas-rules-border-step-1 = It enters with the first step and takes the second inside.
tebas-rules-border-step-2 = It may pass over pieces and over flowered circles.
tebas-rules-border-step-3 = The second step cannot lead out.
tebas-rules-border-but = So a piece cannot go from one outer field to the other in a single move.
tebas-rules-border-more = It is the same going in or coming out. The first step must stay on the board: a piece at the edge does not move outwards. What lies on the way does not matter: empty, flowered and full circles are passed alike, whether yours or your opponent's. Only the end counts.
tebas-rules-border-words = border, cross, first step, second step, enter, leave, pass over, field, edge

# TE-14, TE-15, TE-16, TE-17
tebas-rules-ends-title = Where a move ends
tebas-rules-ends-lead = In an outer field a move must end on an empty circle. In the inner field it may end on an empty circle or on a full one.
tebas-rules-ends-step-1 = On an empty outer circle: yes.
tebas-rules-ends-step-2 = On a full outer circle: no.
tebas-rules-ends-step-3 = On an empty inner circle: yes.
tebas-rules-ends-step-4 = On a full inner circle too: it comes to lie on top.
tebas-rules-ends-step-5 = On a flowered circle: never.
tebas-rules-ends-but = A flowered circle cannot be filled, but it can be passed over.
tebas-rules-ends-more = A full circle is one with a piece or a stack, yours or your opponent's. If a change of direction gives two ends, each is judged by itself: one may be allowed and the other not. If a direction has no end that is allowed, you cannot move that way.
tebas-rules-ends-words = end, stop, empty, full, flowered circle, outer field, inner field, on top

# TE-18, TE-19, TE-20, TE-21, TE-23
tebas-rules-stacks-title = Stacks
tebas-rules-stacks-lead = A piece that ends on a full inner circle forms a stack. Whoever owns the top piece controls it, and those below are blocked.
tebas-rules-stacks-step-1 = Ivory ends on top of lapis: it forms a stack.
tebas-rules-stacks-step-2 = This stack belongs to lapis: the two ivory pieces are blocked.
tebas-rules-stacks-step-3 = The top piece's number, II, moves the whole stack.
tebas-rules-stacks-step-4 = It ends on another stack, which comes to lie below.
tebas-rules-stacks-but = A stack cannot be left on a full outer circle.
tebas-rules-stacks-more = You may stack as often as you like: pieces and stacks, yours or your opponent's. Only the owner of the top piece can turn or move the stack; when it is turned, it does not matter whether those below turn. A stack keeps to the rules for a piece: across the border only in the first step, one change of direction, and never an end on a flowered circle.
tebas-rules-stacks-words = stack, stacking, top piece, below, blocked, control, cover, put on top

# TE-22, TE-23
tebas-rules-undone-title = Undoing a stack
tebas-rules-undone-lead = A stack taken to an empty outer circle is undone at once. Your opponent's pieces leave the game, and you put your own back into the outer fields.
tebas-rules-undone-step-1 = Ivory takes its stack to an empty outer circle.
tebas-rules-undone-step-2 = The top piece stays there, not turned.
tebas-rules-undone-step-3 = The opponent's piece leaves the game for good.
tebas-rules-undone-step-4 = The ivory piece from below goes to an empty outer circle.
tebas-rules-undone-but = You must put back all that were below before your turn ends, on whichever empty outer circles you like.
tebas-rules-undone-more = Pieces put back face as at the start, with the III towards the border, and can move again. You may put them in either outer field. Pieces that leave the game do not come back until it is over. A stack too leaves the inner field only with its first step, and you must have another free piece there.
tebas-rules-undone-words = stack, undo, undone, out, leave the game, remove, put back, redeploy, outer field, lose

# TE-24, TE-26
tebas-rules-free-title = The free piece inside
tebas-rules-free-lead = You must always have at least one free piece in the inner field. A piece is free if nothing is on top of it: alone, or the top of a stack.
tebas-rules-free-step-1 = This is the only free piece ivory has inside.
tebas-rules-free-step-2 = The ivory piece under lapis is not free.
tebas-rules-free-step-3 = So the only free one cannot go out.
tebas-rules-free-step-4 = Inside it can move, and it can turn where it stands.
tebas-rules-free-but = To take a stack out, too, you need another free piece inside, besides the stack.
tebas-rules-free-more = After each of your moves you must have a free piece inside: if some move gives that, no other is allowed. With two free pieces inside you can take one out. If you stack two of your own, only the top one is free. Pieces of a stack undone outside do not count as inside.
tebas-rules-free-words = free piece, free, inside, inner field, last, must, duty, only, covered

# TE-19, TE-25
tebas-rules-enter-title = Bringing a piece in
tebas-rules-enter-lead = If your last free piece inside is covered, you must bring another in with your next move. So too with the first move of the game.
tebas-rules-enter-step-1 = Lapis has covered ivory's last free piece inside.
tebas-rules-enter-step-2 = Now ivory must bring a free piece in.
tebas-rules-enter-step-3 = Moving about the outer field will not do.
tebas-rules-enter-but = If none can enter, you must turn a piece so that it could enter with the next move.
tebas-rules-enter-more = Ending on a full inner circle will do as well: the top piece is free. If no piece can be made ready to enter even by turning, any move is allowed. At the start of the game nobody has a piece inside: that is why each player brings one in with the first move.
tebas-rules-enter-words = enter, bring in, free piece, must, duty, cover, next move, first move, turn, inside

# TE-27, TE-28, TE-29
tebas-rules-end-title = The end of the game
tebas-rules-end-lead = Whoever brings the opponent to a standstill wins the game. A player is at a standstill with no free piece left in play.
tebas-rules-end-step-1 = Lapis has only one free piece left in play.
tebas-rules-end-step-2 = The others are blocked, underneath in a stack.
tebas-rules-end-step-3 = Ivory covers it and wins the game.
tebas-rules-end-but = An optional rule: the third time the same position comes up with the same player to move, the game is a draw.
tebas-rules-end-more = A standstill comes about by covering pieces or by taking them out of play; those out do not come back. Positions are counted when a turn begins, and from zero again once a piece leaves the game. Another optional rule: after 60 turns of each player in a row in which none was covered and none left, the game is a draw. The number can be changed, and both rules can be left out.
tebas-rules-end-words = end, win, winner, standstill, draw, same position, third time, 60 turns, optional rules
