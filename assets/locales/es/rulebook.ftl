# The rule book, whatever the game.

rulebook-contents = Índice
rulebook-search = Busca en las reglas
rulebook-players = { $from }–{ $to } jugadores
rulebook-players-just = { $from } jugadores
rulebook-page = Página { $page }
rulebook-more = Más en la página siguiente
rulebook-next = Siguiente: { $title }
rulebook-words = Palabras para buscar: { $words }
rulebook-found = { $count ->
    [one] Aparece en un capítulo
   *[other] Aparece en { $count } capítulos
}
rulebook-none = No hay resultados: «{ $query }»
rulebook-nearest = Busca «{ $word }»
rulebook-hint-chapter = capítulo
rulebook-hint-page = página
rulebook-hint-search = buscar
rulebook-hint-back = volver
rulebook-unusable = No se puede usar este libro de reglas: { $file }. En su lugar se muestra el del programa.
