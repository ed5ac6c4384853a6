# What is told about files, on a slip of paper over any screen.

accept = Aceptar
save-damaged = La partida guardada está dañada; se ha apartado en { $file }.
settings-damaged = Los ajustes estaban dañados; se han apartado en { $file } y rigen los habituales.
file-damaged = El archivo { $file } está dañado y no se ha podido apartar.
file-unreadable = No se puede leer el archivo { $file }; se queda donde está.
save-too-new = Un Taula más nuevo escribió { $file }; se queda donde está.
save-unknown-game = { $file } es de un juego que no está aquí; se queda donde está.
save-no-board = El tablero de { $file } no está aquí; se queda donde está.
save-other-board = El tablero de { $file } ha cambiado; se queda donde está.
setting-clamped = En los ajustes, { $field } estaba fuera de sus límites; ahora es { $now }.
cannot-save-full = El disco está lleno: no se puede guardar { $file }. Se volverá a intentar.
cannot-save-forbidden = No se puede escribir en { $file }; la partida no se guarda.
cannot-save-no-folder = No hay carpeta para { $file }; la partida no se guarda.
cannot-save = No se puede guardar { $file }. Se volverá a intentar.
can-save-again = Se puede guardar de nuevo.
no-home = No hay carpeta personal: ni las partidas ni los ajustes se guardan.
