# The rule book, whatever the game.

rulebook-contents = Edukia
rulebook-search = Bilatu arauetan
rulebook-players = { $from }–{ $to } jokalari
rulebook-players-just = { $from } jokalari
rulebook-page = { $page }. orria
rulebook-more = Gehiago hurrengo orrian
rulebook-next = Hurrengoa: { $title }
rulebook-words = Bilatzeko hitzak: { $words }
rulebook-found = { $count ->
    [one] Atal batean agertzen da
   *[other] { $count } ataletan agertzen da
}
rulebook-none = Ez dago emaitzarik: «{ $query }»
rulebook-nearest = Bilatu «{ $word }»
rulebook-hint-chapter = atala
rulebook-hint-page = orria
rulebook-hint-search = bilatu
rulebook-hint-back = atzera
rulebook-unusable = Arau-liburu hau ezin da erabili: { $file }. Horren ordez, programarena erakusten da.
