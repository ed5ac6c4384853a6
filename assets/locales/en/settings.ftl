# The settings.

settings-kept = Changes are kept at once
settings-look = Language and screen
settings-sound = Sound and motion
settings-keys = Keys and gamepad

text-size = Text size
percent = { $number }%
window = Window
window-within = In a window
window-whole = Fullscreen

sound = Sound
music = Music
silent = silent
speed = Speed
speed-instant = Instant
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
less-motion = Less motion
less-motion-note = Pieces move without hopping.
mute-all = Mute everything

# The actions, each a row with its keys and its gamepad buttons.
act-confirm = Choose
act-back = Back
act-up = Up
act-down = Down
act-left = Left
act-right = Right
act-next = Next
act-previous = Previous
act-menu = Menu
act-hint = Hint
act-other = Turn, delete
act-undo = Undo
act-redo = Redo
act-first = First
act-last = Last
act-search = Search
act-look = Who takes whom
act-call = Call (hât-lô)
act-mute = Mute
act-fullscreen = Fullscreen

press-a-key = Press a key
press-a-button = Press a button
usual-keys = Restore the keys
usual-keys-ask = Restore the keys?
usual-keys-body = All keys and buttons will be as they were at first. The other settings stay as they are.
usual-keys-do = Restore
taken-ask = Change it?
taken-body = { $key } is taken. If you change it, the two are swapped:
taken-do = Change
leave-it = Leave it
must-keep = Choose and Back cannot be left without a key or a button.

settings-hint-value = change
settings-hint-as-it-is = leave it as it is
settings-hint-without = leave it empty
settings-hint-usual = as it was at first

# The colours, as they are and as others see them.
eyes = The four colours
eyes-note = Colour never stands alone: head and pattern differ too.
eyes-usual = All
eyes-usual-note = usual sight
eyes-protanopia = Without red
eyes-deuteranopia = Without green
eyes-tritanopia = Without blue
protanopia = protanopia
deuteranopia = deuteranopia
tritanopia = tritanopia
