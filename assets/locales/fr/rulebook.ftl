# The rule book, whatever the game.

rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-players = { $from }–{ $to } joueurs
rulebook-players-just = { $from } joueurs
rulebook-page = Page { $page }
rulebook-more = La suite à la page suivante
rulebook-next = À suivre : { $title }
rulebook-words = Mots à chercher : { $words }
rulebook-found = { $count ->
    [one] Dans un chapitre
   *[other] Dans { $count } chapitres
}
rulebook-none = Aucun résultat : « { $query } »
rulebook-nearest = Chercher « { $word } »
rulebook-hint-chapter = chapitre
rulebook-hint-page = page
rulebook-hint-search = chercher
rulebook-hint-back = retour
rulebook-unusable = Ce livre de règles est inutilisable : { $file }. Celui du programme est affiché à sa place.
