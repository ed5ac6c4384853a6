# Saved games, and the replay.

# When a game was saved: how long ago, then the day.
saved-now = ahora mismo
saved-minutes = { $minutes ->
    [1] hace un minuto
   *[other] hace { $minutes } minutos
}
saved-hours = { $hours ->
    [1] hace una hora
   *[other] hace { $hours } horas
}
saved-days = { $days ->
    [1] hace un día
   *[other] hace { $days } días
}
saved-day = { $month ->
    [1] { $day } de enero
    [2] { $day } de febrero
    [3] { $day } de marzo
    [4] { $day } de abril
    [5] { $day } de mayo
    [6] { $day } de junio
    [7] { $day } de julio
    [8] { $day } de agosto
    [9] { $day } de septiembre
    [10] { $day } de octubre
    [11] { $day } de noviembre
   *[other] { $day } de diciembre
}
saved-date = { $day }/{ $month }/{ $year }

no-saves = No hay partidas guardadas.
no-saves-about = Cada partida se guarda mientras se juega, y aparecerá aquí.
put-aside = Esta partida guardada está dañada; está en { $file }.
delete-save = Eliminar
delete-save-question = ¿Eliminar esta partida?
delete-file-question = ¿Eliminar este archivo?
delete-save-about = No se podrá recuperar.
keep-save = Cancelar

# The replay. A move is a throw, or the count of a piece.
log-follows = siguiendo
log-follow = seguir
log-nothing = no se puede jugar
log-third-six = tercer 6
log-opening = quién empieza
log-exit = salida, { $square }
log-column = pasillo, { $step }
log-to-goal = a la meta
replay-move = Jugada { $number }
replay-turn = Turno { $number }
replay-beginning = Comienzo de la partida
replay-throws = { $name }: saca un { $value }
replay-moves = { $name }: { $from } → { $to }
replay-exits = { $name }: salida, { $square }
replay-arrives = { $name }: a la meta
replay-leader = En cabeza: { $name }
replay-play-on-about = Al continuar desde aquí empieza una partida nueva, con otras tiradas; esta se queda como está.
replay-play-on-alone = Al continuar desde aquí empieza una partida nueva; esta se queda como está.
replay-slow = Lenta
replay-normal = Normal
replay-fast = Rápida
replay-start = Reproducir
replay-stop = Parar
play-on = Continuar desde aquí
