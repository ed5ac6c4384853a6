# The rule book of Parchís.
#
# Its chapters and their pictures are in `levels/rulebooks/parchis.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/parchis.md` that it tells.

# PA-1, PA-2, PA-3, PA-7
parchis-rules-game-title = El juego y el tablero
parchis-rules-game-lead = Lleva tus cuatro fichas de casa a la meta antes que los demás. Pueden jugar dos, tres o cuatro personas, cada una con un color.
parchis-rules-game-step-1 = Casa: al empezar, las cuatro fichas están aquí.
parchis-rules-game-step-2 = Salida: aquí empieza el camino, en sentido contrario al reloj.
parchis-rules-game-step-3 = Meta: aquí acaba el camino, en el centro del tablero.
parchis-rules-game-but = En cada pasillo solo entran las fichas de su color; las demás siguen adelante.
parchis-rules-game-more = El tablero tiene 68 casillas numeradas, que son de todos. Cada color tiene además su salida (el amarillo la 5, el azul la 22, el rojo la 39 y el verde la 56), un pasillo de siete casillas y la meta, el triángulo del centro.
parchis-rules-game-words = objetivo, comienzo, fichas, colores, casa, salida, pasillo, meta, tablero, sentido, dirección

# PA-8, PA-9, PA-10
parchis-rules-turn-title = El dado y el turno
parchis-rules-turn-lead = En tu turno, tira el dado una vez y cuenta lo que salga con una sola ficha. Después le toca a quien está a tu derecha.
parchis-rules-turn-step-1 = El amarillo ha sacado un 4.
parchis-rules-turn-step-2 = Cuenta 4 con una ficha: casilla a casilla, hacia delante.
parchis-rules-turn-step-3 = Ahora le toca a quien está a su derecha: al azul.
parchis-rules-turn-but = Si puedes mover, tienes que mover, aunque no te convenga. Si no puedes, no haces nada.
parchis-rules-turn-more = El número del dado no se reparte entre dos fichas. Las fichas que están en casa y en la meta no se mueven: de casa solo se sale con un 5, y en la meta ya han acabado. Si sacas un 6, tiras tú otra vez.
parchis-rules-turn-words = dado, tirar, tirada, turno, derecha, contar, mover, no poder mover, obligación

# PA-10, PA-11, PA-12
parchis-rules-come-out-title = Has sacado un 5
parchis-rules-come-out-lead = Con un 5 tiene que salir una ficha de casa a la salida. Si no puede salir, hay que contar 5 con otra ficha.
parchis-rules-come-out-step-1 = El amarillo ha sacado un 5.
parchis-rules-come-out-step-2 = Una ficha sale de casa a la salida: la casilla 5.
parchis-rules-come-out-but = Si en la salida hay dos fichas de distinto color, la que sale se come la última en llegar, y cuentas 20.
parchis-rules-come-out-more = Si una de esas dos fichas es tuya, te comes la otra. Dos fichas del mismo color, tuyas o ajenas, cierran la salida. Si la salida está cerrada, o no te quedan fichas en casa, cuenta 5 con otra ficha.
parchis-rules-come-out-words = 5, cinco, salir, sacar ficha, casa, salida, cerrada, comer en la salida

# PA-4, PA-5, PA-19, PA-20
parchis-rules-barriers-title = Las barreras
parchis-rules-barriers-lead = Dos fichas del mismo color en una casilla forman barrera. Nadie puede pasar por encima, ni siquiera quien la ha hecho.
parchis-rules-barriers-step-1 = Dos fichas rojas en la casilla 14: hay barrera.
parchis-rules-barriers-step-2 = El amarillo saca un 4. No puede pasar: se queda en la 11.
parchis-rules-barriers-step-3 = Cuando el rojo mueve una de las dos, la barrera se abre.
parchis-rules-barriers-but = Dos fichas de distinto color no son barrera: puedes pasar por encima, pero no parar ahí.
parchis-rules-barriers-more = En una casilla caben dos fichas como mucho; solo en casa y en la meta puede haber tres o cuatro. También en el pasillo se puede formar barrera.
parchis-rules-barriers-words = barrera, puente, dos fichas, pasar, cerrado, bloquear, casilla llena

# PA-2, PA-5, PA-20, PA-22
parchis-rules-safe-title = Los seguros
parchis-rules-safe-lead = Las casillas grises y las salidas son seguros: ahí no se come. Dos fichas de distinto color pueden estar juntas.
parchis-rules-safe-step-1 = El azul está en la 12. Es gris: un seguro.
parchis-rules-safe-step-2 = El amarillo saca un 2: se para a su lado, sin comer.
parchis-rules-safe-step-3 = La 22 es una salida: el verde también está a salvo.
parchis-rules-safe-but = Si ya hay dos fichas, la casilla está llena: una tercera no puede parar ahí.
parchis-rules-safe-more = Las casillas grises son la 12, 17, 29, 34, 46, 51, 63 y 68. Las salidas son la 5, 22, 39 y 56, y protegen siempre, aunque nadie juegue con ese color. En una salida solo se come al salir de casa.
parchis-rules-safe-words = seguro, casilla gris, refugio, a salvo, salida, no comer, juntas, dos colores

# PA-21, PA-22, PA-23
parchis-rules-capture-title = Comer y contar 20
parchis-rules-capture-lead = Si llegas a una casilla blanca donde hay una ficha de otro color, te la comes. Esa ficha vuelve a casa y tú cuentas 20.
parchis-rules-capture-step-1 = El amarillo saca un 3 y llega a la casilla 24.
parchis-rules-capture-step-2 = Se come la ficha azul, que vuelve a casa.
parchis-rules-capture-step-3 = Ahora cuenta 20 con cualquier ficha.
parchis-rules-capture-but = En los seguros y en las salidas no se come: las dos fichas se quedan juntas.
parchis-rules-capture-more = El 20 se cuenta con las reglas de siempre y no se reparte. Si con él te comes otra ficha, cuentas otras 20. Si no se puede contar con ninguna ficha, se pierde.
parchis-rules-capture-words = comer, capturar, matar, 20, veinte, contar, premio, volver a casa, casilla blanca

# PA-15, PA-16, PA-17
parchis-rules-six-title = Has sacado un 6
parchis-rules-six-lead = Con un 6 cuentas 6 y tiras otra vez. Si no tienes fichas en casa, cuentas 7.
parchis-rules-six-step-1 = El amarillo ha sacado un 6.
parchis-rules-six-step-2 = Cuenta 6 y después tira otra vez.
parchis-rules-six-step-3 = Tercer 6 seguido: la última ficha movida vuelve a casa.
parchis-rules-six-but = Si esa última ficha está en el pasillo o en la meta, se queda ahí. Pero el turno se acaba.
parchis-rules-six-more = El tercer 6 no se cuenta. Un 6 que no se puede contar también da otra tirada, y es uno de los tres. La última ficha movida es la última de ese turno, aunque haya contado 10 o 20; si no has movido ninguna, ninguna vuelve a casa.
parchis-rules-six-words = 6, seis, 7, siete, repetir, tirar otra vez, tres seises, tercer 6, volver a casa, castigo

# PA-18
parchis-rules-open-barrier-title = El 6 y la barrera
parchis-rules-open-barrier-lead = Si tienes una barrera y sacas un 6, debes abrirla. Cuenta una de las dos fichas de la barrera.
parchis-rules-open-barrier-step-1 = El amarillo ha sacado un 6.
parchis-rules-open-barrier-step-2 = Debe abrir la barrera: una ficha va a la casilla 16.
parchis-rules-open-barrier-step-3 = Esta otra ficha no la puede mover ahora.
parchis-rules-open-barrier-but = Si las fichas de la barrera no pueden contar, no hay que abrirla: cuenta con otra ficha.
parchis-rules-open-barrier-more = No pueden contar si hay otra barrera en el camino, si la casilla de llegada está llena o si la meta está demasiado cerca. Con varias barreras, eliges tú cuál abrir. También se abren las del pasillo, y también al contar 7; al contar 10 o 20, no hace falta.
parchis-rules-open-barrier-words = 6, seis, abrir barrera, abrir, obligación, deber, excepción

# PA-24, PA-25, PA-26
parchis-rules-goal-title = La meta y contar 10
parchis-rules-goal-lead = A la meta se llega justo, contando exactamente las casillas que faltan. Cuando una ficha llega, cuentas 10 con otra.
parchis-rules-goal-step-1 = El amarillo saca un 4 y faltan justo 4 casillas: ¡a la meta!
parchis-rules-goal-step-2 = Ahora cuenta 10 con otra ficha.
parchis-rules-goal-but = Si no hay sitio para contar, no se puede mover: aquí faltan 2 casillas y el azul ha sacado un 4.
parchis-rules-goal-more = Se puede llegar con el dado, también contando 7 por un 6, o contando 10 o 20. Si el 10 no se puede contar con ninguna otra ficha, se pierde. Los 10 y los 20 se cuentan en el orden en que se ganan, antes de la siguiente tirada.
parchis-rules-goal-words = meta, llegar, entrar, justo, exacto, 10, diez, pasillo, premio, no hay sitio

# PA-27, PA-28
parchis-rules-end-title = El final de la partida
parchis-rules-end-lead = Gana quien lleva primero sus cuatro fichas a la meta. Los demás siguen jugando por el segundo y el tercer puesto.
parchis-rules-end-step-1 = El amarillo tiene las cuatro en la meta: ha ganado.
parchis-rules-end-step-2 = Al rojo le faltan 2 casillas para ser segundo.
parchis-rules-end-step-3 = Quien quede al final, el azul o el verde, pierde.
parchis-rules-end-but = Quien ha terminado ya no tira más, ni siquiera después de un 6: le toca al siguiente.
parchis-rules-end-more = Con la última ficha no se cuentan 10, y lo que quedara por contar se pierde. Cuando todos los demás han terminado, quien queda ha perdido y la partida se acaba.
parchis-rules-end-words = final, fin, ganar, ganador, perder, primero, segundo, tercero, puesto, clasificación

# PA-6, PA-13, PA-14
parchis-rules-options-title = Reglas opcionales
parchis-rules-options-lead = En muchas casas se juega con estas dos reglas, pero son opcionales. Decididlo juntos antes de empezar.
parchis-rules-options-step-1 = Dos fichas con el primer 5: con tu primer 5 salen dos.
parchis-rules-options-step-2 = Comer también en la salida: la que sale se come la que está ahí.
parchis-rules-options-but = Quién empieza lo dice el dado: el número más alto. Pero, si queréis, empieza el primer jugador.
parchis-rules-options-more = Quienes empatan en la tirada inicial tiran otra vez. Las dos fichas salen una tras otra y cada una puede comer; si la salida está cerrada, se pierde la ocasión de sacar dos. Comer en la salida también da 20 y es obligatorio: si hay dos colores, se come la última en llegar, nunca una propia. Dos fichas del mismo color siguen cerrando la salida.
parchis-rules-options-words = opciones, reglas opcionales, variantes, dos fichas con el primer 5, comer en la salida, quién empieza, tirada inicial, empate
