# Lessons, whatever the game. What is taught stands in the lessons themselves.

lessons = Lecciones
lessons-count = { $done } / { $all }
lessons-done = { $done ->
    [one] { $done } de { $all } lecciones hecha
   *[other] { $done } de { $all } lecciones hechas
}
lesson-unusable = No se puede usar una lección: { $why }
lesson-in-the-book = en el libro de reglas

lesson-scene = Introducción
lesson-step = Paso { $step }
lesson-end = Final
lesson-on = Siguiente
lesson-again = Repetir
lesson-skip = Saltar
lesson-after-move = cuando juegues
lesson-after-throw = cuando tires

lesson-cannot = Eso no se puede
lesson-not-that = Eso no
lesson-not-now = Ahora no
lesson-well = ¡Bien!
lesson-look = Mira
lesson-look-body = Lee la nota y sigue cuando quieras.

lesson-done = Lección hecha
lesson-ended = Final de la lección
lesson-skipped = { $steps ->
    [one] Has saltado un paso. Puedes repetirla entera.
   *[other] Has saltado { $steps } pasos. Puedes repetirla entera.
}
lesson-next = Lección siguiente
lesson-next-is = La siguiente: { $title }
lesson-all-done = Era la última. ¡Ahora, a jugar!
lesson-play = Jugar ahora
lesson-play-short = Jugar

lesson-leave = Dejar la lección
lesson-leave-ask = ¿Dejar la lección?
lesson-leave-body = La próxima vez esta lección empezará desde el principio. Las lecciones hechas quedan guardadas.

rulebook-try = Pruébalo en la lección
offer-first-time = ¿La primera vez?
offer-lessons = Aprende jugando
