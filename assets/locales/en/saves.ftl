# Saved games, and the replay.

# When a game was saved: how long ago, then the day.
saved-now = just now
saved-minutes = { $minutes ->
    [1] a minute ago
   *[other] { $minutes } minutes ago
}
saved-hours = { $hours ->
    [1] an hour ago
   *[other] { $hours } hours ago
}
saved-days = { $days ->
    [1] a day ago
   *[other] { $days } days ago
}
saved-day = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[other] { $day } December
}
saved-date = { $year }-{ $month }-{ $day }

no-saves = There are no saved games.
no-saves-about = Every game is saved as it is played, and will lie here.
put-aside = This saved game is damaged; it was kept aside as { $file }.
delete-save = Delete
delete-save-question = Delete this game?
delete-file-question = Delete this file?
delete-save-about = It cannot be brought back.
keep-save = Cancel

# The replay. A move is a throw, or the count of a piece.
log-follows = following
log-follow = follow
log-nothing = nothing can be played
log-third-six = third 6
log-opening = who starts
log-exit = comes out on { $square }
log-column = column, { $step }
log-to-goal = to the goal
replay-move = Move { $number }
replay-turn = Turn { $number }
replay-beginning = The beginning
replay-throws = { $name } throws { $value }
replay-moves = { $name }: { $from } → { $to }
replay-exits = { $name } comes out on { $square }
replay-arrives = { $name } reaches the goal
replay-leader = Leading: { $name }
replay-play-on-about = Playing on from here begins a new game, with other throws; this one stays as it is.
replay-play-on-alone = Playing on from here begins a new game; this one stays as it is.
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-start = Play
replay-stop = Stop
play-on = Play on from here
