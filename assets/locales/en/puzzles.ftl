# Puzzles, whatever the game. What is said of a single one stands with it.

puzzles = Puzzles
puzzles-done = { $done } of { $all } puzzles solved
puzzles-all = That was the last one.
puzzle-unusable = A puzzle cannot be used: { $why }

puzzle-goal = { $colour ->
    [ivory] { $turns ->
        [1] Ivory to move: win in one turn.
        [2] Ivory to move: win in two turns.
       *[other] Ivory to move: win in three turns.
    }
   *[other] { $turns ->
        [1] { $name } to move: win in one turn.
        [2] { $name } to move: win in two turns.
       *[other] { $name } to move: win in three turns.
    }
}
puzzle-win-in = { $turns ->
    [1] Win in one
    [2] Win in two
   *[other] Win in three
}

puzzle-wins = That wins
puzzle-left = { $turns ->
    [1] Now finish it in one turn.
    [2] Now finish it in two turns.
   *[other] Now finish it in three turns.
}
puzzle-fails = That does not win
puzzle-answered = The other side has an answer: look at the board.
puzzle-too-late = That was the last turn, and the game goes on.
puzzle-over = The game is over, and not won.
puzzle-take-it-back = Take it back and try another way.
puzzle-forbidden = The rules do not allow that.
puzzle-another = Try another move.
puzzle-solved = Solved!
puzzle-shown = That was the solution

puzzle-hint = Hint
puzzle-solution = Solution
puzzle-back = Take back
puzzle-next = Next puzzle
puzzle-after = once it is solved
puzzle-leave = Leave the puzzles
