# The settings.

settings-kept = Les changements sont enregistrés aussitôt
settings-look = Langue et écran
settings-sound = Son et mouvement
settings-keys = Touches et manette

text-size = Taille du texte
percent = { $number } %
window = Fenêtre
window-within = En fenêtre
window-whole = Plein écran

sound = Son
music = Musique
silent = muet
speed = Vitesse
speed-instant = Immédiate
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
less-motion = Moins d'animations
less-motion-note = Les pions glissent sans sauter.
mute-all = Tout couper

# The actions, each a row with its keys and its gamepad buttons.
act-confirm = Choisir
act-back = Retour
act-up = Haut
act-down = Bas
act-left = Gauche
act-right = Droite
act-next = Suivant
act-previous = Précédent
act-menu = Menu
act-hint = Conseil
act-other = Tourner, supprimer
act-undo = Annuler le coup
act-redo = Rétablir
act-first = Premier
act-last = Dernier
act-search = Chercher
act-look = Qui prend qui
act-call = Appeler (hât-lô)
act-mute = Muet
act-fullscreen = Plein écran

press-a-key = Appuyer sur une touche
press-a-button = Appuyer sur un bouton
usual-keys = Rétablir les touches
usual-keys-ask = Rétablir les touches ?
usual-keys-body = Toutes les touches et tous les boutons redeviendront ceux du début. Les autres réglages ne changeront pas.
usual-keys-do = Rétablir
taken-ask = Échanger ?
taken-body = { $key } sert déjà. En changeant, les deux s'échangent :
taken-do = Échanger
leave-it = Laisser
must-keep = Choisir et Retour ne peuvent pas rester sans touche ni bouton.

settings-hint-value = changer
settings-hint-as-it-is = laisser tel quel
settings-hint-without = laisser vide
settings-hint-usual = comme au début

# The colours, as they are and as others see them.
eyes = Les quatre couleurs
eyes-note = La couleur n'est jamais seule : la tête et le motif changent aussi.
eyes-usual = Toutes
eyes-usual-note = vue habituelle
eyes-protanopia = Sans rouge
eyes-deuteranopia = Sans vert
eyes-tritanopia = Sans bleu
protanopia = protanopie
deuteranopia = deutéranopie
tritanopia = tritanopie
