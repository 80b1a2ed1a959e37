### L’écriture des grands nombres, et des nombres de choses que plusieurs parties montrent.

thousands = {"\u202F"}
decimal = ,
days-in-a-row =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } d’affilée
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
print-pages =
    Imprimer { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
