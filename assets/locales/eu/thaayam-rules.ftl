# The rule book of Thaayam.
#
# Its chapters and their pictures are in `levels/rulebooks/thaayam.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/thaayam.md` that it tells.

# TH-1, TH-2, TH-3, TH-6
thaayam-rules-game-title = Jokoa eta taula
thaayam-rules-game-lead = Eraman zure lau fitxak jauregitik gaztelura, eta atera taulatik besteek baino lehen. Bi, hiru edo lau lagunek joka dezakete, bakoitzak kolore batekin.
thaayam-rules-game-step-1 = Hasieran, lau fitxak taulatik kanpo daude.
thaayam-rules-game-step-2 = Zure jauregia: hemen hasten da ibilbidea.
thaayam-rules-game-step-3 = Ibilbidea: ertzetik eskuinera, eta gero barrutik, kontrara.
thaayam-rules-game-step-4 = Gaztelua: hemen amaitzen da ibilbidea, taularen erdian.
thaayam-rules-game-but = Ibilbide guztiak berdinak dira, baina bakoitza bere jauregian hasten da. Hau gorriarena da.
thaayam-rules-game-more = Taulak bost aldiz bost lauki ditu. Alde bakoitzaren erdian jauregi bat dago, eta erdi-erdian gaztelua. Zure jauregitik bira osoa eman behar da ertzetik, jauregira itzuli aurreko laukiraino; handik barrura sartu eta kontrako noranzkoan beste bira bat eman, jauregiaren ondoko laukiraino. Azken urratsa gaztelura da: 24 urrats guztira.
thaayam-rules-game-words = helburua, hasiera, fitxak, jauregia, gaztelua, ibilbidea, taula, bira, noranzkoa

# TH-4, TH-5, TH-9
thaayam-rules-seeds-title = Haziak eta puntuak
thaayam-rules-seeds-lead = Dadoak lau tamarindo-hazi dira, hiru aurpegi ilun eta hiru argi dituztenak. Bota laurak batera, eta zenbatu gora begira dauden aurpegi argiak.
thaayam-rules-seeds-step-1 = Argi bat: puntu 1. Berriro bota.
thaayam-rules-seeds-step-2 = Bi argi: 2 puntu. Jaurtiketak amaitu dira.
thaayam-rules-seeds-step-3 = Hiru argi: 3 puntu. Jaurtiketak amaitu dira.
thaayam-rules-seeds-step-4 = Lau argi: 4 puntu. Berriro bota.
thaayam-rules-seeds-step-5 = Argirik ez: 8 puntu. Berriro bota.
thaayam-rules-seeds-but = Hazien ordez, kaoriak erabil daitezke: ahoa da aurpegi argia. Hemen, 2 puntu.
thaayam-rules-seeds-more = Jarraitu botatzen 2 edo 3 atera arte: azken jaurtiketa horrek ere balio du. Txanda batean, hala ere, 20 jaurtiketa egin daitezke gehienez. Hamasei jaurtiketatik, batez beste, seitan 2 ateratzen da, launatan 1 eta 3, behin 4 eta behin 8.
thaayam-rules-seeds-words = haziak, tamarindoa, dadoak, bota, jaurtiketa, puntuak, argia, iluna, kaoriak, 8, zortzi

# TH-8, TH-9, TH-10
thaayam-rules-turn-title = Txanda
thaayam-rules-turn-lead = Bota haziak 2 edo 3 atera arte, eta gorde puntuazio guztiak. Gero, jokatu puntuazioak nahi duzun ordenan.
thaayam-rules-turn-step-1 = Horiak 4 atera du, eta gero 3: jaurtiketak amaitu dira.
thaayam-rules-turn-step-2 = 4koarekin, fitxa batek 4 lauki egin ditu.
thaayam-rules-turn-step-3 = 3koarekin, beste fitxa batek 3 lauki egin ditu.
thaayam-rules-turn-but = Puntuazio bat jokatu ahal bada, jokatu egin behar da, zehatz. Ezin bada, galdu egiten da.
thaayam-rules-turn-more = Puntuazio bakoitza zein fitxarekin eta noiz jokatu, zuk erabakitzen duzu, ordena horretan puntuazioren bat galtzen bada ere. Ezer gehiago ezin denean, txanda bera bakarrik amaitzen da, eta haziak eskuineko jokalariari pasatzen zaizkio. Norbait harrapatu baduzu, ordea, beste txanda bat duzu.
thaayam-rules-turn-words = txanda, bota, jaurtiketa, puntuazioa, ordena, mugitu, eskuina, ezin jokatu, galdu, derrigorra

# TH-11, TH-12
thaayam-rules-enter-title = Fitxak sartu
thaayam-rules-enter-lead = Fitxa bat sartzeko, 1eko bat behar da: fitxa zure jauregian jartzen da. Lau fitxak kanpoan badituzu, lehen 1ekoaren aurreko puntuazioek ez dute balio.
thaayam-rules-enter-step-1 = Horiak 4, 4, 1, 8 eta 3 atera ditu. Bi 4koek ez dute balio.
thaayam-rules-enter-step-2 = 1ekoarekin, fitxa bat sartu du jauregian.
thaayam-rules-enter-step-3 = 8koarekin eta 3koarekin, fitxa horrek 11 lauki egin ditu.
thaayam-rules-enter-but = Fitxaren bat taulan badago, ez da ezer ezabatzen: hemen, 4koak ere balio du.
thaayam-rules-enter-more = 1ekorik gabe ezin da fitxarik sartu. Lau fitxak kanpoan badituzu eta 1ekorik atera ez baduzu, txanda pasatzen da. Gainerako 1ekoekin beste fitxa batzuk sar ditzakezu, edo taulan daudenak mugitu. Gazteluan dagoen fitxa taulan dago.
thaayam-rules-enter-words = sartu, sarrera, 1, bat, kanpoan, jauregia, ezabatu, balio, lehen 1ekoa

# TH-13, TH-17
thaayam-rules-share-title = Puntuazioak banatu
thaayam-rules-share-lead = Puntuazioak zure fitxen artean bana ditzakezu, nahi bezala. Puntuazio bakoitza, ordea, fitxa bakar batek erabili behar du, osorik.
thaayam-rules-share-step-1 = Horiak 4, 8, 4 eta 2 atera ditu.
thaayam-rules-share-step-2 = Fitxa batek 8koa eta 4ko bat erabili ditu: 12 lauki.
thaayam-rules-share-step-3 = Besteak 4ko bat eta 2koa erabili ditu: 6 lauki.
thaayam-rules-share-but = 8koa ezin da bitan banatu: fitxa batek 8 lauki egin behar ditu.
thaayam-rules-share-more = Puntuazio berekin, fitxa batek 18 lauki egin zitzakeen, edo hiru fitxak 4, 8 eta 6. 1ekoekin fitxak sar daitezke, edo taulakoak mugitu. Fitxa batek puntuazio bat baino gehiago erabiltzen badu, puntuazio bakoitzaren amaieran gelditzen da, eta han harrapa dezake.
thaayam-rules-share-words = banatu, puntuazioa, osorik, fitxa bat, bi fitxa, batu, 18, ordena

# TH-14, TH-15
thaayam-rules-shelter-title = Babeslekuak
thaayam-rules-shelter-lead = Lau jauregiak eta gaztelua babeslekuak dira: han ezin da inor harrapatu. Edozein koloretako fitxak elkarrekin egon daitezke, nahi adina.
thaayam-rules-shelter-step-1 = Jauregi honetan lau fitxa daude, hiru koloretakoak.
thaayam-rules-shelter-step-2 = Horia jauregi honetara iritsi da, inor harrapatu gabe.
thaayam-rules-shelter-step-3 = Gazteluan ere seguru daude urdina eta berdea.
thaayam-rules-shelter-but = Lauki arrunt batean ere nahi adina fitxa izan ditzakezu, baina ez daude babestuta.
thaayam-rules-shelter-more = Jauregiek beti babesten dituzte denak, aurkariak ere bai, jabeak jokatzen ez badu ere. Lauki arrunt batean, aldiz, ez dira inoiz bi koloretako fitxak elkarrekin geratzen, bikiak izan ezik: azkena iritsi denak besteak harrapatzen ditu.
thaayam-rules-shelter-words = babeslekua, seguru, jauregia, gaztelua, ezin harrapatu, elkarrekin, lauki arrunta, nahi adina

# TH-16, TH-17, TH-18, TH-19
thaayam-rules-capture-title = Harrapaketa
thaayam-rules-capture-lead = Zure fitxa aurkari baten fitxa dagoen lauki arrunt batera iristen bada, harrapatu egiten du. Harrapatutakoa kanpora doa, eta 1eko batekin sartuko da berriro.
thaayam-rules-capture-step-1 = Horiak 3koa jokatu du lehenik, eta urdinera iritsi da.
thaayam-rules-capture-step-2 = Urdina harrapatu du: taulatik kanpora doa.
thaayam-rules-capture-step-3 = Gero, 8koarekin, gorria ere harrapatu du.
thaayam-rules-capture-but = Ordenak badu garrantzia: hemen, lehenik 1 eta gero 2, ez da urdina harrapatzen.
thaayam-rules-capture-more = Aurkariaren bi fitxa edo gehiago badaude, denak harrapatzen dira, bikiak izan ezik. Harrapatzen duenak beste txanda bat du puntuazioak jokatu ondoren: bakarra, asko harrapatu arren. Txanda berri horretan ere harrapatuz gero, beste bat izango du.
thaayam-rules-capture-words = harrapatu, harrapaketa, jan, aurkaria, kanpora, beste txanda, berriro bota, ordena

# TH-20, TH-21
thaayam-rules-twins-title = Bikiak
thaayam-rules-twins-lead = Bi fitxa aurreko jauregian badituzu, biki izenda ditzakezu. Handik aurrera elkarrekin mugitzen dira, puntuazioen erdia aurreratuz.
thaayam-rules-twins-step-1 = Horiak bi fitxa ditu aurreko jauregian: bikia osatu du.
thaayam-rules-twins-step-2 = 4, 1, 8, 4 eta 2 dira 19. Bakoitia denez, bat kenduta: 18.
thaayam-rules-twins-step-3 = Bikiak erdia aurreratu du: 9 lauki.
thaayam-rules-twins-but = 1eko bakar batek ez du bikia mugitzen. Bi 1ekok, batera, lauki bat.
thaayam-rules-twins-more = Bikia zure puntuazioak jokatzen ari zarela izenda daiteke, bat behintzat geratzen bada, eta ez da puntuaziorik gastatzen. Puntuazio bat edo gehiago batu daitezke bikiarentzat, eta urrats bakarrean egiten du bidea: amaieran bakarrik gelditzen da. Gainerakoak beste fitxek erabil ditzakete. Lau fitxak han badaude, bi biki osa daitezke. Bikia ezin da desegin gaztelura iritsi arte.
thaayam-rules-twins-words = bikia, bikiak, bi fitxa, aurreko jauregia, izendatu, erdia, bakoitia, batura

# TH-22, TH-23
thaayam-rules-twin-fights-title = Bikiak borrokan
thaayam-rules-twin-fights-lead = Lauki arrunt batean, biki batek bakarrik harrapa dezake beste biki bat. Bikiek eta fitxa arruntek ez diote elkarri erasotzen, eta lauki berean egon daitezke.
thaayam-rules-twin-fights-step-1 = Urdina biki horiaren laukira iritsi da: ez da ezer gertatu.
thaayam-rules-twin-fights-step-2 = Biki horiak 8koaren erdia egin du: 4 lauki.
thaayam-rules-twin-fights-step-3 = Biki gorria harrapatu du, baina berdea han geratu da.
thaayam-rules-twin-fights-but = Aukera bat: kanporatutako bikia biki gisa sartzen da, txanda bereko bi 1ekorekin.
thaayam-rules-twin-fights-more = Arau arruntean, kanporatutako bikia bi fitxa arrunt bihurtzen da, eta bakoitza 1eko batekin sartzen da. Biki bat kanporatzeak ere beste txanda bat ematen du. Babeslekuetan, bikiak ere seguru daude. Biki gisa sartzen bada, bere jauregian sartzen da; zure lau fitxak kanpoko bikiak badira, bigarren 1ekoaren aurreko puntuazioek ez dute balio.
thaayam-rules-twin-fights-words = bikia, bikiak, eraso, harrapatu, kanporatu, bi 1eko, biki gisa, itzuli, fitxa arrunta

# TH-24, TH-25, TH-26, TH-27
thaayam-rules-castle-title = Gaztelua eta amaiera
thaayam-rules-castle-lead = Gaztelura zehatz iritsi behar da. Lau fitxak gazteluan dituzunean, 1eko bakoitzak fitxa bat ateratzen du taulatik.
thaayam-rules-castle-step-1 = Horiak 3koa jokatu du: azken fitxa gaztelura iritsi da.
thaayam-rules-castle-step-2 = Geratzen zaion 1ekoarekin, fitxa bat atera du taulatik.
thaayam-rules-castle-step-3 = Lau fitxak lehenik ateratzen dituenak irabaziko du.
thaayam-rules-castle-but = Puntuazioa handiegia bada, ezin da mugitu: hemen lauki bat falta da, eta 4 atera da.
thaayam-rules-castle-more = Laugarren fitxa iritsi orduko, txanda horretan geratzen diren 1ekoek ere balio dute ateratzeko. Gaztelura iristen den bikia berriro bi fitxa da, eta bakoitza 1eko batekin ateratzen da. Norbaitek irabazten duenean, partida amaitzen da, eta besteek gainerako postuak partekatzen dituzte.
thaayam-rules-castle-words = gaztelua, iritsi, zehatz, atera, kanporatu, amaiera, irabazi, irabazlea, postua

# TH-5, TH-7, TH-23
thaayam-rules-options-title = Aukerako arauak
thaayam-rules-options-lead = Partida hasi baino lehen, erabaki elkarrekin nola itzuliko diren bikiak. Erabaki, halaber, haziak ala kaoriak nahi dituzuen, eta nork hasiko duen.
thaayam-rules-options-step-1 = Bikia biki gisa: txanda bereko bi 1ekorekin sartzen da.
thaayam-rules-options-step-2 = Kaoriak: itxura besterik ez da aldatzen.
thaayam-rules-options-step-3 = Nork hasi: denek bota behin, eta handienak hasiko du.
thaayam-rules-options-but = Handienean berdintzen direnek berriro botako dute. Nahi baduzue, ordea, lehen jokalariak hasiko du.
thaayam-rules-options-more = Hasierako jaurtiketak ez dira lehen txandakoak: hasten denak berriro botako ditu haziak. Bi jokalari badira, aurrez aurre esertzen dira. Bikia bi fitxatan banatzen denean ez da ezer berezirik behar: fitxa bakoitza ohiko moduan sartzen da.
thaayam-rules-options-words = aukerak, aukerako arauak, aldaerak, biki gisa, kaoriak, nork hasi, hasierako jaurtiketa, berdinketa
