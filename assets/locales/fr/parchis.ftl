# Parchís.

parchis = Parchís
parchis-about = 2–4 joueurs · un dé, 68 cases

# The optional rules.
parchis-two-on-first-five = Deux pions au premier 5
parchis-two-on-first-five-about = Au premier 5 de chaque joueur, deux pions sortent de la maison.
parchis-capture-on-exit = Prendre aussi sur la sortie
parchis-capture-on-exit-about = Un pion qui sort prend celui d’un adversaire placé sur la sortie.
parchis-opening = Qui commence
parchis-opening-about = Tout le monde lance le dé ; le plus grand nombre commence.
parchis-opening-roll = Au dé
parchis-opening-seat0 = Le premier

plate-counts = Maison : { $home } · Arrivée : { $goal }
parchis-done = Arrivée : { $pieces }

# What is to be done.
throw = Lancer
throw-the-die = Lancer le dé
throw-for-start = Lancer le dé : qui commence ?
throw-for-start-body = Le plus grand nombre commence.
throw-again = Encore un lancer
six-throw-again = C’est un 6 : on relance.
third-six-danger = Deux 6 de suite : un troisième renverrait à la maison le dernier pion joué.
computer-throws = L’ordinateur lance le dé
computer-counts = L’ordinateur compte { $count }
choose-and-count = Choisissez un pion et comptez { $count }
count-with-the-piece = Comptez { $count }
count-bonus = Comptez { $count } avec un pion
count = Compter { $count }
come-out = Sortir un pion
must-come-out = Un pion doit sortir
must-come-out-two = Deux pions doivent sortir
must-open-barrier = Vous devez ouvrir un barrage
why-come-out = Avec un 5, un pion sort de la maison.
why-come-out-two = C’est votre premier 5.
why-open-barrier = Qui fait un 6 ouvre un barrage, si c’est possible.
why-seven = Sans pion à la maison, un 6 compte pour 7. Ensuite, vous relancez.
six-afterwards = Vous avez fait un 6 : ensuite, vous relancez.

# What a move brings.
# The sentences put the noun before it: "la case" + "3 du couloir".
column-square = { $step } du couloir
brings-move = De la case { $from } à la case { $to }.
brings-barrier = De la case { $from } à la case { $to } : à deux, les pions font barrage.
brings-capture = De la case { $from } à la case { $to } : vous prenez un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
}, puis vous comptez 20.
brings-goal = De la case { $from } à l’arrivée ; ensuite, vous comptez 10.
brings-last-goal = De la case { $from } à l’arrivée : votre dernier pion !
brings-exit = Un pion sort sur la case { $square }.
brings-exit-two = Deux pions sortent sur la case { $square }.
brings-exit-capture = Un pion sort sur la case { $square } : vous prenez un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
}, puis vous comptez 20.
brings-exit-two-capture = Deux pions sortent sur la case { $square } et prennent { $pieces ->
    [1] un pion
   *[other] deux pions
}.
tag-capture = Prise : +20

# What happens.
die-rolls = Le dé roule…
counts = On compte { $count }
comes-out = Un pion sort
captured = Un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
} est pris
in-the-goal = Arrivé !
earned = Et { $count } à compter
third-six-home = Troisième 6 : le dernier pion joué rentre à la maison
third-six-stays = Troisième 6 : le tour est fini
starts = Pour commencer : { $name }
starts-body = Le plus grand nombre.
tie-throw-again = Égalité : les ex æquo relancent
lapsed-body = Le { $count } est perdu.
finished = { $name } : quatre pions à l’arrivée, { $place ->
    [1] 1re place
   *[other] { $place }e place
}

# Why a piece cannot be moved.
why-not-yours = Au tour de : { $name }
why-not-goal = Il est arrivé.
why-not-home = Il sort avec un 5.
why-not-exit-blocked = Deux pions d’une même couleur bloquent la sortie.
why-not-barrier = Barrage sur la case { $square }
why-not-full = Deux pions occupent la case { $square }
why-not-too-far = L’arrivée est à { $squares ->
    [1] une case
   *[other] { $squares } cases
}
