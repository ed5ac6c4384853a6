# What every screen and every game says.

tagline = Jeux traditionnels, à la même table
new-game = Nouvelle partie
continue = Continuer
saved-games = Parties enregistrées
rules = Règles
settings = Réglages
quit = Quitter
back = Retour
menu = Menu
pause = Pause
leave-game = Quitter la partie
all-is-saved = tout est enregistré
home = Accueil
hint-move = déplacer
hint-choose = choisir

person = Personne réelle
computer = Ordinateur
nobody = Libre
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
person-hint = appareil au choix
has-pad = manette { $number }
join = Appuyez sur { $button } pour rejoindre
empty-seat = Place libre
empty-seat-hint = Personne ne joue cette couleur.
optional-rules = Règles facultatives
yes = Oui
no = Non
start = Commencer
how-many-play = { $count ->
    [2] Deux joueurs
    [3] Trois joueurs
   *[other] Quatre joueurs
}
turn-passes = Le tour passe à droite.

turn = Au tour de : { $name }
undo = Annuler le coup
redo = Rétablir
why-not-undo = Un lancer ne s’annule pas
laid-over = { $game } · { $over }
game-over = La partie est terminée
nothing-to-play = Aucun coup possible
now = maintenant
later = ensuite
again = encore
throws = Lancers
expected = attendu

winner = Victoire : { $name }
draw = Partie nulle
rematch = Revanche
figures = En chiffres
captures = prises
turns = tours
throws-made = lancers
