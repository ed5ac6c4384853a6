# Puzzles, whatever the game. What is said of a single one stands with it.

puzzles = Buruhausteak
puzzles-done = { $all } buruhaustetatik { $done } ebatzita
puzzles-all = Hori zen azkena.
puzzle-unusable = Buruhauste bat ezin da erabili: { $why }

puzzle-goal = { $colour ->
    [ivory] { $turns ->
        [1] Txanda: boliak. Irabazi txanda batean.
        [2] Txanda: boliak. Irabazi bi txandatan.
       *[other] Txanda: boliak. Irabazi hiru txandatan.
    }
   *[other] { $turns ->
        [1] Txanda: { $name }. Irabazi txanda batean.
        [2] Txanda: { $name }. Irabazi bi txandatan.
       *[other] Txanda: { $name }. Irabazi hiru txandatan.
    }
}
puzzle-win-in = { $turns ->
    [1] Irabazi txanda batean
    [2] Irabazi bi txandatan
   *[other] Irabazi hiru txandatan
}

puzzle-wins = Horrek irabazten du
puzzle-left = { $turns ->
    [1] Orain, amaitu txanda batean.
    [2] Orain, amaitu bi txandatan.
   *[other] Orain, amaitu hiru txandatan.
}
puzzle-fails = Horrek ez du irabazten
puzzle-answered = Aurkariak badu erantzuna: begiratu taulan.
puzzle-too-late = Hori zen azken txanda, eta partidak aurrera darrai.
puzzle-over = Partida amaitu da, irabazi gabe.
puzzle-take-it-back = Desegin eta saiatu beste bide batetik.
puzzle-forbidden = Arauek ez dute hori uzten.
puzzle-another = Saiatu beste jokaldi batekin.
puzzle-solved = Ebatzita!
puzzle-shown = Hori zen ebazpena

puzzle-hint = Aholkua
puzzle-solution = Ebazpena
puzzle-back = Desegin
puzzle-next = Hurrengo buruhaustea
puzzle-after = ebatzi ondoren
puzzle-leave = Utzi buruhausteak
