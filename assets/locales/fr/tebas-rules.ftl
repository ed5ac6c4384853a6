# The rule book of Tebas.
#
# Its chapters and their pictures are in `levels/rulebooks/tebas.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/tebas.md` that it tells.

# TE-1, TE-3, TE-4, TE-5
tebas-rules-game-title = Le jeu et le plateau
tebas-rules-game-lead = Immobilisez les pions adverses, en les couvrant ou en les retirant du jeu. On joue à deux, avec dix pions chacun : ivoire ou lapis-lazuli.
tebas-rules-game-step-1 = Champs extérieurs : les deux lignes des bords, onze cercles chacune.
tebas-rules-game-step-2 = Champ intérieur : les deux lignes du milieu.
tebas-rules-game-step-3 = Les deux cercles fleuris. On ne peut pas s’y arrêter.
tebas-rules-game-step-4 = Au début, ivoire et lapis alternent ; au milieu, deux cercles vides.
tebas-rules-game-step-5 = Les quarts III regardent la frontière entre les champs.
tebas-rules-game-but = Voici le plateau entier, au début. On tire au sort qui commence : l’une ou l’autre couleur.
tebas-rules-game-more = Le plateau a 4×11 cercles. Le champ intérieur en a vingt ordinaires et, au centre, deux fleuris : f2 et f3. Au début, les vingt pions sont dans les champs extérieurs. Le premier pion de la ligne 1, à gauche, est d’ivoire ; celui de la ligne 4, de lapis-lazuli. Les deux cercles du milieu, f1 et f4, restent vides. Une fois tiré au sort qui commence, il n’y a plus de hasard : tout dépend des joueurs.
tebas-rules-game-words = but, début, plateau, champs, champ extérieur, champ intérieur, cercle fleuri, ivoire, lapis-lazuli, qui commence

# TE-2, TE-8, TE-17
tebas-rules-discs-title = Pions et numéros
tebas-rules-discs-lead = Chaque pion a quatre quarts, numérotés I, II, III et IV. Le numéro tourné vers un côté dit de combien de cercles le pion avance de ce côté.
tebas-rules-discs-step-1 = Les numéros suivent le sens des aiguilles d’une montre.
tebas-rules-discs-step-2 = Vers la droite, il montre II : il avance de deux cercles.
tebas-rules-discs-step-3 = Vers le haut, il montre I : il avance d’un cercle.
tebas-rules-discs-step-4 = En diagonale, jamais.
tebas-rules-discs-but = Ni plus ni moins : du côté du III, on avance de trois cercles ; on ne peut pas avancer de quatre.
tebas-rules-discs-more = Un pion va à gauche, à droite, vers le haut ou vers le bas, comme vous voulez. Les quatre côtés ont toujours des numéros différents, qui ne changent pas tant que le pion ne tourne pas. Regardez aussi les pions adverses : leurs numéros sont visibles et vous disent où ils peuvent arriver.
tebas-rules-discs-words = pion, numéros, quart, direction, combien de cercles, exact, diagonale, orthogonal, I, II, III, IV

# TE-6, TE-7, TE-17
tebas-rules-turn-title = Avancer ou tourner
tebas-rules-turn-lead = À votre tour, déplacez un de vos pions ou tournez-le sur place. Il faut faire l’un ou l’autre, puis c’est à l’adversaire.
tebas-rules-turn-step-1 = Un quart de tour : le IV regarde maintenant vers le haut.
tebas-rules-turn-step-2 = Un demi-tour : le III regarde maintenant vers le haut.
tebas-rules-turn-step-3 = Trois quarts de tour : le II regarde maintenant vers le haut.
tebas-rules-turn-but = Un tour complet n’est pas permis : le pion resterait comme il était. Et il ne tourne pas en se déplaçant.
tebas-rules-turn-more = On joue chacun son tour, un coup à la fois. Tourner un pion prend tout le tour, mais change ses quatre numéros. On ne peut pas passer : il faut toujours jouer. Un pion qui se déplace garde ses numéros comme ils étaient, même s’il change de direction en chemin.
tebas-rules-turn-words = tour, déplacer, avancer, tourner, quart de tour, demi-tour, trois quarts, tour complet, à tour de rôle

# TE-9, TE-10, TE-11, TE-17
tebas-rules-bend-title = Changer de direction
tebas-rules-bend-lead = Si le pion arrive à la frontière ou au bord et qu’il lui reste des cercles à faire, il doit changer de direction. Il ne le peut qu’une fois, sans tourner.
tebas-rules-bend-step-1 = Le II regarde vers le haut : un pas, et voilà la frontière.
tebas-rules-bend-step-2 = Il peut aller à gauche, pour le cercle qui reste.
tebas-rules-bend-step-3 = Ou à droite : à vous de choisir.
tebas-rules-bend-step-4 = Avant la frontière ou le bord, on ne change pas de direction.
tebas-rules-bend-but = Pas deux changements dans un même coup : ce pion arrive d’abord à la frontière, puis au bord.
tebas-rules-bend-more = Le premier pas se fait toujours tout droit, dans la direction choisie. Ensuite, quand la frontière ou le bord est devant, il faut aller à gauche ou à droite, jamais en arrière, et continuer à compter. Le pion garde sa position. S’il ne reste plus de cercle à faire, il s’arrête là, sans changer.
tebas-rules-bend-words = direction, changer, changement de direction, bord, frontière, gauche, droite, une fois, deux fois, sans tourner

# TE-12, TE-13, TE-17
tebas-rules-border-title = Passer la frontière
tebas-rules-border-lead = Au premier pas, le pion peut passer d’un champ à l’autre. Au deuxième, au troisième et au quatrième, non.
tebas-rules-border-step-1 = Il entre au premier pas et fait le deuxième à l’intérieur.
tebas-rules-border-step-2 = Il peut passer sur des pions et sur des cercles fleuris.
tebas-rules-border-step-3 = Au deuxième pas, on ne peut pas sortir.
tebas-rules-border-but = Un pion ne peut donc pas aller d’un champ extérieur à l’autre en un seul coup.
tebas-rules-border-more = Il en va de même pour entrer et pour sortir. Le premier pas doit rester sur le plateau : un pion du bord ne part pas vers le dehors. Ce qu’il y a en chemin est égal : on passe sur les cercles vides, fleuris ou occupés, par vous ou par l’adversaire. Seule compte l’arrivée.
tebas-rules-border-words = frontière, passer, premier pas, deuxième pas, entrer, sortir, par-dessus, champ, bord

# TE-14, TE-15, TE-16, TE-17
tebas-rules-ends-title = Où finir
tebas-rules-ends-lead = Dans un champ extérieur, le coup doit finir sur un cercle vide. Dans le champ intérieur, il peut finir sur un cercle vide ou occupé.
tebas-rules-ends-step-1 = Sur un cercle extérieur vide, oui.
tebas-rules-ends-step-2 = Sur un cercle extérieur occupé, non.
tebas-rules-ends-step-3 = Sur un cercle intérieur vide, oui.
tebas-rules-ends-step-4 = Sur un cercle intérieur occupé aussi : il se pose dessus.
tebas-rules-ends-step-5 = Sur un cercle fleuri, jamais.
tebas-rules-ends-but = Un cercle fleuri ne peut pas être occupé, mais on peut passer par-dessus.
tebas-rules-ends-more = Un cercle occupé porte un pion ou une pile, à vous ou à l’adversaire. Si le changement de direction donne deux arrivées, chacune se juge à part : l’une peut être permise et l’autre non. Si aucune arrivée n’est permise dans une direction, on ne peut pas y jouer.
tebas-rules-ends-words = finir, arrivée, s’arrêter, vide, occupé, cercle fleuri, champ extérieur, champ intérieur, dessus

# TE-18, TE-19, TE-20, TE-21, TE-23
tebas-rules-stacks-title = Les piles
tebas-rules-stacks-lead = Le pion qui finit sur un cercle intérieur occupé forme une pile. Le joueur du pion du dessus la contrôle, et ceux du dessous sont bloqués.
tebas-rules-stacks-step-1 = L’ivoire finit sur le lapis-lazuli : il forme une pile.
tebas-rules-stacks-step-2 = Cette pile est au lapis : les deux ivoires sont bloqués.
tebas-rules-stacks-step-3 = Le numéro du pion du dessus, II, déplace toute la pile.
tebas-rules-stacks-step-4 = Elle finit sur une autre pile, qui passe dessous.
tebas-rules-stacks-but = On ne peut pas laisser une pile sur un cercle extérieur occupé.
tebas-rules-stacks-more = On empile autant de fois qu’on veut : pions et piles, à vous ou à l’adversaire. Seul le joueur du pion du dessus peut tourner ou déplacer la pile ; quand il le tourne, peu importe si ceux du dessous tournent. La pile suit les règles d’un pion : la frontière au premier pas seulement, un seul changement de direction, et jamais d’arrêt sur un cercle fleuri.
tebas-rules-stacks-words = pile, empiler, pion du dessus, dessous, bloqué, contrôler, couvrir, poser dessus

# TE-22, TE-23
tebas-rules-undone-title = Défaire une pile
tebas-rules-undone-lead = Une pile menée sur un cercle extérieur vide se défait aussitôt. Les pions adverses quittent le jeu et vous reposez les vôtres dans les champs extérieurs.
tebas-rules-undone-step-1 = L’ivoire mène sa pile sur un cercle extérieur vide.
tebas-rules-undone-step-2 = Le pion du dessus y reste, sans tourner.
tebas-rules-undone-step-3 = Le pion adverse quitte le jeu pour toujours.
tebas-rules-undone-step-4 = Le pion d’ivoire du dessous va sur un cercle extérieur vide.
tebas-rules-undone-but = Vous devez reposer tous ceux du dessous avant la fin du tour, sur les cercles extérieurs vides de votre choix.
tebas-rules-undone-more = Les pions reposés sont comme au début, le III vers la frontière, et peuvent de nouveau se déplacer. Vous les mettez dans l’un ou l’autre champ extérieur. Ceux qui ont quitté le jeu ne reviennent pas avant la fin de la partie. La pile aussi ne sort du champ intérieur qu’au premier pas, et il doit vous y rester un autre pion libre.
tebas-rules-undone-words = pile, défaire, sortir, quitter le jeu, retirer, reposer, remettre, champ extérieur, perdre

# TE-24, TE-26
tebas-rules-free-title = Le pion libre, dedans
tebas-rules-free-lead = Vous devez toujours avoir au moins un pion libre dans le champ intérieur. Un pion est libre si rien n’est sur lui : seul, ou au-dessus d’une pile.
tebas-rules-free-step-1 = Voici le seul pion libre de l’ivoire à l’intérieur.
tebas-rules-free-step-2 = L’ivoire qui est sous le lapis-lazuli n’est pas libre.
tebas-rules-free-step-3 = Le seul pion libre ne peut donc pas sortir.
tebas-rules-free-step-4 = À l’intérieur il peut se déplacer, et tourner sur place.
tebas-rules-free-but = Pour sortir une pile aussi, il vous faut un autre pion libre à l’intérieur, en plus de la pile.
tebas-rules-free-more = Après chacun de vos coups, vous devez avoir un pion libre à l’intérieur : si un coup le permet, les autres sont interdits. Avec deux pions libres à l’intérieur, vous pouvez en sortir un. Si vous mettez deux de vos pions en pile, seul celui du dessus est libre. Les pions d’une pile défaite dehors ne comptent pas comme dedans.
tebas-rules-free-words = pion libre, libre, dedans, intérieur, champ intérieur, dernier, obligatoire, obligation, seul, couvert

# TE-19, TE-25
tebas-rules-enter-title = Faire entrer un pion
tebas-rules-enter-lead = Si l’adversaire couvre votre dernier pion libre à l’intérieur, vous devez en faire entrer un autre au coup suivant. Au premier coup de la partie aussi.
tebas-rules-enter-step-1 = Le lapis a couvert le dernier pion libre de l’ivoire à l’intérieur.
tebas-rules-enter-step-2 = L’ivoire doit maintenant faire entrer un pion libre.
tebas-rules-enter-step-3 = Se déplacer dans le champ extérieur ne suffit pas.
tebas-rules-enter-but = Si aucun ne peut entrer, il faut tourner un pion de façon qu’il puisse entrer au coup suivant.
tebas-rules-enter-more = Finir sur un cercle intérieur occupé suffit aussi : le pion du dessus est libre. Si même en tournant aucun pion ne peut se préparer à entrer, tous les coups sont permis. Au début de la partie, personne n’a de pion à l’intérieur : chacun en fait donc entrer un à son premier coup.
tebas-rules-enter-words = entrer, faire entrer, pion libre, obligatoire, obligation, couvrir, coup suivant, premier coup, tourner, intérieur

# TE-27, TE-28, TE-29
tebas-rules-end-title = La fin de la partie
tebas-rules-end-lead = Qui immobilise l’adversaire gagne la partie. Un joueur est immobilisé quand il n’a plus aucun pion libre en jeu.
tebas-rules-end-step-1 = Le lapis n’a plus qu’un seul pion libre en jeu.
tebas-rules-end-step-2 = Les autres sont bloqués, au-dessous, dans une pile.
tebas-rules-end-step-3 = L’ivoire le couvre : il gagne la partie.
tebas-rules-end-but = Règle facultative : quand la même position, avec le même joueur à jouer, revient pour la troisième fois, la partie est nulle.
tebas-rules-end-more = On immobilise en couvrant les pions adverses ou en les retirant du jeu ; ceux-là ne reviennent pas. Les positions se comptent au début des tours, et de nouveau à zéro quand un pion quitte le jeu. Autre règle facultative : si chacun joue 60 tours de suite sans qu’un pion soit couvert ou retiré, la partie est nulle. On peut changer ce nombre, et se passer des deux règles.
tebas-rules-end-words = fin, gagner, gagnant, vainqueur, immobiliser, partie nulle, même position, troisième fois, 60 tours, règles facultatives
