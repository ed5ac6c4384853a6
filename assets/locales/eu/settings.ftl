# The settings.

settings-kept = Aldaketak berehala gordetzen dira
settings-look = Hizkuntza eta pantaila
settings-sound = Soinua eta mugimendua
settings-keys = Teklak eta agintea

text-size = Testuaren tamaina
percent = %{ $number }
window = Leihoa
window-within = Leihoan
window-whole = Pantaila osoan

sound = Soinua
music = Musika
silent = isilik
speed = Abiadura
speed-instant = Bat-batekoa
speed-slow = Motela
speed-normal = Arrunta
speed-fast = Azkarra
less-motion = Mugimendu gutxiago
less-motion-note = Fitxak jauzirik gabe doaz.
mute-all = Dena isildu

# The actions, each a row with its keys and its gamepad buttons.
act-confirm = Aukeratu
act-back = Atzera
act-up = Gora
act-down = Behera
act-left = Ezkerrera
act-right = Eskuinera
act-next = Hurrengoa
act-previous = Aurrekoa
act-menu = Menua
act-hint = Aholkua
act-other = Biratu, ezabatu
act-undo = Desegin
act-redo = Berregin
act-first = Lehena
act-last = Azkena
act-search = Bilatu
act-look = Nork nor hartu
act-call = Deitu (hât-lô)
act-mute = Isildu
act-fullscreen = Pantaila osoa

press-a-key = Sakatu tekla bat
press-a-button = Sakatu botoi bat
usual-keys = Hasierakoak berreskuratu
usual-keys-ask = Teklak hasierakoetara itzuli?
usual-keys-body = Tekla eta botoi guztiak hasieran bezala geratuko dira. Beste ezarpenak ez dira aldatuko.
usual-keys-do = Itzuli
taken-ask = Aldatu?
taken-body = { $key } hartuta dago. Aldatzen baduzu, trukatu egingo dira:
taken-do = Aldatu
leave-it = Utzi
must-keep = Aukeratu eta Atzera ezin dira geratu teklarik edo botoirik gabe.

settings-hint-value = aldatu
settings-hint-as-it-is = utzi dagoen bezala
settings-hint-without = hutsik utzi
settings-hint-usual = hasierakoa

# The colours, as they are and as others see them.
eyes = Lau koloreak
eyes-note = Kolorea ez da inoiz bakarrik: burua eta marrak ere bereiziak.
eyes-usual = Denak
eyes-usual-note = ikusmen arrunta
eyes-protanopia = Gorririk gabe
eyes-deuteranopia = Berderik gabe
eyes-tritanopia = Urdinik gabe
protanopia = protanopia
deuteranopia = deuteranopia
tritanopia = tritanopia
