# Puzzles, whatever the game. What is said of a single one stands with it.

puzzles = Problemas
puzzles-done = { $done ->
    [one] { $done } de { $all } problemas resuelto
   *[other] { $done } de { $all } problemas resueltos
}
puzzles-all = Era el último.
puzzle-unusable = No se puede usar un problema: { $why }

puzzle-goal = { $colour ->
    [ivory] { $turns ->
        [1] Turno: marfil. Gana en un turno.
        [2] Turno: marfil. Gana en dos turnos.
       *[other] Turno: marfil. Gana en tres turnos.
    }
   *[other] { $turns ->
        [1] Turno: { $name }. Gana en un turno.
        [2] Turno: { $name }. Gana en dos turnos.
       *[other] Turno: { $name }. Gana en tres turnos.
    }
}
puzzle-win-in = { $turns ->
    [1] Gana en un turno
    [2] Gana en dos turnos
   *[other] Gana en tres turnos
}

puzzle-wins = Con eso ganas
puzzle-left = { $turns ->
    [1] Ahora termina en un turno.
    [2] Ahora termina en dos turnos.
   *[other] Ahora termina en tres turnos.
}
puzzle-fails = Con eso no ganas
puzzle-answered = El rival tiene respuesta: mira el tablero.
puzzle-too-late = Era el último turno, y la partida sigue.
puzzle-over = La partida ha terminado sin que ganes.
puzzle-take-it-back = Deshazlo y prueba otro camino.
puzzle-forbidden = Las reglas no lo permiten.
puzzle-another = Prueba otra jugada.
puzzle-solved = ¡Resuelto!
puzzle-shown = Esa era la solución

puzzle-hint = Pista
puzzle-solution = Solución
puzzle-back = Deshacer
puzzle-next = Problema siguiente
puzzle-after = cuando lo resuelvas
puzzle-leave = Dejar los problemas
