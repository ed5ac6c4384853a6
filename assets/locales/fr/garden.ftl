# The names of the garden games, and what is said while pieces are laid out behind the screen.

garden-games = Les jeux du jardin
lotus = Le lotus de Bouddha
lotus-about = 2–4 joueurs · le jeu du jardin
flight = Le vol de Bouddha
flight-about = 2–4 joueurs · des animaux qui volent
flight-over = Sur quel jeu
flight-over-about = Sur lequel des deux jeux le vol se joue.

arrange = Placez vos pièces
arrange-about = Deux lignes, de d à i. Vous choisissez aussi leur orientation.
arrange-turn = Tourner
arrange-shuffle = Mélanger
arrange-plans = Dispositions
arrange-wall = La muraille
arrange-flying = L’envol
arrange-kept = Gardée { $number }
arrange-keep = Garder celle-ci
arrange-unread = { $count ->
    [one] Une disposition des réglages est illisible ; elle y reste.
   *[other] { $count } dispositions des réglages sont illisibles ; elles y restent.
}
arrange-ready-title = Les dix sont placées
arrange-ready = Changez ce que vous voulez. Quand tout vous convient, dites que c’est prêt.
arrange-done = C’est prêt
arrange-next = À vous : { $name }
arrange-hand-over = Les dix sont placées. Le paravent les cachera : personne ne les verra.
arrange-to-computer = Les dix sont placées. L’ordinateur ne les voit pas avant que le paravent soit levé : { $name }.
arrange-lift = Lever le paravent ?
arrange-lift-about = Les dix sont placées. Une fois le paravent levé, les deux côtés seront visibles.
arrange-alone = Une seule personne devant la table maintenant : { $name }.
arrange-here = C’est moi
arrange-cancel = Annuler
arrange-behind = Derrière le paravent
arrange-elsewhere = Place ses pièces : { $name }. Personne ne les voit.
arrange-plate-now = place ses pièces
arrange-plate-done = derrière le paravent
arrange-plate-waits = attend
