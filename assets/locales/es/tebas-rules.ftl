# The rule book of Tebas.
#
# Its chapters and their pictures are in `levels/rulebooks/tebas.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/tebas.md` that it tells.

# TE-1, TE-3, TE-4, TE-5
tebas-rules-game-title = El juego y el tablero
tebas-rules-game-lead = Inmoviliza las fichas del rival, cubriéndolas o sacándolas del juego. Juegan dos, con diez fichas cada uno: las de marfil y las de lapislázuli.
tebas-rules-game-step-1 = Campos exteriores: las dos filas de los lados, de once círculos.
tebas-rules-game-step-2 = Campo interior: las dos filas del medio.
tebas-rules-game-step-3 = Los dos círculos floridos. En ellos nadie se puede parar.
tebas-rules-game-step-4 = Al empezar se alternan marfil y lapislázuli; los del medio, vacíos.
tebas-rules-game-step-5 = Los cuartos III miran a la frontera entre los campos.
tebas-rules-game-but = Este es el tablero entero, al empezar. Quién empieza se decide al azar: puede ser cualquiera de los dos colores.
tebas-rules-game-more = El tablero tiene 4×11 círculos. En el campo interior hay veinte corrientes y, en el centro, dos floridos: f2 y f3. Al empezar, las veinte fichas están en los campos exteriores. La primera ficha de la fila 1, a la izquierda, es de marfil; la de la fila 4, de lapislázuli. Los dos círculos del medio, f1 y f4, quedan vacíos. Decidido quién empieza, ya no hay azar: todo depende de los jugadores.
tebas-rules-game-words = objetivo, comienzo, tablero, campos, campo exterior, campo interior, círculo florido, marfil, lapislázuli, quién empieza

# TE-2, TE-8, TE-17
tebas-rules-discs-title = Fichas y números
tebas-rules-discs-lead = Cada ficha tiene cuatro cuartos, con los números I, II, III y IV. El número que mira hacia un lado dice cuántos círculos avanza la ficha hacia ese lado.
tebas-rules-discs-step-1 = Los números siguen el sentido de las agujas del reloj.
tebas-rules-discs-step-2 = A la derecha mira el II: avanza dos círculos.
tebas-rules-discs-step-3 = Hacia arriba mira el I: avanza un círculo.
tebas-rules-discs-step-4 = En diagonal, nunca.
tebas-rules-discs-but = Ni más ni menos: hacia donde mira el III se avanzan tres círculos; no se pueden avanzar cuatro.
tebas-rules-discs-more = Una ficha se mueve a la izquierda, a la derecha, hacia arriba o hacia abajo, como tú elijas. Los cuatro lados tienen siempre números distintos, y no cambian mientras la ficha no gire. Fíjate también en las fichas del rival: sus números están a la vista y te dicen adónde pueden llegar.
tebas-rules-discs-words = ficha, números, cuarto, dirección, cuántos círculos, exacto, diagonal, ortogonal, I, II, III, IV

# TE-6, TE-7, TE-17
tebas-rules-turn-title = Mover o girar
tebas-rules-turn-lead = En tu turno, mueve una ficha tuya o gírala donde está. Hay que hacer una de las dos cosas, y luego le toca al rival.
tebas-rules-turn-step-1 = Un cuarto de vuelta: ahora el IV mira hacia arriba.
tebas-rules-turn-step-2 = Media vuelta: ahora el III mira hacia arriba.
tebas-rules-turn-step-3 = Tres cuartos de vuelta: ahora el II mira hacia arriba.
tebas-rules-turn-but = La vuelta entera no vale: la ficha se quedaría como estaba. Y mientras se mueve no puede girar.
tebas-rules-turn-more = Se juega por turnos, un movimiento cada vez. Girar gasta el turno, pero cambia los cuatro números de la ficha. No se puede pasar: siempre hay que jugar algo. La ficha que se mueve, en cambio, conserva sus números como estaban, aunque cambie de dirección por el camino.
tebas-rules-turn-words = turno, mover, girar, cuarto de vuelta, media vuelta, tres cuartos, vuelta entera, por turnos

# TE-9, TE-10, TE-11, TE-17
tebas-rules-bend-title = Cambiar de dirección
tebas-rules-bend-lead = Si la ficha llega a la frontera o al borde y aún le faltan círculos, debe cambiar de dirección. Solo puede cambiar una vez, y sin girar.
tebas-rules-bend-step-1 = Hacia arriba mira el II: da un paso y está en la frontera.
tebas-rules-bend-step-2 = Puede ir a la izquierda, a hacer el círculo que le falta.
tebas-rules-bend-step-3 = O a la derecha: tú eliges.
tebas-rules-bend-step-4 = Antes de llegar a la frontera o al borde no se puede cambiar.
tebas-rules-bend-but = En un movimiento no se puede cambiar dos veces: esta ficha llega primero a la frontera y luego al borde.
tebas-rules-bend-more = El primer paso se da siempre recto, en la dirección elegida. A partir de ahí, cuando delante está la frontera o el borde, hay que ir a la izquierda o a la derecha, nunca hacia atrás, y seguir contando. La ficha conserva su posición. Si ya no le faltan círculos, acaba allí mismo, sin cambiar.
tebas-rules-bend-words = dirección, cambiar, cambio de dirección, borde, frontera, izquierda, derecha, una vez, dos veces, sin girar

# TE-12, TE-13, TE-17
tebas-rules-border-title = Cruzar la frontera
tebas-rules-border-lead = En el primer paso, la ficha puede pasar de un campo a otro. En el segundo, el tercero y el cuarto, no.
tebas-rules-border-step-1 = Entra con el primer paso y da el segundo dentro.
tebas-rules-border-step-2 = Puede pasar por encima de fichas y de círculos floridos.
tebas-rules-border-step-3 = Con el segundo paso no se puede salir fuera.
tebas-rules-border-but = Por eso una ficha no puede ir de un campo exterior al otro en un solo movimiento.
tebas-rules-border-more = Da igual entrar que salir. El primer paso debe quedar en el tablero: una ficha del borde no se mueve hacia fuera. Lo que haya en el camino no importa: se pasa igual por círculos vacíos, floridos y ocupados, por ti o por el rival. Solo importa dónde se acaba.
tebas-rules-border-words = frontera, cruzar, primer paso, segundo paso, entrar, salir, pasar, por encima, campo, borde

# TE-14, TE-15, TE-16, TE-17
tebas-rules-ends-title = Dónde acabar
tebas-rules-ends-lead = En un campo exterior, el movimiento debe acabar en un círculo vacío. En el interior puede acabar en uno vacío o en uno ocupado.
tebas-rules-ends-step-1 = En un círculo exterior vacío, sí.
tebas-rules-ends-step-2 = En un círculo exterior ocupado, no.
tebas-rules-ends-step-3 = En un círculo interior vacío, sí.
tebas-rules-ends-step-4 = En un círculo interior ocupado, también: se pone encima.
tebas-rules-ends-step-5 = En un círculo florido, nunca.
tebas-rules-ends-but = El círculo florido no se puede ocupar, pero se puede pasar por encima.
tebas-rules-ends-more = Un círculo ocupado es el que tiene una ficha o una pila, tuya o del rival. Si el cambio de dirección da dos finales, cada uno se mira por separado: uno puede valer y el otro no. Si en una dirección no hay ningún final que valga, en esa dirección no se puede jugar.
tebas-rules-ends-words = acabar, final, parar, vacío, ocupado, círculo florido, campo exterior, campo interior, encima

# TE-18, TE-19, TE-20, TE-21, TE-23
tebas-rules-stacks-title = Las pilas
tebas-rules-stacks-lead = La ficha que acaba en un círculo interior ocupado forma una pila. La controla el dueño de la ficha de arriba, y las de debajo quedan bloqueadas.
tebas-rules-stacks-step-1 = El marfil acaba encima del lapislázuli: forma una pila.
tebas-rules-stacks-step-2 = Esta pila es del lapislázuli: los dos de marfil están bloqueados.
tebas-rules-stacks-step-3 = El número de la ficha de arriba, el II, mueve la pila entera.
tebas-rules-stacks-step-4 = Acaba encima de otra pila, que queda debajo.
tebas-rules-stacks-but = Una pila no se puede dejar en un círculo exterior ocupado.
tebas-rules-stacks-more = Se puede apilar cuantas veces se quiera: fichas y pilas, tuyas o del rival. Solo el dueño de la ficha de arriba puede girar o mover la pila; al girarla, no importa si las de debajo giran o no. La pila sigue las mismas reglas que una ficha: cruza la frontera solo en el primer paso, cambia de dirección una sola vez y nunca acaba en un círculo florido.
tebas-rules-stacks-words = pila, apilar, ficha de arriba, las de debajo, bloquear, controlar, cubrir, poner encima

# TE-22, TE-23
tebas-rules-undone-title = Deshacer una pila
tebas-rules-undone-lead = Una pila llevada a un círculo exterior vacío se deshace al momento. Las fichas del rival salen del juego y las tuyas vuelven a los campos exteriores.
tebas-rules-undone-step-1 = El marfil lleva su pila a un círculo exterior vacío.
tebas-rules-undone-step-2 = La ficha de arriba se queda allí, sin girar.
tebas-rules-undone-step-3 = La ficha del rival sale del juego para siempre.
tebas-rules-undone-step-4 = La de marfil de debajo va a un círculo exterior vacío.
tebas-rules-undone-but = Tienes que poner todas las de debajo antes de acabar el turno, en los círculos exteriores vacíos que quieras.
tebas-rules-undone-more = Las fichas puestas quedan como al empezar, con el III hacia la frontera, y pueden volver a moverse. Puedes ponerlas en cualquiera de los dos campos exteriores. Las fichas que salen del juego no vuelven hasta que acabe la partida. La pila también sale del campo interior solo con el primer paso, y debe quedarte allí otra ficha libre.
tebas-rules-undone-words = pila, deshacer, fuera, salir del juego, quitar, volver a poner, devolver, campo exterior, perder

# TE-24, TE-26
tebas-rules-free-title = La ficha libre, dentro
tebas-rules-free-lead = Debes tener siempre al menos una ficha libre en el campo interior. Una ficha es libre si no tiene ninguna encima: está sola o es la de arriba de una pila.
tebas-rules-free-step-1 = Esta es la única ficha libre que el marfil tiene dentro.
tebas-rules-free-step-2 = La de marfil que está debajo del lapislázuli no es libre.
tebas-rules-free-step-3 = Por eso, la única libre no puede salir fuera.
tebas-rules-free-step-4 = Dentro sí puede moverse, y también girar donde está.
tebas-rules-free-but = Para llevar una pila fuera también necesitas otra ficha libre dentro, además de la pila.
tebas-rules-free-more = Después de cada movimiento tuyo debes tener una ficha libre dentro: si algún movimiento lo consigue, los demás no valen. Si tienes dos libres dentro, puedes sacar una. Si juntas dos fichas tuyas en una pila, solo la de arriba es libre. Las fichas de una pila deshecha fuera no cuentan como de dentro.
tebas-rules-free-words = ficha libre, libre, dentro, campo interior, última, obligatorio, obligación, única, cubierta

# TE-19, TE-25
tebas-rules-enter-title = Meter una ficha libre
tebas-rules-enter-lead = Si el rival cubre tu última ficha libre de dentro, en el siguiente movimiento debes meter otra. En el primer movimiento de la partida, también.
tebas-rules-enter-step-1 = El lapislázuli ha cubierto la última ficha libre del marfil.
tebas-rules-enter-step-2 = Ahora el marfil tiene que meter una ficha libre.
tebas-rules-enter-step-3 = Moverse por el campo exterior no vale.
tebas-rules-enter-but = Si ninguna puede entrar, hay que girar una ficha de modo que pueda entrar en el siguiente movimiento.
tebas-rules-enter-more = También vale acabar en un círculo interior ocupado: la ficha de arriba es libre. Si ni girando puede quedar ninguna ficha lista para entrar, vale cualquier movimiento. Al empezar la partida nadie tiene fichas dentro: por eso cada jugador mete una en su primer movimiento.
tebas-rules-enter-words = meter, entrar, ficha libre, obligatorio, obligación, cubrir, siguiente movimiento, primer movimiento, girar, dentro

# TE-27, TE-28, TE-29
tebas-rules-end-title = El final de la partida
tebas-rules-end-lead = Gana la partida quien inmoviliza al rival. Un jugador está inmovilizado cuando no le queda ninguna ficha libre en juego.
tebas-rules-end-step-1 = Al lapislázuli le queda una sola ficha libre en juego.
tebas-rules-end-step-2 = Las otras están debajo, en una pila, bloqueadas.
tebas-rules-end-step-3 = El marfil la cubre: gana la partida.
tebas-rules-end-but = Una regla opcional: si la misma posición, con el mismo turno, se da por tercera vez, hay empate.
tebas-rules-end-more = Al rival se le inmoviliza cubriendo sus fichas o sacándolas del juego; las que salen no vuelven. Las posiciones se cuentan al empezar cada turno, y desde cero cuando sale alguna ficha. Otra regla opcional: si cada jugador hace 60 turnos seguidos sin que se cubra ni salga ninguna ficha, hay empate. Ese número se puede cambiar y las dos reglas se pueden quitar.
tebas-rules-end-words = final, ganar, ganador, inmovilizar, inmóvil, empate, misma posición, tercera vez, 60 turnos, reglas opcionales
