# Thaayam.

thaayam = Thaayam
thaayam-about = 2–4 jokalari · lau hazi, 25 lauki

# The optional rules, and what is thrown.
thaayam-twin-return = Kanporatutako bikia
thaayam-twin-return-about = Bi fitxa arrunt bihurtzen da, edo biki gisa sartu behar da berriro, bi 1ekorekin.
thaayam-twin-return-split = Bi fitxa
thaayam-twin-return-twin = Bikia
thaayam-opening = Nork hasi
thaayam-opening-about = Denek botako dituzte haziak, eta puntuaziorik handiena lortzen duenak hasiko du.
thaayam-opening-roll = Haziak
thaayam-opening-seat0 = Lehenak
thaayam-dice = Dadoak
thaayam-dice-about = Kaorietan, ahoa da alde argia.
thaayam-dice-seeds = Haziak
thaayam-dice-cowries = Kaoriak

# What stands on a plate: nothing is said of places where no piece is, but for the board.
thaayam-counts = { $board } taulan{ $castle ->
    [0] {""}
   *[other] {" "}· { $castle } gazteluan
}{ $off ->
    [0] {""}
   *[other] {" "}· { $off } kanpoan
}{ $out ->
    [0] {""}
   *[other] {" "}· { $out } aterata
}
thaayam-in-castle = { $castle } gazteluan
thaayam-done = { $pieces } aterata
thaayam-own-track = Nire ibilbidea
thaayam-light = { $light ->
    [0] Argirik ez
    [1] Argi bat
    [2] Bi argi
    [3] Hiru argi
   *[other] Lau argi
}: { $score }
thaayam-captures = { $captures ->
    [0] harrapaketarik ez
    [1] harrapaketa bat
    [2] bi harrapaketa
    [3] hiru harrapaketa
   *[other] { $captures } harrapaketa
}

# What is thrown.
thaayam-throw-for-start = { $dice ->
    [cowries] Bota kaoriak: nork hasiko du?
   *[seeds] Bota haziak: nork hasiko du?
}
thaayam-throw = { $dice ->
    [cowries] Bota kaoriak
   *[seeds] Bota haziak
}
thaayam-throw-on = { $dice ->
    [cowries] Bota kaoriak berriro
   *[seeds] Bota haziak berriro
}
thaayam-throw-on-body = Jarraitu botatzen, 2 edo 3 atera arte.
thaayam-computer-throws = Ordenagailuak botako du
thaayam-computer-plays = Ordenagailuak jokatuko du
thaayam-all-off = Fitxa guztiak kanpoan daude: 1ekoaren aurreko puntuazioak ezingo dira erabili.
thaayam-twins-off = Zure bikiak kanpoan daude: sartzeko, bi 1eko behar dira.
thaayam-bearing-off = Fitxa guztiak gazteluan daude: 1eko bakoitzak bat aterako du.

# What is to be chosen.
thaayam-choose-both = Aukeratu puntuazioa eta fitxa
thaayam-choose-score = Aukeratu puntuazio bat
thaayam-choose-scores = Aukeratu bikiaren puntuazioak
thaayam-choose-piece = Aukeratu fitxa bat
thaayam-choose-piece-for = { $score }: aukeratu fitxa bat
thaayam-choose-twin = Aukeratu mugituko den bikia, edo utzi puntuazio bakarra.
thaayam-fits = Hauetako bat erabil dezakezu: { $scores }.
thaayam-twin-halves = Bikiak aukeratutako puntuazioen baturaren erdia egingo du aurrera.
thaayam-twin-too-far = Gaztelutik haratago litzateke: { $squares ->
    [1] lauki bat falta da
   *[other] { $squares } lauki falta dira
}.
thaayam-twin-too-little = 1eko bakarrak ez du bikia mugitzen: erdia 1 izan behar da, gutxienez.
thaayam-first-enter = Lehendabizi, sartu fitxa bat 1ekoarekin.
thaayam-first-enter-twin = Lehendabizi, sartu bikia bi 1ekorekin.
thaayam-can-twin = Bi fitxa dituzu aurreko jauregian: nahi baduzu, egin bikia.
thaayam-another-turn = Harrapatu duzunez, gero beste txanda bat izango duzu.
thaayam-needs-one = Kanpoko fitxak sartzeko, 1ekoa behar da.

# What is looked at, and the button that plays it.
thaayam-move = Mugitu { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
}
thaayam-move-button = Mugitu { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
}
thaayam-half = { $sum }: bikiak { $squares } aurrera
thaayam-half-of-sum = { $terms } = { $sum }, bikiak { $squares }
thaayam-enter = Sartu
thaayam-enter-piece = Sartu fitxa bat
thaayam-enter-twin = Sartu bikia
thaayam-form-twin = Egin bikia
thaayam-bear-off = Atera
thaayam-bear-off-piece = Atera fitxa bat

# What a move brings, and what it leaves.
thaayam-brings-enter = Fitxa bat zure jauregira sartuko da.
thaayam-brings-enter-twin = Bikia zure jauregira sartuko da, bi 1ekorekin.
thaayam-brings-twin = Bi fitxak batera ibiliko dira gaztelura arte, puntuazioen erdia eginez.
thaayam-brings-out = Fitxa bat taulatik aterako da (4tik { $pieces }).
thaayam-brings-win = Azken fitxa aterako da: irabaziko duzu!
thaayam-brings-move = { $square } laukira iritsiko da.
thaayam-brings-shelter = Jauregi batera iritsiko da ({ $square }): babestuta egongo da.
thaayam-brings-pair = Aurreko jauregira iritsiko da, beste fitxaren ondora: bikia egin ahal izango duzu.
thaayam-brings-home = Gaztelura iritsiko da.
thaayam-brings-twin-home = Bikia gaztelura iritsiko da, eta bi fitxa izango dira berriro.
thaayam-brings-last-home = Gaztelura iritsiko da: orduan, 1eko bakoitzak fitxa bat aterako du.
thaayam-brings-capture = { $square } laukira: { $pieces ->
    [1] fitxa { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } harrapatuko duzu
   *[other] { $pieces } fitxa { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } harrapatuko dituzu
}; gero, beste txanda bat.
thaayam-brings-twin-capture = { $square } laukira: { $pieces ->
    [1] biki { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } kanporatuko duzu
   *[other] { $pieces } biki { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } kanporatuko dituzu
}; gero, beste txanda bat.
thaayam-leaves = Gero jokatzeko: { $scores }.
thaayam-leaves-some = Gero jokatzeko: { $scores }; oraingoz ezin erabili: { $lost }.
thaayam-lapses = { $count ->
    [1] Erabili gabe galduko da: { $scores }.
   *[other] Erabili gabe galduko dira: { $scores }.
}

# What happens.
thaayam-tumbling = { $dice ->
    [cowries] Kaoriak biraka dabiltza…
   *[seeds] Haziak biraka dabiltza…
}
thaayam-struck = Ezin erabili: { $scores }
thaayam-lapsed = { $count ->
    [1] Erabili gabe geratu da: { $scores }.
   *[other] Erabili gabe geratu dira: { $scores }.
}
thaayam-entered = Fitxa bat sartu da
thaayam-entered-twin = Bikia sartu da
thaayam-advances = { $squares ->
    [1] Lauki bat aurrera
   *[other] { $squares } lauki aurrera
}
thaayam-advances-twin = { $squares ->
    [1] Bikia, lauki bat aurrera
   *[other] Bikia, { $squares } lauki aurrera
}
thaayam-captured = { $pieces ->
    [1] Fitxa { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } harrapatu du
   *[other] { $pieces } fitxa { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } harrapatu ditu
}
thaayam-captured-twin = { $pieces ->
    [1] Biki { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } kanporatu du
   *[other] { $pieces } biki { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } kanporatu ditu
}
thaayam-twinned = Bikia egin du
thaayam-untwinned = Bikia bi fitxa da berriro
thaayam-arrived = Gazteluan!
thaayam-all-home = Fitxa guztiak gazteluan daude: orain, 1eko bakoitzak bat aterako du.
thaayam-borne-off = Taulatik aterata: 4tik { $pieces }
thaayam-again = Beste txanda bat
thaayam-again-body = Harrapatzen duenak beste txanda bat izaten du.

# Why scores were struck, in one line below them.
thaayam-strike-before-one = Fitxa guztiak kanpoan zeuden: 1ekoaren aurrekoak ezin erabili.
thaayam-strike-before-second = Bikiak kanpoan zeuden: bigarren 1ekoaren aurrekoak ezin erabili.
thaayam-strike-no-one = Fitxa guztiak kanpoan daude, eta ez da 1ekorik atera.
thaayam-strike-one-alone = Bikiak kanpoan daude: sartzeko, bi 1eko behar dira.

# Why a piece cannot be moved.
thaayam-why-out = Taulatik aterata dago.
thaayam-why-castle = Gazteluan dago, besteen zain.
thaayam-why-out-needs-one = Ateratzeko, 1ekoa behar da.
thaayam-why-enter = Sartzeko, 1ekoa behar da.
thaayam-why-enter-two = Bikia sartzeko, bi 1eko behar dira.
thaayam-why-one-score = Fitxa batek puntuazio bakarra erabiltzen du aldiro.
thaayam-why-too-far = Gaztelura iristeko { $squares ->
    [1] lauki bat falta da: gehiegi litzateke
   *[other] { $squares } lauki falta dira: gehiegi litzateke
}

# The log.
thaayam-log-threw = { $name }: { $scores }.
thaayam-log-nothing = { $name }: { $scores }, eta ezin da jokatu.
thaayam-log-struck = { $name }: { $scores }; { $count ->
    [1] ezin da erabili: { $struck }
   *[other] ezin dira erabili: { $struck }
}.
thaayam-log-no-one = { $name }: { $scores }; fitxa guztiak kanpoan, eta 1ekorik ez.
thaayam-log-one-alone = { $name }: { $scores }; bikia sartzeko, bi 1eko behar dira.
thaayam-log-entered = { $name }: { $pieces ->
    [1] 1, fitxa bat
   *[other] { $pieces } fitxa
} jauregira.
thaayam-log-entered-twin = { $name }: 1 + 1, bikia jauregira.
thaayam-log-moved = { $name }: { $scores }, { $from } laukitik { $to } laukira.
thaayam-log-twin-moved = { $name }: { $scores }, bikia { $from } laukitik { $to } laukira.
thaayam-log-captured = { $name }: { $scores }, { $from } laukitik { $to } laukira, { $pieces ->
    [1] fitxa { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } harrapatuta
   *[other] { $pieces } fitxa { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } harrapatuta
}.
thaayam-log-twin-captured = { $name }: { $scores }, bikia { $from } laukitik { $to } laukira, { $pieces ->
    [1] biki { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } kanporatuta
   *[other] { $pieces } biki { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } kanporatuta
}.
thaayam-log-home = { $name }: { $scores }, { $from } laukitik gaztelura.
thaayam-log-twin-home = { $name }: { $scores }, bikia { $from } laukitik gaztelura, bi fitxa berriro.
thaayam-log-twinned = { $name }: bi fitxak biki bihurtuta.
thaayam-log-borne-off = { $name }: { $pieces ->
    [1] fitxa bat
   *[other] { $pieces } fitxa
} taulatik aterata, { $left ->
    [0] eta bat ere ez da geratzen
    [1] eta bat geratzen da
   *[other] eta { $left } geratzen dira
}.
thaayam-log-lapsed = { $name }: { $count ->
    [1] { $scores } erabili gabe geratu da
   *[other] { $scores } erabili gabe geratu dira
}.
thaayam-log-again = { $name }: beste txanda bat, harrapatzeagatik.
thaayam-log-won = { $name }: lau fitxak taulatik aterata, partida irabazita.

# The replay: a move on the card, and in its log.
thaayam-replay-throws = { $name }: { $score } atera da
thaayam-replay-enters = { $name }: fitxa bat sartu da
thaayam-replay-enters-twin = { $name }: bikia sartu da
thaayam-replay-twins = { $name }: bikia egin du
thaayam-replay-out = { $name }: fitxa bat taulatik aterata
thaayam-replay-arrives = { $name }: { $from } → gaztelua
thaayam-replay-moves-twin = { $name }: bikia, { $from } → { $to }
thaayam-replay-arrives-twin = { $name }: bikia, { $from } → gaztelua
thaayam-row-enter = jauregira
thaayam-row-enter-twin = bikia jauregira
thaayam-row-twin = bikia eginda
thaayam-row-out = taulatik aterata
thaayam-row-move = { $from } → { $to }
thaayam-row-move-twin = bikia, { $from } → { $to }
thaayam-row-home = gaztelura
thaayam-row-home-twin = bikia gaztelura

# What the computer player would do, and why.
thaayam-advice-home = Aholkua: gaztelura
thaayam-advice-move-twin = Aholkua: bikia, { $from } → { $to }
thaayam-advice-home-twin = Aholkua: bikia gaztelura
thaayam-advice-enter = Aholkua: fitxa sartu
thaayam-advice-enter-twin = Aholkua: bikia sartu
thaayam-advice-form-twin = Aholkua: bikia egin
thaayam-advice-bear-off = Aholkua: fitxa atera
thaayam-reason-captures = { $square } laukian { $pieces ->
    [1] fitxa { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } harrapatuko duzu
   *[other] { $pieces } fitxa { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } harrapatuko dituzu
}: { $lost ->
    [1] lauki bat galduko du
   *[other] { $lost } lauki galduko ditu
}{ $again ->
    [yes] , eta zuk beste txanda bat izango duzu
   *[no] {""}
}.
thaayam-reason-captures-twin = { $square } laukian { $pieces ->
    [1] biki { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } kanporatuko duzu
   *[other] { $pieces } biki { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } kanporatuko dituzu
}: { $lost ->
    [1] lauki bat galduko du
   *[other] { $lost } lauki galduko ditu
}{ $again ->
    [yes] , eta zuk beste txanda bat izango duzu
   *[no] {""}
}.
thaayam-reason-sets-up = Gero, { $score ->
    [1] 1ekoarekin
   *[other] { $score }koarekin
} fitxa { $colour ->
    [yellow] horia
    [blue] urdina
    [red] gorria
   *[green] berdea
} harrapatu ahal izango duzu { $square } laukian.
thaayam-reason-enters = Fitxa bat sartuko da, eta kanpoan { $off ->
    [0] ez da bat ere geratuko
    [1] bat geratuko da
   *[other] { $off } geratuko dira
}.
thaayam-reason-forms-twin = Bikia beste biki batek bakarrik eraso dezake.
thaayam-reason-castle = Gaztelura iritsiko da (4tik { $pieces }): hor ezin dute harrapatu.
thaayam-reason-escapes = Babestuago egongo da: harrapatzeko arriskua %{ $before } da hemen, eta %{ $after } han.
thaayam-reason-keeps = { $count ->
    [1] Beste jokaldi batekin puntuazio hau galduko litzateke: { $scores }.
   *[other] Beste jokaldi batekin puntuazio hauek galduko lirateke: { $scores }.
}
thaayam-reason-risks = Hala ere, han harrapatzeko arriskua %{ $chance } izango da.
thaayam-reason-loses = { $count ->
    [1] Hala ere, erabili gabe galduko da puntuazio hau: { $scores }.
   *[other] Hala ere, erabili gabe galduko dira puntuazio hauek: { $scores }.
}
thaayam-reason-nears = Gaztelutik { $squares ->
    [1] lauki batera
   *[other] { $squares } laukira
} geratuko da.

# The story.
thaayam-tale-turning-point = { $move }. jokaldian, { $pieces ->
    [1] fitxa { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } harrapatu zuten
   *[other] { $pieces } fitxa { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } harrapatu zituzten
} { $square } laukian: { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
} galduta.
thaayam-tale-turning-twin = { $move }. jokaldian, { $pieces ->
    [1] biki { $colour ->
        [yellow] horia
        [blue] urdina
        [red] gorria
       *[green] berdea
    } kanporatu zuten
   *[other] { $pieces } biki { $colour ->
       [yellow] hori
       [blue] urdin
       [red] gorri
      *[green] berde
   } kanporatu zituzten
} { $square } laukian: { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
} galduta.
thaayam-tale-longest-throw = { $name } izan zen txanda batean gehien bota zuena: { $throws ->
    [1] jaurtiketa bat
   *[other] { $throws } jaurtiketa
}.
thaayam-tale-most-captures = { $name } izan zen fitxa gehien harrapatu zituena: { $captures }.
thaayam-tale-closest-race = { $name } izan zen irabazlea, oso gutxigatik: { $second }, { $squares ->
    [1] lauki bat
   *[other] { $squares } lauki
} atzerago.
thaayam-tale-last-stretch = { $name } lau fitxekin gazteluan zegoela, { $turns ->
    [0] ez zen txandarik galdu 1ekoaren zain
    [1] txanda bat joan zen 1ekorik gabe
   *[other] { $turns } txanda joan ziren 1ekorik gabe
}.
