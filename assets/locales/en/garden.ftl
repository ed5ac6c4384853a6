# The names of the garden games, and what is said while pieces are laid out behind the screen.

garden-games = The garden games
lotus = Buddha's Lotus
lotus-about = 2–4 players · the game of the garden
flight = Buddha's Flight
flight-about = 2–4 players · animals that fly
flight-over = Laid over
flight-over-about = Over which of the two games the Flight is played.

arrange = Lay out your pieces
arrange-about = Two lines, from d to i. Which way they look is yours to choose too.
arrange-turn = Turn
arrange-shuffle = Shuffle
arrange-plans = Arrangements
arrange-wall = The wall
arrange-flying = On the wing
arrange-kept = Kept { $number }
arrange-keep = Keep this one
arrange-unread = { $count ->
    [one] One arrangement in the settings cannot be read; it stays there.
   *[other] { $count } arrangements in the settings cannot be read; they stay there.
}
arrange-ready-title = All ten are in place
arrange-ready = Change what you like. When all is as you want it, say that you are ready.
arrange-done = Ready
arrange-next = Now to play: { $name }
arrange-hand-over = All ten are in place. The screen will hide them: nobody will see them.
arrange-to-computer = All ten are in place. The computer does not see them until the screen is lifted: { $name }.
arrange-lift = Lift the screen?
arrange-lift-about = All ten are in place. Once the screen is lifted, both sides can be seen.
arrange-alone = Only { $name } should be at the table now.
arrange-here = I am here
arrange-cancel = Cancel
arrange-behind = Behind the screen
arrange-elsewhere = { $name } is laying out pieces. Nobody sees them.
arrange-plate-now = laying out
arrange-plate-done = behind the screen
arrange-plate-waits = waiting
