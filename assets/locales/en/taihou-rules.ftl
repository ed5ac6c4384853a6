# The rule book of the garden games.
#
# Its chapters and their pictures are in `levels/rulebooks/taihou.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/taihou.md` that it tells.

# TA-1, TA-2, TA-3, TA-13
taihou-rules-game-title = The garden and the pieces
taihou-rules-game-lead = The garden has 132 squares, and each player has eleven pieces. The aim is to take as many of the opponents' pieces as you can.
taihou-rules-game-step-1 = Small animals: nightingale, toad, turtle, pheasant and bat.
taihou-rules-game-step-2 = Large animals: tiger, snake and elephant.
taihou-rules-game-step-3 = The Emperor's weapons: sabre and arrow.
taihou-rules-game-step-4 = Buddha's lotus: it has no number.
taihou-rules-game-step-5 = The garden: 12 squares one way and 11 the other.
taihou-rules-game-but = Three games are played in this garden: Buddha's Lotus, Taï-hou with its lake, and Buddha's Flight, laid over either of them.
taihou-rules-game-more = A piece's number is its value: the nightingale is worth 1, the toad 2, the turtle 3, the pheasant 4, the bat 5, the tiger 6, the snake 7, the elephant 8, the sabre 9 and the arrow 10. Two, three or four play. Each has a colour, and a pattern along the rim of the pieces. South and North sit at the sides of 12 squares; East and West at those of 11.
taihou-rules-game-words = aim, object, garden, squares, pieces, value, number, animals, weapons, lotus, nightingale, toad, turtle, pheasant, bat, tiger, snake, elephant, sabre, arrow

# TA-5, TA-6, TA-7
taihou-rules-setup-title = Three or four players
taihou-rules-setup-lead = Each player's ten pieces are mixed face down. They are laid one by one, unseen, on the two lines at the player's own side.
taihou-rules-setup-step-1 = The edge line is filled first, from the player's own left.
taihou-rules-setup-step-2 = Those left over go to the second line, from the left as well.
taihou-rules-setup-step-3 = Two squares stay free at each side.
taihou-rules-setup-step-4 = Pieces face away from their owner.
taihou-rules-setup-but = Face down, nobody knows what lies where. Then each player turns the own pieces up, blue first.
taihou-rules-setup-more = Before the game each draws a piece at random: the highest number starts. If some draw equal, they draw again among themselves. An edge of 12 squares takes eight pieces and one of 11 takes seven, so two or three are left for the second line. The lotus is kept aside. With three players the rules are the same, and one side stays empty.
taihou-rules-setup-words = start, set-up, setting up, three players, four players, face down, mix, shuffle, edge, two lines, left, who starts, draw

# TA-8, TA-9, TA-10, TA-11, TA-12
taihou-rules-screen-title = Two players: the screen
taihou-rules-screen-lead = The two sit opposite and lay out their pieces behind a screen, each as they like. Then the screen is taken away and play begins.
taihou-rules-screen-step-1 = The screen hides what the opponent lays out.
taihou-rules-screen-step-2 = The ten pieces go on the two lines, facing whichever way you like.
taihou-rules-screen-step-3 = Three squares stay free at each side.
taihou-rules-screen-step-4 = The second colour's pieces are kept in reserve.
taihou-rules-screen-but = A lost piece is replaced at once by the one of the same value from the reserve, on the leftmost free square of your edge.
taihou-rules-screen-more = The players sit at the sides of 12 squares, and each takes two colours. A reserve piece comes in for the lost one without spending a turn and facing away from its owner, but not where the piece was taken. If the edge line is full, it goes to the next. Once that value is used up in the reserve, nothing comes in; but in Buddha's Lotus a lotus may replace the sabre or the arrow.
taihou-rules-screen-words = two players, screen, hide, hidden, arrange, reserve, replace, two colours, left square, start, set-up

# TA-4, TA-20, TA-21, TA-22, TA-23, TA-25, TA-26
taihou-rules-move-title = Moving and turning
taihou-rules-move-lead = In each turn one piece moves to a neighbouring square, or is turned. A piece goes the way its head or point looks.
taihou-rules-move-step-1 = Animals go forwards, the way their head looks.
taihou-rules-move-step-2 = They go backwards as well, without turning.
taihou-rules-move-step-3 = Sabre and arrow go forwards only.
taihou-rules-move-step-4 = To go another way a piece must be turned: that takes a turn.
taihou-rules-move-step-5 = A square with another piece cannot be moved to.
taihou-rules-move-but = A piece may not make the same move more than three times in a row with no other piece moving in between.
taihou-rules-move-more = The one who drew highest starts, and the turn passes to the right. Each piece faces one of the four sides: its golden tip shows which. Turning may bring it round to any of the other three, for a single turn. Pieces never move diagonally. A player who has no legal move passes.
taihou-rules-move-words = move, turn, forwards, backwards, direction, facing, head, point, diagonal, three times, same move, repeat, pass

# TA-24
taihou-rules-attack-title = Attacking
taihou-rules-attack-lead = A piece attacks an opponent on the square in front of it, saying “txok-tâe”. It takes that piece and moves to its square.
taihou-rules-attack-step-1 = From behind: both look the same way.
taihou-rules-attack-step-2 = From the side: one looks at the other's flank.
taihou-rules-attack-step-3 = Head on: they look at each other.
taihou-rules-attack-step-4 = What is taken leaves the game, and belongs to its taker.
taihou-rules-attack-but = To attack, a piece must face its target. This one does not: it has to turn first.
taihou-rules-attack-more = Pieces always take forwards, never backwards. There is no warning: “txok-tâe” is said with the attack, and the piece is taken at once. The side the attack comes from matters: some pieces take from anywhere, others only from the side or from behind. So turning your own pieces can put them out of danger.
taihou-rules-attack-words = attack, take, capture, txok-tâe, behind, side, flank, head on, face to face, lose, danger

# TA-28
taihou-rules-takes-title = Who takes whom
taihou-rules-takes-lead = The table tells who may attack whom, and from which side. Attackers are on the left; at the top the pieces attacked, looking up; the side is in red.
taihou-rules-takes-step-1 = Large animals take small ones from anywhere.
taihou-rules-takes-step-2 = Large ones each other: from the side; the higher, from behind too.
taihou-rules-takes-step-3 = Small ones take lower numbers: from the side and behind.
taihou-rules-takes-step-4 = Animals of the same value: from the side only.
taihou-rules-takes-step-5 = Animals never take weapons.
taihou-rules-takes-but = Two animals of the same value do not take each other head on, nor from behind: only from the side.
taihou-rules-takes-more = The elephant takes snake and tiger from the side and behind; the snake takes the tiger likewise, but the elephant from the side only. The tiger takes both from the side only. Among small animals the higher number takes the lower: the bat takes the other four, the toad only the nightingale. Weapons take any animal from anywhere; another weapon, from the side only. What is not in the table is not allowed.
taihou-rules-takes-words = table, who takes whom, take, capture, attack, large animals, small animals, same value, side, behind, anywhere, head on

# TA-30, TA-31
taihou-rules-weapons-title = Weapons and the lotus
taihou-rules-weapons-lead = The Emperor's weapons take any animal, but they only go forwards. Whoever loses a weapon may put a lotus in the garden.
taihou-rules-weapons-step-1 = Sabre and arrow take animals from anywhere.
taihou-rules-weapons-step-2 = Another weapon they take only from the side.
taihou-rules-weapons-step-3 = Animals cannot attack a weapon.
taihou-rules-weapons-step-4 = A lost weapon's lotus comes in on the free square at the left.
taihou-rules-weapons-step-5 = The lotus moves one square, in any direction.
taihou-rules-weapons-but = The lotus takes nothing, but nobody can take it: it serves to stand in opponents' way.
taihou-rules-weapons-more = Putting the lotus in takes a turn; it comes in on the leftmost free square of your edge. This may be done in any turn after the weapon was lost. Each player has one lotus, or two when two play; then it is put in only once the weapon is used up in the reserve. The lotus has no value. A player with no numbered pieces is out of the running, but may still move the lotus.
taihou-rules-weapons-words = weapons, sabre, arrow, lotus, put in, block, stand in the way, replace, lose, anywhere, side, turn

# TA-29
taihou-rules-hatlo-title = Hât-lô: please take
taihou-rules-hatlo-lead = You may leave a piece beside an opponent's and say “hât-lô”. In the next turn that opponent has to take.
taihou-rules-hatlo-step-1 = The nightingale steps up to the tiger: “hât-lô”.
taihou-rules-hatlo-step-2 = The tiger has to take.
taihou-rules-hatlo-step-3 = Now the snake takes the tiger from the side.
taihou-rules-hatlo-but = If the opponent can take nothing, a piece must be turned towards the offer, so as to take it in the next turn.
taihou-rules-hatlo-more = It is said with a move or a turn, to one opponent, and the offered piece must stand on the square next to one of theirs that could take it, as it stands or once turned. With several captures to choose from the opponent takes any of them, not only the offer. If after turning there is still nothing to take, the duty is over.
taihou-rules-hatlo-words = hât-lô, take, force, duty, offer, call, turn, choose, neighbouring square, please

# TA-14, TA-15, TA-27
taihou-rules-end-title = Khi-lôi and the end
taihou-rules-end-lead = The game ends when only one player has numbered pieces left. Besides, whoever has lost six pieces may ask for the end.
taihou-rules-end-step-1 = What is left in the garden: play can go on.
taihou-rules-end-step-2 = Six pieces are lost: the player may say “khi-lôi”.
taihou-rules-end-step-3 = From then on each has 20 turns at most.
taihou-rules-end-but = A player with no pieces left passes, while the others play on.
taihou-rules-end-more = “Khi-lôi” is said before moving and does not cost the turn: the 20 turns begin with the caller's own, and hold for everybody. It cannot be said twice. Pieces replaced from the reserve count as lost too. A player who has to pass cannot say it. An optional rule: after 60 turns of each player in a row in which nobody takes anything, the game ends. The number can be changed, or the rule left out.
taihou-rules-end-words = khi-lôi, end, six pieces, lose, lost, 20 turns, ask, call, pass, 60 turns, optional rule

# TA-16, TA-17, TA-18, TA-19
taihou-rules-count-title = Points and the stake
taihou-rules-count-lead = At the end you count the values of your pieces in the garden, and half those of the pieces you took. The most points win.
taihou-rules-count-step-1 = In the garden: 3 + 6 + 8 + 1 + 4 = 22 points.
taihou-rules-count-step-2 = Taken: 10 + 8 + 5 + 3 + 7 = 33.
taihou-rules-count-step-3 = That is odd: add one and take half, 34 ÷ 2 = 17.
taihou-rules-count-step-4 = In all 22 + 17 = 39 points, paid from the stakes.
taihou-rules-count-but = With two players half the values left in the reserve are counted too, apart from what was taken.
taihou-rules-count-more = Before the game each player puts in 55 points, 220 among four. With two players it is 110 each. At the end each takes their points from the stakes, and all that is left goes to the winner. If several are first, they share it. Before halving, an odd sum is always raised by one.
taihou-rules-count-words = points, count, counting, score, stake, stakes, winner, win, half, odd, taken, reserve, 55 points, 39

# TA-32, TA-33, TA-34, TA-35, TA-36, TA-37
taihou-rules-lake-title = Taï-hou: the lake
taihou-rules-lake-lead = In Taï-hou there is a lake of six squares in the middle, and only the toad may enter it. The rest is as in Buddha's Lotus, without the lotus.
taihou-rules-lake-step-1 = The toad goes into the lake and may move about in it.
taihou-rules-lake-step-2 = Nobody can attack a toad in the lake.
taihou-rules-lake-step-3 = Nightingale, pheasant, bat and arrow fly across.
taihou-rules-lake-step-4 = The others have to go round.
taihou-rules-lake-but = To fly across, the first square beyond must be free: nothing can be taken there.
taihou-rules-lake-more = The squares of the lake are f5, f6, f7, g5, g6 and g7. Flying is always forwards, straight from the square before the lake to the first one beyond, never backwards; toads in the water do not matter. A toad may attack out of the lake, in its own way. Sabre, turtle, tiger, snake and elephant cannot cross. The lotus is not used.
taihou-rules-lake-words = taï-hou, lake, toad, fly, across, cross, go round, shelter, bat, pheasant, nightingale, arrow

# TA-38, TA-39, TA-40
taihou-rules-flight-title = Buddha's Flight
taihou-rules-flight-lead = In Buddha's Flight a piece may go as many squares in a turn as its number. It takes as always, on the last square.
taihou-rules-flight-step-1 = The bat, straight on: 5 squares at most.
taihou-rules-flight-step-2 = A quarter turn costs as much as a square.
taihou-rules-flight-step-3 = On the last square it may take, going forwards.
taihou-rules-flight-step-4 = Where a piece is in the way, it cannot go on.
taihou-rules-flight-but = It turns only once on the way, at a right angle: there is no third direction.
taihou-rules-flight-more = The whole number need not be used. A piece may also turn before it sets out. It ends facing its last direction. Animals may go backwards too, straight, without turning or taking. In Taï-hou flying over the lake counts as one square, and the toad can go through the water. Turning in place still takes the whole turn. The lotus moves one square.
taihou-rules-flight-words = buddha's flight, fly, how many squares, straight, right angle, turn, direction, free way, backwards, lake, number
