# Saved games, and the replay.
