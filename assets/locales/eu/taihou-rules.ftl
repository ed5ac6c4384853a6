# The rule book of the garden games.
#
# Its chapters and their pictures are in `levels/rulebooks/taihou.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/taihou.md` that it tells.

# TA-1, TA-2, TA-3, TA-13
taihou-rules-game-title = Lorategia eta piezak
taihou-rules-game-lead = Lorategian 132 lauki daude, eta jokalari bakoitzak hamaika pieza ditu. Aurkariei ahalik eta pieza gehien hartzea da helburua.
taihou-rules-game-step-1 = Animalia txikiak: urretxindorra, apoa, dortoka, faisaia, saguzarra.
taihou-rules-game-step-2 = Animalia handiak: tigrea, sugea eta elefantea.
taihou-rules-game-step-3 = Enperadorearen armak: sablea eta gezia.
taihou-rules-game-step-4 = Budaren lotoa: ez du zenbakirik.
taihou-rules-game-step-5 = Lorategia: 12 lauki alde batera, eta 11 bestera.
taihou-rules-game-but = Lorategi berean hiru joko daude: Budaren lotoa, lakua duen Taï-hou eta, bietako edozeini erantsita, Budaren hegaldia.
taihou-rules-game-more = Piezaren zenbakia haren balioa da: urretxindorrak 1 balio du, apoak 2, dortokak 3, faisaiak 4, saguzarrak 5, tigreak 6, sugeak 7, elefanteak 8, sableak 9 eta geziak 10. Bi, hiru edo lau jokalarik jokatzen dute. Bakoitzak bere kolorea du, eta bere marrazkia piezen ertzean. Hegoaldekoa eta iparraldekoa 12 laukiko aldeetan jartzen dira; ekialdekoa eta mendebaldekoa, 11 laukikoetan.
taihou-rules-game-words = helburua, lorategia, laukiak, piezak, balioa, zenbakia, animaliak, armak, lotoa, urretxindorra, apoa, dortoka, faisaia, saguzarra, tigrea, sugea, elefantea, sablea, gezia

# TA-5, TA-6, TA-7
taihou-rules-setup-title = Hiru edo lau jokalari
taihou-rules-setup-lead = Jokalari bakoitzaren hamar piezak ahoz behera nahasten dira. Banan-banan jartzen dira, begiratu gabe, norberaren aldeko bi lerroetan.
taihou-rules-setup-step-1 = Ertzeko lerroa betetzen da lehenik, norberaren ezkerretik hasita.
taihou-rules-setup-step-2 = Soberan daudenak bigarren lerroan jartzen dira, hori ere ezkerretik.
taihou-rules-setup-step-3 = Alde banatan bi lauki libre uzten dira.
taihou-rules-setup-step-4 = Piezek jabeari bizkarra emanda begiratzen dute.
taihou-rules-setup-but = Denak ahoz behera daudela, inork ez daki non zer dagoen. Gero, bakoitzak bereak itzultzen ditu, urdinak lehenik.
taihou-rules-setup-more = Hasi aurretik, bakoitzak pieza bat ateratzen du zoriz: zenbaki handiena duenak hasiko du. Berdinketan, berriro ateratzen dute berdindu dutenek. Zortzi pieza sartzen dira 12 laukiko ertzean, eta zazpi 11 laukikoan; horregatik, bigarren lerroan bi edo hiru geratzen dira. Lotoa alde batera uzten da. Hiru jokalarirekin arauak berak dira, alde bat hutsik utzita.
taihou-rules-setup-words = hasiera, prestatu, hiru jokalari, lau jokalari, ahoz behera, nahastu, ertza, bi lerro, ezkerretik, nork hasi, zozketa

# TA-8, TA-9, TA-10, TA-11, TA-12
taihou-rules-screen-title = Bi jokalari: bionboa
taihou-rules-screen-lead = Bi jokalarik, aurrez aurre, bionboaren atzean jartzen dituzte piezak, bakoitzak nahi duen bezala. Gero bionboa kendu eta jokoa hasten da.
taihou-rules-screen-step-1 = Bionboak aurkariaren antolaketa ezkutatzen du.
taihou-rules-screen-step-2 = Hamar piezak bi lerroetan jartzen dira, nahi den aldera begira.
taihou-rules-screen-step-3 = Alde banatan hiru lauki libre uzten dira.
taihou-rules-screen-step-4 = Bigarren koloreko piezak erreserban daude.
taihou-rules-screen-but = Pieza bat galduta, balio bereko erreserbakoa sartzen da berehala, norberaren ertzeko ezkerreko lauki librean.
taihou-rules-screen-more = Jokalariak 12 laukiko aldeetan jartzen dira, eta bakoitzak bi kolore hartzen ditu. Erreserbako pieza galdutakoaren ordez sartzen da, txandarik galdu gabe eta jabeari bizkarra emanda, baina ez hartu duten tokian. Ertzeko lerroa beteta badago, hurrengoan. Balio hori erreserban agortuta badago, ez da ezer sartzen; sablearen eta geziaren ordez, ordea, lotoa jar daiteke Budaren loto jokoan.
taihou-rules-screen-words = bi jokalari, bionboa, ezkutatu, antolatu, erreserba, ordezkatu, bi kolore, ezkerreko laukia, hasiera, prestatu

# TA-4, TA-20, TA-21, TA-22, TA-23, TA-25, TA-26
taihou-rules-move-title = Mugitu eta biratu
taihou-rules-move-lead = Txanda bakoitzean pieza bat mugitzen da alboko lauki batera, edo biratu egiten da. Burua edo punta nora begira, hara doa pieza.
taihou-rules-move-step-1 = Animaliek aurrera egiten dute, buruaren norabidean.
taihou-rules-move-step-2 = Eta atzera ere bai, biratu gabe.
taihou-rules-move-step-3 = Sableak eta geziak aurrera bakarrik egiten dute.
taihou-rules-move-step-4 = Beste aldera joateko, biratu egin behar da: txanda bat hartzen du.
taihou-rules-move-step-5 = Pieza bat duen lauki batera ezin da mugitu.
taihou-rules-move-but = Pieza berak ezin du mugimendu bera hiru aldiz baino gehiagotan egin jarraian, tartean beste piezarik mugitu gabe.
taihou-rules-move-more = Zenbaki handiena atera duenak hasten du, eta txanda eskuinera pasatzen da. Pieza bakoitzak lau aldeetako batera begiratzen du; urrezko muturrak erakusten du nora. Biratzean, beste hiru aldeetako edozeinetara begira jar daiteke, txanda bakar batean. Diagonalean ezin da inoiz mugitu. Mugimendu zilegirik ez duenak txanda pasatzen du.
taihou-rules-move-words = mugitu, biratu, aurrera, atzera, norabidea, burua, punta, txanda, diagonala, hiru aldiz, mugimendu bera, txanda pasatu

# TA-24
taihou-rules-attack-title = Erasoa
taihou-rules-attack-lead = Aurrean duen laukiko aurkariari erasotzen dio pieza batek, «txok-tâe» esanez. Hartu, eta haren laukian jartzen da.
taihou-rules-attack-step-1 = Atzetik: biek alde berera begiratzen dute.
taihou-rules-attack-step-2 = Aldetik: batak bestearen alboari begiratzen dio.
taihou-rules-attack-step-3 = Buruz buru: elkarri begira daude.
taihou-rules-attack-step-4 = Hartutakoa jokotik ateratzen da, hartu duenarentzat.
taihou-rules-attack-but = Erasotzeko, aurkariari begira egon behar da. Honek ez du begiratzen: lehenik biratu egin behar du.
taihou-rules-attack-more = Hartzea beti aurrera egiten da, inoiz ez atzera. Ez da aldez aurretik abisatu behar: «txok-tâe» eraso egitean esaten da, eta pieza berehala hartzen da. Zein aldetatik erasotzen den garrantzitsua da: pieza batzuek edonondik har dezakete, beste batzuek aldetik edo atzetik bakarrik. Zure piezak biratuz, beraz, arriskutik babes ditzakezu.
taihou-rules-attack-words = eraso, hartu, txok-tâe, atzetik, aldetik, buruz buru, aurrez aurre, norabidea, galdu, arriskua

# TA-28
taihou-rules-takes-title = Nork nor hartzen duen
taihou-rules-takes-lead = Taulak dio nork nori eraso diezaiokeen eta zein aldetatik. Ezkerrean erasotzailea dago; goian, erasotakoa, gora begira, eta gorriz, nondik.
taihou-rules-takes-step-1 = Animalia handiek txikiak edonondik hartzen dituzte.
taihou-rules-takes-step-2 = Handiek elkar: aldetik; zenbaki handienak, atzetik ere bai.
taihou-rules-takes-step-3 = Txikiek, zenbaki txikiagokoak: aldetik eta atzetik.
taihou-rules-takes-step-4 = Balio bereko animaliak: aldetik bakarrik.
taihou-rules-takes-step-5 = Animaliek ez dute inoiz armarik hartzen.
taihou-rules-takes-but = Balio bereko bi animalia ezin dira buruz buru hartu, ezta atzetik ere: aldetik bakarrik.
taihou-rules-takes-more = Elefanteak sugea eta tigrea aldetik eta atzetik hartzen ditu; sugeak tigrea ere bai, baina elefantea aldetik bakarrik. Tigreak biak aldetik bakarrik. Animalia txikien artean, handienak txikiagoak hartzen ditu: saguzarrak gainerako laurak, eta apoak urretxindorra bakarrik. Armek edozein animalia hartzen dute, edonondik; beste arma bat, aldetik bakarrik. Taulan ez dagoena ezin da egin.
taihou-rules-takes-words = taula, nork nor, hartu, eraso, animalia handiak, animalia txikiak, balio bera, aldetik, atzetik, edonondik, buruz buru

# TA-30, TA-31
taihou-rules-weapons-title = Armak eta lotoa
taihou-rules-weapons-lead = Enperadorearen armek edozein animalia hartzen dute, baina aurrera bakarrik doaz. Arma bat galtzen duenak loto bat jar dezake lorategian.
taihou-rules-weapons-step-1 = Sableak eta geziak animaliak edonondik hartzen dituzte.
taihou-rules-weapons-step-2 = Beste arma bat, aldetik bakarrik hartzen dute.
taihou-rules-weapons-step-3 = Animaliek ezin diote arma bati eraso.
taihou-rules-weapons-step-4 = Galdutako armaren lotoa ezkerreko lauki librean jartzen da.
taihou-rules-weapons-step-5 = Lotoa lauki bat mugitzen da, edozein aldetara.
taihou-rules-weapons-but = Lotoak ez du ezer hartzen, baina inork ezin du hartu: aurkarien bidea ixteko balio du.
taihou-rules-weapons-more = Lotoa jartzeak txanda bat hartzen du, eta norberaren ertzeko ezkerreko lauki librean jartzen da. Edozein txandatan egin daiteke, arma galdu ondoren. Loto bat jokalariko dago, eta bi, bi jokalarirekin; orduan, arma erreserban agortuta badago bakarrik jartzen da. Lotoak ez du baliorik. Zenbakidun piezarik ez duena jokotik kanpo dago, baina bere lotoa mugi dezake.
taihou-rules-weapons-words = armak, sablea, gezia, lotoa, jarri, oztopatu, ordezkatu, galdu, edonondik, aldetik, txanda

# TA-29
taihou-rules-hatlo-title = Hât-lô: mesedez, hartu
taihou-rules-hatlo-lead = Zure pieza bat aurkariaren baten ondoan utzi eta «hât-lô» esan dezakezu. Aurkariak hartu egin behar du bere hurrengo txandan.
taihou-rules-hatlo-step-1 = Urretxindorra tigrearen ondoan jartzen da: «hât-lô».
taihou-rules-hatlo-step-2 = Tigreak hartu egin behar du.
taihou-rules-hatlo-step-3 = Orain, sugeak tigrea aldetik hartzen du.
taihou-rules-hatlo-but = Aurkariak inor hartu ezin badu, eskainitakoari begira biratu behar du pieza bat, hurrengo txandan hartzeko.
taihou-rules-hatlo-more = Mugimenduarekin edo biratzearekin batera esaten da, aurkari bakar bati, eta eskainitakoa haren pieza baten ondoko laukian egon behar da. Pieza horrek hartzeko moduan egon behar du, dagoen bezala edo biratuta. Aukera bat baino gehiago badu, aurkariak nahi duena hartzen du, beste bat ere bai. Biratu ondoren ere ezin badu ezer hartu, betebeharra amaitzen da.
taihou-rules-hatlo-words = hât-lô, hartu, behartu, betebeharra, eskaini, eskaintza, deia, biratu, aukera, ondoko laukia

# TA-14, TA-15, TA-27
taihou-rules-end-title = Khi-lôi eta amaiera
taihou-rules-end-lead = Jokalari bakar bati geratzen zaizkionean zenbakidun piezak, partida amaitzen da. Sei pieza galdu dituenak, gainera, amaiera eska dezake.
taihou-rules-end-step-1 = Lorategian geratzen zaizkionak: jokoak aurrera egin dezake.
taihou-rules-end-step-2 = Sei pieza galdu ditu: «khi-lôi» esan dezake.
taihou-rules-end-step-3 = Handik aurrera, bakoitzak 20 txanda ditu gehienez.
taihou-rules-end-but = Piezarik gabe geratu denak txanda pasatzen du, besteek jokoan jarraitzen duten bitartean.
taihou-rules-end-more = «Khi-lôi» mugitu aurretik esaten da, eta ez du txandarik hartzen: 20 txandak esan duenaren txandarekin hasten dira, jokalari guztientzat. Ezin da bi aldiz esan. Erreserbatik ordezkatutakoak ere galdutzat hartzen dira. Txanda pasatu behar duenak ezin du esan. Aukerako arau bat: bakoitzak 60 txanda jokatzen baditu segidan, inork ezer hartu gabe, partida amaitzen da. Kopurua alda edo ken daiteke.
taihou-rules-end-words = khi-lôi, amaiera, amaitu, sei pieza, galdu, 20 txanda, eskatu, deia, txanda pasatu, 60 txanda, aukerako araua

# TA-16, TA-17, TA-18, TA-19
taihou-rules-count-title = Puntuak eta apustua
taihou-rules-count-lead = Amaieran, lorategiko zure piezen balioak gehi hartutakoen erdia zenbatzen dituzu. Puntu gehien dituenak irabazten du.
taihou-rules-count-step-1 = Lorategian: 3 + 6 + 8 + 1 + 4 = 22 puntu.
taihou-rules-count-step-2 = Hartutakoak: 10 + 8 + 5 + 3 + 7 = 33.
taihou-rules-count-step-3 = Bakoitia da: bat gehitu eta erdia, 34 ÷ 2 = 17.
taihou-rules-count-step-4 = Guztira, 22 + 17 = 39 puntu: apustutik hartzen dira.
taihou-rules-count-but = Bi jokalarirekin, erreserban geratu diren piezen balioen erdia ere zenbatzen da, hartutakoetatik aparte.
taihou-rules-count-more = Hasi aurretik, bakoitzak 55 puntu jartzen ditu; lau jokalariren artean, 220. Bi jokalarirekin, 110 bakoitzak. Partida amaitutakoan, bakoitzak bere puntuak hartzen ditu apustutik, eta gainerako guztia irabazlearentzat da. Lehen postuan berdinketa badago, banatu egiten dute. Erdia hartu aurretik, batura bakoitiari bat gehitzen zaio beti.
taihou-rules-count-words = puntuak, zenbatu, kontatu, apustua, irabazlea, irabazi, erdia, bakoitia, hartutakoak, erreserba, 55 puntu, 39

# TA-32, TA-33, TA-34, TA-35, TA-36, TA-37
taihou-rules-lake-title = Taï-hou: lakua
taihou-rules-lake-lead = Taï-hou jokoan, sei laukiko lakua dago erdian, eta apoa baino ezin da bertan sartu. Gainerako arauak Budaren lotoarenak dira, lotorik gabe.
taihou-rules-lake-step-1 = Apoa lakuan sartzen da, eta bertan mugi daiteke.
taihou-rules-lake-step-2 = Lakuan dagoen apoari ezin dio inork eraso.
taihou-rules-lake-step-3 = Urretxindorra, faisaia, saguzarra eta gezia hegan pasatzen dira.
taihou-rules-lake-step-4 = Gainerakoek inguratu egin behar dute.
taihou-rules-lake-but = Hegan egiteko, lakuaz bestaldeko lehen laukiak libre egon behar du: hor ezin da ezer hartu.
taihou-rules-lake-more = Lakuaren laukiak f5, f6, f7, g5, g6 eta g7 dira. Hegan beti aurrera egiten da, lakuaren aurreko laukitik zuzen, bestaldeko lehen laukiraino, inoiz ez atzera; lakuan apoak egoteak ez du axola. Apoak lakutik kanpora eraso dezake, bere erara. Sableak, dortokak, tigreak, sugeak eta elefanteak ezin dute lakua gurutzatu. Lotoa ez da erabiltzen.
taihou-rules-lake-words = taï-hou, lakua, apoa, hegan egin, gurutzatu, inguratu, babestu, erasoezina, saguzarra, faisaia, urretxindorra, gezia

# TA-38, TA-39, TA-40
taihou-rules-flight-title = Budaren hegaldia
taihou-rules-flight-lead = Budaren hegaldian, pieza bakoitzak bere zenbakia adina lauki egin ditzake txanda batean, gehienez. Besteetan bezala hartzen da, azken laukian.
taihou-rules-flight-step-1 = Saguzarrak zuzen: 5 lauki, gehienez.
taihou-rules-flight-step-2 = Laurden bat biratzea lauki bat egitea bezala da.
taihou-rules-flight-step-3 = Azken laukian hartu egin daiteke, aurrera eginez.
taihou-rules-flight-step-4 = Bidean pieza bat badago, hortik ezin da jarraitu.
taihou-rules-flight-but = Behin bakarrik bira daiteke bidean, eta angelu zuzenean: hirugarren norabiderik ez dago.
taihou-rules-flight-more = Ez da zenbaki osoa egin behar: gutxiago ere egin daiteke. Bidea hasi aurretik ere bira daiteke. Pieza azken norabideari begira geratzen da. Animaliek atzera ere egin dezakete, zuzen, biratu gabe eta ezer hartu gabe. Taï-hou jokoan, lakuaren gainetik hegan egiteak lauki bat balio du; apoak lakua zehar dezake. Tokian biratzeak txanda osoa hartzen du. Lotoa lauki bat mugitzen da.
taihou-rules-flight-words = budaren hegaldia, hegan, zenbat lauki, zuzen, angelu zuzena, biratu, norabidea, bidea libre, atzera, lakua, zenbakia
