# Lessons, whatever the game. What is taught stands in the lessons themselves.

lessons = Ikasgaiak
lessons-count = { $done } / { $all }
lessons-done = { $all } ikasgaietatik { $done } eginda
lesson-unusable = Ikasgai bat ezin da erabili: { $why }
lesson-in-the-book = arau-liburuan

lesson-scene = Sarrera
lesson-step = { $step }. urratsa
lesson-end = Amaiera
lesson-on = Hurrengoa
lesson-again = Berriro
lesson-skip = Saltatu
lesson-after-move = jokatu ondoren
lesson-after-throw = bota ondoren

lesson-cannot = Hori ezin da
lesson-not-that = Ez da hori
lesson-not-now = Orain ez
lesson-well = Ondo!
lesson-look = Begiratu
lesson-look-body = Irakurri oharra, eta jarraitu nahi duzunean.

lesson-done = Ikasgaia eginda
lesson-ended = Ikasgaiaren amaiera
lesson-skipped = { $steps ->
    [one] Urrats bat saltatu duzu. Berriro egin dezakezu, osorik.
   *[other] { $steps } urrats saltatu dituzu. Berriro egin dezakezu, osorik.
}
lesson-next = Hurrengo ikasgaia
lesson-next-is = Hurrengoa: { $title }
lesson-all-done = Hori zen azkena. Orain, joka ezazu!
lesson-play = Jokatu orain
lesson-play-short = Jokatu

lesson-leave = Utzi ikasgaia
lesson-leave-ask = Ikasgaia utzi?
lesson-leave-body = Ikasgai hau hasieratik hasiko da hurrengoan. Egindako ikasgaiak gordeta daude.

rulebook-try = Probatu ikasgaian
offer-first-time = Lehen aldia?
offer-lessons = Ikasi jokatuz
