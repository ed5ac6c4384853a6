# Thaayam.

thaayam = Thaayam
thaayam-about = 2–4 joueurs · quatre graines, 25 cases

# The optional rules, and what is thrown.
thaayam-twin-return = Le jumeau pris
thaayam-twin-return-about = Il devient deux pions simples, ou doit rentrer en jumeau, avec deux 1.
thaayam-twin-return-split = Deux pions
thaayam-twin-return-twin = Jumeau
thaayam-opening = Qui commence
thaayam-opening-about = Tout le monde lance les graines ; le plus grand score commence.
thaayam-opening-roll = Aux graines
thaayam-opening-seat0 = Le premier
thaayam-dice = Dés
thaayam-dice-about = Sur les cauris, la bouche est la face claire.
thaayam-dice-seeds = Graines
thaayam-dice-cowries = Cauris

# What stands on a plate: nothing is said of places where no piece is, but for the board.
thaayam-counts = { $board } en jeu{ $castle ->
    [0] {""}
   *[other] {" "}· { $castle } au château
}{ $off ->
    [0] {""}
   *[other] {" "}· { $off } dehors
}{ $out ->
    [0] {""}
   *[other] {" "}· { $out } { $out ->
        [1] sorti
       *[other] sortis
    }
}
thaayam-in-castle = { $castle } au château
thaayam-done = { $pieces ->
    [0] aucun sorti
    [1] 1 sorti
   *[other] { $pieces } sortis
}
thaayam-own-track = Mon parcours
thaayam-light = { $light ->
    [0] Aucune claire
    [1] Une claire
    [2] Deux claires
    [3] Trois claires
   *[other] Quatre claires
} : { $score }
thaayam-captures = { $captures ->
    [0] aucune prise
    [1] une prise
    [2] deux prises
    [3] trois prises
   *[other] { $captures } prises
}

# What is thrown.
thaayam-throw-for-start = { $dice ->
    [cowries] Lancer les cauris : qui commence ?
   *[seeds] Lancer les graines : qui commence ?
}
thaayam-throw = { $dice ->
    [cowries] Lancer les cauris
   *[seeds] Lancer les graines
}
thaayam-throw-on = { $dice ->
    [cowries] Relancer les cauris
   *[seeds] Relancer les graines
}
thaayam-throw-on-body = Continuez de lancer jusqu’à un 2 ou un 3.
thaayam-computer-throws = L’ordinateur lance
thaayam-computer-plays = L’ordinateur joue
thaayam-all-off = Tous vos pions sont dehors : les scores d’avant le premier 1 ne comptent pas.
thaayam-twins-off = Vos jumeaux sont dehors : il faut deux 1 pour entrer.
thaayam-bearing-off = Tous vos pions sont au château : chaque 1 en sort un.

# What is to be chosen.
thaayam-choose-both = Choisissez un score et un pion
thaayam-choose-score = Choisissez un score
thaayam-choose-scores = Choisissez des scores
thaayam-choose-piece = Choisissez un pion
thaayam-choose-piece-for = { $score } : choisissez un pion
thaayam-choose-twin = Choisissez le jumeau à déplacer, ou gardez un seul score.
thaayam-fits = À utiliser, au choix : { $scores }.
thaayam-twin-halves = Le jumeau avance de la moitié de la somme des scores choisis.
thaayam-twin-too-far = C’est trop loin : le château est à { $squares ->
    [1] une case
   *[other] { $squares } cases
}.
thaayam-twin-too-little = Un seul 1 ne déplace pas un jumeau : la moitié doit faire au moins 1.
thaayam-first-enter = D’abord, faites entrer un pion avec le 1.
thaayam-first-enter-twin = D’abord, faites entrer le jumeau avec deux 1.
thaayam-can-twin = Deux de vos pions sont au palais d’en face : vous pouvez former un jumeau.
thaayam-another-turn = Après votre prise, vous aurez un autre tour.
thaayam-needs-one = Les pions du dehors entrent avec un 1.

# What is looked at, and the button that plays it.
thaayam-move = Avancer { $squares ->
    [1] d’une case
   *[other] de { $squares } cases
}
thaayam-move-button = Avancer { $squares ->
    [1] d’une case
   *[other] de { $squares } cases
}
thaayam-half = { $sum } : le jumeau avance de { $squares }
thaayam-half-of-sum = { $terms } = { $sum }, le jumeau { $squares }
thaayam-enter = Faire entrer
thaayam-enter-piece = Faire entrer un pion
thaayam-enter-twin = Faire entrer le jumeau
thaayam-form-twin = Former un jumeau
thaayam-bear-off = Sortir
thaayam-bear-off-piece = Sortir un pion

# What a move brings, and what it leaves.
thaayam-brings-enter = Un pion entre dans votre palais.
thaayam-brings-enter-twin = Le jumeau entre dans votre palais, avec deux 1.
thaayam-brings-twin = Les deux pions iront ensemble jusqu’au château, de la moitié des scores.
thaayam-brings-out = Un pion sort du plateau ({ $pieces } sur 4).
thaayam-brings-win = Le dernier pion sort du plateau : vous gagnez !
thaayam-brings-move = Arrivée sur la case { $square }.
thaayam-brings-shelter = Arrivée dans un palais, { $square } : là, rien ne peut le prendre.
thaayam-brings-pair = Il rejoint votre autre pion au palais d’en face : vous pourrez former un jumeau.
thaayam-brings-home = Arrivée au château.
thaayam-brings-twin-home = Le jumeau arrive au château et redevient deux pions.
thaayam-brings-last-home = Arrivée au château : ensuite, chaque 1 sort un pion.
thaayam-brings-capture = Sur la case { $square } : vous prenez { $pieces ->
    [1] un pion { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    }
   *[other] { $pieces } pions { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   }
}, puis vous avez un autre tour.
thaayam-brings-twin-capture = Sur la case { $square } : vous prenez { $pieces ->
    [1] un jumeau { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    }
   *[other] { $pieces } jumeaux { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   }
}, puis vous avez un autre tour.
thaayam-leaves = Il reste à jouer : { $scores }.
thaayam-leaves-some = Il reste à jouer : { $scores } ; impossible pour l’instant : { $lost }.
thaayam-lapses = { $count ->
    [1] Ce score sera perdu : { $scores }.
   *[other] Ces scores seront perdus : { $scores }.
}

# What happens.
thaayam-tumbling = { $dice ->
    [cowries] Les cauris roulent…
   *[seeds] Les graines roulent…
}
thaayam-struck = Inutilisable : { $scores }
thaayam-lapsed = { $count ->
    [1] Ce score est perdu : { $scores }.
   *[other] Ces scores sont perdus : { $scores }.
}
thaayam-entered = Un pion entre
thaayam-entered-twin = Le jumeau entre
thaayam-advances = { $squares ->
    [1] On avance d’une case
   *[other] On avance de { $squares } cases
}
thaayam-advances-twin = { $squares ->
    [1] Le jumeau avance d’une case
   *[other] Le jumeau avance de { $squares } cases
}
thaayam-captured = { $pieces ->
    [1] Un pion { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    } est pris
   *[other] { $pieces } pions { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   } sont pris
}
thaayam-captured-twin = { $pieces ->
    [1] Un jumeau { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    } est pris
   *[other] { $pieces } jumeaux { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   } sont pris
}
thaayam-twinned = Un jumeau est formé
thaayam-untwinned = Le jumeau redevient deux pions
thaayam-arrived = Au château !
thaayam-all-home = Les quatre pions sont au château : maintenant, chaque 1 en sort un.
thaayam-borne-off = Sortis du plateau : { $pieces } sur 4
thaayam-again = Un autre tour
thaayam-again-body = Qui prend un pion a un autre tour.

# Why scores were struck, in one line below them.
thaayam-strike-before-one = Tous les pions étaient dehors : avant le 1, rien ne compte.
thaayam-strike-before-second = Jumeaux dehors : avant le second 1, rien ne compte.
thaayam-strike-no-one = Tous les pions sont dehors, et aucun 1 n’est venu.
thaayam-strike-one-alone = Jumeaux dehors : il faut deux 1 pour entrer.

# Why a piece cannot be moved.
thaayam-why-out = Il est sorti du plateau.
thaayam-why-castle = Il attend les autres au château.
thaayam-why-out-needs-one = Il sort avec un 1.
thaayam-why-enter = Il entre avec un 1.
thaayam-why-enter-two = Le jumeau entre avec deux 1.
thaayam-why-one-score = Un pion utilise un seul score à la fois.
thaayam-why-too-far = Le château est à { $squares ->
    [1] une case : c’est trop
   *[other] { $squares } cases : c’est trop
}

# The log.
thaayam-log-threw = { $name } : { $scores }.
thaayam-log-nothing = { $name } : { $scores }, aucun coup possible.
thaayam-log-struck = { $name } : { $scores } ; { $count ->
    [1] ce score ne compte pas : { $struck }
   *[other] ces scores ne comptent pas : { $struck }
}.
thaayam-log-no-one = { $name } : { $scores } ; tous les pions dehors, et aucun 1.
thaayam-log-one-alone = { $name } : { $scores } ; il faut deux 1 pour que le jumeau entre.
thaayam-log-entered = { $name } : { $pieces ->
    [1] 1, un pion entre
   *[other] { $pieces } pions entrent
}.
thaayam-log-entered-twin = { $name } : 1 + 1, le jumeau entre.
thaayam-log-moved = { $name } : { $scores }, de { $from } à { $to }.
thaayam-log-twin-moved = { $name } : { $scores }, le jumeau de { $from } à { $to }.
thaayam-log-captured = { $name } : { $scores }, de { $from } à { $to }, avec la prise { $pieces ->
    [1] d’un pion { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    }
   *[other] de { $pieces } pions { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   }
}.
thaayam-log-twin-captured = { $name } : { $scores }, le jumeau de { $from } à { $to }, avec la prise { $pieces ->
    [1] d’un jumeau { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    }
   *[other] de { $pieces } jumeaux { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   }
}.
thaayam-log-home = { $name } : { $scores }, de { $from } au château.
thaayam-log-twin-home = { $name } : { $scores }, le jumeau de { $from } au château, deux pions de nouveau.
thaayam-log-twinned = { $name } : deux pions forment un jumeau.
thaayam-log-borne-off = { $name } : { $pieces ->
    [1] un pion sorti
   *[other] { $pieces } pions sortis
} du plateau, { $left ->
    [0] il n’en reste aucun
    [1] il en reste un
   *[other] il en reste { $left }
}.
thaayam-log-lapsed = { $name } : { $count ->
    [1] score perdu : { $scores }
   *[other] scores perdus : { $scores }
}.
thaayam-log-again = { $name } : un autre tour, après la prise.
thaayam-log-won = { $name } : les quatre pions sont sortis, la partie est gagnée.

# The replay: a move on the card, and in its log.
thaayam-replay-throws = { $name } : un { $score }
thaayam-replay-enters = { $name } : un pion entre
thaayam-replay-enters-twin = { $name } : le jumeau entre
thaayam-replay-twins = { $name } : forme un jumeau
thaayam-replay-out = { $name } : sort un pion
thaayam-replay-arrives = { $name } : { $from } → château
thaayam-replay-moves-twin = { $name } : jumeau, { $from } → { $to }
thaayam-replay-arrives-twin = { $name } : jumeau, { $from } → château
thaayam-row-enter = au palais
thaayam-row-enter-twin = jumeau au palais
thaayam-row-twin = forme un jumeau
thaayam-row-out = sort un pion
thaayam-row-move = { $from } → { $to }
thaayam-row-move-twin = jumeau, { $from } → { $to }
thaayam-row-home = au château
thaayam-row-home-twin = jumeau au château

# What the computer player would do, and why.
thaayam-advice-home = Conseil : au château
thaayam-advice-move-twin = Conseil : jumeau, { $from } → { $to }
thaayam-advice-home-twin = Conseil : jumeau au château
thaayam-advice-enter = Conseil : faire entrer un pion
thaayam-advice-enter-twin = Conseil : faire entrer le jumeau
thaayam-advice-form-twin = Conseil : former un jumeau
thaayam-advice-bear-off = Conseil : sortir un pion
thaayam-reason-captures = Vous prenez sur { $square } { $pieces ->
    [1] un pion { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    }
   *[other] { $pieces } pions { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   }
} : { $lost ->
    [1] une case perdue
   *[other] { $lost } cases perdues
}{ $again ->
    [yes] , et vous avez un autre tour
   *[no] {""}
}.
thaayam-reason-captures-twin = Vous prenez sur { $square } { $pieces ->
    [1] un jumeau { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    }
   *[other] { $pieces } jumeaux { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   }
} : { $lost ->
    [1] une case perdue
   *[other] { $lost } cases perdues
}{ $again ->
    [yes] , et vous avez un autre tour
   *[no] {""}
}.
thaayam-reason-sets-up = Ensuite, avec le { $score }, vous pourrez prendre un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
} sur { $square }.
thaayam-reason-enters = Un pion entre, et dehors { $off ->
    [0] il n’en reste aucun
    [1] il en reste un
   *[other] il en reste { $off }
}.
thaayam-reason-forms-twin = Seul un autre jumeau peut attaquer un jumeau.
thaayam-reason-castle = Arrivée au château ({ $pieces } sur 4) : là, rien ne peut le prendre.
thaayam-reason-escapes = Il y est plus à l’abri : le risque d’être pris est de { $before } % ici, de { $after } % là-bas.
thaayam-reason-keeps = { $count ->
    [1] Un autre coup perdrait ce score : { $scores }.
   *[other] Un autre coup perdrait ces scores : { $scores }.
}
thaayam-reason-risks = Mais là-bas, le risque d’être pris est de { $chance } %.
thaayam-reason-loses = { $count ->
    [1] Mais ce score est perdu : { $scores }.
   *[other] Mais ces scores sont perdus : { $scores }.
}
thaayam-reason-nears = Il reste { $squares ->
    [1] une case
   *[other] { $squares } cases
} jusqu’au château.

# The story.
thaayam-tale-turning-point = Au coup { $move }, { $pieces ->
    [1] un pion { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    } a été pris
   *[other] { $pieces } pions { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   } ont été pris
} sur { $square } : { $squares ->
    [1] une case perdue
   *[other] { $squares } cases perdues
}.
thaayam-tale-turning-twin = Au coup { $move }, { $pieces ->
    [1] un jumeau { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
       *[green] vert
    } a été pris
   *[other] { $pieces } jumeaux { $colour ->
       [yellow] jaunes
       [blue] bleus
       [red] rouges
      *[green] verts
   } ont été pris
} sur { $square } : { $squares ->
    [1] une case perdue
   *[other] { $squares } cases perdues
}.
thaayam-tale-longest-throw = { $name } a lancé plus que quiconque en un tour : { $throws ->
    [1] une fois
   *[other] { $throws } fois
}.
thaayam-tale-most-captures = { $name } a pris le plus de pions : { $captures }.
thaayam-tale-closest-race = { $name } a gagné de peu : il restait { $squares ->
    [1] une case
   *[other] { $squares } cases
} à { $second }.
thaayam-tale-last-stretch = Les quatre pions au château, { $name } { $turns ->
    [0] n’a perdu aucun tour
    [1] a attendu un 1 pendant un tour
   *[other] a attendu un 1 pendant { $turns } tours
}.
