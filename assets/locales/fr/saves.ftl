# Saved games, and the replay.

# When a game was saved: how long ago, then the day.
saved-now = à l’instant
saved-minutes = { $minutes ->
    [1] il y a une minute
   *[other] il y a { $minutes } minutes
}
saved-hours = { $hours ->
    [1] il y a une heure
   *[other] il y a { $hours } heures
}
saved-days = { $days ->
    [1] il y a un jour
   *[other] il y a { $days } jours
}
saved-day = { $month ->
    [1] { $day } janvier
    [2] { $day } février
    [3] { $day } mars
    [4] { $day } avril
    [5] { $day } mai
    [6] { $day } juin
    [7] { $day } juillet
    [8] { $day } août
    [9] { $day } septembre
    [10] { $day } octobre
    [11] { $day } novembre
   *[other] { $day } décembre
}
saved-date = { $day }.{ $month }.{ $year }

no-saves = Aucune partie enregistrée.
no-saves-about = Chaque partie est enregistrée coup après coup, et apparaîtra ici.
put-aside = Cette partie enregistrée est abîmée ; elle est ici : { $file }.
delete-save = Supprimer
delete-save-question = Supprimer cette partie ?
delete-file-question = Supprimer ce fichier ?
delete-save-about = Elle ne pourra pas être retrouvée.
keep-save = Annuler

# The replay. A move is a throw, or the count of a piece.
log-follows = suivi
log-follow = suivre
log-nothing = aucun coup possible
log-third-six = troisième 6
log-opening = qui commence
log-exit = sortie, { $square }
log-column = couloir, { $step }
log-to-goal = à l’arrivée
replay-move = Coup { $number }
replay-turn = Tour { $number }
replay-beginning = Début de la partie
replay-throws = { $name } : lance un { $value }
replay-moves = { $name } : { $from } → { $to }
replay-exits = { $name } : sortie, { $square }
replay-arrives = { $name } : à l’arrivée
replay-leader = En tête : { $name }
replay-play-on-about = Continuer d’ici commence une nouvelle partie, avec d’autres lancers ; celle-ci reste comme elle est.
replay-play-on-alone = Continuer d’ici commence une nouvelle partie ; celle-ci reste comme elle est.
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-start = Lire
replay-stop = Arrêter
play-on = Continuer d’ici
