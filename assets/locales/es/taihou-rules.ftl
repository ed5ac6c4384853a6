# The rule book of the garden games.
#
# Its chapters and their pictures are in `levels/rulebooks/taihou.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/taihou.md` that it tells.

# TA-1, TA-2, TA-3, TA-13
taihou-rules-game-title = El jardín y las piezas
taihou-rules-game-lead = El jardín tiene 132 casillas, y cada jugador, once piezas. El objetivo es quitar a los rivales tantas piezas como se pueda.
taihou-rules-game-step-1 = Animales pequeños: ruiseñor, sapo, tortuga, faisán y murciélago.
taihou-rules-game-step-2 = Animales grandes: tigre, serpiente y elefante.
taihou-rules-game-step-3 = Armas del emperador: sable y flecha.
taihou-rules-game-step-4 = El loto de Buda: no tiene número.
taihou-rules-game-step-5 = El jardín: 12 casillas en un sentido y 11 en el otro.
taihou-rules-game-but = En este jardín hay tres juegos: El loto de Buda, Taï-hou, con su lago, y El vuelo de Buda, que se añade a cualquiera de los dos.
taihou-rules-game-more = El número de una pieza es su valor: el ruiseñor vale 1; el sapo, 2; la tortuga, 3; el faisán, 4; el murciélago, 5; el tigre, 6; la serpiente, 7; el elefante, 8; el sable, 9, y la flecha, 10. Juegan dos, tres o cuatro. Cada uno tiene su color, y su dibujo en el borde de las piezas. El sur y el norte se sientan en los lados de 12 casillas; el este y el oeste, en los de 11.
taihou-rules-game-words = objetivo, jardín, casillas, piezas, valor, número, animales, armas, loto, ruiseñor, sapo, tortuga, faisán, murciélago, tigre, serpiente, elefante, sable, flecha

# TA-5, TA-6, TA-7
taihou-rules-setup-title = Tres o cuatro jugadores
taihou-rules-setup-lead = Las diez piezas de cada jugador se mezclan boca abajo. Se ponen de una en una, sin mirarlas, en las dos líneas de su lado.
taihou-rules-setup-step-1 = Primero se llena la línea del borde, desde la izquierda de su dueño.
taihou-rules-setup-step-2 = Las que sobran van a la segunda línea, también desde la izquierda.
taihou-rules-setup-step-3 = A cada lado quedan libres dos casillas.
taihou-rules-setup-step-4 = Las piezas miran hacia fuera, de espaldas a su dueño.
taihou-rules-setup-but = Boca abajo, nadie sabe qué hay en cada sitio. Después, cada uno da la vuelta a las suyas, empezando por el azul.
taihou-rules-setup-more = Antes de empezar, cada uno saca una pieza al azar: comienza quien saque el número más alto. Si hay empate, vuelven a sacar los empatados. En un borde de 12 casillas caben ocho piezas, y en uno de 11, siete; por eso en la segunda línea quedan dos o tres. El loto se deja aparte. Con tres jugadores las reglas son las mismas, y un lado queda vacío.
taihou-rules-setup-words = comienzo, colocación, tres jugadores, cuatro jugadores, boca abajo, mezclar, borde, dos líneas, izquierda, quién empieza, sorteo

# TA-8, TA-9, TA-10, TA-11, TA-12
taihou-rules-screen-title = Dos jugadores: el biombo
taihou-rules-screen-lead = Los dos, frente a frente, colocan sus piezas detrás del biombo, cada uno como quiere. Luego se quita el biombo y empieza el juego.
taihou-rules-screen-step-1 = El biombo oculta lo que prepara el rival.
taihou-rules-screen-step-2 = Las diez piezas van en las dos líneas, mirando hacia donde se quiera.
taihou-rules-screen-step-3 = A cada lado quedan libres tres casillas.
taihou-rules-screen-step-4 = Las piezas del segundo color están en la reserva.
taihou-rules-screen-but = Si pierdes una pieza, la del mismo valor entra enseguida desde la reserva, en la casilla libre más a la izquierda de tu borde.
taihou-rules-screen-more = Los dos se sientan en los lados de 12 casillas y cada uno lleva dos colores. La pieza de la reserva sustituye a la perdida sin gastar turno y de espaldas a su dueño, pero no en el lugar de la captura. Si la línea del borde está llena, entra en la siguiente. Cuando ese valor se ha agotado en la reserva no entra nada; aunque en El loto de Buda el sable y la flecha pueden dejar paso al loto.
taihou-rules-screen-words = dos jugadores, biombo, ocultar, colocar, reserva, sustituir, dos colores, casilla izquierda, comienzo, preparación

# TA-4, TA-20, TA-21, TA-22, TA-23, TA-25, TA-26
taihou-rules-move-title = Mover y girar
taihou-rules-move-lead = En cada turno se mueve una pieza a una casilla vecina, o se gira. Una pieza va hacia donde mira su cabeza o su punta.
taihou-rules-move-step-1 = Los animales avanzan hacia donde mira su cabeza.
taihou-rules-move-step-2 = Y también retroceden, sin girarse.
taihou-rules-move-step-3 = El sable y la flecha solo avanzan.
taihou-rules-move-step-4 = Para ir hacia otro lado hay que girar: cuesta un turno.
taihou-rules-move-step-5 = No se puede entrar en una casilla con otra pieza.
taihou-rules-move-but = Una pieza no puede repetir el mismo movimiento más de tres veces seguidas sin que se mueva otra entretanto.
taihou-rules-move-more = Empieza quien sacó el número más alto, y el turno pasa a la derecha. Cada pieza mira hacia uno de los cuatro lados: lo muestra su punta dorada. Al girar puede quedar mirando a cualquiera de los otros tres, por un solo turno. Nunca se mueve en diagonal. Quien no tiene ningún movimiento legal pasa.
taihou-rules-move-words = mover, girar, avanzar, retroceder, dirección, cabeza, punta, turno, diagonal, tres veces, mismo movimiento, pasar

# TA-24
taihou-rules-attack-title = El ataque
taihou-rules-attack-lead = Una pieza ataca al rival de la casilla que tiene delante, diciendo «txok-tâe». Lo captura y ocupa su casilla.
taihou-rules-attack-step-1 = Por detrás: las dos miran hacia el mismo lado.
taihou-rules-attack-step-2 = De lado: una mira al costado de la otra.
taihou-rules-attack-step-3 = De frente: se miran la una a la otra.
taihou-rules-attack-step-4 = La capturada sale del juego; se la queda quien la ha tomado.
taihou-rules-attack-but = Para atacar hay que mirar al rival. Esta no lo mira: primero tiene que girar.
taihou-rules-attack-more = Se captura siempre hacia delante, nunca hacia atrás. No hace falta avisar: «txok-tâe» se dice al atacar, y la pieza se captura al momento. Importa desde qué lado se ataca: unas piezas capturan desde cualquiera, otras solo de lado o por detrás. Por eso, girando las tuyas puedes ponerlas a salvo.
taihou-rules-attack-words = atacar, ataque, capturar, txok-tâe, por detrás, de lado, de frente, cara a cara, perder, peligro

# TA-28
taihou-rules-takes-title = Quién captura a quién
taihou-rules-takes-lead = La tabla dice quién puede atacar a quién y desde qué lado. A la izquierda está quien ataca; arriba, la pieza atacada, mirando hacia arriba; en rojo, el lado.
taihou-rules-takes-step-1 = Los animales grandes capturan a los pequeños desde cualquier lado.
taihou-rules-takes-step-2 = Los grandes entre sí: de lado; el de más valor, también por detrás.
taihou-rules-takes-step-3 = Los pequeños, a los de número menor: de lado y por detrás.
taihou-rules-takes-step-4 = Los animales del mismo valor: solo de lado.
taihou-rules-takes-step-5 = Los animales nunca capturan armas.
taihou-rules-takes-but = Dos animales del mismo valor no se capturan de frente, ni tampoco por detrás: solo de lado.
taihou-rules-takes-more = El elefante captura a la serpiente y al tigre de lado y por detrás; la serpiente, al tigre igual, y al elefante solo de lado. El tigre, a los dos solo de lado. Entre los animales pequeños, el mayor captura a los menores: el murciélago a los otros cuatro, y el sapo solo al ruiseñor. Las armas capturan a cualquier animal desde cualquier lado; a otra arma, solo de lado. Lo que no está en la tabla no se puede.
taihou-rules-takes-words = tabla, quién a quién, capturar, atacar, animales grandes, animales pequeños, mismo valor, de lado, por detrás, cualquier lado, de frente

# TA-30, TA-31
taihou-rules-weapons-title = Las armas y el loto
taihou-rules-weapons-lead = Las armas del emperador capturan a cualquier animal, pero solo avanzan. Quien pierde una puede poner un loto en el jardín.
taihou-rules-weapons-step-1 = Sable y flecha capturan animales desde cualquier lado.
taihou-rules-weapons-step-2 = A otra arma la capturan solo de lado.
taihou-rules-weapons-step-3 = Los animales no pueden atacar a un arma.
taihou-rules-weapons-step-4 = El loto por el arma perdida va a la casilla libre de la izquierda.
taihou-rules-weapons-step-5 = El loto se mueve una casilla, hacia cualquier lado.
taihou-rules-weapons-but = El loto no captura nada, pero nadie puede capturarlo: sirve para cerrar el paso a los rivales.
taihou-rules-weapons-more = Poner el loto cuesta un turno, y va a la casilla libre más a la izquierda de tu borde. Puede hacerse en cualquier turno después de perder el arma. Hay un loto por jugador; con dos jugadores, dos, y entonces solo se ponen cuando el arma se ha agotado en la reserva. El loto no vale nada. Quien no tiene piezas con número ya no cuenta en el juego, pero puede mover su loto.
taihou-rules-weapons-words = armas, sable, flecha, loto, poner, estorbar, sustituir, perder, cualquier lado, de lado, turno

# TA-29
taihou-rules-hatlo-title = Hât-lô: toma, por favor
taihou-rules-hatlo-lead = Puedes dejar una pieza junto a otra del rival y decir «hât-lô». El rival tendrá que capturar en su siguiente turno.
taihou-rules-hatlo-step-1 = El ruiseñor se pone junto al tigre: «hât-lô».
taihou-rules-hatlo-step-2 = El tigre tiene que capturar.
taihou-rules-hatlo-step-3 = Ahora la serpiente captura al tigre de lado.
taihou-rules-hatlo-but = Si el rival no puede capturar nada, debe girar una pieza hacia la ofrecida para poder capturarla en el turno siguiente.
taihou-rules-hatlo-more = Se dice al mover o al girar, a un solo rival, y la pieza ofrecida debe estar en la casilla vecina a una suya que pueda capturarla, tal como está o girándose. Si tiene varias capturas, el rival elige la que quiera, también otra distinta. Si después de girar tampoco puede capturar nada, la obligación se acaba.
taihou-rules-hatlo-words = hât-lô, capturar, obligar, obligación, ofrecer, oferta, llamada, girar, elegir, casilla vecina

# TA-14, TA-15, TA-27
taihou-rules-end-title = Khi-lôi y el final
taihou-rules-end-lead = La partida acaba cuando solo a un jugador le quedan piezas con número. Además, quien ha perdido seis piezas puede pedir el final.
taihou-rules-end-step-1 = Las que le quedan en el jardín: el juego puede seguir.
taihou-rules-end-step-2 = Ha perdido seis piezas: puede decir «khi-lôi».
taihou-rules-end-step-3 = Desde entonces, cada uno juega 20 turnos como mucho.
taihou-rules-end-but = Quien se ha quedado sin piezas pasa, mientras los demás siguen jugando.
taihou-rules-end-more = «Khi-lôi» se dice antes de mover y no cuesta turno: los 20 turnos empiezan con el de quien lo dice y valen para todos. No se puede decir dos veces. Las piezas sustituidas desde la reserva también cuentan como perdidas. Quien tiene que pasar no puede decirlo. Una regla opcional: si cada uno juega 60 turnos seguidos sin que nadie capture, la partida acaba. Ese número se puede cambiar o quitar.
taihou-rules-end-words = khi-lôi, final, acabar, seis piezas, perder, 20 turnos, pedir, llamada, pasar, 60 turnos, regla opcional

# TA-16, TA-17, TA-18, TA-19
taihou-rules-count-title = Los puntos y la apuesta
taihou-rules-count-lead = Al final cuentas los valores de tus piezas del jardín y la mitad de los de las capturadas. Gana quien suma más puntos.
taihou-rules-count-step-1 = En el jardín: 3 + 6 + 8 + 1 + 4 = 22 puntos.
taihou-rules-count-step-2 = Capturadas: 10 + 8 + 5 + 3 + 7 = 33.
taihou-rules-count-step-3 = Es impar: se suma uno y se toma la mitad, 34 ÷ 2 = 17.
taihou-rules-count-step-4 = En total, 22 + 17 = 39 puntos, que se cobran de la apuesta.
taihou-rules-count-but = Con dos jugadores se cuenta también la mitad de los valores que quedan en la reserva, aparte de las capturas.
taihou-rules-count-more = Antes de empezar, cada uno pone 55 puntos: 220 entre cuatro. Con dos jugadores, 110 cada uno. Al acabar, cada cual toma de la apuesta sus puntos, y todo lo que queda es para el ganador. Si hay empate en el primer puesto, se lo reparten. Antes de tomar la mitad, a una suma impar siempre se le añade uno.
taihou-rules-count-words = puntos, contar, recuento, apuesta, ganador, ganar, mitad, impar, capturadas, reserva, 55 puntos, 39

# TA-32, TA-33, TA-34, TA-35, TA-36, TA-37
taihou-rules-lake-title = Taï-hou: el lago
taihou-rules-lake-lead = En Taï-hou hay en el centro un lago de seis casillas, donde solo entra el sapo. Por lo demás valen las reglas de El loto de Buda, sin loto.
taihou-rules-lake-step-1 = El sapo entra en el lago y se mueve por él.
taihou-rules-lake-step-2 = Nadie puede atacar a un sapo que está en el lago.
taihou-rules-lake-step-3 = Ruiseñor, faisán, murciélago y flecha vuelan por encima.
taihou-rules-lake-step-4 = Los demás tienen que rodearlo.
taihou-rules-lake-but = Para volar, la primera casilla del otro lado tiene que estar libre: allí no se puede capturar nada.
taihou-rules-lake-more = Las casillas del lago son f5, f6, f7, g5, g6 y g7. Se vuela siempre hacia delante, en línea recta, desde la casilla anterior al lago hasta la primera del otro lado, nunca hacia atrás; no importa si hay sapos en el agua. El sapo puede atacar desde el lago, a su manera. El sable, la tortuga, el tigre, la serpiente y el elefante no lo cruzan. El loto no se usa.
taihou-rules-lake-words = taï-hou, lago, sapo, volar, cruzar, rodear, refugio, inatacable, murciélago, faisán, ruiseñor, flecha

# TA-38, TA-39, TA-40
taihou-rules-flight-title = El vuelo de Buda
taihou-rules-flight-lead = En El vuelo de Buda, cada pieza puede recorrer en un turno tantas casillas como su número. Se captura como siempre, en la última casilla.
taihou-rules-flight-step-1 = El murciélago, recto: 5 casillas como mucho.
taihou-rules-flight-step-2 = Un cuarto de giro cuesta lo mismo que una casilla.
taihou-rules-flight-step-3 = En la última casilla se puede capturar, yendo hacia delante.
taihou-rules-flight-step-4 = Si hay una pieza en el camino, no se sigue por ahí.
taihou-rules-flight-but = En el camino se gira solo una vez y en ángulo recto: no hay una tercera dirección.
taihou-rules-flight-more = No hay que usar todo el número: se puede recorrer menos. También se puede girar antes de echar a andar. La pieza queda mirando hacia su última dirección. Los animales pueden además retroceder, en línea recta, sin girar ni capturar. En Taï-hou, volar sobre el lago cuenta como una casilla; el sapo puede cruzarlo por el agua. Girar en el sitio sigue costando todo el turno. El loto se mueve una casilla.
taihou-rules-flight-words = el vuelo de Buda, volar, cuántas casillas, recto, ángulo recto, girar, dirección, camino libre, retroceder, lago, número
