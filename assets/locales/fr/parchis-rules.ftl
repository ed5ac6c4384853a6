# The rule book of Parchís.
#
# Its chapters and their pictures are in `levels/rulebooks/parchis.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/parchis.md` that it tells.

# PA-1, PA-2, PA-3, PA-7
parchis-rules-game-title = Le jeu et le plateau
parchis-rules-game-lead = Menez vos quatre pions de la maison à l’arrivée avant les autres. On joue à deux, à trois ou à quatre, chacun avec une couleur.
parchis-rules-game-step-1 = La maison : au début, les quatre pions sont ici.
parchis-rules-game-step-2 = La sortie : d’ici, on tourne dans le sens inverse d’une montre.
parchis-rules-game-step-3 = L’arrivée : le chemin finit ici, au centre du plateau.
parchis-rules-game-but = Dans chaque couloir n’entrent que les pions de sa couleur ; les autres passent leur chemin.
parchis-rules-game-more = Le plateau a 68 cases numérotées, communes à tous. Chaque couleur a aussi sa sortie (5 pour le jaune, 22 pour le bleu, 39 pour le rouge, 56 pour le vert), un couloir de sept cases et son arrivée, le triangle du centre.
parchis-rules-game-words = but, début, pions, couleurs, maison, sortie, couloir, arrivée, plateau, sens, direction

# PA-8, PA-9, PA-10
parchis-rules-turn-title = Le dé et le tour
parchis-rules-turn-lead = À votre tour, lancez le dé une fois et comptez le nombre avec un seul pion. Puis c’est à votre voisin de droite.
parchis-rules-turn-step-1 = Le jaune a fait un 4.
parchis-rules-turn-step-2 = Il compte 4 avec un pion : case par case, en avant.
parchis-rules-turn-step-3 = C’est maintenant à son voisin de droite : le bleu.
parchis-rules-turn-but = Si vous pouvez jouer, vous devez jouer, même à regret. Sinon, vous ne faites rien.
parchis-rules-turn-more = Le nombre du dé ne se partage pas entre deux pions. Les pions à la maison et à l’arrivée ne bougent pas : on ne sort de la maison qu’avec un 5, et à l’arrivée le chemin est fini. Après un 6, c’est encore à vous de lancer.
parchis-rules-turn-words = dé, lancer, tour, droite, compter, bouger, jouer, bloqué, obligation

# PA-10, PA-11, PA-12
parchis-rules-come-out-title = Vous avez fait un 5
parchis-rules-come-out-lead = Avec un 5, un pion doit sortir de la maison sur la sortie. S’il ne peut pas, comptez 5 avec un autre pion.
parchis-rules-come-out-step-1 = Le jaune a fait un 5.
parchis-rules-come-out-step-2 = Un pion sort de la maison sur la sortie : la case 5.
parchis-rules-come-out-but = Si deux pions de couleurs différentes occupent la sortie, celui qui sort prend le dernier arrivé, et vous comptez 20.
parchis-rules-come-out-more = Si l’un des deux est à vous, c’est l’autre qui est pris. Deux pions d’une même couleur, la vôtre ou une autre, bloquent la sortie. Si la sortie est bloquée, ou si vous n’avez plus de pion à la maison, comptez 5 avec un autre pion.
parchis-rules-come-out-words = 5, cinq, sortir, maison, sortie, bloquée, prendre sur la sortie

# PA-4, PA-5, PA-19, PA-20
parchis-rules-barriers-title = Les barrages
parchis-rules-barriers-lead = Deux pions d’une même couleur sur une case font barrage. Personne ne passe, pas même leur propriétaire.
parchis-rules-barriers-step-1 = Deux pions rouges sur la case 14 : c’est un barrage.
parchis-rules-barriers-step-2 = Le jaune fait un 4. Il ne peut pas passer : il reste sur la 11.
parchis-rules-barriers-step-3 = Quand le rouge déplace l’un des deux, le barrage s’ouvre.
parchis-rules-barriers-but = Deux pions de couleurs différentes ne font pas barrage : on passe, mais on ne peut pas s’y arrêter.
parchis-rules-barriers-more = Une case contient deux pions au plus ; seules la maison et l’arrivée peuvent en contenir trois ou quatre. Un barrage peut aussi se former dans le couloir.
parchis-rules-barriers-words = barrage, barrière, deux pions, passer, fermé, bloquer, case pleine

# PA-2, PA-5, PA-20, PA-22
parchis-rules-safe-title = Les refuges
parchis-rules-safe-lead = Les cases grises et les sorties sont des refuges : on n’y prend pas. Deux pions de couleurs différentes peuvent s’y côtoyer.
parchis-rules-safe-step-1 = Le bleu est sur la case 12. Elle est grise : un refuge.
parchis-rules-safe-step-2 = Le jaune fait un 2 : il s’arrête à côté, sans prendre.
parchis-rules-safe-step-3 = La case 22 est une sortie : le vert aussi est à l’abri.
parchis-rules-safe-but = Si deux pions y sont déjà, la case est pleine : un troisième ne peut pas s’y arrêter.
parchis-rules-safe-more = Les cases grises sont les 12, 17, 29, 34, 46, 51, 63 et 68. Les sorties sont les 5, 22, 39 et 56 ; elles protègent toujours, même si personne ne joue cette couleur. Sur une sortie, on ne prend qu’en sortant de la maison.
parchis-rules-safe-words = refuge, case grise, abri, sortie, ne pas prendre, ensemble, deux couleurs

# PA-21, PA-22, PA-23
parchis-rules-capture-title = Prendre et compter 20
parchis-rules-capture-lead = Si vous arrivez sur une case blanche où se trouve un pion d’une autre couleur, vous le prenez. Il rentre à la maison et vous comptez 20.
parchis-rules-capture-step-1 = Le jaune fait un 3 et arrive sur la case 24.
parchis-rules-capture-step-2 = Il prend le pion bleu, qui rentre à la maison.
parchis-rules-capture-step-3 = Il compte maintenant 20 avec un de ses pions.
parchis-rules-capture-but = Sur les refuges et les sorties, on ne prend pas : les deux pions restent côte à côte.
parchis-rules-capture-more = Le 20 se compte selon les règles habituelles et ne se partage pas. S’il permet de prendre un autre pion, vous comptez encore 20. Si aucun pion ne peut le compter, il est perdu.
parchis-rules-capture-words = prendre, prise, manger, capturer, 20, vingt, compter, prime, rentrer, case blanche

# PA-15, PA-16, PA-17
parchis-rules-six-title = Vous avez fait un 6
parchis-rules-six-lead = Avec un 6, comptez 6 et relancez. Si vous n’avez plus de pion à la maison, comptez 7.
parchis-rules-six-step-1 = Le jaune a fait un 6.
parchis-rules-six-step-2 = Il compte 6, puis il relance.
parchis-rules-six-step-3 = Troisième 6 de suite : le dernier pion joué rentre à la maison.
parchis-rules-six-but = Si ce dernier pion est dans le couloir ou à l’arrivée, il y reste. Mais le tour est fini.
parchis-rules-six-more = Le troisième 6 ne se compte pas. Un 6 qu’on ne peut pas compter donne aussi un autre lancer, et fait partie des trois. Le dernier pion joué est le dernier de ce tour, même s’il a compté 10 ou 20 ; si aucun n’a bougé, aucun ne rentre.
parchis-rules-six-words = 6, six, 7, sept, relancer, rejouer, trois six, troisième 6, rentrer à la maison, pénalité

# PA-18
parchis-rules-open-barrier-title = Le 6 et le barrage
parchis-rules-open-barrier-lead = Si vous avez un barrage et faites un 6, vous devez l’ouvrir. C’est l’un de ses deux pions qui compte.
parchis-rules-open-barrier-step-1 = Le jaune a fait un 6.
parchis-rules-open-barrier-step-2 = Il doit ouvrir le barrage : un pion va sur la case 16.
parchis-rules-open-barrier-step-3 = Il ne peut pas jouer cet autre pion maintenant.
parchis-rules-open-barrier-but = Si les pions du barrage ne peuvent pas compter, il reste fermé : comptez avec un autre pion.
parchis-rules-open-barrier-more = Ils ne peuvent pas compter si un autre barrage est sur le chemin, si la case où s’arrêter est pleine ou si l’arrivée est trop proche. Avec plusieurs barrages, vous choisissez lequel ouvrir. La règle vaut aussi dans le couloir et pour un 7, mais pas pour un 10 ni un 20.
parchis-rules-open-barrier-words = 6, six, ouvrir le barrage, ouvrir, obligation, devoir, exception

# PA-24, PA-25, PA-26
parchis-rules-goal-title = L’arrivée et compter 10
parchis-rules-goal-lead = On arrive par un compte exact, juste le nombre de cases qui manquent. Quand un pion arrive, vous comptez 10 avec un autre.
parchis-rules-goal-step-1 = Le jaune fait un 4 et il manque juste 4 cases : arrivé !
parchis-rules-goal-step-2 = Il compte maintenant 10 avec un autre pion.
parchis-rules-goal-but = Sans la place de tout compter, on ne bouge pas : il manque ici 2 cases et le bleu a fait un 4.
parchis-rules-goal-more = On peut arriver avec le dé, aussi en comptant 7 pour un 6, ou en comptant 10 ou 20. Si aucun autre pion ne peut compter le 10, il est perdu. Les 10 et les 20 se comptent dans l’ordre où ils sont gagnés, avant le lancer suivant.
parchis-rules-goal-words = arrivée, arriver, entrer, juste, exact, 10, dix, couloir, prime, pas de place

# PA-27, PA-28
parchis-rules-end-title = La fin de la partie
parchis-rules-end-lead = Qui mène le premier ses quatre pions à l’arrivée gagne. Les autres continuent pour la deuxième et la troisième place.
parchis-rules-end-step-1 = Le jaune a ses quatre pions à l’arrivée : il a gagné.
parchis-rules-end-step-2 = Il manque 2 cases au rouge pour être deuxième.
parchis-rules-end-step-3 = Le dernier qui reste, le bleu ou le vert, a perdu.
parchis-rules-end-but = Qui a fini ne lance plus, pas même après un 6 : c’est au suivant de jouer.
parchis-rules-end-more = Le dernier pion arrivé ne donne pas 10, et ce qui restait à compter est perdu. Quand tous les autres ont fini, celui qui reste a perdu et la partie s’arrête.
parchis-rules-end-words = fin, gagner, gagnant, victoire, perdre, premier, deuxième, troisième, place, classement

# PA-6, PA-13, PA-14
parchis-rules-options-title = Règles facultatives
parchis-rules-options-lead = Bien des familles jouent avec ces deux règles, mais elles sont facultatives. Décidez ensemble avant de commencer.
parchis-rules-options-step-1 = Deux pions au premier 5 : à votre premier 5, deux pions sortent.
parchis-rules-options-step-2 = Prendre aussi sur la sortie : qui sort prend le pion déjà là.
parchis-rules-options-but = C’est le dé qui dit qui commence : le plus grand nombre. Mais, si vous voulez, c’est le premier joueur.
parchis-rules-options-more = Les ex æquo du premier lancer relancent. Les deux pions sortent l’un après l’autre et chacun peut prendre ; si la sortie est bloquée, l’occasion d’en sortir deux est perdue. Prendre sur la sortie donne aussi 20 et c’est obligatoire : de deux couleurs, on prend le dernier arrivé, jamais le sien. Deux pions d’une même couleur bloquent toujours la sortie.
parchis-rules-options-words = options, règles facultatives, variantes, deux pions au premier 5, prendre sur la sortie, qui commence, premier lancer, égalité
