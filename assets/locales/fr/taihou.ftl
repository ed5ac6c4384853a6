# The garden games: Buddha's Lotus, Taï-hou, Buddha's Flight.

taihou = Taï-hou
taihou-about = 2–4 joueurs · un lac au milieu

# The optional rules.
taihou-lake = Le lac
taihou-lake-about = Avec le lac au milieu, c’est Taï-hou ; sans lui, Le lotus de Bouddha, avec des lotus pour les armes perdues.
taihou-flight = Le vol de Bouddha
taihou-flight-about = Une pièce peut parcourir autant de cases que son numéro, avec un quart de tour en chemin.
taihou-quiet-limit = Fin par tours calmes
taihou-quiet-limit-about = Si chacun joue tant de tours de suite sans aucune prise, la partie finit.
taihou-quiet-limit-off = Jamais
taihou-opening = Qui commence
taihou-opening-about = Chacun tire une pièce et la plus haute commence, ou le sud commence.
taihou-opening-roll = Au sort
taihou-opening-seat0 = Sud

# The pieces.
taihou-piece = { $piece ->
    [1] rossignol
    [2] crapaud
    [3] tortue
    [4] faisan
    [5] chauve-souris
    [6] tigre
    [7] serpent
    [8] éléphant
    [9] sabre
    [10] flèche
   *[0] lotus
}
taihou-piece-name = { $piece ->
    [1] Rossignol
    [2] Crapaud
    [3] Tortue
    [4] Faisan
    [5] Chauve-souris
    [6] Tigre
    [7] Serpent
    [8] Éléphant
    [9] Sabre
    [10] Flèche
   *[0] Lotus
}

# The calls.
taihou-hat-lo = hât-lô
taihou-hat-lo-about = veuillez prendre
taihou-hat-lo-to = à { $name }
taihou-khi-loi = khi-lôi
taihou-khi-loi-about = demander la fin
taihou-khi-loi-needs = perdues : { $lost } / 6
taihou-khi-loi-left = { $turns ->
    [1] dernier tour
   *[other] encore { $turns } tours
}
taihou-txok-tae = txok-tâe
taihou-lotus-put = Poser un lotus

# What stands on a plate.
taihou-counts = { $garden } au jardin · { $lost ->
    [0] 0 perdue
    [1] 1 perdue
   *[other] { $lost } perdues
}
taihou-counts-short = { $garden } ici · { $lost ->
    [0] 0 perdue
    [1] 1 perdue
   *[other] { $lost } perdues
}
taihou-counts-least = { $garden } · { $lost }
taihou-done = { $pieces ->
    [0] aucune pièce
    [1] une pièce
   *[other] { $pieces } pièces
}
taihou-reserve = Réserve
taihou-taken = Prises

# The score as it stands.
taihou-points = Points
taihou-score-four = jardin + la moitié des prises
taihou-score-two = jardin + ½ prises + ½ réserve
taihou-stake = Mise { $stake }
taihou-rest = reste { $rest }

# Who starts, and the deal.
taihou-draw-start = Qui commence ?
taihou-draw-start-body = Chacun tire une pièce ; la plus haute commence.
taihou-draw = Tirer une pièce
taihou-drew = { $name } tire le { $value }
taihou-tied = Égalité en tête : on tire de nouveau
taihou-deal-heading = On distribue les pièces
taihou-deal-body = Face cachée et mélangées par le voisin, depuis la gauche, sur les deux lignes de son côté.
taihou-deal = Distribuer
taihou-dealt = { $name } : pièces face cachée
taihou-shown = { $name } retourne ses pièces

# What is to be done.
taihou-faster = Jouer plus vite
taihou-as-usual = Comme d’habitude
taihou-computer-plays = L’ordinateur joue
taihou-choose = Choisissez une pièce
taihou-choose-about = Elle va où elle regarde, ou on la tourne.
taihou-choose-end = Choisissez une case ou tournez
taihou-choose-flight = { $squares ->
    [1] Une case au plus
   *[other] Jusqu’à { $squares } cases
}
taihou-must-take = Vous devez prendre : hât-lô
taihou-must-take-about = { $name } vous l’a demandé. Toute prise convient.
taihou-must-turn = Tournez une pièce pour qu’elle puisse prendre : hât-lô
taihou-must-turn-about = { $name } vous offre la pièce de { $square }.
taihou-calling = Choisissez le coup pour dire hât-lô à { $name }
taihou-calling-about = La pièce doit finir à côté d’une autre qui pourrait la prendre.

# What is looked at; a game gone over again and a hint say it too.
taihou-go = { $piece } : { $from } → { $to }
taihou-take = { $piece } : { $from } × { $to }
taihou-turn-to = { $piece } sur { $square } : vers { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}
taihou-puts-lotus = Un lotus est posé
taihou-calls-end = khi-lôi : la fin est demandée
taihou-places = { $square }

# What a move brings.
taihou-takes = Prise { $piece ->
    [1] du rossignol
    [2] du crapaud
    [3] de la tortue
    [4] du faisan
    [5] de la chauve-souris
    [6] du tigre
    [7] du serpent
    [8] de l’éléphant
    [9] du sabre
   *[10] de la flèche
}, { $side ->
    [head] de face
    [flank] de côté
   *[behind] par derrière
}.
taihou-flies-over = Vol par-dessus le lac.
taihou-costs = { $steps } + 1 (virage) + { $more } = { $cost }
taihou-costs-straight = { $cost ->
    [1] 1 case
   *[other] { $cost } cases
}
taihou-left = reste { $left }
taihou-in-danger = On pourrait alors la prendre.
taihou-then-takes = Ensuite, elle pourrait prendre { $piece ->
    [1] le rossignol
    [2] le crapaud
    [3] la tortue
    [4] le faisan
    [5] la chauve-souris
    [6] le tigre
    [7] le serpent
    [8] l’éléphant
    [9] le sabre
   *[10] la flèche
} de { $square }.
taihou-then-calls = Vous pouvez dire hât-lô à { $name }.

# Who takes whom.
taihou-attacks = Qui prend qui
taihou-attacks-of = { $piece ->
    [1] Le rossignol
    [2] Le crapaud
    [3] La tortue
    [4] Le faisan
    [5] La chauve-souris
    [6] Le tigre
    [7] Le serpent
    [8] L’éléphant
    [9] Le sabre
   *[10] La flèche
} prend
taihou-from-anywhere = de partout
taihou-from-side-behind = côté ou derrière
taihou-from-side = de côté
taihou-attacks-close = Fermer
taihou-attacks-rows = prend ↓
taihou-attacks-columns = prise →
taihou-sign-anywhere = de partout
taihou-sign-side-behind = de côté ou par derrière
taihou-sign-side = de côté

# The marks.
taihou-sign-move = aller
taihou-sign-capture = prendre
taihou-sign-danger = danger
taihou-sign-turn = tourner

# Why something cannot be done.
taihou-why-own = Votre propre pièce est là
taihou-why-closed = La pièce sur { $square } barre le chemin
taihou-why-lake = Seul le crapaud entre dans le lac
taihou-why-lake-backwards = Par-dessus le lac, vers l’avant seulement
taihou-why-beyond = La case de l’autre côté du lac n’est pas libre
taihou-why-lotus = Un lotus ne se prend pas
taihou-why-pond = Un crapaud dans le lac ne se prend pas
taihou-why-never = Elle ne prend pas cette pièce
taihou-why-harmless = Un lotus ne prend rien
taihou-why-table = On ne peut pas la prendre { $side ->
    [head] de face
    [flank] de côté
   *[behind] par derrière
}
taihou-why-backwards = On ne prend pas en reculant
taihou-why-repeat = Trois fois de suite, c’est assez
taihou-why-duty = hât-lô : vous devez prendre
taihou-why-duty-turn = hât-lô : tournez une pièce vers { $square }
taihou-why-call = Là, personne ne pourrait la prendre
taihou-why-khi-loi = Après six pertes

# What happens.
taihou-goes = De { $from } à { $to }
taihou-turned = { $square } tourne vers { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}
taihou-captured = txok-tâe ! Prise { $piece ->
    [1] du rossignol
    [2] du crapaud
    [3] de la tortue
    [4] du faisan
    [5] de la chauve-souris
    [6] du tigre
    [7] du serpent
    [8] de l’éléphant
    [9] du sabre
   *[10] de la flèche
} sur { $square }
taihou-replaced = De la réserve à { $square }
taihou-lotus-in = Un lotus sur { $square }
taihou-called = hât-lô à { $name } : veuillez prendre
taihou-called-end = khi-lôi : 20 tours chacun
taihou-lapsed = L’obligation tombe
taihou-passed = { $name } ne peut pas jouer et passe
taihou-lifted = Le paravent est levé
taihou-over-pieces = Un seul joueur a encore des pièces.
taihou-over-turns = Les 20 tours sont joués.
taihou-over-quiet = Trop de tours sans aucune prise.

# The log.
taihou-log-drew = { $name } a tiré le { $value }.
taihou-log-dealt = { $name } : pièces distribuées.
taihou-log-arranged = { $name } dispose { $placed ->
    [1] une pièce
   *[other] { $placed } pièces
}.
taihou-log-went = { $name } : { $piece }, { $from } → { $to }.
taihou-log-turned = { $name } : { $piece } sur { $square }, vers { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}.
taihou-log-took = { $name } : { $piece }, { $from } × { $to } ({ $taken }).
taihou-log-lotus = { $name } : un lotus sur { $square }.
taihou-log-replaced = { $name } : de la réserve à { $square }.
taihou-log-called = { $name } dit hât-lô à { $other }.
taihou-log-khi-loi = { $name } dit khi-lôi.
taihou-log-lapsed = { $name } ne doit plus rien.
taihou-log-passed = { $name } passe.

# A game gone over again.
taihou-replay = { $name } : { $deed }
taihou-row-drew = tire le { $value }
taihou-row-dealt = distribuées
taihou-row-placed = dispose
taihou-row-go = { $from } → { $to }
taihou-row-take = { $from } × { $to }
taihou-row-turn = { $square } { $facing ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
}
taihou-row-lotus = lotus
taihou-row-call = { $row } hât-lô
taihou-row-khi-loi = khi-lôi

# The figures.
taihou-taken-count = prises
taihou-lost-count = perdues
taihou-points-count = points

# The end, counted out.
taihou-count-garden = Au jardin
taihou-count-taken = La moitié des prises
taihou-count-reserve = La moitié de la réserve
taihou-count-total = Total
taihou-count-payout = De la mise

# The hint.
taihou-advice = Conseil : { $deed }

# Why a move is a good one, and what speaks against it.
taihou-reason-wins = La partie finit, et vous avez le plus de points.
taihou-reason-meets = { $name } vous a dit hât-lô : vous devez prendre.
taihou-reason-turns = { $name } vous a dit hât-lô : une pièce doit se tourner vers celle qui est offerte.
taihou-reason-captures = Vous prenez { $piece ->
    [1] le rossignol
    [2] le crapaud
    [3] la tortue
    [4] le faisan
    [5] la chauve-souris
    [6] le tigre
    [7] le serpent
    [8] l’éléphant
    [9] le sabre
   *[10] la flèche
} sur { $square }.
taihou-reason-captures-replaced = Vous prenez { $piece ->
    [1] le rossignol
    [2] le crapaud
    [3] la tortue
    [4] le faisan
    [5] la chauve-souris
    [6] le tigre
    [7] le serpent
    [8] l’éléphant
    [9] le sabre
   *[10] la flèche
} sur { $square } ; une autre pièce arrive de la réserve.
taihou-reason-escapes = Maintenant, on peut la prendre ; ensuite, sur { $square }, non.
taihou-reason-into-lake = Dans le lac, personne ne peut prendre le crapaud.
taihou-reason-threatens = Ensuite, vous pourrez prendre { $piece ->
    [1] le rossignol
    [2] le crapaud
    [3] la tortue
    [4] le faisan
    [5] la chauve-souris
    [6] le tigre
    [7] le serpent
    [8] l’éléphant
    [9] le sabre
   *[10] la flèche
} sur { $square }.
taihou-reason-calls = Avec hât-lô, vous obligez { $name } à prendre.
taihou-reason-lures = Celle qui prendra sur { $square } pourra y être prise.
taihou-reason-lotus = Un lotus ne se prend pas et barre la route aux adversaires.
taihou-reason-ends = { $ahead ->
    [0] La fin approche : vous avez { $points ->
        [1] un point
       *[other] { $points } points
    } de retard.
   *[1] { $points ->
        [0] Personne n’est devant vous : que la fin vienne.
        [1] Vous avez un point d’avance : que la fin vienne.
       *[other] Vous avez { $points } points d’avance : que la fin vienne.
    }
}
taihou-reason-front = Elle est alors en première ligne.
taihou-reason-back = Elle est alors au bord.
taihou-reason-risks = Mais on pourrait ensuite prendre { $piece ->
    [1] le rossignol
    [2] le crapaud
    [3] la tortue
    [4] le faisan
    [5] la chauve-souris
    [6] le tigre
    [7] le serpent
    [8] l’éléphant
    [9] le sabre
   *[10] la flèche
} sur { $square }.
taihou-reason-points = Vous avez alors { $own ->
    [0] 0 point
    [1] un point
   *[other] { $own } points
} ; le meilleur des autres, { $best }.

# The story of a game.
taihou-tale-comeback = { $name } avait { $points ->
    [1] un point
   *[other] { $points } points
} de retard sur { $leader }, et a pourtant gagné.
taihou-tale-prize = { $name } a pris { $piece ->
    [1] le rossignol
    [2] le crapaud
    [3] la tortue
    [4] le faisan
    [5] la chauve-souris
    [6] le tigre
    [7] le serpent
    [8] l’éléphant
    [9] le sabre
   *[10] la flèche
} à { $owner }, sur { $square } : la plus haute prise.
taihou-tale-captures = { $name } a pris plus de pièces : { $pieces } contre { $next }.
taihou-tale-calls = { $name } a dit hât-lô le plus souvent : { $calls } fois contre { $next }.
taihou-tale-even = { $turns } tours, et personne n’a cédé.
taihou-tale-narrow = { $name } n’avait que { $points ->
    [1] un point
   *[other] { $points } points
} de plus que { $second }.
taihou-tale-won = { $why } { $name } a { $points } points et reçoit { $payout } de la mise.
taihou-tale-shared = { $why } La première place est partagée, avec { $points } points.
