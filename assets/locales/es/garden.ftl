# The names of the garden games, and what is said while pieces are laid out behind the screen.

garden-games = Los juegos del jardín
lotus = El loto de Buda
lotus-about = 2–4 jugadores · el juego del jardín
flight = El vuelo de Buda
flight-about = 2–4 jugadores · animales que vuelan
flight-over = Sobre qué juego
flight-over-about = Sobre cuál de los dos juegos se juega el vuelo.

arrange = Coloca tus piezas
arrange-about = Dos filas, de la d a la i. También eliges hacia dónde miran.
arrange-turn = Girar
arrange-shuffle = Mezclar
arrange-plans = Disposiciones
arrange-wall = La muralla
arrange-flying = Al vuelo
arrange-kept = Guardada { $number }
arrange-keep = Guardar esta
arrange-unread = { $count ->
    [one] Una disposición de los ajustes no se puede leer; allí se queda.
   *[other] { $count } disposiciones de los ajustes no se pueden leer; allí se quedan.
}
arrange-ready-title = Las diez están puestas
arrange-ready = Cambia lo que quieras. Cuando todo esté a tu gusto, di que ya está.
arrange-done = Ya está
arrange-next = Ahora juega: { $name }
arrange-hand-over = Las diez están puestas. El biombo las ocultará: nadie las verá.
arrange-to-computer = Las diez están puestas. El ordenador no las ve hasta que se levante el biombo: { $name }.
arrange-lift = ¿Levantar el biombo?
arrange-lift-about = Las diez están puestas. Al levantar el biombo se verán los dos lados.
arrange-alone = Ahora solo debe estar ante la mesa: { $name }.
arrange-here = Aquí estoy
arrange-cancel = Cancelar
arrange-behind = Detrás del biombo
arrange-elsewhere = Coloca sus piezas: { $name }. Nadie las ve.
arrange-plate-now = colocando
arrange-plate-done = detrás del biombo
arrange-plate-waits = a la espera
