### Pares e trios quase bloqueados.

can-only-be = { $cell } só pode ser { AS($digits, "or") }.
between-them = Juntas, { $cells } só têm { $digits }.
only-in-or-in = { AS($house, "in") }, esses dígitos só podem ficar em { AS($cells, "or") } ou { AS($within, "in") }.
only-in-two-or-in = { AS($house, "in") }, esses dígitos só podem ficar em { AS($cells, "or") }, ou { AS($within, "in") }.
just-one =
    Exatamente um deles fica no cruzamento com { AS($within, "the") }: { $others } só pode ter { $count ->
        [one] um
       *[other] { $count }
    }, e mais de um no cruzamento não deixaria nada para { $cells }.
just-one-of-three =
    Exatamente um deles fica no cruzamento com { AS($within, "the") }: { $others } só { $others ->
        [one] fica
       *[other] ficam
    } com { $count ->
        [one] um
       *[other] { $count } deles
    }, e mais de um no cruzamento não deixaria dígitos suficientes para { $cells }.
is-the-other = Assim, { $cells } fica com o outro, e { $others } também tem que ser { AS($digits, "or") }.
have-the-others = Assim, { $cells } ficam com os outros, e { $others } só têm esses dígitos.
