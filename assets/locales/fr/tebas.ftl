# Tebas.

tebas = Tebas
tebas-about = 2 joueurs · vingt pions numérotés

# The optional rules.
tebas-repetition = Nulle par répétition
tebas-repetition-about = Quand une position, avec le même joueur à jouer, revient pour la troisième fois, la partie est nulle.
tebas-quiet-limit = Nulle par tours calmes
tebas-quiet-limit-about = Si chacun joue tant de tours de suite sans qu’un pion soit couvert ou retiré, la partie est nulle.
tebas-quiet-limit-off = Jamais
tebas-opening = Qui commence
tebas-opening-about = On tire au sort, ou l’ivoire commence.
tebas-opening-roll = Au sort
tebas-opening-seat0 = Ivoire

# The players' pieces.
tebas-ivory = pions d’ivoire
tebas-lapis = pions de lapis-lazuli

# What stands on a plate: how many pieces are free, how many of those in the inner field, how many are lost.
tebas-counts = { $free } { $free ->
    [0] libre
    [1] libre
   *[other] libres
}, { $inside } dedans{ $out ->
    [0] {""}
    [1] {" "}· 1 perdu
   *[other] {" "}· { $out } perdus
}
tebas-counts-short = { $free } { $free ->
    [0] libre
    [1] libre
   *[other] libres
}, { $inside } dedans
tebas-counts-least = { $free ->
    [1] 1 libre
   *[other] { $free } libres
}
tebas-done = { $pieces ->
    [0] aucun pion libre
    [1] un pion libre
   *[other] { $pieces } pions libres
}

# What lies beside the sentence.
tebas-turn = Tourner
tebas-turn-which = Choisissez un pion : ses trois rotations s’affichent ici.
tebas-turn-about = Un quart de tour, un demi-tour ou trois quarts.
tebas-sign-empty = cercle vide
tebas-sign-covers = couvre
tebas-sign-barred = impossible
tebas-in-hand = À reposer : { $pieces }
tebas-out = Hors du jeu : { $pieces }
tebas-stack-of = { $circle } : pile de { $pieces }, de bas en haut
tebas-below-blocked = ceux du dessous sont bloqués

# Who starts.
tebas-draw-start = Qui commence ?
tebas-draw-start-body = On tire au sort.
tebas-draw = Tirer au sort

# What is to be done.
tebas-computer-plays = L’ordinateur joue
tebas-choose = Déplacez ou tournez un pion
tebas-choose-about = Le numéro tourné vers un côté dit de combien de cercles il avance de ce côté.
tebas-choose-end = Choisissez l’arrivée
tebas-or-turn = Ou tournez le pion sur place.
tebas-anything = Aucun pion libre ne peut encore entrer dans le champ intérieur : tous les coups sont permis.
tebas-must-keep = Gardez un pion libre dans le champ intérieur
tebas-keep-which = Celui de { $circle } est votre dernier pion libre à l’intérieur.
tebas-must-enter = Faites entrer un pion libre dans le champ intérieur
tebas-must-enter-why = Vous n’y en avez aucun, et il vous en faut toujours un.
tebas-must-turn = Tournez un pion pour qu’il puisse entrer
tebas-must-turn-why = Vous n’avez aucun pion libre dans le champ intérieur, et aucun ne peut entrer maintenant.
tebas-put-back = { $pieces ->
    [1] Reposez votre pion
   *[other] Reposez vos { $pieces } pions
}
tebas-put-back-about = Sur un cercle vide des champs extérieurs, au choix, le III vers la frontière.

# What is looked at. A game gone over again and a hint say it too, after a name or a word and a colon.
tebas-turn-by = { $quarters ->
    [1] { $circle }, un quart de tour
    [2] { $circle }, un demi-tour
   *[other] { $circle }, trois quarts de tour
}
tebas-go = { $pieces ->
    [1] { $from } → { $to }
   *[other] { $from } → { $to }, avec la pile
}
tebas-put-on = { $circle }, un pion reposé

# What a move brings.
tebas-then-faces = Ensuite, en haut { $up }, à droite { $right }, en bas { $down } et à gauche { $left }.
tebas-brings-plain = Arrivée sur { $circle }, un cercle vide.
tebas-brings-in = Entrée dans le champ intérieur, sur { $circle }.
tebas-brings-out = Sortie du champ intérieur, sur { $circle }.
tebas-brings-cover = { $covered ->
    [1] Vous couvrez le pion { $colour ->
        [ivory] d’ivoire
       *[lapis] de lapis-lazuli
    } sur { $circle }, qui est alors bloqué.
   *[other] Vous couvrez la pile { $colour ->
       [ivory] de l’ivoire
      *[lapis] du lapis-lazuli
   } sur { $circle } : { $pieces } pions, le vôtre au-dessus.
}
tebas-brings-cover-own = { $covered ->
    [1] Vous couvrez votre propre pion sur { $circle }, qui est alors bloqué.
   *[other] Vous couvrez votre propre pile sur { $circle } : { $pieces } pions en tout.
}
tebas-brings-undo = La pile se défait : { $leave ->
    [0] aucun pion ne quitte le jeu
    [1] un pion { $colour ->
        [ivory] d’ivoire
       *[lapis] de lapis-lazuli
    } quitte le jeu
   *[other] { $leave } pions { $colour ->
       [ivory] d’ivoire
      *[lapis] de lapis-lazuli
   } quittent le jeu
}, et vous { $back ->
    [0] n’en reposez aucun
    [1] reposez un des vôtres
   *[other] reposez { $back } des vôtres
}.
tebas-brings-win = L’adversaire n’a plus aucun pion libre : vous gagnez !
tebas-brings-repetition = La position revient pour la troisième fois : partie nulle.
tebas-brings-quiet = Trop de tours sans pion couvert ni retiré : partie nulle.

# Why something cannot be done.
tebas-why-edge = On sortirait du plateau
tebas-why-border = La frontière, au premier pas seulement
tebas-why-second-bend = Un seul changement de direction
tebas-why-flowered = On ne finit pas sur un cercle fleuri
tebas-why-full = Champ extérieur : cercle vide seulement
tebas-why-last-free = C’est votre dernier pion libre dedans
tebas-why-last-free-stack = Il vous faut un autre pion libre dedans
tebas-why-must-enter = D’abord, faites entrer un pion libre
tebas-why-must-turn = D’abord, tournez un pion pour qu’il entre
tebas-why-under = Bloqués dessous ; au-dessus : { $name }

# What happens.
tebas-turned = { $quarters ->
    [1] { $circle } tourne d’un quart de tour
    [2] { $circle } tourne d’un demi-tour
   *[other] { $circle } tourne de trois quarts de tour
}
tebas-goes = { $pieces ->
    [1] De { $from } à { $to }
   *[other] Une pile de { $pieces }, de { $from } à { $to }
}
tebas-stacked = Une pile de { $pieces } sur { $circle }
tebas-undone = La pile se défait sur { $circle }
tebas-removed = { $pieces ->
    [1] Un pion { $colour ->
        [ivory] d’ivoire
       *[lapis] de lapis-lazuli
    } quitte le jeu
   *[other] { $pieces } pions { $colour ->
       [ivory] d’ivoire
      *[lapis] de lapis-lazuli
   } quittent le jeu
}
tebas-put = Un pion reposé sur { $circle }
tebas-standstill = { $name } a immobilisé son adversaire.
tebas-drawn-repetition = Partie nulle : la même position est revenue trois fois.
tebas-drawn-quiet = Partie nulle : trop de tours sans pion couvert ni retiré.

# The log.
tebas-log-turned = { $name } : { $circle } tourne { $quarters ->
    [1] d’un quart de tour
    [2] d’un demi-tour
   *[other] de trois quarts de tour
}.
tebas-log-went = { $pieces ->
    [1] { $name } : de { $from } à { $to }.
   *[other] { $name } : une pile de { $pieces }, de { $from } à { $to }.
}
tebas-log-covered = { $name } : de { $from } à { $to }, sur { $colour ->
    [ivory] l’ivoire
   *[lapis] le lapis-lazuli
} : une pile de { $height }.
tebas-log-undone = { $name } : une pile défaite sur { $to } ; { $leave ->
    [0] aucun pion
    [1] un pion { $colour ->
        [ivory] d’ivoire
       *[lapis] de lapis-lazuli
    }
   *[other] { $leave } pions { $colour ->
       [ivory] d’ivoire
      *[lapis] de lapis-lazuli
   }
} hors du jeu.
tebas-log-put-back = { $name } : de retour sur { $circles }.

# A game gone over again.
tebas-replay = { $name } : { $deed }
tebas-replay-stacked = Sur { $circle }, une pile de { $pieces } couvre { $colour ->
    [ivory] l’ivoire
   *[lapis] le lapis-lazuli
}.
tebas-replay-obliged = { $name } n’a aucun pion libre dans le champ intérieur.
tebas-row-starts = commence
tebas-row-turn = { $circle } { $part }
tebas-row-go = { $from } → { $to }
tebas-row-cover = { $from } → { $to }, couvre
tebas-row-put = de retour sur { $circle }

# The figures.
tebas-covered = couverts
tebas-removals = retirés

# The hint.
tebas-advice = Conseil : { $deed }
tebas-reason-wins = L’adversaire n’a plus aucun pion libre, et vous gagnez.
tebas-reason-saves = Cela sauve votre dernier pion libre, qu’on pouvait couvrir sur { $circle }.
tebas-reason-covers = Vous couvrez un pion libre adverse sur { $circle }{ $pieces ->
    [1] {""}
   *[other] , avec { $pieces } pions sous le vôtre
}.
tebas-reason-covers-last = Vous couvrez le dernier pion libre adverse à l’intérieur, sur { $circle } : un autre doit entrer.
tebas-reason-removes = { $pieces ->
    [1] Un pion adverse quitte le jeu.
   *[other] { $pieces } pions adverses quittent le jeu.
}
tebas-reason-frees = { $pieces ->
    [1] Un de vos pions est de nouveau libre.
   *[other] { $pieces } de vos pions sont de nouveau libres.
}
tebas-reason-comes-in = Vous avez alors un pion libre dans le champ intérieur, sur { $circle }.
tebas-reason-turns-to-come-in = Le pion de { $circle } pourra entrer à votre prochain coup.
tebas-reason-escapes = Sur { $circle }, on pouvait le couvrir ; là où il va, non.
tebas-reason-out-of-reach = Dans le champ extérieur, sur { $circle }, rien ne peut le couvrir.
tebas-reason-threatens = { $pieces ->
    [1] Ensuite, vous pourrez couvrir le pion de { $circle }.
   *[other] Ensuite, vous pourrez couvrir un pion parmi { $pieces }, par exemple celui de { $circle }.
}
tebas-reason-put-back = De { $circle }, il pourra entrer à son prochain coup.
tebas-reason-loses = Mais on pourrait couvrir votre dernier pion libre sur { $circle }.
tebas-reason-risks = Mais on pourrait ensuite couvrir votre pion de { $circle }.
tebas-reason-blocks-own = Mais votre propre pion de { $circle } est bloqué.
tebas-reason-free = Vous avez alors { $free ->
    [0] 0 pion libre
    [1] un pion libre
   *[other] { $free } pions libres
}, l’adversaire { $theirs }.

# The story of a game.
tebas-tale-comeback = { $name } avait { $pieces ->
    [1] un pion libre
   *[other] { $pieces } pions libres
} de moins que { $leader }, et a pourtant gagné.
tebas-tale-removal = { $name } a défait une pile sur { $circle } : { $pieces ->
    [1] un pion { $colour ->
        [ivory] d’ivoire
       *[lapis] de lapis-lazuli
    } a quitté le jeu
   *[other] { $pieces } pions { $colour ->
       [ivory] d’ivoire
      *[lapis] de lapis-lazuli
   } ont quitté le jeu
}.
tebas-tale-tallest = La plus haute pile avait { $pieces } pions, sur { $circle }, avec { $name } au-dessus.
tebas-tale-most-covers = { $name } a couvert plus souvent des pions libres : { $covers } fois contre { $next }.
tebas-tale-obliged = { $name } a perdu { $times ->
    [1] une fois
   *[other] { $times } fois
} son pion libre du champ intérieur, et a dû en faire entrer un autre.
tebas-tale-even = { $turns } tours, et personne n’a cédé.
tebas-tale-narrow = { $name } a gagné avec { $pieces ->
    [1] un seul pion libre
   *[other] { $pieces } pions libres
} ; il n’en restait aucun à { $second }.
tebas-tale-standstill = { $name } a immobilisé { $second } : { $blocked ->
    [0] aucun pion bloqué
    [1] un pion bloqué
   *[other] { $blocked } pions bloqués
}, { $out ->
    [0] aucun perdu
    [1] un perdu
   *[other] { $out } perdus
}.
tebas-tale-drawn-repetition = La même position est revenue pour la troisième fois, après { $turns } tours.
tebas-tale-drawn-quiet = Trop longtemps sans pion couvert ni retiré : partie nulle après { $turns } tours.
