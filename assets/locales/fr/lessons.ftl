# Lessons, whatever the game. What is taught stands in the lessons themselves.

lessons = Leçons
lessons-count = { $done } / { $all }
lessons-done = { $done ->
    [one] { $done } leçon faite sur { $all }
   *[other] { $done } leçons faites sur { $all }
}
lesson-unusable = Une leçon est inutilisable : { $why }
lesson-in-the-book = dans le livre des règles

lesson-scene = Introduction
lesson-step = Étape { $step }
lesson-end = Fin
lesson-on = Suivant
lesson-again = Refaire
lesson-skip = Passer
lesson-after-move = après le coup
lesson-after-throw = après le lancer

lesson-cannot = C’est impossible
lesson-not-that = Ce n’est pas cela
lesson-not-now = Pas maintenant
lesson-well = Bien !
lesson-look = Regardez
lesson-look-body = Lisez la note, et continuez quand vous voulez.

lesson-done = Leçon terminée
lesson-ended = Fin de la leçon
lesson-skipped = { $steps ->
    [one] Vous avez passé une étape. Vous pouvez la refaire en entier.
   *[other] Vous avez passé { $steps } étapes. Vous pouvez la refaire en entier.
}
lesson-next = Leçon suivante
lesson-next-is = La suivante : { $title }
lesson-all-done = C’était la dernière. À vous de jouer !
lesson-play = Jouer maintenant
lesson-play-short = Jouer

lesson-leave = Quitter la leçon
lesson-leave-ask = Quitter la leçon ?
lesson-leave-body = La prochaine fois, cette leçon reprendra au début. Les leçons faites sont enregistrées.

rulebook-try = Essayer dans la leçon
offer-first-time = Première fois ?
offer-lessons = Apprendre en jouant
