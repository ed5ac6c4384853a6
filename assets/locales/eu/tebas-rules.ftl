# The rule book of Tebas.
#
# Its chapters and their pictures are in `levels/rulebooks/tebas.ron`. Each has a title, two sentences to
# begin with, the steps of its picture, an exception, what else is true (for the second page), and words to
# find it by. The comment above a chapter names the clauses of `docs/rules/tebas.md` that it tells.

# TE-1, TE-3, TE-4, TE-5
tebas-rules-game-title = Jokoa eta taula
tebas-rules-game-lead = Geldiarazi aurkariaren fitxak, estaliz edo jokotik kenduz. Bi jokalarik jokatzen dute, hamarna fitxarekin: batak boliak ditu, besteak lapislazuliak.
tebas-rules-game-step-1 = Kanpo-eremuak: alboko bi lerroak, hamaikana zirkulu arruntekin.
tebas-rules-game-step-2 = Barne-eremua: erdiko bi lerroak.
tebas-rules-game-step-3 = Bi zirkulu loredunak. Haietan ezin da gelditu.
tebas-rules-game-step-4 = Hasieran: boliak eta lapislazuliak txandaka, eta erdikoak hutsik.
tebas-rules-game-step-5 = III laurdenak eremuen mugari begira jartzen dira.
tebas-rules-game-but = Hau taula osoa da, partidaren hasieran. Nork hasi, zoriz aukeratzen da: edozein kolorek has dezake.
tebas-rules-game-more = Taulak 4×11 zirkulu ditu. Barne-eremuan hogei zirkulu arrunt daude eta, erdian, bi loredun: f2 eta f3. Hasieran, hogei fitxak kanpo-eremuetan daude. 1. lerroko lehen fitxa, ezkerrekoa, bolizkoa da; 4. lerrokoa, lapislazulizkoa. Erdiko bi zirkuluak, f1 eta f4, hutsik geratzen dira. Nork hasi erabaki ondoren, zoriak ez du zeresanik: dena jokalarien esku dago.
tebas-rules-game-words = helburua, hasiera, taula, eremuak, kanpo-eremua, barne-eremua, zirkulu loreduna, boliak, lapislazuliak, nork hasi

# TE-2, TE-8, TE-17
tebas-rules-discs-title = Fitxak eta zenbakiak
tebas-rules-discs-lead = Fitxa bakoitzak lau laurden ditu, I, II, III eta IV zenbakiekin. Norabide batera begira dagoen zenbakiak esaten du zenbat zirkulu egiten dituen hara.
tebas-rules-discs-step-1 = Zenbakiak erlojuaren orratzen noranzkoan doaz.
tebas-rules-discs-step-2 = II du eskuinera begira: bi zirkulu egiten ditu.
tebas-rules-discs-step-3 = I du gora begira: zirkulu bakarra egiten du.
tebas-rules-discs-step-4 = Diagonalean, inoiz ez.
tebas-rules-discs-but = Ez gehiago, ez gutxiago: III zenbakiaren noranzkoan hiru zirkulu egiten dira, ezin dira lau egin.
tebas-rules-discs-more = Fitxa bat ezkerrera, eskuinera, gora edo behera mugi daiteke, zuk aukeratutako norabidean. Lau norabideek zenbaki desberdinak dituzte beti, eta biratu arte ez dira aldatzen. Erreparatu aurkariaren fitxei ere: haien zenbakiak begien bistan daude, eta esaten dizute zein zirkulutara irits daitezkeen.
tebas-rules-discs-words = fitxa, zenbakiak, laurdena, norabidea, zenbat zirkulu, zehatz, diagonala, ortogonala, I, II, III, IV

# TE-6, TE-7, TE-17
tebas-rules-turn-title = Mugitu edo biratu
tebas-rules-turn-lead = Zure txandan, mugitu zure fitxa bat, edo biratu dagoen tokian. Bietako bat egin behar da, eta gero aurkariaren txanda da.
tebas-rules-turn-step-1 = Bira laurden bat: orain, IV dago gora begira.
tebas-rules-turn-step-2 = Bira erdi bat: orain, III dago gora begira.
tebas-rules-turn-step-3 = Biraren hiru laurden: orain, II dago gora begira.
tebas-rules-turn-but = Bira osoak ez du balio: fitxa lehen bezala geratuko litzateke. Eta mugitzen ari dela ezin da biratu.
tebas-rules-turn-more = Txandaka jokatzen da, mugimendu bana eginez. Biratzeak txanda osoa hartzen du, baina fitxaren lau norabideak aldatzen ditu. Ezin da txandarik pasatu: beti jokatu behar da zerbait. Mugitzen den fitxak, aldiz, zenbakiak zeuden bezala gordetzen ditu, bidean norabidez aldatuta ere.
tebas-rules-turn-words = txanda, mugitu, biratu, bira laurdena, bira erdia, hiru laurden, bira osoa, txandaka

# TE-9, TE-10, TE-11, TE-17
tebas-rules-bend-title = Norabidea aldatu
tebas-rules-bend-lead = Fitxa mugara edo ertzera iristen bada eta zirkuluak falta bazaizkio, norabidez aldatu behar du. Behin bakarrik alda dezake, eta biratu gabe.
tebas-rules-bend-step-1 = II du gora begira: urrats bat egin, eta mugan dago.
tebas-rules-bend-step-2 = Ezkerrera jo dezake, falta zaion zirkulua egiteko.
tebas-rules-bend-step-3 = Edo eskuinera: zuk aukeratzen duzu.
tebas-rules-bend-step-4 = Mugara edo ertzera iritsi gabe ezin da norabidea aldatu.
tebas-rules-bend-but = Mugimendu batean ezin da bi aldiz aldatu: fitxa hau mugara iritsi da lehenik, eta ertzera gero.
tebas-rules-bend-more = Lehen urratsa beti zuzen egiten da, aukeratutako norabidean. Handik aurrera, aurrean muga edo ertza dagoenean, ezkerrera edo eskuinera jo behar da, inoiz ez atzera, eta zenbatzen jarraitu. Fitxak bere jarrera gordetzen du. Zirkulurik falta ez bazaio, mugan bertan amaitzen du, aldatu gabe.
tebas-rules-bend-words = norabidea, aldatu, norabide-aldaketa, ertza, muga, ezkerrera, eskuinera, behin, bi aldiz, biratu gabe

# TE-12, TE-13, TE-17
tebas-rules-border-title = Muga gurutzatu
tebas-rules-border-lead = Lehen urratsean, fitxa eremu batetik bestera igaro daiteke. Bigarrenean, hirugarrenean eta laugarrenean, ez.
tebas-rules-border-step-1 = Lehen urratsean sartu da, eta barruan egin du bigarrena.
tebas-rules-border-step-2 = Fitxen eta zirkulu loredunen gainetik igaro daiteke.
tebas-rules-border-step-3 = Bigarren urratsean ezin da kanpora irten.
tebas-rules-border-but = Beraz, fitxa bat ezin da mugimendu batean kanpo-eremu batetik bestera eraman.
tebas-rules-border-more = Berdin da kanpotik barrura edo barrutik kanpora. Lehen urratsean ere ezin da taulatik irten: ertzeko fitxa bat ezin da kanporantz mugitu. Bidean zer dagoen ez du axola: zirkulu hutsak, loredunak eta beteak, zureak nahiz aurkariarenak, berdin igarotzen dira. Amaierako zirkuluak bakarrik du garrantzia.
tebas-rules-border-words = muga, gurutzatu, lehen urratsa, bigarren urratsa, sartu, irten, igaro, gainetik, eremua, ertza

# TE-14, TE-15, TE-16, TE-17
tebas-rules-ends-title = Non amaitu
tebas-rules-ends-lead = Kanpo-eremuan, mugimendua zirkulu huts batean amaitu behar da. Barne-eremuan, zirkulu huts batean zein bete batean amai daiteke.
tebas-rules-ends-step-1 = Kanpo-eremuko zirkulu huts batean, bai.
tebas-rules-ends-step-2 = Kanpo-eremuko zirkulu bete batean, ez.
tebas-rules-ends-step-3 = Barne-eremuko zirkulu huts batean, bai.
tebas-rules-ends-step-4 = Barne-eremuko zirkulu bete batean ere bai: gainean jartzen da.
tebas-rules-ends-step-5 = Zirkulu loredun batean, inoiz ez.
tebas-rules-ends-but = Zirkulu loreduna ezin da bete, baina gainetik igaro daiteke.
tebas-rules-ends-more = Zirkulu betea fitxa bat edo meta bat duena da, zurea nahiz aurkariarena. Norabide-aldaketak bi amaiera ematen baditu, bakoitza bere aldetik aztertzen da: bata zilegi izan daiteke, eta bestea ez. Norabide batean amaiera zilegirik ez badago, norabide horretan ezin da jokatu.
tebas-rules-ends-words = amaitu, amaiera, gelditu, hutsik, betea, zirkulu loreduna, kanpo-eremua, barne-eremua, gainean

# TE-18, TE-19, TE-20, TE-21, TE-23
tebas-rules-stacks-title = Metak
tebas-rules-stacks-lead = Barne-eremuko zirkulu bete batean amaitzen duen fitxak meta bat osatzen du. Goiko fitxaren jabeak kontrolatzen du, eta azpikoak blokeatuta geratzen dira.
tebas-rules-stacks-step-1 = Bolia lapislazuliaren gainera iritsi da: meta bat osatu dute.
tebas-rules-stacks-step-2 = Meta hau lapislazuliena da: azpiko bi boliak blokeatuta daude.
tebas-rules-stacks-step-3 = Goiko fitxaren zenbakiak, II, meta osoa mugitzen du.
tebas-rules-stacks-step-4 = Beste meta baten gainean amaitu du, eta hura azpian geratu da.
tebas-rules-stacks-but = Meta bat ezin da kanpo-eremuko zirkulu bete batean utzi.
tebas-rules-stacks-more = Nahi adina aldiz meta daiteke: fitxak eta metak, zureak nahiz aurkariarenak. Goiko fitxaren jabeak bakarrik biratu edo mugi dezake meta; goikoa biratzean, ez du axola azpikoak biratzen diren edo ez. Metak fitxa baten arau berberak betetzen ditu: muga lehen urratsean bakarrik, norabide-aldaketa bakarra, eta inoiz ez zirkulu loredun batean.
tebas-rules-stacks-words = meta, metatu, metaketa, goiko fitxa, azpikoak, blokeatu, kontrolatu, estali, gainean jarri

# TE-22, TE-23
tebas-rules-undone-title = Meta desegin
tebas-rules-undone-lead = Kanpo-eremuko zirkulu huts batera eramandako meta berehala desegiten da. Aurkariaren fitxak jokotik ateratzen dira, eta zureak kanpo-eremuetan jartzen dituzu.
tebas-rules-undone-step-1 = Boliek beren meta kanpo-eremuko zirkulu huts batera eraman dute.
tebas-rules-undone-step-2 = Goiko fitxa bertan geratzen da, biratu gabe.
tebas-rules-undone-step-3 = Aurkariaren fitxa jokotik atera da, betiko.
tebas-rules-undone-step-4 = Azpiko bolia kanpo-eremuetako zirkulu huts batean jarri dute.
tebas-rules-undone-but = Azpiko fitxa guztiak jarri behar dituzu txanda amaitu aurretik, nahi dituzun kanpoko zirkulu hutsetan.
tebas-rules-undone-more = Jarritako fitxak hasieran bezala geratzen dira, III zenbakia mugari begira, eta berriro mugi daitezke. Edozein kanpo-eremutan jar ditzakezu. Aurkariak jokotik ateratako fitxak galduta ditu partida bukatu arte. Meta ere lehen urratsean bakarrik irten daiteke barne-eremutik, eta beste fitxa aske bat utzi behar duzu han.
tebas-rules-undone-words = meta, desegin, kanpora, jokotik atera, kendu, berriro jarri, itzuli, kanpo-eremua, galdu

# TE-24, TE-26
tebas-rules-free-title = Fitxa askea barruan
tebas-rules-free-lead = Gutxienez fitxa aske bat eduki behar duzu beti barne-eremuan. Fitxa bat askea da gainean inor ez badu: bakarrik, edo meta baten gainean.
tebas-rules-free-step-1 = Hau da boliek barruan duten fitxa aske bakarra.
tebas-rules-free-step-2 = Lapislazuliaren azpian dagoen bolia ez da askea.
tebas-rules-free-step-3 = Beraz, fitxa aske bakarra ezin da kanpora eraman.
tebas-rules-free-step-4 = Barruan, ordea, mugi daiteke, eta dagoen tokian biratu ere bai.
tebas-rules-free-but = Meta bat kanpora eramateko ere, beste fitxa aske bat behar duzu barruan, metaz gain.
tebas-rules-free-more = Zure mugimendu bakoitzaren ondoren eduki behar duzu fitxa aske bat barruan: hori lortzen duen mugimendurik badago, gainerakoak ez dira zilegi. Bi fitxa aske badituzu barruan, bat atera dezakezu. Zure bi fitxa meta berean jarriz gero, goikoa bakarrik da askea. Kanpoan desegindako metaren fitxak ez dira barrukotzat hartzen.
tebas-rules-free-words = fitxa askea, askea, barruan, barne-eremua, azkena, derrigorra, obligazioa, bakarra, estalita

# TE-19, TE-25
tebas-rules-enter-title = Fitxa aske bat sartu
tebas-rules-enter-lead = Aurkariak barruko zure azken fitxa askea estaltzen badu, hurrengo mugimenduan beste bat sartu behar duzu. Partidako lehen mugimenduan ere bai.
tebas-rules-enter-step-1 = Lapislazuliek bolien barruko azken fitxa askea estali dute.
tebas-rules-enter-step-2 = Orain, boliek fitxa aske bat sartu behar dute.
tebas-rules-enter-step-3 = Kanpo-eremuan mugitzeak ez du balio.
tebas-rules-enter-but = Ezin bada fitxarik sartu, bat biratu behar da, hurrengo mugimenduan sartu ahal izan dadin.
tebas-rules-enter-more = Barruko zirkulu bete batean amaitzeak ere balio du: goiko fitxa askea da. Biratuta ere ezin bada fitxarik prestatu sartzeko, edozein mugimendu da zilegi. Partidaren hasieran inork ez du fitxarik barruan: horregatik, bi jokalariek fitxa bana sartzen dute beren lehen mugimenduan.
tebas-rules-enter-words = sartu, fitxa askea, derrigorra, obligazioa, estali, hurrengo mugimendua, lehen mugimendua, biratu, barruan

# TE-27, TE-28, TE-29
tebas-rules-end-title = Partidaren amaiera
tebas-rules-end-lead = Aurkaria geldiarazten duenak irabazten du partida. Jokalari bat geldirik geratzen da jokoan fitxa aske gehiagorik ez duenean.
tebas-rules-end-step-1 = Lapislazuliei fitxa aske bakarra geratzen zaie jokoan.
tebas-rules-end-step-2 = Besteak meta batean daude, azpian, blokeatuta.
tebas-rules-end-step-3 = Boliek estali egin dute: partida irabazi dute.
tebas-rules-end-but = Aukerako arau bat: posizio bera, txanda berarekin, hirugarren aldiz gertatzen denean, berdinketa da.
tebas-rules-end-more = Fitxak estaliz zein jokotik ateraz geldiaraz daiteke aurkaria; jokotik atera direnak ez dira itzultzen. Posizioak txandaren hasieran zenbatzen dira, eta zerotik berriro, fitxaren bat jokotik ateratzen denean. Beste aukerako arau bat: bakoitzak 60 txanda segidan jokatzen baditu fitxarik estali edo atera gabe, berdinketa da. Kopuru hori alda daiteke, eta bi arauak ken daitezke.
tebas-rules-end-words = amaiera, irabazi, irabazlea, geldiarazi, geldirik, berdinketa, posizio bera, hirugarren aldiz, 60 txanda, aukerako arauak
