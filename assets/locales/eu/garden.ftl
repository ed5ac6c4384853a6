# The names of the garden games, and what is said while pieces are laid out behind the screen.

garden-games = Lorategiko jokoak
lotus = Budaren lotoa
lotus-about = 2–4 jokalari · lorategiko jokoa
flight = Budaren hegaldia
flight-about = 2–4 jokalari · animaliak hegan
flight-over = Oinarria
flight-over-about = Hegaldia zein jokoren gainean jokatzen den.

arrange = Antolatu piezak
arrange-about = Bi lerro, d-tik i-ra. Aldea ere zuk aukeratzen duzu.
arrange-turn = Biratu
arrange-shuffle = Nahastu
arrange-plans = Antolaketak
arrange-wall = Harresia
arrange-flying = Hegan
arrange-kept = Gordea { $number }
arrange-keep = Gorde hau
arrange-unread = { $count ->
    [one] Ezarpenetako antolaketa bat ezin da irakurri; han geratzen da.
   *[other] Ezarpenetako { $count } antolaketa ezin dira irakurri; han geratzen dira.
}
arrange-ready-title = Hamarrak jarrita
arrange-ready = Aldatu nahi duzuna. Dena gustukoa duzunean, esan prest zaudela.
arrange-done = Prest
arrange-next = Orain jokatzeko: { $name }
arrange-hand-over = Hamarrak jarrita daude. Bionboak ezkutatuko ditu, inork ez ditu ikusiko.
arrange-to-computer = Hamarrak jarrita daude. Ordenagailuak ez ditu ikusten bionboa altxatu arte: { $name }.
arrange-lift = Bionboa altxatu?
arrange-lift-about = Hamarrak jarrita daude. Bionboa altxatzean, bi aldeak agerian geratuko dira.
arrange-alone = Orain { $name } bakarrik egon behar da mahaiaren aurrean.
arrange-here = Hemen nago
arrange-cancel = Utzi
arrange-behind = Bionboaren atzean
arrange-elsewhere = Piezak antolatzen: { $name }. Inork ez ditu ikusten.
arrange-plate-now = antolatzen
arrange-plate-done = bionboaren atzean
arrange-plate-waits = zain
