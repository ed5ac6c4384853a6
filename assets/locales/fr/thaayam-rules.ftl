# The rule book of Thaayam.
#
# Its chapters and their pictures are in `levels/rulebooks/thaayam.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/thaayam.md` that it tells.

# TH-1, TH-2, TH-3, TH-6
thaayam-rules-game-title = Le jeu et le plateau
thaayam-rules-game-lead = Menez vos quatre pions du palais au château, puis sortez-les du plateau avant les autres. On joue à deux, à trois ou à quatre, chacun avec une couleur.
thaayam-rules-game-step-1 = Au début, les quatre pions sont hors du plateau.
thaayam-rules-game-step-2 = Votre palais : le parcours commence ici.
thaayam-rules-game-step-3 = Le parcours : par le bord à droite, puis à l’intérieur, à rebours.
thaayam-rules-game-step-4 = Le château : le parcours finit ici, au centre.
thaayam-rules-game-but = Tous les parcours sont pareils, mais chacun part de son palais. Voici celui du rouge.
thaayam-rules-game-more = Le plateau a cinq cases sur cinq. Au milieu de chaque côté se trouve un palais et, au centre, le château. De votre palais, on fait un tour entier par le bord jusqu’à la case avant le palais ; de là, on entre et on fait un autre tour en sens inverse, jusqu’à la case voisine du palais. Le dernier pas mène au château : 24 pas en tout.
thaayam-rules-game-words = but, début, pions, palais, château, parcours, plateau, tour, sens, direction

# TH-4, TH-5, TH-9
thaayam-rules-seeds-title = Les graines et les points
thaayam-rules-seeds-lead = Les dés sont quatre graines de tamarin, à trois faces sombres et trois claires. Lancez les quatre ensemble et comptez les faces claires visibles.
thaayam-rules-seeds-step-1 = Une claire : 1 point. Relancez.
thaayam-rules-seeds-step-2 = Deux claires : 2 points. Les lancers sont finis.
thaayam-rules-seeds-step-3 = Trois claires : 3 points. Les lancers sont finis.
thaayam-rules-seeds-step-4 = Quatre claires : 4 points. Relancez.
thaayam-rules-seeds-step-5 = Aucune claire : 8 points. Relancez.
thaayam-rules-seeds-but = Des cauris peuvent remplacer les graines : l’ouverture est la face claire. Ici, 2 points.
thaayam-rules-seeds-more = Lancez jusqu’à faire un 2 ou un 3 : ce dernier lancer compte aussi. Un tour n’a toutefois pas plus de 20 lancers. Sur seize lancers, en moyenne, le 2 sort six fois, le 1 et le 3 quatre fois chacun, le 4 une fois et le 8 une fois.
thaayam-rules-seeds-words = graines, tamarin, dés, lancer, points, claire, sombre, cauris, 8, huit

# TH-8, TH-9, TH-10
thaayam-rules-turn-title = Le tour
thaayam-rules-turn-lead = Lancez les graines jusqu’à faire un 2 ou un 3 et gardez tous les scores. Jouez-les ensuite dans l’ordre qui vous plaît.
thaayam-rules-turn-step-1 = Le jaune fait un 4, puis un 3 : les lancers sont finis.
thaayam-rules-turn-step-2 = Avec le 4, un pion avance de 4 cases.
thaayam-rules-turn-step-3 = Avec le 3, un autre pion avance de 3 cases.
thaayam-rules-turn-but = Si un score peut être joué, il doit l’être, exactement. Sinon, il est perdu.
thaayam-rules-turn-more = C’est vous qui décidez avec quel pion et quand jouer chaque score, même si cet ordre en fait perdre un. Quand plus rien ne peut être joué, le tour finit de lui-même et les graines passent à votre voisin de droite. Mais, si vous avez pris un pion, vous avez un autre tour.
thaayam-rules-turn-words = tour, lancer, score, ordre, jouer, déplacer, droite, bloqué, perdu, obligation

# TH-11, TH-12
thaayam-rules-enter-title = Entrer sur le plateau
thaayam-rules-enter-lead = Pour faire entrer un pion, il faut un 1 : il se pose sur votre palais. Si vos quatre pions sont dehors, les scores d’avant le premier 1 ne comptent pas.
thaayam-rules-enter-step-1 = Le jaune fait 4, 4, 1, 8 et 3. Les deux 4 ne comptent pas.
thaayam-rules-enter-step-2 = Avec le 1, un pion entre sur son palais.
thaayam-rules-enter-step-3 = Avec le 8 et le 3, ce pion avance de 11 cases.
thaayam-rules-enter-but = Si un pion est sur le plateau, rien n’est barré : ici, le 4 compte aussi.
thaayam-rules-enter-more = Sans un 1, aucun pion n’entre. Si vos quatre pions sont dehors et qu’aucun 1 n’est sorti, vous passez. Avec les autres 1, vous pouvez faire entrer d’autres pions ou déplacer ceux du plateau. Un pion au château est sur le plateau.
thaayam-rules-enter-words = entrer, entrée, 1, un, dehors, palais, barré, compter, premier 1

# TH-13, TH-17
thaayam-rules-share-title = Partager les scores
thaayam-rules-share-lead = Vous pouvez partager les scores entre vos pions comme il vous plaît. Mais chaque score est joué en entier par un seul pion.
thaayam-rules-share-step-1 = Le jaune a fait 4, 8, 4 et 2.
thaayam-rules-share-step-2 = Un pion joue le 8 et un 4 : 12 cases.
thaayam-rules-share-step-3 = L’autre joue un 4 et le 2 : 6 cases.
thaayam-rules-share-but = Le 8 ne se coupe pas en deux : un pion doit avancer de 8 cases.
thaayam-rules-share-more = Avec les mêmes scores, un pion pourrait avancer de 18 cases, ou trois pions de 4, 8 et 6. Les 1 font entrer des pions ou déplacent ceux du plateau. Si un pion joue plusieurs scores, il s’arrête à la fin de chacun et peut y prendre.
thaayam-rules-share-words = partager, score, entier, un pion, deux pions, somme, 18, ordre

# TH-14, TH-15
thaayam-rules-shelter-title = Les abris
thaayam-rules-shelter-lead = Les quatre palais et le château sont des abris : on n’y prend personne. Des pions de toutes les couleurs peuvent s’y côtoyer, sans limite.
thaayam-rules-shelter-step-1 = Dans ce palais, il y a quatre pions de trois couleurs.
thaayam-rules-shelter-step-2 = Le jaune arrive dans ce palais, sans prendre personne.
thaayam-rules-shelter-step-3 = Au château aussi, le bleu et le vert sont à l’abri.
thaayam-rules-shelter-but = Sur une case ordinaire aussi, vous pouvez réunir des pions, mais ils ne sont pas à l’abri.
thaayam-rules-shelter-more = Les palais protègent toujours tout le monde, adversaires compris, même si personne n’y a commencé. Sur une case ordinaire, en revanche, des pions de deux couleurs ne restent jamais ensemble, sauf s’il y a un jumeau : le dernier arrivé prend les autres.
thaayam-rules-shelter-words = abri, refuge, palais, château, ne pas prendre, ensemble, case ordinaire, sans limite

# TH-16, TH-17, TH-18, TH-19
thaayam-rules-capture-title = Prendre
thaayam-rules-capture-lead = Si votre pion arrive sur une case ordinaire où se trouve un pion adverse, il le prend. Le pion pris quitte le plateau et rentrera avec un 1.
thaayam-rules-capture-step-1 = Le jaune joue d’abord le 3 et arrive sur le bleu.
thaayam-rules-capture-step-2 = Il prend le bleu, qui quitte le plateau.
thaayam-rules-capture-step-3 = Ensuite, avec le 8, il prend aussi le rouge.
thaayam-rules-capture-but = L’ordre compte : ici, avec le 1 puis le 2, le bleu n’est pas pris.
thaayam-rules-capture-more = S’il y a deux pions adverses ou plus, tous sont pris, sauf s’ils forment un jumeau. Qui prend a un autre tour après avoir joué ses scores : un seul, quel que soit le nombre de pions pris. S’il prend encore pendant ce tour, il en aura un de plus.
thaayam-rules-capture-words = prendre, prise, capturer, adversaire, dehors, autre tour, relancer, ordre

# TH-20, TH-21
thaayam-rules-twins-title = Les jumeaux
thaayam-rules-twins-lead = Si vous avez deux pions dans le palais d’en face, vous pouvez en former un jumeau. Dès lors, ils vont ensemble et avancent de la moitié des points.
thaayam-rules-twins-step-1 = Le jaune a deux pions dans le palais d’en face : un jumeau.
thaayam-rules-twins-step-2 = 4, 1, 8, 4 et 2 font 19. C’est impair, on ôte un : 18.
thaayam-rules-twins-step-3 = Le jumeau avance de la moitié : 9 cases.
thaayam-rules-twins-but = Un seul 1 ne déplace pas un jumeau. Deux 1 ensemble le déplacent d’une case.
thaayam-rules-twins-more = On forme un jumeau pendant qu’on joue ses scores, s’il en reste au moins un, et cela ne coûte rien. On peut additionner plusieurs scores pour lui, et il avance d’un seul pas : il ne s’arrête qu’à la fin. Les autres pions jouent le reste. Quatre pions à cet endroit peuvent former deux jumeaux. On ne peut pas le séparer avant le château.
thaayam-rules-twins-words = jumeau, jumeaux, deux pions, palais d’en face, former, moitié, impair, somme

# TH-22, TH-23
thaayam-rules-twin-fights-title = Jumeau contre jumeau
thaayam-rules-twin-fights-lead = Sur une case ordinaire, un jumeau n’est pris que par un autre jumeau. Un jumeau et un pion simple ne s’attaquent pas et peuvent partager une case.
thaayam-rules-twin-fights-step-1 = Le bleu arrive sur la case du jumeau jaune : rien ne se passe.
thaayam-rules-twin-fights-step-2 = Le jumeau jaune avance de la moitié du 8 : 4 cases.
thaayam-rules-twin-fights-step-3 = Il prend le jumeau rouge, mais le vert reste.
thaayam-rules-twin-fights-but = Une option : le jumeau pris rentre en jumeau, avec deux 1 du même tour.
thaayam-rules-twin-fights-more = Avec la règle normale, le jumeau pris devient deux pions simples et chacun rentre avec un 1. Prendre un jumeau donne aussi un autre tour. Dans les abris, les jumeaux aussi sont protégés. S’il rentre en jumeau, c’est sur son palais ; si vos quatre pions sont des jumeaux dehors, les scores d’avant le deuxième 1 ne comptent pas.
thaayam-rules-twin-fights-words = jumeau, jumeaux, attaquer, prendre, deux 1, en jumeau, revenir, pion simple

# TH-24, TH-25, TH-26, TH-27
thaayam-rules-castle-title = Le château et la fin
thaayam-rules-castle-lead = On arrive au château par un compte exact. Quand vos quatre pions sont au château, chaque 1 en sort un du plateau.
thaayam-rules-castle-step-1 = Le jaune joue le 3 : son dernier pion arrive au château.
thaayam-rules-castle-step-2 = Avec le 1 qui lui reste, il sort un pion du plateau.
thaayam-rules-castle-step-3 = Qui sort le premier ses quatre pions gagne.
thaayam-rules-castle-but = Si le score est trop grand, on ne bouge pas : ici, il manque une case et on a fait un 4.
thaayam-rules-castle-more = Dès que le quatrième pion arrive, les 1 qui restent de ce tour servent déjà à sortir. Le jumeau qui arrive au château redevient deux pions, et chacun sort avec un 1. Quand quelqu’un gagne, la partie est finie et les autres partagent les autres places.
thaayam-rules-castle-words = château, arriver, exact, sortir, fin, gagner, gagnant, vainqueur, place

# TH-5, TH-7, TH-23
thaayam-rules-options-title = Règles facultatives
thaayam-rules-options-lead = Avant de commencer, décidez ensemble comment revient un jumeau pris. Choisissez aussi graines ou cauris, et qui commence.
thaayam-rules-options-step-1 = Le jumeau, en jumeau : il rentre avec deux 1 du même tour.
thaayam-rules-options-step-2 = Cauris : seul l’aspect change.
thaayam-rules-options-step-3 = Qui commence : chacun lance, et le plus grand score commence.
thaayam-rules-options-but = Les ex æquo du plus grand score relancent. Mais, si vous voulez, c’est le premier joueur qui commence.
thaayam-rules-options-more = Les lancers du début ne font pas partie du premier tour : qui commence relance les graines. À deux, on s’assied face à face. Quand un jumeau se sépare en deux pions, il ne faut rien de spécial : chaque pion rentre comme d’habitude.
thaayam-rules-options-words = options, règles facultatives, variantes, en jumeau, cauris, qui commence, premier lancer, égalité
