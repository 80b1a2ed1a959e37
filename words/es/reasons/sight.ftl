### Lo que se ve por otras reglas que filas, columnas y cajas. Estas frases están junto a las demás.

by-window = { $cell } ve a { $others } porque comparten la ventana.
by-diagonal = { $cell } ve a { $others } porque comparten la diagonal.
by-cage = { $cell } ve a { $others } porque comparten la jaula.
by-extra-region = { $cell } ve a { $others } porque comparten la región extra.
by-clue = { $cell } ve a { $others } según { $clue }.
by-twin = { $cell } ve a { $others } a través de { $twin }, que según { $clue } tiene el mismo dígito.
bars = Según { $clue }, el { $digit } en { $cell } descarta { $lost } en { $other }.
by-knight = { $cell } ve a { $others } a un salto de caballo.
by-king = { $cell } ve a { $others } a un paso de rey.
named = { $cells }
counted = { $count } celdas
