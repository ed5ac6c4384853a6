# The rule book of Parchís.
#
# Its chapters and their pictures are in `levels/rulebooks/parchis.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/parchis.md` that it tells.

# PA-1, PA-2, PA-3, PA-7
parchis-rules-game-title = Jokoa eta taula
parchis-rules-game-lead = Eraman zure lau fitxak etxetik helmugara, besteek baino lehen. Bi, hiru edo lau lagunek joka dezakete, bakoitzak kolore batekin.
parchis-rules-game-step-1 = Etxea: partidaren hasieran, lau fitxak hemen daude.
parchis-rules-game-step-2 = Irteera: hemendik abiatzen da bidea, erlojuaren orratzen kontra.
parchis-rules-game-step-3 = Helmuga: hemen amaitzen da bidea, taularen erdian.
parchis-rules-game-but = Zutabe bakoitzera bere koloreko fitxak bakarrik sartzen dira; besteek aurrera jarraitzen dute.
parchis-rules-game-more = Taulak 68 lauki zenbakitu ditu, guztientzat. Kolore bakoitzak, gainera, bere irteera du (horiak 5, urdinak 22, gorriak 39 eta berdeak 56), zazpi laukiko zutabe bat eta helmuga, erdiko triangelua.
parchis-rules-game-words = helburua, hasiera, fitxak, koloreak, etxea, irteera, zutabea, helmuga, taula, norabidea

# PA-8, PA-9, PA-10
parchis-rules-turn-title = Dadoa eta txanda
parchis-rules-turn-lead = Zure txandan, bota dadoa behin, eta kontatu ateratakoa fitxa bakar batekin. Gero, eskuinekoaren txanda izango da.
parchis-rules-turn-step-1 = Horiak 4 atera du.
parchis-rules-turn-step-2 = Fitxa batekin 4 kontatu du: laukiz lauki, aurrera.
parchis-rules-turn-step-3 = Orain, eskuinekoaren txanda da: urdinarena.
parchis-rules-turn-but = Ahal baduzu, mugitu egin behar duzu, nahi ez arren. Ezin baduzu, ez duzu ezer egingo.
parchis-rules-turn-more = Dadoaren zenbakia ezin da bi fitxaren artean banatu. Etxean eta helmugan dauden fitxak ezin dira mugitu: etxetik 5arekin bakarrik ateratzen dira, eta helmugan amaitu dute bidea. 6 ateraz gero, zuk botako duzu berriro.
parchis-rules-turn-words = dadoa, bota, botaldia, txanda, eskuina, kontatu, mugitu, ezin mugitu, derrigorra

# PA-10, PA-11, PA-12
parchis-rules-come-out-title = 5 atera duzu
parchis-rules-come-out-lead = 5 ateratzen duenak fitxa bat atera behar du etxetik irteerara. Ezin badu, beste fitxa batekin 5 kontatu behar du.
parchis-rules-come-out-step-1 = Horiak 5 atera du.
parchis-rules-come-out-step-2 = Fitxa bat etxetik irteerara atera du: 5. laukira.
parchis-rules-come-out-but = Irteeran kolore desberdineko bi fitxa badaude, ateratzen duzunak azkena iritsitakoa jango du, eta 20 kontatuko duzu.
parchis-rules-come-out-more = Bi fitxa horietako bat zurea bada, bestea jango duzu. Kolore bereko bi fitxak, zureak nahiz besterenak, irteera ixten dute. Irteera itxita badago, edo etxean fitxarik ez baduzu, kontatu 5 beste fitxa batekin.
parchis-rules-come-out-words = 5, bost, atera, irten, etxetik, irteera, itxita, jan irteeran

# PA-4, PA-5, PA-19, PA-20
parchis-rules-barriers-title = Barrerak
parchis-rules-barriers-lead = Kolore bereko bi fitxak, lauki berean, barrera sortzen dute. Inork ezin du gainetik pasatu, ezta haien jabeak ere.
parchis-rules-barriers-step-1 = Bi fitxa gorri 14. laukian: barrera dago.
parchis-rules-barriers-step-2 = Horiak 4 atera du. Ezin du pasatu: geldirik 11. laukian.
parchis-rules-barriers-step-3 = Gorriak bietako bat mugitzean, barrera ireki egingo da.
parchis-rules-barriers-but = Kolore desberdineko bi fitxa ez dira barrera: gainetik pasa zaitezke, baina han ezin zara gelditu.
parchis-rules-barriers-more = Lauki batean bi fitxa egon daitezke gehienez; hiru edo lau, etxean eta helmugan bakarrik. Zutabean ere sor daiteke barrera.
parchis-rules-barriers-words = barrera, zubia, bi fitxa, pasatu, itxita, blokeatu, beteta, lauki betea

# PA-2, PA-5, PA-20, PA-22
parchis-rules-safe-title = Lauki seguruak
parchis-rules-safe-lead = Lauki grisak eta irteerak seguruak dira: han ezin da jan. Kolore desberdineko bi fitxa elkarrekin egon daitezke.
parchis-rules-safe-step-1 = Urdina 12. laukian dago. Grisa da: segurua.
parchis-rules-safe-step-2 = Horiak 2 atera du: haren ondoan gelditu da, jan gabe.
parchis-rules-safe-step-3 = 22. laukia irteera da: berdea ere seguru dago.
parchis-rules-safe-but = Bi fitxa badaude, laukia beteta dago: hirugarrenik ezin da han gelditu.
parchis-rules-safe-more = Lauki grisak hauek dira: 12, 17, 29, 34, 46, 51, 63 eta 68. Irteerak 5, 22, 39 eta 56 dira, eta beti babesten dute, kolore horrek jokatu ez arren. Irteeran etxetik ateratzean bakarrik jan daiteke.
parchis-rules-safe-words = segurua, lauki grisa, babesa, irteera, ezin jan, elkarrekin, bi kolore

# PA-21, PA-22, PA-23
parchis-rules-capture-title = Jan, eta 20 kontatu
parchis-rules-capture-lead = Lauki zuri batean beste kolore bateko fitxa bat badago, hara iritsita jan egingo duzu. Fitxa hori etxera doa, eta zuk 20 kontatuko duzu.
parchis-rules-capture-step-1 = Horiak 3 atera du, eta 24. laukira iritsi da.
parchis-rules-capture-step-2 = Urdina jan du: fitxa urdina etxera doa.
parchis-rules-capture-step-3 = Orain, 20 kontatuko du edozein fitxarekin.
parchis-rules-capture-but = Lauki seguruetan eta irteeretan ez da jaten: bi fitxak elkarren ondoan geratzen dira.
parchis-rules-capture-more = 20a ohiko arauekin kontatzen da, eta ezin da banatu. 20arekin beste fitxa bat janez gero, beste 20 kontatuko duzu. Inongo fitxarekin ezin bada, kontatu gabe geratuko da.
parchis-rules-capture-words = jan, harrapatu, 20, hogei, kontatu, saria, etxera itzuli, lauki zuria

# PA-15, PA-16, PA-17
parchis-rules-six-title = 6 atera duzu
parchis-rules-six-lead = 6 ateratzen duenak 6 kontatuko du, eta berriro botako du. Etxean fitxarik ez badu, 7 kontatuko du.
parchis-rules-six-step-1 = Horiak 6 atera du.
parchis-rules-six-step-2 = 6 kontatuko du, eta gero berriro botako du.
parchis-rules-six-step-3 = Hirugarren 6a jarraian: mugitutako azken fitxa etxera doa.
parchis-rules-six-but = Azken fitxa hori zutabean edo helmugan badago, han geratuko da. Txanda, hala ere, amaitu da.
parchis-rules-six-more = Hirugarren 6a ez da kontatzen. Kontatu ezin den 6ak ere beste botaldi bat ematen du, eta hiruretako bat da. Azken fitxa txanda horretan mugitu duzun azkena da, 10 edo 20 kontatuta bada ere; bat ere mugitu ez baduzu, ez da inor etxera joango.
parchis-rules-six-words = 6, sei, 7, zazpi, berriro bota, hiru sei, hirugarren 6a, etxera joan, zigorra

# PA-18
parchis-rules-open-barrier-title = 6a eta barrera
parchis-rules-open-barrier-lead = Barrera bat baduzu eta 6 ateratzen baduzu, ireki egin behar duzu. Barrerako bi fitxetako batekin kontatuko duzu.
parchis-rules-open-barrier-step-1 = Horiak 6 atera du.
parchis-rules-open-barrier-step-2 = Barrera ireki behar du: fitxa bat 16. laukira doa.
parchis-rules-open-barrier-step-3 = Beste fitxa hau ezin du orain mugitu.
parchis-rules-open-barrier-but = Barrerako fitxek ezin badute kontatu, ez dago ireki beharrik: kontatu beste fitxa batekin.
parchis-rules-open-barrier-more = Barrerako fitxek ezin dute kontatu bidean beste barrera bat badago, iritsi beharreko laukia beteta badago edo helmuga gertuegi badago. Barrera bat baino gehiago badituzu, zuk aukeratu. Zutabeko barrerak ere ireki behar dira, eta 7 kontatzean ere bai; 10 edo 20 kontatzean, ez.
parchis-rules-open-barrier-words = 6, sei, barrera ireki, ireki, derrigorra, beharra, salbuespena

# PA-24, PA-25, PA-26
parchis-rules-goal-title = Helmuga, eta 10 kontatu
parchis-rules-goal-lead = Helmugara justu iritsi behar da, falta diren laukiak zehatz kontatuta. Fitxa bat iristen denean, 10 kontatuko duzu beste batekin.
parchis-rules-goal-step-1 = Horiak 4 atera du, eta justu 4 lauki falta dira: helmugara!
parchis-rules-goal-step-2 = Orain, 10 kontatuko du beste fitxa batekin.
parchis-rules-goal-but = Lekurik ez badago, ezin da mugitu: hemen 2 lauki falta dira, eta urdinak 4 atera du.
parchis-rules-goal-more = Dadoarekin iritsi daiteke helmugara, 6agatik 7 kontatuta ere bai, edo 10 nahiz 20 kontatuta. Beste inongo fitxarekin ezin badira 10 kontatu, kontatu gabe geratuko dira. 10ak eta 20ak irabazitako ordenan kontatzen dira, hurrengo botaldia baino lehen.
parchis-rules-goal-words = helmuga, iritsi, sartu, justu, zehatz, 10, hamar, zutabea, saria, lekurik ez

# PA-27, PA-28
parchis-rules-end-title = Partidaren amaiera
parchis-rules-end-lead = Lau fitxak helmugara eramaten lehena denak irabaziko du. Besteek jokatzen jarraituko dute, bigarren eta hirugarren postuak erabaki arte.
parchis-rules-end-step-1 = Horiak lau fitxak helmugan ditu: irabazi du.
parchis-rules-end-step-2 = Gorriari 2 lauki falta zaizkio bigarren izateko.
parchis-rules-end-step-3 = Azken geratzen denak, urdinak edo berdeak, galduko du.
parchis-rules-end-but = Amaitu duenak ez du gehiago botako, azkena 6a izan arren: hurrengoaren txanda izango da.
parchis-rules-end-more = Azken fitxa helmugara iristean ez da 10 kontatzen, eta kontatzeko zegoen oro ere galdu egiten da. Besteek amaitu dutenean, geratzen denak galdu du, eta partida amaitu da.
parchis-rules-end-words = amaiera, irabazi, irabazlea, galdu, lehena, bigarrena, hirugarrena, postua, sailkapena

# PA-6, PA-13, PA-14
parchis-rules-options-title = Aukerako arauak
parchis-rules-options-lead = Bi arau hauek familia askotan erabiltzen dira, baina aukerakoak dira. Erabaki elkarrekin partida hasi baino lehen.
parchis-rules-options-step-1 = Bi fitxa lehen 5ean: zure lehen 5ean, bi fitxa aterako dituzu.
parchis-rules-options-step-2 = Irteeran ere jan: etxetik ateratzen denak han dagoena jaten du.
parchis-rules-options-but = Nork hasi, dadoak esaten du: handiena ateratzen duenak. Nahi baduzue, ordea, lehen jokalariak hasiko du.
parchis-rules-options-more = Hasteko botaldian berdintzen dutenek berriro botako dute. Bi fitxak banan-banan ateratzen dira, eta bakoitzak jan dezake; irteera itxita badago, bi ateratzeko aukera galdu egiten da. Irteeran jateak ere 20 ematen du eta derrigorra da: bi kolore badaude, azkena iritsitakoa jaten da, inoiz ez norberarena. Kolore bereko bi fitxak, hala ere, irteera ixten dute.
parchis-rules-options-words = aukerak, aukerako arauak, aldaerak, bi fitxa lehen 5ean, irteeran jan, nork hasi, hasierako botaldia, berdinketa
