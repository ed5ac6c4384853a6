# Saved games, and the replay.

# When a game was saved: how long ago, then the day.
saved-now = oraintxe
saved-minutes = { $minutes ->
    [1] duela minutu bat
   *[other] duela { $minutes } minutu
}
saved-hours = { $hours ->
    [1] duela ordubete
   *[other] duela { $hours } ordu
}
saved-days = { $days ->
    [1] duela egun bat
   *[other] duela { $days } egun
}
saved-day = { $month ->
    [1] Urtarrilak { $day }
    [2] Otsailak { $day }
    [3] Martxoak { $day }
    [4] Apirilak { $day }
    [5] Maiatzak { $day }
    [6] Ekainak { $day }
    [7] Uztailak { $day }
    [8] Abuztuak { $day }
    [9] Irailak { $day }
    [10] Urriak { $day }
    [11] Azaroak { $day }
   *[other] Abenduak { $day }
}
saved-date = { $year }/{ $month }/{ $day }

no-saves = Ez dago gordetako partidarik.
no-saves-about = Partida bakoitza jokatu ahala gordetzen da, eta hemen agertuko da.
put-aside = Gordetako partida hau hondatuta dago; hemen dago: { $file }.
delete-save = Ezabatu
delete-save-question = Partida hau ezabatu?
delete-file-question = Fitxategi hau ezabatu?
delete-save-about = Ezin izango da berreskuratu.
keep-save = Utzi

# The replay. A move is a throw, or the count of a piece.
log-follows = jarraitzen
log-follow = jarraitu
log-nothing = ezin da jokatu
log-third-six = hirugarren 6a
log-opening = nork hasi
log-exit = irteera, { $square }
log-column = zutabean, { $step }
log-to-goal = helmugara
replay-move = { $number }. jokaldia
replay-turn = { $number }. txanda
replay-beginning = Partidaren hasiera
replay-throws = { $name }: { $value } dadoan
replay-moves = { $name }: { $from } → { $to }
replay-exits = { $name }: irteera, { $square }
replay-arrives = { $name }: helmugara
replay-leader = Aurrean: { $name }
replay-play-on-about = Hemendik jarraituz gero, partida berri bat hasiko da, beste botaldi batzuekin; hau dagoen bezala geldituko da.
replay-play-on-alone = Hemendik jarraituz gero, partida berri bat hasiko da; hau dagoen bezala geldituko da.
replay-slow = Motela
replay-normal = Arrunta
replay-fast = Azkarra
replay-start = Abiatu
replay-stop = Gelditu
play-on = Jarraitu hemendik
