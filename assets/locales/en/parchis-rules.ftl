# The rule book of Parchís.
#
# Its chapters and their pictures are in `levels/rulebooks/parchis.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/parchis.md` that it tells.

# PA-1, PA-2, PA-3, PA-7
parchis-rules-game-title = The game and the board
parchis-rules-game-lead = Bring your four pieces from home to the goal before the others do. Two, three or four can play, each with a colour.
parchis-rules-game-step-1 = Home: at the start all four pieces are here.
parchis-rules-game-step-2 = Exit: the way begins here and runs counter-clockwise.
parchis-rules-game-step-3 = Goal: the way ends here, in the middle of the board.
parchis-rules-game-but = Only pieces of its own colour turn into a column; the others walk on past it.
parchis-rules-game-more = The board has 68 numbered squares for everybody. Each colour also has its exit (yellow 5, blue 22, red 39, green 56), a column of seven squares, and its goal, the triangle in the middle.
parchis-rules-game-words = aim, object, start, pieces, colours, home, exit, column, goal, board, direction

# PA-8, PA-9, PA-10
parchis-rules-turn-title = The die and the turn
parchis-rules-turn-lead = On your turn throw the die once and count the number with one single piece. Then it is the turn of the player to your right.
parchis-rules-turn-step-1 = Yellow threw a 4.
parchis-rules-turn-step-2 = It counts 4 with a piece: square by square, forwards.
parchis-rules-turn-step-3 = Now the player to the right has the turn: blue.
parchis-rules-turn-but = If you can move, you must, like it or not. If you cannot, you do nothing.
parchis-rules-turn-more = The number is never shared between two pieces. Pieces at home and in the goal do not move: only a 5 brings one out of home, and in the goal the way is over. After a 6 you throw again yourself.
parchis-rules-turn-words = die, dice, throw, roll, turn, right, count, move, cannot move, must

# PA-10, PA-11, PA-12
parchis-rules-come-out-title = You threw a 5
parchis-rules-come-out-lead = With a 5 a piece must come out of home to the exit. If it cannot, count 5 with another piece.
parchis-rules-come-out-step-1 = Yellow threw a 5.
parchis-rules-come-out-step-2 = A piece comes out of home to the exit: square 5.
parchis-rules-come-out-but = If two pieces of different colours stand on the exit, the one coming out captures the last to arrive, and you count 20.
parchis-rules-come-out-more = If one of those two is your own, the other is captured. Two pieces of one colour, yours or another's, block the exit. If the exit is blocked, or you have no piece at home, count 5 with another piece.
parchis-rules-come-out-words = 5, five, come out, leave home, exit, blocked, capture on the exit

# PA-4, PA-5, PA-19, PA-20
parchis-rules-barriers-title = Barriers
parchis-rules-barriers-lead = Two pieces of one colour on one square make a barrier. Nobody can pass it, not even its owner.
parchis-rules-barriers-step-1 = Two red pieces on 14: a barrier.
parchis-rules-barriers-step-2 = Yellow threw a 4. It cannot pass and stays on 11.
parchis-rules-barriers-step-3 = When red moves one of the two, the barrier opens.
parchis-rules-barriers-but = Two pieces of different colours are no barrier: you can pass them, but you cannot stop there.
parchis-rules-barriers-more = A square holds two pieces at most; only home and goal hold three or four. A barrier can stand in the column too.
parchis-rules-barriers-words = barrier, bridge, blockade, two pieces, pass, closed, block, full square

# PA-2, PA-5, PA-20, PA-22
parchis-rules-safe-title = Safe squares
parchis-rules-safe-lead = Grey squares and exits are safe: nothing is captured there. Two pieces of different colours can stand together.
parchis-rules-safe-step-1 = Blue stands on 12. It is grey: a safe square.
parchis-rules-safe-step-2 = Yellow threw a 2: it stops beside blue, no capture.
parchis-rules-safe-step-3 = 22 is an exit: green is safe there too.
parchis-rules-safe-but = Once two pieces stand there, the square is full: a third cannot stop on it.
parchis-rules-safe-more = The grey squares are 12, 17, 29, 34, 46, 51, 63 and 68. The exits are 5, 22, 39 and 56, and they always shelter, even if nobody plays that colour. On an exit a piece is captured only by one that comes out of home.
parchis-rules-safe-words = safe, grey square, shelter, exit, no capture, together, two colours

# PA-21, PA-22, PA-23
parchis-rules-capture-title = Capture, and count 20
parchis-rules-capture-lead = Reach a white square with a piece of another colour on it, and you capture that piece. It goes home, and you count 20.
parchis-rules-capture-step-1 = Yellow threw a 3 and reached square 24.
parchis-rules-capture-step-2 = It captures the blue piece, which goes home.
parchis-rules-capture-step-3 = Now it counts 20 with any piece.
parchis-rules-capture-but = On safe squares and exits nothing is captured: the two pieces stay side by side.
parchis-rules-capture-more = The 20 is counted by the usual rules and is never shared. If it captures another piece, you count another 20. If no piece can count it, it lapses.
parchis-rules-capture-words = capture, eat, take, hit, 20, twenty, count, bonus, go home, white square

# PA-15, PA-16, PA-17
parchis-rules-six-title = You threw a 6
parchis-rules-six-lead = With a 6 you count 6 and throw again. With no piece at home you count 7.
parchis-rules-six-step-1 = Yellow threw a 6.
parchis-rules-six-step-2 = It counts 6 and then throws again.
parchis-rules-six-step-3 = A third 6 in a row: the last piece moved goes home.
parchis-rules-six-but = If that last piece stands in the column or in the goal, it stays. The turn is over all the same.
parchis-rules-six-more = The third 6 is not counted. A 6 that cannot be counted brings another throw too, and is one of the three. The last piece moved is the last of that turn, even if it counted 10 or 20; if none has moved, none goes home.
parchis-rules-six-words = 6, six, 7, seven, throw again, three sixes, third 6, go home, penalty

# PA-18
parchis-rules-open-barrier-title = The 6 and the barrier
parchis-rules-open-barrier-lead = If you have a barrier and throw a 6, you must open it. One of its two pieces counts.
parchis-rules-open-barrier-step-1 = Yellow threw a 6.
parchis-rules-open-barrier-step-2 = It must open the barrier: a piece goes to 16.
parchis-rules-open-barrier-step-3 = This other piece cannot be moved now.
parchis-rules-open-barrier-but = If the pieces of the barrier cannot count, it need not open: count with another piece.
parchis-rules-open-barrier-more = They cannot count if another barrier lies in the way, if the square at the end is full, or if the goal is too near. With several barriers you choose which to open. Barriers in the column must open too, and also with a 7; with a 10 or a 20 they need not.
parchis-rules-open-barrier-words = 6, six, open barrier, open, must, duty, exception

# PA-24, PA-25, PA-26
parchis-rules-goal-title = The goal, and count 10
parchis-rules-goal-lead = The goal is reached by exact count, just the squares that are left. When a piece arrives, you count 10 with another.
parchis-rules-goal-step-1 = Yellow threw a 4, and just 4 squares are left: in the goal!
parchis-rules-goal-step-2 = Now it counts 10 with another piece.
parchis-rules-goal-but = With no room to count, a piece cannot move: here 2 squares are left, and blue threw a 4.
parchis-rules-goal-more = You can arrive with the die, also by counting 7 for a 6, or by counting 10 or 20. If no other piece can count the 10, it lapses. 10s and 20s are counted in the order in which they were earned, before the next throw.
parchis-rules-goal-words = goal, arrive, finish, exact, 10, ten, column, bonus, no room

# PA-27, PA-28
parchis-rules-end-title = The end of the game
parchis-rules-end-lead = The first to bring all four pieces to the goal wins. The others play on for second and third place.
parchis-rules-end-step-1 = Yellow has all four in the goal: it has won.
parchis-rules-end-step-2 = Red needs 2 more squares to be second.
parchis-rules-end-step-3 = The one left over, blue or green, has lost.
parchis-rules-end-but = A player who has finished throws no more, not even after a 6: it is the next player's turn.
parchis-rules-end-more = The last piece to arrive earns no 10, and whatever was still to be counted lapses. When all others have finished, the one left has lost, and the game ends.
parchis-rules-end-words = end, win, winner, lose, first, second, third, place, ranking

# PA-6, PA-13, PA-14
parchis-rules-options-title = Optional rules
parchis-rules-options-lead = Many families play with these two rules, but they are optional. Decide together before the game.
parchis-rules-options-step-1 = Two pieces on the first 5: your first 5 brings out two.
parchis-rules-options-step-2 = Capture on the exit too: coming out captures who stands there.
parchis-rules-options-but = The die says who starts: the highest throw. But if you like, the first player starts.
parchis-rules-options-more = Those who tie in the opening throw again. The two pieces come out one after the other, and each can capture; if the exit is blocked, the chance of two is gone. A capture on the exit earns 20 too, and is a must: of two colours the last to have arrived is captured, never your own. Two pieces of one colour still block the exit.
parchis-rules-options-words = options, optional rules, variants, house rules, two pieces on the first 5, capture on the exit, who starts, opening throw, tie
