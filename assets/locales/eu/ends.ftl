# The result, the log, the throws, the hint.

log = Kontakizuna
log-empty = Oraindik ez da ezer gertatu.
log-for-start = { $name }: { $value }, nork hasiko.
log-tied = Berdinketa: berdindu dutenek berriro botako dute.
log-starts = Hasiko duena: { $name }.
log-threw = { $name }: { $value } atera da.
log-lapsed = { $name }: { $count }, eta ezin da jokatu.
log-moved = { $name }: { $count }, { $from }. laukitik { $to }. laukira.
log-barrier = { $name }: { $count }, { $from }. laukitik { $to }. laukira, barrera.
log-captured = { $name }: { $count }, { $from }. laukitik { $to }. laukira, fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} janda.
log-goal = { $name }: { $count }, { $from }. laukitik helmugara.
log-out = { $name }: 5, { $pieces ->
    [1] fitxa bat
   *[other] bi fitxa
} { $square }. laukira.
log-out-barrier = { $name }: 5, { $pieces ->
    [1] fitxa bat
   *[other] bi fitxa
} { $square }. laukira, barrera.
log-out-captured = { $name }: 5, { $pieces ->
    [1] fitxa bat
   *[other] bi fitxa
} { $square }. laukira, fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} janda.
log-third-six-home = { $name }: hirugarren 6a, eta { $from }. laukiko fitxa etxera.
log-third-six-stays = { $name }: hirugarren 6a, eta txanda amaitu da.
log-finished = { $name }: lau fitxak helmugan, { $place }. postuan.

# The throws. The seed is shown above the sentence.
seed-check = Botaldi guztien hazia; egiaztatzeko: «taula engine».
seed-copied = kopiatuta

# What the computer player would do, and why.
hint = Aholkua
hint-thinking = Pentsatzen…
advice-move = Aholkua: { $from } → { $to }
advice-come-out = Aholkua: fitxa atera
advice-goal = helmuga
advice-better = Beste edozein jokaldi baino hobea da.
advice-by-far = Beste edozein jokaldi baino askoz hobea da.
reason-comes-out = 5arekin { $pieces ->
    [1] fitxa bat aterako da
   *[other] bi fitxa aterako dira
}.
reason-opens-barrier = 6arekin { $square }. laukiko barrera ireki behar da.
reason-only-move = Ez dago beste jokaldirik.
reason-finishes = { $place ->
    [1] Azken fitxa helmugara iritsiko da: irabaziko duzu.
   *[other] Azken fitxa helmugara iritsiko da: { $place }. postua.
}
reason-captures = { $square }. laukiko fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} jango duzu: { $lost ->
    [1] lauki bat galduko du
   *[other] { $lost } lauki galduko ditu
}, eta zuk { $earns } kontatuko duzu.
reason-enters-goal = Fitxa bat helmugara iritsiko da (4tik { $pieces }), eta { $earns } kontatuko duzu.
reason-escapes = Han babestuago egongo da: { $all } botalditik { $before } dira arriskutsuak hemen, { $after ->
    [0] bat ere ez
    [1] bat
   *[other] { $after }
} han.
reason-forms-barrier = Bi fitxek barrera egingo dute { $square }. laukian: inor ez da pasatuko.
reason-keeps-barrier = { $square }. laukiko barrera itxita geratuko da.
reason-reaches-safe = Fitxa leku segurura iritsiko da: { $square }. laukira.
reason-nears-home = Fitxa helmugatik { $squares ->
    [1] lauki batera
   *[other] { $squares } laukira
} geratuko da.

# The result.
watch-again = Berriz ikusi
story = Partidaren istorioa
game-length = { $moves } jokaldi, { $turns } txanda
game-and-length = { $game }: { $length }
finished-at = { $move }. jokaldian
tale-comeback = { $name } { $squares } lauki atzetik ibili zen, { $leader } aurrean zela; azkenean, lehena heldu zen.
tale-led = { $name } aurretik ibili zen { $from }. jokalditik { $to }. jokaldira.
tale-lead-changes = { $times ->
    [0] Lehen tokia ez zen inoiz eskuz aldatu.
    [1] Lehen tokia behin aldatu zen eskuz.
   *[other] Lehen tokia { $times } aldiz aldatu zen eskuz.
}
tale-turning-point = { $move }. jokaldian, fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} { $square }. laukitik etxera itzuli zen: { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
} galduta.
tale-most-captures = { $name } izan zen fitxa gehien jan zituena: { $captures }.
tale-longest-flight = Fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} { $turns ->
    [1] txanda batean
   *[other] { $turns } txandatan
} arriskuan ibili zen, eta helmugara heldu zen.
tale-three-sixes = Hirugarren 6a: fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} etxera itzuli zen, { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
} galduta.
tale-best-turn = { $name } izan zen txanda batean urrunen heldu zena: { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
}.
tale-closest-race = { $name } lehena heldu zen; { $second } helmugatik { $squares ->
    [1] lauki batera
   *[other] { $squares } laukira
} gelditu zen.
tale-margin = { $name } lehena heldu zen; { $second } { $squares } lauki atzerago zegoen.
tale-ahead = { $name } lehena heldu zen, { $second } baino { $turns ->
    [1] txanda bat
   *[other] { $turns } txanda
} lehenago.
