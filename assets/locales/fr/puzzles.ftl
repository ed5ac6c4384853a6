# Puzzles, whatever the game. What is said of a single one stands with it.

puzzles = Problèmes
puzzles-done = { $done ->
    [one] { $done } problème résolu sur { $all }
   *[other] { $done } problèmes résolus sur { $all }
}
puzzles-all = C’était le dernier.
puzzle-unusable = Un problème est inutilisable : { $why }

puzzle-goal = { $colour ->
    [ivory] { $turns ->
        [1] Au tour de : ivoire. Gagnez en un tour.
        [2] Au tour de : ivoire. Gagnez en deux tours.
       *[other] Au tour de : ivoire. Gagnez en trois tours.
    }
   *[other] { $turns ->
        [1] Au tour de : { $name }. Gagnez en un tour.
        [2] Au tour de : { $name }. Gagnez en deux tours.
       *[other] Au tour de : { $name }. Gagnez en trois tours.
    }
}
puzzle-win-in = { $turns ->
    [1] Gagner en un tour
    [2] Gagner en deux tours
   *[other] Gagner en trois tours
}

puzzle-wins = C’est gagnant
puzzle-left = { $turns ->
    [1] Terminez maintenant en un tour.
    [2] Terminez maintenant en deux tours.
   *[other] Terminez maintenant en trois tours.
}
puzzle-fails = Cela ne gagne pas
puzzle-answered = L’adversaire a une réponse : regardez le plateau.
puzzle-too-late = C’était le dernier tour, et la partie continue.
puzzle-over = La partie est finie, sans être gagnée.
puzzle-take-it-back = Annulez ce coup et essayez autrement.
puzzle-forbidden = Les règles ne le permettent pas.
puzzle-another = Essayez un autre coup.
puzzle-solved = Résolu !
puzzle-shown = C’était la solution

puzzle-hint = Conseil
puzzle-solution = Solution
puzzle-back = Annuler le coup
puzzle-next = Problème suivant
puzzle-after = une fois résolu
puzzle-leave = Quitter les problèmes
