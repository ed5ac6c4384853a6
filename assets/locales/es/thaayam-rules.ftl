# The rule book of Thaayam.
#
# Its chapters and their pictures are in `levels/rulebooks/thaayam.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/thaayam.md` that it tells.

# TH-1, TH-2, TH-3, TH-6
thaayam-rules-game-title = El juego y el tablero
thaayam-rules-game-lead = Lleva tus cuatro fichas del palacio al castillo y sácalas del tablero antes que los demás. Pueden jugar dos, tres o cuatro personas, cada una con un color.
thaayam-rules-game-step-1 = Al empezar, las cuatro fichas están fuera del tablero.
thaayam-rules-game-step-2 = Tu palacio: aquí empieza el recorrido.
thaayam-rules-game-step-3 = El recorrido: por el borde a la derecha; luego, por dentro, al revés.
thaayam-rules-game-step-4 = El castillo: aquí acaba el recorrido, en el centro.
thaayam-rules-game-but = Todos los recorridos son iguales, pero cada uno empieza en su palacio. Este es el del rojo.
thaayam-rules-game-more = El tablero tiene cinco por cinco casillas. En medio de cada lado hay un palacio y en el centro, el castillo. Desde tu palacio se da una vuelta entera por el borde hasta la casilla anterior al palacio; de ahí se entra y se da otra vuelta en sentido contrario hasta la casilla de al lado del palacio. El último paso lleva al castillo: 24 pasos en total.
thaayam-rules-game-words = objetivo, comienzo, fichas, palacio, castillo, recorrido, tablero, vuelta, sentido, dirección

# TH-4, TH-5, TH-9
thaayam-rules-seeds-title = Las semillas y los puntos
thaayam-rules-seeds-lead = Los dados son cuatro semillas de tamarindo, con tres caras oscuras y tres claras. Tira las cuatro a la vez y cuenta las caras claras que quedan arriba.
thaayam-rules-seeds-step-1 = Una clara: 1 punto. Tira otra vez.
thaayam-rules-seeds-step-2 = Dos claras: 2 puntos. Ya no se tira más.
thaayam-rules-seeds-step-3 = Tres claras: 3 puntos. Ya no se tira más.
thaayam-rules-seeds-step-4 = Cuatro claras: 4 puntos. Tira otra vez.
thaayam-rules-seeds-step-5 = Ninguna clara: 8 puntos. Tira otra vez.
thaayam-rules-seeds-but = En lugar de semillas se pueden usar cauris: la boca es la cara clara. Aquí, 2 puntos.
thaayam-rules-seeds-more = Sigue tirando hasta que salga un 2 o un 3: esa última tirada también vale. De todos modos, en un turno se tira como mucho 20 veces. De cada dieciséis tiradas, de media, sale seis veces el 2, cuatro el 1, cuatro el 3, una el 4 y una el 8.
thaayam-rules-seeds-words = semillas, tamarindo, dados, tirar, tirada, puntos, clara, oscura, cauris, 8, ocho

# TH-8, TH-9, TH-10
thaayam-rules-turn-title = El turno
thaayam-rules-turn-lead = Tira las semillas hasta que salga un 2 o un 3 y guarda todas las tiradas. Después, juégalas en el orden que quieras.
thaayam-rules-turn-step-1 = El amarillo saca un 4 y luego un 3: ya no tira más.
thaayam-rules-turn-step-2 = Con el 4, una ficha avanza 4 casillas.
thaayam-rules-turn-step-3 = Con el 3, otra ficha avanza 3 casillas.
thaayam-rules-turn-but = Si una tirada se puede jugar, hay que jugarla, y exacta. Si no se puede, se pierde.
thaayam-rules-turn-more = Tú decides con qué ficha y cuándo se juega cada tirada, aunque en ese orden se pierda alguna. Cuando ya no se puede jugar nada, el turno se acaba solo y las semillas pasan a quien está a tu derecha. Pero, si has capturado, tienes otro turno.
thaayam-rules-turn-words = turno, tirar, tirada, puntos, orden, mover, derecha, no poder jugar, perder, obligación

# TH-11, TH-12
thaayam-rules-enter-title = Entrar en el tablero
thaayam-rules-enter-lead = Para que entre una ficha hace falta un 1: se coloca en tu palacio. Si tienes las cuatro fuera, lo que salió antes del primer 1 no vale.
thaayam-rules-enter-step-1 = El amarillo saca 4, 4, 1, 8 y 3. Los dos 4 no valen.
thaayam-rules-enter-step-2 = Con el 1 entra una ficha en su palacio.
thaayam-rules-enter-step-3 = Con el 8 y el 3, esa ficha avanza 11 casillas.
thaayam-rules-enter-but = Si hay alguna ficha en el tablero, no se tacha nada: aquí, el 4 también vale.
thaayam-rules-enter-more = Sin un 1 no puede entrar ninguna ficha. Si tienes las cuatro fuera y no ha salido ningún 1, pasa el turno. Con los demás 1 puedes meter otras fichas o mover las que están en el tablero. Una ficha en el castillo está en el tablero.
thaayam-rules-enter-words = entrar, entrada, 1, uno, fuera, palacio, tachar, valer, primer 1

# TH-13, TH-17
thaayam-rules-share-title = Repartir las tiradas
thaayam-rules-share-lead = Puedes repartir las tiradas entre tus fichas como quieras. Pero cada tirada la usa entera una sola ficha.
thaayam-rules-share-step-1 = El amarillo ha sacado 4, 8, 4 y 2.
thaayam-rules-share-step-2 = Una ficha usa el 8 y un 4: 12 casillas.
thaayam-rules-share-step-3 = La otra usa un 4 y el 2: 6 casillas.
thaayam-rules-share-but = El 8 no se puede partir en dos: una ficha tiene que avanzar 8 casillas.
thaayam-rules-share-more = Con las mismas tiradas, una ficha podría avanzar 18 casillas, o tres fichas 4, 8 y 6. Con los 1 pueden entrar fichas o moverse las del tablero. Si una ficha usa varias tiradas, se para al final de cada una, y ahí puede capturar.
thaayam-rules-share-words = repartir, tirada, entera, una ficha, dos fichas, sumar, 18, orden

# TH-14, TH-15
thaayam-rules-shelter-title = Los refugios
thaayam-rules-shelter-lead = Los cuatro palacios y el castillo son refugios: ahí no se captura a nadie. Pueden estar juntas fichas de cualquier color, todas las que quieran.
thaayam-rules-shelter-step-1 = En este palacio hay cuatro fichas, de tres colores.
thaayam-rules-shelter-step-2 = El amarillo llega a este palacio, sin capturar a nadie.
thaayam-rules-shelter-step-3 = En el castillo también están a salvo el azul y el verde.
thaayam-rules-shelter-but = En una casilla corriente también puedes tener todas las fichas que quieras, pero no a salvo.
thaayam-rules-shelter-more = Los palacios protegen siempre a todos, también a los rivales, aunque su dueño no juegue. En una casilla corriente, en cambio, nunca quedan juntas fichas de dos colores, salvo que haya un gemelo: la última en llegar captura a las otras.
thaayam-rules-shelter-words = refugio, a salvo, palacio, castillo, no capturar, juntas, casilla corriente, cuantas quieras

# TH-16, TH-17, TH-18, TH-19
thaayam-rules-capture-title = Capturar
thaayam-rules-capture-lead = Si tu ficha llega a una casilla corriente donde hay una ficha rival, la captura. La capturada sale del tablero y volverá a entrar con un 1.
thaayam-rules-capture-step-1 = El amarillo juega primero el 3 y llega al azul.
thaayam-rules-capture-step-2 = Captura el azul, que sale del tablero.
thaayam-rules-capture-step-3 = Después, con el 8, captura también el rojo.
thaayam-rules-capture-but = El orden importa: aquí, con el 1 primero y luego el 2, no se captura el azul.
thaayam-rules-capture-more = Si hay dos o más fichas del rival, se capturan todas, salvo que formen un gemelo. Quien captura tiene otro turno cuando acaba de jugar sus tiradas: uno solo, por muchas que capture. Si en ese turno vuelve a capturar, tendrá otro más.
thaayam-rules-capture-words = capturar, captura, comer, rival, fuera, otro turno, tirar otra vez, orden

# TH-20, TH-21
thaayam-rules-twins-title = Los gemelos
thaayam-rules-twins-lead = Si tienes dos fichas en el palacio de enfrente, puedes formar con ellas un gemelo. Desde entonces se mueven juntas y avanzan la mitad de los puntos.
thaayam-rules-twins-step-1 = El amarillo tiene dos fichas en el palacio de enfrente: un gemelo.
thaayam-rules-twins-step-2 = 4, 1, 8, 4 y 2 suman 19. Como es impar, se quita uno: 18.
thaayam-rules-twins-step-3 = El gemelo avanza la mitad: 9 casillas.
thaayam-rules-twins-but = Un solo 1 no mueve al gemelo. Dos 1 juntos, una casilla.
thaayam-rules-twins-more = El gemelo se forma mientras juegas tus tiradas, si queda al menos una, y no cuesta nada. Para él se pueden sumar varias tiradas, y avanza de un solo paso: solo se para al final. Las demás las pueden usar otras fichas. Si las cuatro están ahí, pueden formar dos gemelos. Un gemelo no se puede separar hasta llegar al castillo.
thaayam-rules-twins-words = gemelo, gemelos, dos fichas, palacio de enfrente, formar, mitad, impar, suma

# TH-22, TH-23
thaayam-rules-twin-fights-title = Gemelo contra gemelo
thaayam-rules-twin-fights-lead = En una casilla corriente, a un gemelo solo lo captura otro gemelo. Un gemelo y una ficha suelta no se atacan, y pueden estar en la misma casilla.
thaayam-rules-twin-fights-step-1 = El azul llega a la casilla del gemelo amarillo: no pasa nada.
thaayam-rules-twin-fights-step-2 = El gemelo amarillo avanza la mitad del 8: 4 casillas.
thaayam-rules-twin-fights-step-3 = Captura al gemelo rojo, pero el verde se queda.
thaayam-rules-twin-fights-but = Una opción: el gemelo capturado vuelve a entrar como gemelo, con dos 1 del mismo turno.
thaayam-rules-twin-fights-more = Con la regla normal, el gemelo capturado pasa a ser dos fichas sueltas y cada una entra con un 1. Capturar un gemelo también da otro turno. En los refugios, los gemelos también están a salvo. Si entra como gemelo, lo hace en su palacio; si tus cuatro fichas son gemelos que están fuera, lo que salió antes del segundo 1 no vale.
thaayam-rules-twin-fights-words = gemelo, gemelos, atacar, capturar, dos 1, como gemelo, volver, ficha suelta

# TH-24, TH-25, TH-26, TH-27
thaayam-rules-castle-title = El castillo y el final
thaayam-rules-castle-lead = Al castillo se llega con la cuenta exacta. Cuando tienes las cuatro fichas en el castillo, cada 1 saca una del tablero.
thaayam-rules-castle-step-1 = El amarillo juega el 3: su última ficha llega al castillo.
thaayam-rules-castle-step-2 = Con el 1 que le queda, saca una ficha del tablero.
thaayam-rules-castle-step-3 = Gana quien saca primero sus cuatro fichas.
thaayam-rules-castle-but = Si la tirada es demasiado grande, no se mueve: aquí falta una casilla y ha salido un 4.
thaayam-rules-castle-more = En cuanto llega la cuarta ficha, los 1 que quedan de ese turno ya sirven para sacar. El gemelo que llega al castillo es otra vez dos fichas, y cada una sale con un 1. Cuando alguien gana, la partida se acaba y los demás comparten los otros puestos.
thaayam-rules-castle-words = castillo, llegar, exacto, sacar, final, fin, ganar, ganador, puesto

# TH-5, TH-7, TH-23
thaayam-rules-options-title = Reglas opcionales
thaayam-rules-options-lead = Antes de empezar, decidid juntos cómo vuelve un gemelo capturado. Decidid también si queréis semillas o cauris, y quién empieza.
thaayam-rules-options-step-1 = El gemelo, como gemelo: entra con dos 1 del mismo turno.
thaayam-rules-options-step-2 = Cauris: solo cambia el aspecto.
thaayam-rules-options-step-3 = Quién empieza: todos tiran una vez, y el más alto empieza.
thaayam-rules-options-but = Quienes empatan en lo más alto tiran otra vez. Pero, si queréis, empieza el primer jugador.
thaayam-rules-options-more = Las tiradas iniciales no son del primer turno: quien empieza tira otra vez las semillas. Si sois dos, os sentáis frente a frente. Cuando un gemelo se separa en dos fichas no hace falta nada especial: cada ficha entra como siempre.
thaayam-rules-options-words = opciones, reglas opcionales, variantes, como gemelo, cauris, quién empieza, tirada inicial, empate
