# The rule book of the garden games.
#
# Its chapters and their pictures are in `levels/rulebooks/taihou.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/taihou.md` that it tells.

# TA-1, TA-2, TA-3, TA-13
taihou-rules-game-title = Le jardin et les pièces
taihou-rules-game-lead = Le jardin compte 132 cases, et chaque joueur a onze pièces. Le but est de prendre aux adversaires le plus de pièces possible.
taihou-rules-game-step-1 = Petits animaux : rossignol, crapaud, tortue, faisan, chauve-souris.
taihou-rules-game-step-2 = Grands animaux : tigre, serpent et éléphant.
taihou-rules-game-step-3 = Les armes de l’empereur : le sabre et la flèche.
taihou-rules-game-step-4 = Le lotus de Bouddha : il n’a pas de numéro.
taihou-rules-game-step-5 = Le jardin : 12 cases dans un sens, 11 dans l’autre.
taihou-rules-game-but = Ce jardin abrite trois jeux : Le lotus de Bouddha, Taï-hou et son lac, et Le vol de Bouddha, qui s’ajoute à l’un ou à l’autre.
taihou-rules-game-more = Le numéro d’une pièce est sa valeur : le rossignol vaut 1, le crapaud 2, la tortue 3, le faisan 4, la chauve-souris 5, le tigre 6, le serpent 7, l’éléphant 8, le sabre 9 et la flèche 10. On joue à deux, trois ou quatre. Chacun a sa couleur, et son motif au bord des pièces. Le sud et le nord s’assoient aux côtés de 12 cases ; l’est et l’ouest, à ceux de 11.
taihou-rules-game-words = but, jardin, cases, pièces, valeur, numéro, animaux, armes, lotus, rossignol, crapaud, tortue, faisan, chauve-souris, tigre, serpent, éléphant, sabre, flèche

# TA-5, TA-6, TA-7
taihou-rules-setup-title = À trois ou à quatre
taihou-rules-setup-lead = Les dix pièces de chaque joueur sont mélangées, face cachée. On les pose une à une, sans regarder, sur les deux lignes de son côté.
taihou-rules-setup-step-1 = On remplit d’abord la ligne du bord, depuis la gauche du joueur.
taihou-rules-setup-step-2 = Celles qui restent vont sur la deuxième ligne, depuis la gauche aussi.
taihou-rules-setup-step-3 = De chaque côté, deux cases restent libres.
taihou-rules-setup-step-4 = Les pièces tournent le dos à leur joueur.
taihou-rules-setup-but = Face cachée, personne ne sait où est quoi. Ensuite, chacun retourne les siennes, en commençant par le bleu.
taihou-rules-setup-more = Avant de commencer, chacun tire une pièce au hasard : le plus grand numéro commence. En cas d’égalité, ceux qui sont à égalité tirent de nouveau. Un bord de 12 cases reçoit huit pièces, un bord de 11 en reçoit sept ; il en reste donc deux ou trois pour la deuxième ligne. Le lotus reste à part. À trois, les règles sont les mêmes, et un côté reste vide.
taihou-rules-setup-words = début, mise en place, trois joueurs, quatre joueurs, face cachée, mélanger, bord, deux lignes, gauche, qui commence, tirage

# TA-8, TA-9, TA-10, TA-11, TA-12
taihou-rules-screen-title = À deux : le paravent
taihou-rules-screen-lead = Les deux joueurs, face à face, disposent leurs pièces derrière le paravent, chacun à sa guise. Puis on enlève le paravent et le jeu commence.
taihou-rules-screen-step-1 = Le paravent cache ce que prépare l’adversaire.
taihou-rules-screen-step-2 = Les dix pièces vont sur les deux lignes, tournées comme on veut.
taihou-rules-screen-step-3 = De chaque côté, trois cases restent libres.
taihou-rules-screen-step-4 = Les pièces de la seconde couleur sont en réserve.
taihou-rules-screen-but = Une pièce perdue est aussitôt remplacée par celle de même valeur de la réserve, sur la case libre la plus à gauche de votre bord.
taihou-rules-screen-more = Les joueurs s’assoient aux côtés de 12 cases, et chacun prend deux couleurs. La pièce de réserve remplace celle qui est perdue sans coûter de tour et en tournant le dos à son joueur, mais pas là où la prise a eu lieu. Si la ligne du bord est pleine, c’est sur la suivante. Quand la valeur manque en réserve, rien n’entre ; mais dans Le lotus de Bouddha, un lotus peut remplacer le sabre ou la flèche.
taihou-rules-screen-words = deux joueurs, paravent, cacher, disposer, réserve, remplacer, deux couleurs, case de gauche, début, mise en place

# TA-4, TA-20, TA-21, TA-22, TA-23, TA-25, TA-26
taihou-rules-move-title = Avancer et tourner
taihou-rules-move-lead = À chaque tour, on déplace une pièce sur une case voisine, ou on la tourne. Une pièce va là où regarde sa tête ou sa pointe.
taihou-rules-move-step-1 = Les animaux avancent du côté de leur tête.
taihou-rules-move-step-2 = Ils reculent aussi, sans se tourner.
taihou-rules-move-step-3 = Le sabre et la flèche ne font qu’avancer.
taihou-rules-move-step-4 = Pour aller ailleurs, il faut tourner : cela coûte un tour.
taihou-rules-move-step-5 = On n’entre pas sur la case d’une autre pièce.
taihou-rules-move-but = Une pièce ne peut pas faire le même mouvement plus de trois fois de suite, si aucune autre ne bouge entre-temps.
taihou-rules-move-more = Le plus grand numéro tiré commence, et le tour passe à droite. Chaque pièce regarde un des quatre côtés : sa pointe dorée le montre. En tournant, elle peut regarder n’importe lequel des trois autres, pour un seul tour. On ne va jamais en diagonale. Celui qui n’a aucun coup permis passe.
taihou-rules-move-words = avancer, déplacer, tourner, reculer, direction, tête, pointe, tour, diagonale, trois fois, même mouvement, passer

# TA-24
taihou-rules-attack-title = L’attaque
taihou-rules-attack-lead = Une pièce attaque l’adversaire qui est sur la case devant elle, en disant « txok-tâe ». Elle le prend et se met à sa place.
taihou-rules-attack-step-1 = Par derrière : les deux regardent du même côté.
taihou-rules-attack-step-2 = De côté : l’une regarde le flanc de l’autre.
taihou-rules-attack-step-3 = De face : elles se regardent.
taihou-rules-attack-step-4 = La pièce prise sort du jeu et revient à celui qui l’a prise.
taihou-rules-attack-but = Pour attaquer, il faut regarder l’adversaire. Celle-ci ne le regarde pas : elle doit d’abord tourner.
taihou-rules-attack-more = On prend toujours vers l’avant, jamais en reculant. Inutile de prévenir : on dit « txok-tâe » en attaquant, et la pièce est prise aussitôt. Le côté par lequel on attaque compte : certaines pièces prennent de partout, d’autres seulement de côté ou par derrière. En tournant les vôtres, vous pouvez donc les mettre à l’abri.
taihou-rules-attack-words = attaquer, attaque, prendre, prise, txok-tâe, par derrière, de côté, de face, perdre, danger

# TA-28
taihou-rules-takes-title = Qui prend qui
taihou-rules-takes-lead = Le tableau dit qui peut attaquer qui, et de quel côté. À gauche, l’attaquant ; en haut, la pièce attaquée, tournée vers le haut ; en rouge, le côté.
taihou-rules-takes-step-1 = Les grands animaux prennent les petits de partout.
taihou-rules-takes-step-2 = Les grands entre eux : de côté ; le plus fort, par derrière aussi.
taihou-rules-takes-step-3 = Les petits, ceux de numéro inférieur : de côté et par derrière.
taihou-rules-takes-step-4 = Les animaux de même valeur : de côté seulement.
taihou-rules-takes-step-5 = Les animaux ne prennent jamais une arme.
taihou-rules-takes-but = Deux animaux de même valeur ne se prennent pas de face, ni par derrière : de côté seulement.
taihou-rules-takes-more = L’éléphant prend serpent et tigre de côté et par derrière ; le serpent, le tigre de même, et l’éléphant de côté seulement. Le tigre prend les deux de côté seulement. Parmi les petits animaux, le plus grand numéro prend les plus petits : la chauve-souris les quatre autres, le crapaud le seul rossignol. Les armes prennent tout animal, de partout ; une autre arme, de côté seulement. Le reste n’est pas permis.
taihou-rules-takes-words = tableau, qui prend qui, prendre, attaquer, grands animaux, petits animaux, même valeur, de côté, par derrière, de partout, de face

# TA-30, TA-31
taihou-rules-weapons-title = Les armes et le lotus
taihou-rules-weapons-lead = Les armes de l’empereur prennent tout animal, mais ne font qu’avancer. Qui perd une arme peut poser un lotus dans le jardin.
taihou-rules-weapons-step-1 = Sabre et flèche prennent les animaux de partout.
taihou-rules-weapons-step-2 = Une autre arme, ils la prennent de côté seulement.
taihou-rules-weapons-step-3 = Les animaux ne peuvent pas attaquer une arme.
taihou-rules-weapons-step-4 = Le lotus de l’arme perdue va sur la case libre de gauche.
taihou-rules-weapons-step-5 = Le lotus va d’une case, de tous les côtés.
taihou-rules-weapons-but = Le lotus ne prend rien, mais personne ne peut le prendre : il sert à barrer la route aux adversaires.
taihou-rules-weapons-more = Poser le lotus coûte un tour ; il va sur la case libre la plus à gauche de votre bord. Cela peut se faire à tout tour après la perte de l’arme. Chacun a un lotus, ou deux quand on joue à deux ; on ne les pose alors que si l’arme manque en réserve. Le lotus ne vaut rien. Qui n’a plus de pièce numérotée ne compte plus dans le jeu, mais peut encore bouger son lotus.
taihou-rules-weapons-words = armes, sabre, flèche, lotus, poser, gêner, remplacer, perdre, de partout, de côté, tour

# TA-29
taihou-rules-hatlo-title = Hât-lô : veuillez prendre
taihou-rules-hatlo-lead = Vous pouvez laisser une pièce à côté d’une pièce adverse et dire « hât-lô ». L’adversaire devra prendre à son prochain tour.
taihou-rules-hatlo-step-1 = Le rossignol se met près du tigre : « hât-lô ».
taihou-rules-hatlo-step-2 = Le tigre doit prendre.
taihou-rules-hatlo-step-3 = Le serpent prend alors le tigre de côté.
taihou-rules-hatlo-but = Si l’adversaire ne peut rien prendre, il doit tourner une pièce vers celle qui est offerte, pour la prendre au tour suivant.
taihou-rules-hatlo-more = On le dit en avançant ou en tournant, à un seul adversaire, et la pièce offerte doit être sur la case voisine d’une des siennes qui puisse la prendre, telle quelle ou en tournant. S’il a plusieurs prises, l’adversaire choisit celle qu’il veut, même une autre. Si après avoir tourné il ne peut toujours rien prendre, l’obligation tombe.
taihou-rules-hatlo-words = hât-lô, prendre, obliger, obligation, offrir, offre, appel, tourner, choisir, case voisine

# TA-14, TA-15, TA-27
taihou-rules-end-title = Khi-lôi et la fin
taihou-rules-end-lead = La partie finit quand un seul joueur a encore des pièces numérotées. De plus, celui qui a perdu six pièces peut demander la fin.
taihou-rules-end-step-1 = Ce qui lui reste au jardin : le jeu peut continuer.
taihou-rules-end-step-2 = Il a perdu six pièces : il peut dire « khi-lôi ».
taihou-rules-end-step-3 = Dès lors, chacun joue 20 tours au plus.
taihou-rules-end-but = Celui qui n’a plus de pièces passe, tant que les autres jouent encore.
taihou-rules-end-more = On dit « khi-lôi » avant de jouer, sans perdre son tour : les 20 tours commencent avec celui du joueur qui l’a dit, et valent pour tous. On ne le dit qu’une fois. Les pièces remplacées par la réserve comptent comme perdues. Celui qui doit passer ne peut pas le dire. Une règle au choix : si chacun joue 60 tours de suite sans aucune prise, la partie finit. Ce nombre se change ou s’enlève.
taihou-rules-end-words = khi-lôi, fin, finir, six pièces, perdre, 20 tours, demander, appel, passer, 60 tours, règle au choix

# TA-16, TA-17, TA-18, TA-19
taihou-rules-count-title = Les points et la mise
taihou-rules-count-lead = À la fin, vous comptez la valeur de vos pièces au jardin et la moitié de celle de vos prises. Gagne celui qui a le plus de points.
taihou-rules-count-step-1 = Au jardin : 3 + 6 + 8 + 1 + 4 = 22 points.
taihou-rules-count-step-2 = Les prises : 10 + 8 + 5 + 3 + 7 = 33.
taihou-rules-count-step-3 = C’est impair : on ajoute un et on prend la moitié, 34 ÷ 2 = 17.
taihou-rules-count-step-4 = En tout, 22 + 17 = 39 points, qu’on reçoit de la mise.
taihou-rules-count-but = À deux, on compte aussi la moitié des valeurs restées en réserve, à part des prises.
taihou-rules-count-more = Avant de commencer, chacun mise 55 points : 220 à quatre. À deux, chacun en mise 110. À la fin, chacun reçoit ses points de la mise, et tout ce qui reste va au gagnant. En cas d’égalité à la première place, on partage. Avant de prendre la moitié, on ajoute toujours un à une somme impaire.
taihou-rules-count-words = points, compter, compte, mise, gagnant, gagner, moitié, impair, prises, réserve, 55 points, 39

# TA-32, TA-33, TA-34, TA-35, TA-36, TA-37
taihou-rules-lake-title = Taï-hou : le lac
taihou-rules-lake-lead = Dans Taï-hou, un lac de six cases occupe le milieu, et seul le crapaud y entre. Pour le reste, ce sont les règles du Lotus de Bouddha, sans lotus.
taihou-rules-lake-step-1 = Le crapaud entre dans le lac et peut s’y déplacer.
taihou-rules-lake-step-2 = Personne ne peut attaquer un crapaud dans le lac.
taihou-rules-lake-step-3 = Rossignol, faisan, chauve-souris et flèche volent par-dessus.
taihou-rules-lake-step-4 = Les autres doivent en faire le tour.
taihou-rules-lake-but = Pour voler, la première case de l’autre côté doit être libre : on n’y prend rien.
taihou-rules-lake-more = Les cases du lac sont f5, f6, f7, g5, g6 et g7. On vole toujours vers l’avant, tout droit, de la case devant le lac à la première de l’autre côté, jamais en reculant ; peu importe s’il y a des crapauds dans l’eau. Le crapaud peut attaquer depuis le lac, à sa manière. Sabre, tortue, tigre, serpent et éléphant ne le traversent pas. On n’utilise pas le lotus.
taihou-rules-lake-words = taï-hou, lac, crapaud, voler, traverser, faire le tour, abri, inattaquable, chauve-souris, faisan, rossignol, flèche

# TA-38, TA-39, TA-40
taihou-rules-flight-title = Le vol de Bouddha
taihou-rules-flight-lead = Dans Le vol de Bouddha, une pièce peut parcourir en un tour autant de cases que son numéro. On prend comme toujours, sur la dernière case.
taihou-rules-flight-step-1 = La chauve-souris, tout droit : 5 cases au plus.
taihou-rules-flight-step-2 = Un quart de tour coûte autant qu’une case.
taihou-rules-flight-step-3 = Sur la dernière case, on peut prendre, en allant de l’avant.
taihou-rules-flight-step-4 = Si une pièce est en chemin, on ne va pas plus loin.
taihou-rules-flight-but = En chemin, on ne tourne qu’une fois, à angle droit : il n’y a pas de troisième direction.
taihou-rules-flight-more = On n’est pas tenu d’utiliser tout son numéro. On peut aussi tourner avant de partir. La pièce finit tournée vers sa dernière direction. Les animaux peuvent en outre reculer, tout droit, sans tourner ni prendre. Dans Taï-hou, voler par-dessus le lac compte pour une case ; le crapaud peut le traverser à la nage. Tourner sur place coûte toujours le tour entier. Le lotus n’avance que d’une case.
taihou-rules-flight-words = le vol de Bouddha, voler, combien de cases, tout droit, angle droit, tourner, direction, chemin libre, reculer, lac, numéro
