# The rule book, whatever the game.
