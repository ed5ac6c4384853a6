# Tebas.

tebas = Tebas
tebas-about = 2 jokalari · hogei fitxa zenbakidun

# The optional rules.
tebas-repetition = Berdinketa errepikatzean
tebas-repetition-about = Posizio bera, txanda berarekin, hirugarren aldiz gertatzen denean, berdinketa da.
tebas-quiet-limit = Berdinketa txanda lasaietan
tebas-quiet-limit-about = Bakoitzak hainbeste txanda segidan jokatzen baditu fitxarik estali edo kendu gabe, berdinketa da.
tebas-quiet-limit-off = Inoiz ez
tebas-opening = Nork hasi
tebas-opening-about = Zoriz aukeratuko da, edo boliek hasiko dute.
tebas-opening-roll = Zoriz
tebas-opening-seat0 = Boliak

# The players' pieces.
tebas-ivory = bolizko fitxak
tebas-lapis = lapislazulizko fitxak

# What stands on a plate: how many pieces are free, how many of those in the inner field, how many are lost.
tebas-counts = { $free } aske, { $inside } barruan{ $out ->
    [0] {""}
   *[other] {" "}· { $out } galduta
}
tebas-counts-short = { $free } aske, { $inside } barruan
tebas-counts-least = { $free } aske
tebas-done = { $pieces ->
    [0] fitxa askerik ez
    [1] fitxa aske bat
   *[other] { $pieces } fitxa aske
}

# What lies beside the sentence.
tebas-turn = Biratu
tebas-turn-which = Aukeratu fitxa bat: haren hiru birak hemen agertuko dira.
tebas-turn-about = Bira laurden bat, bira erdia edo hiru laurden izan daiteke.
tebas-sign-empty = zirkulu hutsa
tebas-sign-covers = estaliko du
tebas-sign-barred = ezin da jokatu
tebas-in-hand = Berriro jartzeko: { $pieces }
tebas-out = Jokotik kanpo: { $pieces }
tebas-stack-of = { $circle }: { $pieces } fitxako meta, behetik gora
tebas-below-blocked = azpikoak blokeatuta daude

# Who starts.
tebas-draw-start = Nork hasiko du?
tebas-draw-start-body = Zoriz aukeratuko da.
tebas-draw = Egin zozketa

# What is to be done.
tebas-computer-plays = Ordenagailuak jokatuko du
tebas-choose = Mugitu edo biratu fitxa bat
tebas-choose-about = Norabide batera begira dagoen zenbakiak esaten du zenbat zirkulu egiten dituen hara.
tebas-choose-end = Aukeratu nora joango den
tebas-or-turn = Edo biratu dagoen tokian.
tebas-anything = Oraingoz ezin duzu fitxa askerik sartu barne-eremura: edozein mugimendu egin dezakezu.
tebas-must-keep = Gorde fitxa aske bat barne-eremuan
tebas-keep-which = Barruan duzun azken fitxa askea: { $circle }.
tebas-must-enter = Sartu fitxa aske bat barne-eremura
tebas-must-enter-why = Ez duzu han bat ere, eta beti eduki behar duzu bat.
tebas-must-turn = Biratu fitxa bat, sartu ahal izan dadin
tebas-must-turn-why = Ez duzu fitxa askerik barne-eremuan, eta orain ezin da bat ere sartu.
tebas-put-back = { $pieces ->
    [1] Jarri berriro zure fitxa
   *[other] Jarri berriro zure { $pieces } fitxak
}
tebas-put-back-about = Kanpo-eremuetako edozein zirkulu hutsetan, III zenbakia mugari begira.

# What is looked at. A game gone over again and a hint say it too, after a name or a word and a colon.
tebas-turn-by = { $quarters ->
    [1] { $circle }, bira laurden bat
    [2] { $circle }, bira erdia
   *[other] { $circle }, biraren hiru laurden
}
tebas-go = { $pieces ->
    [1] { $from } zirkulutik { $to } zirkulura
   *[other] { $from } zirkuluko meta { $to } zirkulura
}
tebas-put-on = { $circle }, fitxa bat berriro

# What a move brings.
tebas-then-faces = Gero: gora { $up }, eskuinera { $right }, behera { $down } eta ezkerrera { $left }.
tebas-brings-plain = Zirkulu huts batera iritsiko da: { $circle }.
tebas-brings-in = Barne-eremura sartuko da, { $circle } zirkulura.
tebas-brings-out = Barne-eremutik irtengo da, { $circle } zirkulura.
tebas-brings-cover = { $covered ->
    [1] { $circle } zirkuluko { $colour ->
        [ivory] bolizko
       *[lapis] lapislazulizko
    } fitxa estaliko du, eta blokeatuta utziko.
   *[other] { $circle } zirkuluan, { $colour ->
       [ivory] bolien
      *[lapis] lapislazulien
   } meta estaliko du: { $pieces } fitxa, eta gainean zurea.
}
tebas-brings-cover-own = { $covered ->
    [1] { $circle } zirkuluko zure fitxa estaliko du, eta blokeatuta utziko.
   *[other] { $circle } zirkuluko zure meta estaliko du: guztira { $pieces } fitxa.
}
tebas-brings-undo = Meta desegingo da: { $leave ->
    [0] ez da fitxarik aterako jokotik
    [1] { $colour ->
        [ivory] bolizko
       *[lapis] lapislazulizko
    } fitxa bat aterako da jokotik
   *[other] { $colour ->
       [ivory] bolizko
      *[lapis] lapislazulizko
   } { $leave } fitxa aterako dira jokotik
}, eta { $back ->
    [0] ez duzu zurerik jarriko berriro
    [1] zure fitxa bat jarriko duzu berriro
   *[other] zure { $back } fitxa jarriko dituzu berriro
}.
tebas-brings-win = Aurkaria fitxa askerik gabe geratuko da: irabaziko duzu!
tebas-brings-repetition = Posizio bera hirugarren aldiz gertatuko da: berdinketa.
tebas-brings-quiet = Txanda gehiegi fitxarik estali edo kendu gabe: berdinketa.

# Why something cannot be done.
tebas-why-edge = Taulatik irtengo litzateke
tebas-why-border = Muga, lehen urratsean bakarrik
tebas-why-second-bend = Behin bakarrik alda dezake norabidea
tebas-why-flowered = Zirkulu loredun batean ezin da amaitu
tebas-why-full = Kanpo-eremuan, zirkulu hutsean bakarrik
tebas-why-last-free = Barruan duzun azken fitxa askea da
tebas-why-last-free-stack = Beste fitxa aske bat behar duzu barruan
tebas-why-must-enter = Lehendabizi, sartu fitxa aske bat
tebas-why-must-turn = Lehendabizi, biratu fitxa bat, sar dadin
tebas-why-under = Azpian blokeatuta; gainean: { $name }

# What happens.
tebas-turned = { $quarters ->
    [1] { $circle }: bira laurden bat
    [2] { $circle }: bira erdia
   *[other] { $circle }: biraren hiru laurden
}
tebas-goes = { $pieces ->
    [1] { $from } zirkulutik { $to } zirkulura
   *[other] { $pieces } fitxako meta, { $from } zirkulutik { $to } zirkulura
}
tebas-stacked = { $circle }: { $pieces } fitxako meta
tebas-undone = { $circle }: meta desegin da
tebas-removed = { $pieces ->
    [1] { $colour ->
        [ivory] Bolizko
       *[lapis] Lapislazulizko
    } fitxa bat jokotik atera da
   *[other] { $colour ->
       [ivory] Bolizko
      *[lapis] Lapislazulizko
   } { $pieces } fitxa jokotik atera dira
}
tebas-put = { $circle }: fitxa bat berriro jarrita
tebas-standstill = { $name } izan da aurkaria geldiarazi duena.
tebas-drawn-repetition = Berdinketa: posizio bera hiru aldiz gertatu da.
tebas-drawn-quiet = Berdinketa: txanda gehiegi fitxarik estali edo kendu gabe.

# The log.
tebas-log-turned = { $name }: { $circle }, { $quarters ->
    [1] bira laurden bat
    [2] bira erdia
   *[other] biraren hiru laurden
}.
tebas-log-went = { $pieces ->
    [1] { $name }: { $from } zirkulutik { $to } zirkulura.
   *[other] { $name }: { $pieces } fitxako meta, { $from } zirkulutik { $to } zirkulura.
}
tebas-log-covered = { $name }: { $from } zirkulutik { $to } zirkulura, { $colour ->
    [ivory] bolizkoa
   *[lapis] lapislazulizkoa
} estalita: { $height } fitxako meta.
tebas-log-undone = { $name }: meta deseginda, { $to }; { $leave ->
    [0] fitxarik ez
    [1] { $colour ->
        [ivory] bolizko
       *[lapis] lapislazulizko
    } fitxa bat
   *[other] { $colour ->
       [ivory] bolizko
      *[lapis] lapislazulizko
   } { $leave } fitxa
} jokotik aterata.
tebas-log-put-back = { $name }: { $circles }, berriro jarrita.

# A game gone over again.
tebas-replay = { $name }: { $deed }
tebas-replay-stacked = { $circle } zirkuluan, { $pieces } fitxako meta, { $colour ->
    [ivory] bolizkoa
   *[lapis] lapislazulizkoa
} estalita.
tebas-replay-obliged = { $name }: fitxa askerik ez barne-eremuan.
tebas-row-starts = hasiko du
tebas-row-turn = { $circle } { $part }
tebas-row-go = { $from } → { $to }
tebas-row-cover = { $from } → { $to }, estaliz
tebas-row-put = berriro, { $circle }

# The figures.
tebas-covered = estalitakoak
tebas-removals = kendutakoak

# The hint.
tebas-advice = Aholkua: { $deed }
tebas-reason-wins = Aurkaria fitxa askerik gabe geratuko da, eta irabaziko duzu.
tebas-reason-saves = Zure azken fitxa askea salbatuko du: { $circle } zirkuluan estal zezaketen.
tebas-reason-covers = Aurkariaren fitxa aske bat estaliko du, { $circle } zirkuluan{ $pieces ->
    [1] {""}
   *[other] : azpian { $pieces } fitxa izango dira
}.
tebas-reason-covers-last = Aurkariaren barruko azken fitxa askea estaliko du ({ $circle }): beste bat sartu beharko du.
tebas-reason-removes = { $pieces ->
    [1] Aurkariaren fitxa bat jokotik aterako da.
   *[other] Aurkariaren { $pieces } fitxa jokotik aterako dira.
}
tebas-reason-frees = { $pieces ->
    [1] Zure fitxa bat askea izango da berriro.
   *[other] Zure { $pieces } fitxa askeak izango dira berriro.
}
tebas-reason-comes-in = Fitxa aske bat izango duzu barne-eremuan: { $circle }.
tebas-reason-turns-to-come-in = Hurrengo mugimenduan, { $circle } zirkuluko fitxa sartu ahal izango da.
tebas-reason-escapes = { $circle } zirkuluan estal zezaketen; joango den tokian, ez.
tebas-reason-out-of-reach = Kanpo-eremuan, { $circle } zirkuluan, ezin dute estali.
tebas-reason-threatens = { $pieces ->
    [1] Gero, { $circle } zirkuluko fitxa estali ahal izango duzu.
   *[other] Gero, { $pieces } fitxatatik edozein estali ahal izango duzu; adibidez, { $circle } zirkulukoa.
}
tebas-reason-put-back = { $circle } zirkulutik, hurrengo mugimenduan sartu ahal izango da.
tebas-reason-loses = Hala ere, zure azken fitxa askea estal dezakete { $circle } zirkuluan.
tebas-reason-risks = Hala ere, { $circle } zirkuluko zure fitxa estal dezakete gero.
tebas-reason-blocks-own = Hala ere, zure fitxa bat blokeatuko du: { $circle }.
tebas-reason-free = { $free ->
    [1] Fitxa aske bat izango duzu
   *[other] { $free } fitxa aske izango dituzu
}; aurkariak, { $theirs }.

# The story of a game.
tebas-tale-comeback = { $leader } aurretik ibili zen, { $pieces ->
    [1] fitxa aske bat gehiagorekin
   *[other] { $pieces } fitxa aske gehiagorekin
}; irabazlea, ordea, { $name }.
tebas-tale-removal = Meta bat desegin zen ({ $circle }), { $name } gainean zela: { $colour ->
    [ivory] bolizko
   *[lapis] lapislazulizko
} { $pieces ->
    [1] fitxa bat jokotik atera zen
   *[other] { $pieces } fitxa jokotik atera ziren
}.
tebas-tale-tallest = Metarik altuena: { $pieces } fitxa, { $circle } zirkuluan, eta gainean { $name }.
tebas-tale-most-covers = { $name } izan zen gehien estali zuena: { $covers } aldiz; besteak, { $next }.
tebas-tale-obliged = { $name } fitxa askerik gabe geratu zen barne-eremuan { $times ->
    [1] behin
   *[other] { $times } aldiz
}, eta beste bat sartu behar izan zuen.
tebas-tale-even = { $turns } txanda, eta inork ez zuen amore eman.
tebas-tale-narrow = { $name } izan zen irabazlea, { $pieces ->
    [1] fitxa aske bakarrarekin
   *[other] { $pieces } fitxa askerekin
}; { $second }, bat ere gabe.
tebas-tale-standstill = { $name } izan zen aurkaria geldiarazi zuena. { $second }: { $blocked } blokeatuta, { $out } galduta.
tebas-tale-drawn-repetition = Posizio bera hirugarren aldiz gertatu zen, { $turns } txandaren ondoren.
tebas-tale-drawn-quiet = Luzaroan ez zen fitxarik estali edo kendu: berdinketa, { $turns } txandaren ondoren.
