# The garden games: Buddha's Lotus, Taï-hou, Buddha's Flight.

taihou = Taï-hou
taihou-about = 2–4 jokalari · lakua erdian

# The optional rules.
taihou-lake = Lakua
taihou-lake-about = Erdian lakua badago, Taï-hou da; lakurik gabe, Budaren lotoa, galdutako armen ordez lotoak jarrita.
taihou-flight = Budaren hegaldia
taihou-flight-about = Piezek beren zenbakia adina lauki egin ditzakete, bidean behin laurden bat biratuta.
taihou-quiet-limit = Amaiera txanda lasaietan
taihou-quiet-limit-about = Bakoitzak hainbeste txanda jarraian inork ezer hartu gabe, eta partida amaituko da.
taihou-quiet-limit-off = Inoiz ez
taihou-opening = Nork hasi
taihou-opening-about = Pieza handiena ateratzen duenak hasiko du, edo hegoaldekoak.
taihou-opening-roll = Zoriz
taihou-opening-seat0 = Hegoaldea

# The pieces.
taihou-piece = { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
    [10] gezia
   *[0] lotoa
}
taihou-piece-name = { $piece ->
    [1] Urretxindorra
    [2] Apoa
    [3] Dortoka
    [4] Faisaia
    [5] Saguzarra
    [6] Tigrea
    [7] Sugea
    [8] Elefantea
    [9] Sablea
    [10] Gezia
   *[0] Lotoa
}

# The calls.
taihou-hat-lo = hât-lô
taihou-hat-lo-about = mesedez, hartu
taihou-hat-lo-to = nori: { $name }
taihou-khi-loi = khi-lôi
taihou-khi-loi-about = eskatu amaiera
taihou-khi-loi-needs = galduta: { $lost } / 6
taihou-khi-loi-left = { $turns ->
    [1] azken txanda
   *[other] beste { $turns } txanda
}
taihou-txok-tae = txok-tâe
taihou-lotus-put = Jarri loto bat

# What stands on a plate.
taihou-counts = { $garden } lorategian · { $lost } galduta
taihou-counts-short = { $garden } jokoan · { $lost } galduta
taihou-counts-least = { $garden } · { $lost }
taihou-done = { $pieces ->
    [0] piezarik ez
    [1] pieza bat
   *[other] { $pieces } pieza
}
taihou-reserve = Erreserba
taihou-taken = Hartuak

# The score as it stands.
taihou-points = Puntuak
taihou-score-four = lorategia + hartuen erdia
taihou-score-two = lorategia + ½ hartuak + ½ erres.
taihou-stake = Apustua { $stake }
taihou-rest = gainerakoa { $rest }

# Who starts, and the deal.
taihou-draw-start = Nork hasiko du?
taihou-draw-start-body = Bakoitzak pieza bat aterako du; handiena duenak hasiko du.
taihou-draw = Atera pieza bat
taihou-drew = { $name }: { $value } atera da
taihou-tied = Berdinketa: berdindu dutenek berriro aterako dute
taihou-deal-heading = Piezak zoriz kokatzen dira
taihou-deal-body = Ahoz behera, ezkerreko jokalariak nahasita, norberaren aldeko bi lerroetan, ezkerretik hasita.
taihou-deal = Kokatu
taihou-dealt = { $name }: piezak ahoz behera
taihou-shown = { $name }: piezak ahoz gora

# What is to be done.
taihou-faster = Jokatu azkarrago
taihou-as-usual = Ohi bezala
taihou-computer-plays = Ordenagailuak jokatuko du
taihou-choose = Aukeratu pieza bat
taihou-choose-about = Burua nora begira, hara doa; edo bira dezakezu.
taihou-choose-end = Aukeratu laukia edo biratu
taihou-choose-flight = { $squares ->
    [1] Gehienez, lauki bat
   *[other] Gehienez, { $squares } lauki
}
taihou-must-take = Hartu egin behar duzu: hât-lô
taihou-must-take-about = { $name } da eskatu dizuna. Aske zara nahi duzun pieza hartzeko.
taihou-must-turn = Biratu pieza bat, hartu ahal izan dezan: hât-lô
taihou-must-turn-about = { $name } da { $square } laukiko pieza eskaini dizuna.
taihou-calling = Aukeratu hât-lô esateko mugimendua; nori: { $name }
taihou-calling-about = Hura har dezakeen pieza baten ondoan amaitu behar du.

# What is looked at; a game gone over again and a hint say it too.
taihou-go = { $piece }: { $from } → { $to }
taihou-take = { $piece }: { $from } × { $to }
taihou-turn-to = { $piece }, { $square }: { $facing ->
    [N] iparraldera
    [E] ekialdera
    [S] hegoaldera
   *[W] mendebaldera
} begira
taihou-puts-lotus = Loto bat jarri
taihou-calls-end = khi-lôi: amaiera eskatu
taihou-places = { $square }

# What a move brings.
taihou-takes = { $piece ->
    [1] Urretxindorra
    [2] Apoa
    [3] Dortoka
    [4] Faisaia
    [5] Saguzarra
    [6] Tigrea
    [7] Sugea
    [8] Elefantea
    [9] Sablea
   *[10] Gezia
} hartuko du, { $side ->
    [head] buruz buru
    [flank] aldetik
   *[behind] atzetik
}.
taihou-flies-over = Lakuaren gainetik hegan egingo du.
taihou-costs = { $steps } + 1 + { $more } = { $cost }
taihou-costs-straight = { $cost ->
    [1] lauki bat
   *[other] { $cost } lauki
}
taihou-left = { $left } soberan
taihou-in-danger = Arriskuan egongo da: har dezakete.
taihou-then-takes = Gero, { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
} hartu ahal izango du.
taihou-then-calls = Hât-lô esan dezakezu; nori: { $name }.

# Who takes whom.
taihou-attacks = Nork nor hartu
taihou-attacks-of = { $piece ->
    [1] Urretxindorrak
    [2] Apoak
    [3] Dortokak
    [4] Faisaiak
    [5] Saguzarrak
    [6] Tigreak
    [7] Sugeak
    [8] Elefanteak
    [9] Sableak
   *[10] Geziak
} hartzen ditu
taihou-from-anywhere = edonondik
taihou-from-side-behind = aldetik, atzetik
taihou-from-side = aldetik
taihou-attacks-close = Itxi
taihou-attacks-rows = nork ↓
taihou-attacks-columns = nor →
taihou-sign-anywhere = edonondik
taihou-sign-side-behind = aldetik edo atzetik
taihou-sign-side = aldetik

# The marks.
taihou-sign-move = mugitu
taihou-sign-capture = eraso
taihou-sign-danger = arriskua
taihou-sign-turn = biratu

# Why something cannot be done.
taihou-why-own = Zure pieza bat dago hor
taihou-why-closed = { $square } laukiko piezak bidea ixten du
taihou-why-lake = Apoa bakarrik sartzen da lakuan
taihou-why-lake-backwards = Lakuaren gainetik, aurrera bakarrik
taihou-why-beyond = Lakuaz bestaldeko laukia ez dago libre
taihou-why-lotus = Lotoa ezin da hartu
taihou-why-pond = Lakuan dagoen apoa ezin da hartu
taihou-why-never = Ezin du pieza hori hartu
taihou-why-harmless = Lotoak ez du ezer hartzen
taihou-why-table = { $side ->
    [head] Buruz buru
    [flank] Aldetik
   *[behind] Atzetik
} ezin da hartu
taihou-why-backwards = Atzera eginez ezin du hartu
taihou-why-repeat = Jarraian, hiru aldiz gehienez
taihou-why-duty = hât-lô: hartu behar duzu
taihou-why-duty-turn = hât-lô: biratu pieza bat, { $square } laukira begira
taihou-why-call = Hor ezin du inork hartu
taihou-why-khi-loi = Sei pieza galdu ondoren

# What happens.
taihou-goes = { $from } laukitik { $to } laukira
taihou-turned = { $square }: { $facing ->
    [N] iparraldera
    [E] ekialdera
    [S] hegoaldera
   *[W] mendebaldera
} begira
taihou-captured = txok-tâe! { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
} hartu du
taihou-replaced = Erreserbatik { $square } laukira
taihou-lotus-in = Loto bat { $square } laukian
taihou-called = hât-lô, { $name }: mesedez, hartu
taihou-called-end = khi-lôi: bakoitzak 20 txanda
taihou-lapsed = Betebeharra amaitu da
taihou-passed = { $name }: ezin du mugitu, eta txanda pasatu du
taihou-lifted = Bionboa altxatu da
taihou-over-pieces = Jokalari bakar batek ditu piezak.
taihou-over-turns = 20 txandak jokatu dira.
taihou-over-quiet = Txanda gehiegi inork ezer hartu gabe.

# The log.
taihou-log-drew = { $name }: { $value } atera da.
taihou-log-dealt = { $name }: piezak kokatuta.
taihou-log-arranged = { $name }: { $placed ->
    [1] pieza bat
   *[other] { $placed } pieza
} antolatuta.
taihou-log-went = { $name }: { $piece }, { $from } → { $to }.
taihou-log-turned = { $name }: { $piece }, { $square }, { $facing ->
    [N] iparraldera
    [E] ekialdera
    [S] hegoaldera
   *[W] mendebaldera
} begira.
taihou-log-took = { $name }: { $piece }, { $from } × { $to } ({ $taken }).
taihou-log-lotus = { $name }: loto bat { $square } laukian.
taihou-log-replaced = { $name }: erreserbatik { $square } laukira.
taihou-log-called = { $name }: hât-lô, { $other }.
taihou-log-khi-loi = { $name }: khi-lôi.
taihou-log-lapsed = { $name }: betebeharra amaitu da.
taihou-log-passed = { $name }: txanda pasatu du.

# A game gone over again.
taihou-replay = { $name }: { $deed }
taihou-row-drew = { $value } atera da
taihou-row-dealt = kokatuta
taihou-row-placed = antolatuta
taihou-row-go = { $from } → { $to }
taihou-row-take = { $from } × { $to }
taihou-row-turn = { $square } { $facing ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
}
taihou-row-lotus = lotoa
taihou-row-call = { $row } hât-lô
taihou-row-khi-loi = khi-lôi

# The figures.
taihou-taken-count = hartuak
taihou-lost-count = galduak
taihou-points-count = puntuak

# The end, counted out.
taihou-count-garden = Lorategian
taihou-count-taken = Hartuen erdia
taihou-count-reserve = Erreserbaren erdia
taihou-count-total = Guztira
taihou-count-payout = Apustutik

# The hint.
taihou-advice = Aholkua: { $deed }

# Why a move is a good one, and what speaks against it.
taihou-reason-wins = Partida amaituko da, eta zuk izango dituzu puntu gehien.
taihou-reason-meets = { $name } da hât-lô esan dizuna: hartu egin behar duzu.
taihou-reason-turns = { $name } da hât-lô esan dizuna: pieza bat biratu behar duzu, eskainitakoari begira.
taihou-reason-captures = { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
} hartuko du.
taihou-reason-captures-replaced = { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
} hartuko du; beste bat sartuko da erreserbatik.
taihou-reason-escapes = Orain har dezakete; gero, { $square } laukian, ezin izango dute.
taihou-reason-into-lake = Lakuan inork ezin du apoa hartu.
taihou-reason-threatens = Gero, { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
} hartu ahal izango duzu.
taihou-reason-calls = { $name } hartzera behartuko duzu, hât-lô esanda.
taihou-reason-lures = { $square } laukian hartzen duena hartu ahal izango duzu.
taihou-reason-lotus = Lotoa ezin da hartu, eta aurkariei bidea ixten die.
taihou-reason-ends = { $ahead ->
    [0] Amaiera hurbilduko da: { $points ->
        [1] puntu bat
       *[other] { $points } puntu
    } atzetik zaude.
   *[1] { $points ->
        [0] Inor ez dago zure aurretik: etor dadila amaiera.
        [1] Puntu bat aurretik zaude: etor dadila amaiera.
       *[other] { $points } puntu aurretik zaude: etor dadila amaiera.
    }
}
taihou-reason-front = Aurreko lerroan egongo da.
taihou-reason-back = Ertzean egongo da.
taihou-reason-risks = Hala ere, { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
} har dezakete gero.
taihou-reason-points = { $own ->
    [1] Puntu bat izango duzu
   *[other] { $own } puntu izango dituzu
}; besteen artean onenak, { $best }.

# The story of a game.
taihou-tale-comeback = { $leader } { $points ->
    [1] puntu bat
   *[other] { $points } puntu
} aurretik ibili zen; irabazlea, ordea, { $name }.
taihou-tale-prize = { $name } izan zen piezarik handiena hartu zuena: { $square } laukiko { $piece ->
    [1] urretxindorra
    [2] apoa
    [3] dortoka
    [4] faisaia
    [5] saguzarra
    [6] tigrea
    [7] sugea
    [8] elefantea
    [9] sablea
   *[10] gezia
}. Jabea: { $owner }.
taihou-tale-captures = { $name } izan zen pieza gehien hartu zuena: { $pieces }; hurrengoak, { $next }.
taihou-tale-calls = { $name } izan zen hât-lô gehien esan zuena: { $calls ->
    [1] behin
   *[other] { $calls } aldiz
}; hurrengoak, { $next }.
taihou-tale-even = { $turns } txanda, eta inork ez zuen amore eman.
taihou-tale-narrow = { $name } izan zen irabazlea, { $points ->
    [1] puntu bakarreko
   *[other] { $points } puntuko
} aldearekin; bigarrena, { $second }.
taihou-tale-won = { $why } { $name } da irabazlea, { $points } punturekin; apustutik, { $payout }.
taihou-tale-shared = { $why } Lehen postuan berdinketa dago, { $points } punturekin.
