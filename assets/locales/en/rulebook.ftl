# The rule book, whatever the game.

rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-players = { $from }–{ $to } players
rulebook-players-just = { $from } players
rulebook-page = Page { $page }
rulebook-more = More on the next page
rulebook-next = Next: { $title }
rulebook-words = Words to search for: { $words }
rulebook-found = { $count ->
    [one] Found in one chapter
   *[other] Found in { $count } chapters
}
rulebook-none = Nothing found for “{ $query }”
rulebook-nearest = Search for “{ $word }”
rulebook-hint-chapter = chapter
rulebook-hint-page = page
rulebook-hint-search = search
rulebook-hint-back = back
rulebook-unusable = The rule book { $file } cannot be used; the program’s own is shown instead.
