# The result, the log, the throws, the hint.

log = Récit
log-empty = Rien ne s’est encore passé.
log-for-start = { $name } : { $value } pour commencer.
log-tied = Égalité : les ex æquo relancent.
log-starts = Pour commencer : { $name }.
log-threw = { $name } : un { $value }.
log-lapsed = { $name } : { $count }, aucun coup possible.
log-moved = { $name } : { $count }, de la case { $from } à la case { $to }.
log-barrier = { $name } : { $count }, de la case { $from } à la case { $to }, barrage.
log-captured = { $name } : { $count }, de la case { $from } à la case { $to }, avec la prise d’un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
}.
log-goal = { $name } : { $count }, de la case { $from } à l’arrivée.
log-out = { $name } : 5, { $pieces ->
    [1] un pion sort
   *[other] deux pions sortent
} sur la case { $square }.
log-out-barrier = { $name } : 5, { $pieces ->
    [1] un pion sort
   *[other] deux pions sortent
} sur la case { $square }, barrage.
log-out-captured = { $name } : 5, { $pieces ->
    [1] un pion sort
   *[other] deux pions sortent
} sur la case { $square }, avec la prise d’un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
}.
log-third-six-home = { $name } : troisième 6, le pion de la case { $from } rentre à la maison.
log-third-six-stays = { $name } : troisième 6, le tour est fini.
log-finished = { $name } : quatre pions à l’arrivée, { $place ->
    [1] 1re place
   *[other] { $place }e place
}.

# The throws. The seed is shown above the sentence.
seed-check = Graine des lancers ; à vérifier avec « taula engine ».
seed-copied = copiée

# What the computer player would do, and why.
hint = Conseil
hint-thinking = Réflexion…
advice-move = Conseil : { $from } → { $to }
advice-come-out = Conseil : sortir un pion
advice-goal = l’arrivée
advice-better = C’est mieux que tout autre coup.
advice-by-far = C’est bien mieux que tout autre coup.
reason-comes-out = Avec un 5, { $pieces ->
    [1] un pion sort
   *[other] deux pions sortent
}.
reason-opens-barrier = Avec un 6, le barrage de la case { $square } doit s’ouvrir.
reason-only-move = Il n’y a pas d’autre coup.
reason-finishes = { $place ->
    [1] Le dernier pion arrive : vous gagnez.
   *[other] Le dernier pion arrive : { $place }e place.
}
reason-captures = Vous prenez le pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
} de la case { $square }, qui perd { $lost ->
    [1] une case
   *[other] { $lost } cases
}, et vous comptez { $earns }.
reason-enters-goal = Un pion arrive ({ $pieces } sur 4), et vous comptez { $earns }.
reason-escapes = Le pion y est plus à l’abri : sur { $all } lancers, { $before } le menacent ici, { $after ->
    [0] aucun
    [1] un seul
   *[other] { $after }
} là-bas.
reason-forms-barrier = Deux pions font barrage sur la case { $square } : personne ne passe.
reason-keeps-barrier = Le barrage de la case { $square } reste fermé.
reason-reaches-safe = Le pion gagne un refuge, la case { $square }.
reason-nears-home = Le pion est alors à { $squares ->
    [1] une case
   *[other] { $squares } cases
} de l’arrivée.

# The result.
watch-again = Revoir
story = L’histoire
game-length = { $moves } coups, { $turns } tours
game-and-length = { $game }: { $length }
finished-at = coup { $move }
tale-comeback = { $name } avait { $squares } cases de retard sur { $leader }, et a pourtant gagné.
tale-led = { $name } a mené du coup { $from } au coup { $to }.
tale-lead-changes = { $times ->
    [0] La première place n’a jamais changé de mains.
    [1] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $times } fois.
}
tale-turning-point = Au coup { $move }, un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
} est rentré de la case { $square } à la maison : { $squares ->
    [1] une case perdue
   *[other] { $squares } cases perdues
}.
tale-most-captures = { $name } a pris le plus de pions : { $captures }.
tale-longest-flight = Un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
} a été en danger { $turns ->
    [1] un tour
   *[other] { $turns } tours
}, et il est arrivé.
tale-three-sixes = Le troisième 6 a renvoyé à la maison un pion { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
} : { $squares ->
    [1] une case perdue
   *[other] { $squares } cases perdues
}.
tale-best-turn = { $name } a fait le meilleur tour : { $squares ->
    [1] une case
   *[other] { $squares } cases
} d’un coup.
tale-closest-race = { $name } a gagné de peu : il restait { $squares ->
    [1] une case
   *[other] { $squares } cases
} à { $second }.
tale-margin = { $name } a gagné alors qu’il restait { $squares } cases à { $second }.
tale-ahead = { $name } a fini { $turns ->
    [1] un tour
   *[other] { $turns } tours
} avant { $second }.
