# The result, the log, the throws, the hint.
