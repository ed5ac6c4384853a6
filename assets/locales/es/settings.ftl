# The settings.

settings-kept = Los cambios se guardan al momento
settings-look = Idioma y pantalla
settings-sound = Sonido y movimiento
settings-keys = Teclas y mando

text-size = Tamaño del texto
percent = { $number } %
window = Ventana
window-within = En ventana
window-whole = Pantalla completa

sound = Sonido
music = Música
silent = mudo
speed = Velocidad
speed-instant = Inmediata
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
less-motion = Menos movimiento
less-motion-note = Las fichas van sin saltos.
mute-all = Silenciar todo

# The actions, each a row with its keys and its gamepad buttons.
act-confirm = Elegir
act-back = Atrás
act-up = Arriba
act-down = Abajo
act-left = Izquierda
act-right = Derecha
act-next = Siguiente
act-previous = Anterior
act-menu = Menú
act-hint = Pista
act-other = Girar, eliminar
act-undo = Deshacer
act-redo = Rehacer
act-first = Primero
act-last = Último
act-search = Buscar
act-look = Quién captura a quién
act-call = Llamar (hât-lô)
act-mute = Silenciar
act-fullscreen = Pantalla completa

press-a-key = Pulsa una tecla
press-a-button = Pulsa un botón
usual-keys = Restablecer las teclas
usual-keys-ask = ¿Restablecer las teclas?
usual-keys-body = Todas las teclas y botones volverán a ser los del principio. Los demás ajustes no cambiarán.
usual-keys-do = Restablecer
taken-ask = ¿Cambiar?
taken-body = { $key } ya se usa. Si lo cambias, se intercambian:
taken-do = Cambiar
leave-it = Dejarlo
must-keep = Elegir y Atrás no pueden quedarse sin tecla ni botón.

settings-hint-value = cambiar
settings-hint-as-it-is = dejar como está
settings-hint-without = dejar sin nada
settings-hint-usual = la del principio

# The colours, as they are and as others see them.
eyes = Los cuatro colores
eyes-note = El color nunca va solo: la cabeza y el dibujo también cambian.
eyes-usual = Todos
eyes-usual-note = vista habitual
eyes-protanopia = Sin rojo
eyes-deuteranopia = Sin verde
eyes-tritanopia = Sin azul
protanopia = protanopia
deuteranopia = deuteranopia
tritanopia = tritanopia
