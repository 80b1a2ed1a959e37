### Lo que se ve por otras reglas que filas, columnas y cajas. Estas frases están junto a las demás.

by-window = { $cell } ve a { $others } porque comparten la ventana.
by-diagonal = { $cell } ve a { $others } porque comparten la diagonal.
by-cage = { $cell } ve a { $others } porque comparten la jaula.
by-knight = { $cell } ve a { $others } a un salto de caballo.
by-king = { $cell } ve a { $others } a un paso de rey.
named = { $cells }
counted = { $count } celdas
