# Parchís.

parchis = Partxisa
parchis-about = 2–4 jokalari · dado bat, 68 lauki

# The optional rules.
parchis-two-on-first-five = Bi fitxa lehen 5ean
parchis-two-on-first-five-about = Jokalari bakoitzaren lehen 5ean bi fitxa ateratzen dira etxetik.
parchis-capture-on-exit = Irteeran ere jan
parchis-capture-on-exit-about = Etxetik ateratzen den fitxak irteeran dagoen aurkariarena jaten du.
parchis-opening = Nork hasi
parchis-opening-about = Denek botako dute dadoa, eta handiena ateratzen duenak hasiko du.
parchis-opening-roll = Dadoak
parchis-opening-seat0 = Lehenak

plate-counts = { $home } etxean · { $goal } helmugan
parchis-done = { $pieces } helmugan

# What is to be done.
throw = Bota
throw-the-die = Bota dadoa
throw-for-start = Bota dadoa: nork hasiko du?
throw-for-start-body = Handiena ateratzen duenak hasiko du.
throw-again = Beste botaldi bat
six-throw-again = 6a atera da: berriro bota behar da.
third-six-danger = Bi 6 jarraian: hirugarrena ateraz gero, mugitutako azken fitxa etxera joango da.
computer-throws = Ordenagailuak botako du
computer-counts = Ordenagailuak { $count } kontatuko du
choose-and-count = Aukeratu fitxa bat eta kontatu { $count }
count-with-the-piece = Kontatu { $count }
count-bonus = Kontatu { $count } edozein fitxarekin
count = Kontatu { $count }
come-out = Atera
must-come-out = Fitxa bat atera behar duzu
must-come-out-two = Bi fitxa atera behar dituzu
must-open-barrier = Barrera bat ireki behar duzu
why-come-out = 5 ateratzen duenak fitxa bat atera behar du etxetik.
why-come-out-two = Zure lehen 5a da.
why-open-barrier = 6 ateratzen duenak barrera bat ireki behar du, ahal badu.
why-seven = Etxean fitxarik ez baduzu, 6ak 7 balio du. Ondoren, berriro botako duzu.
six-afterwards = 6 atera duzu: ondoren, berriro botako duzu.

# What a move brings.
# The sentences add the point and the noun: "zutabeko 3" + ". laukira".
column-square = zutabeko { $step }
brings-move = Fitxa { $from }. laukitik { $to }. laukira joango da.
brings-barrier = Fitxa { $from }. laukitik { $to }. laukira joango da: bi fitxek barrera sortuko dute.
brings-capture = { $from }. laukitik { $to }. laukira: fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} jango duzu, eta gero 20 kontatuko duzu.
brings-goal = Fitxa { $from }. laukitik helmugara joango da; gero, 10 kontatuko duzu.
brings-last-goal = Zure azken fitxa { $from }. laukitik helmugara joango da!
brings-exit = Fitxa bat { $square }. laukira aterako duzu.
brings-exit-two = Bi fitxa { $square }. laukira aterako dituzu.
brings-exit-capture = Fitxa bat { $square }. laukira atera eta fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} jango duzu; gero, 20 kontatuko duzu.
brings-exit-two-capture = Bi fitxa { $square }. laukira atera eta { $pieces ->
    [1] fitxa bat jango duzu
   *[other] beste bi jango dituzu
}.
tag-capture = Jan: +20

# What happens.
die-rolls = Dadoa biraka dabil…
counts = { $count } kontatzen ari da
comes-out = Fitxa bat atera da
captured = Fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} jan du
in-the-goal = Helmugan!
earned = Eta { $count } kontatzeko
third-six-home = Hirugarren 6a: mugitutako azken fitxa etxera doa
third-six-stays = Hirugarren 6a: txanda amaitu da
starts = Hasiko duena: { $name }
starts-body = Zenbakirik handiena atera du.
tie-throw-again = Berdinketa: berdindu dutenek berriro botako dute
lapsed-body = { $count } kontatu gabe geratu da.
finished = { $name }: lau fitxak helmugan, { $place }. postuan

# Why a piece cannot be moved.
why-not-yours = Txanda: { $name }
why-not-goal = Helmugara iritsi da.
why-not-home = Etxetik ateratzeko, 5 behar da.
why-not-exit-blocked = Kolore bereko bi fitxek irteera itxi dute.
why-not-barrier = Barrera dago { $square }. laukian
why-not-full = Bi fitxa daude { $square }. laukian
why-not-too-far = Helmugara iristeko { $squares ->
    [1] lauki bat falta da
   *[other] { $squares } lauki falta dira
}
