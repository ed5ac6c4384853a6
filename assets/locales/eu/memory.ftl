# What is told about files, on a slip of paper over any screen.

accept = Ados
save-damaged = Gordetako partida hondatuta dago; gorde egin da hemen: { $file }.
settings-damaged = Ezarpenak hondatuta zeuden; gorde egin dira hemen: { $file }. Ohikoak daude indarrean.
file-damaged = Fitxategi hau hondatuta dago, eta ezin izan da gorde: { $file }.
file-unreadable = Ezin da fitxategi hau irakurri; bere lekuan dago: { $file }.
save-too-new = Taula berriago batek idatzi du fitxategi hau; bere lekuan dago: { $file }.
save-unknown-game = Hemen ez dagoen joko batekoa da fitxategi hau; bere lekuan dago: { $file }.
save-no-board = Partida honen taula ez dago hemen; bere lekuan dago: { $file }.
save-other-board = Partida honen taula aldatu egin da; bere lekuan dago: { $file }.
setting-clamped = Ezarpenetan balio hau mugetatik kanpo zegoen: { $field }. Orain: { $now }.
cannot-save-full = Diskoa beteta dago; ezin da hau gorde: { $file }. Berriro saiatuko da.
cannot-save-forbidden = Ezin da hemen idatzi: { $file }. Partida ez da gordetzen.
cannot-save-no-folder = Ez dago karpetarik honentzat: { $file }. Partida ez da gordetzen.
cannot-save = Ezin da hau gorde: { $file }. Berriro saiatuko da.
can-save-again = Gordetzea badabil berriro.
no-home = Ez dago etxeko karpetarik: partidak eta ezarpenak ez dira gordetzen.
