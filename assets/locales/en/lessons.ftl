# Lessons, whatever the game. What is taught stands in the lessons themselves.

lessons = Lessons
lessons-count = { $done } / { $all }
lessons-done = { $done } of { $all } lessons done
lesson-unusable = A lesson cannot be used: { $why }
lesson-in-the-book = in the rule book

lesson-scene = Opening scene
lesson-step = Step { $step }
lesson-end = The end
lesson-on = Next
lesson-again = Again
lesson-skip = Skip
lesson-after-move = after the move
lesson-after-throw = after the throw

lesson-cannot = That cannot be done
lesson-not-that = Not that one
lesson-not-now = Not now
lesson-well = Well done!
lesson-look = Look
lesson-look-body = Read the note, and go on when you like.

lesson-done = Lesson done
lesson-ended = End of the lesson
lesson-skipped = { $steps ->
    [one] You skipped one step. You can do all of it again.
   *[other] You skipped { $steps } steps. You can do all of it again.
}
lesson-next = Next lesson
lesson-next-is = Next: { $title }
lesson-all-done = That was the last one. Now play!
lesson-play = Play now
lesson-play-short = Play

lesson-leave = Leave the lesson
lesson-leave-ask = Leave the lesson?
lesson-leave-body = This lesson will begin anew the next time. The lessons you have done are kept.

rulebook-try = Try it in the lesson
offer-first-time = First time?
offer-lessons = Learn by playing
