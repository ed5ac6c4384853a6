# What is told about files, on a slip of paper over any screen.

accept = OK
save-damaged = The saved game is damaged; it was kept aside as { $file }.
settings-damaged = The settings were damaged; they were kept aside as { $file }, and the usual ones are in force.
file-damaged = The file { $file } is damaged and could not be put aside.
file-unreadable = The file { $file } cannot be read; it stays where it is.
save-too-new = A newer Taula wrote { $file }; it stays where it is.
save-unknown-game = { $file } is of a game that is not here; it stays where it is.
save-no-board = The board { $file } was played on is not here; it stays where it is.
save-other-board = The board { $file } was played on has changed; it stays where it is.
setting-clamped = In the settings { $field } was out of its range; it is now { $now }.
cannot-save-full = The disk is full: { $file } cannot be saved. It is tried again.
cannot-save-forbidden = Nothing may be written to { $file }; the game is not saved.
cannot-save-no-folder = There is no folder for { $file }; the game is not saved.
cannot-save = { $file } cannot be saved. It is tried again.
can-save-again = Saving works again.
no-home = There is no home folder: games and settings are not kept.
