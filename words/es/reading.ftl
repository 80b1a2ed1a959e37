### Las palabras de avisos que se cargan después: los de textos leídos, y algunos más.

## Lo que se leyó

read-as = Leído como { $format }: { $size } con { $parts }.
placed-digits =
    { $count ->
        [one] { $count } dígito colocado
       *[other] { $count } dígitos colocados
    }
notes = notas
part = Es el sudoku { $number } de { $all }.

## Cómo está escrito un texto, detrás de «Leído como»

format-line = una línea
format-rows = filas
format-block = una cuadrícula dibujada
format-list = una lista de números
format-matrix = listas entre corchetes
format-sdk = un archivo SDK
format-link = un enlace de Stepdoku
format-candidates = una cuadrícula de candidatos
format-candidate-line = una línea de candidatos
format-sdx = un archivo SDX
format-hodoku = una línea de biblioteca de HoDoKu
format-position = una línea con dígitos colocados
format-gsf = una lista con comas
format-sudoku-wiki = un enlace de SudokuWiki
format-sudoku-pad = un enlace de SudokuPad
format-f-puzzles = un enlace de f-puzzles
format-sudoku-coach = un enlace de sudoku.coach
format-sudoku-exchange = un enlace de SudokuExchange
format-penpa = un enlace de Penpa
format-solo = una partida de Solo
format-open-sudoku = un archivo de OpenSudoku
format-iss = un enlace de Interactive Sudoku Solver
format-ipuz = un archivo ipuz
format-sumo-cue = una línea de SumoCue
format-killer = un killer en una línea
format-k-sudoku = un archivo de KSudoku

## Lo que se supuso

letters-are-digits = Las letras se leyeron como dígitos: A como 1, B como 2, etc.
digits-from-zero = Los dígitos se leyeron contados desde 0: 0 se muestra como 1, 1 como 2, etc.
zeros-are-empty = Cada 0 se leyó como celda vacía.
blanks-are-empty = Los espacios se leyeron como celdas vacías.
rest-ignored = El texto que sigue al sudoku se omitió.
sections-ignored = Solo se leyeron los dígitos iniciales; los dígitos y las notas de otras secciones del texto se omitieron.
lone-givens = Los dígitos solos en su celda se leyeron como dígitos iniciales.
lone-placed = Los candidatos solos en su celda se leyeron como dígitos colocados.
around-ignored = El texto alrededor del sudoku se omitió.
letters-o = Cada letra O se leyó como 0, una celda vacía.
letters-l = Cada letra l o I se leyó como 1.
wrong-solution = El tablero completo junto al sudoku no es su solución, y se omitió.
group-ignored = Un segundo grupo de símbolos se omitió.
ends-are-empty = Las celdas que faltan al final de las filas se leyeron como vacías.
others-unread = Otras partes del texto parecen sudokus, pero no se pueden leer.
solution-ruled-out = A los candidatos les falta el dígito correcto de al menos una celda.
sign-is-empty = Cada «{ $sign }» se leyó como celda vacía.
other-boxes =
    Se leyó con cajas de { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } y { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }: con las habituales no tiene una solución única.
no-candidate = { $cell } ya no tiene ningún candidato.

## Otros avisos

became-own = Esta partida está abierta en otra pestaña. A partir de aquí, la tuya se guarda como partida aparte.
deleted-elsewhere = Esta partida se eliminó en otra pestaña. A partir de aquí, la tuya se guarda como partida aparte.
not-shown = El dibujo no se muestra: esta página confunde algo de él con código. Tus textos y sudokus no han cambiado. Recarga la página e inténtalo de nuevo.
not-printed = No se imprimió nada: esta página confunde algo del dibujo con código. Tus textos y sudokus no han cambiado. Recarga la página e inténtalo de nuevo.

## Idiomas

unknown-language = Stepdoku aún no tiene textos en «{ $code }». Los idiomas que tiene: { $languages }.
no-words = No se pudieron cargar los textos en { $language }, así que Stepdoku está en inglés.

## Partidas guardadas y revistas

game-deleted = Partida eliminada. Puedes restaurarla durante 30 días.
game-unreadable = No se pudo leer esa partida. No ha cambiado.
played-elsewhere = Esa partida está abierta en otra pestaña. Ciérrala allí primero.
magazine-in-making = Tu revista se está creando. Mientras tanto, puedes jugar.
magazine-made =
    La revista tiene { $puzzles ->
        [one] { $puzzles } sudoku
       *[other] { $puzzles } sudokus
    }.
magazine-elsewhere = La revista se cambió en otra pestaña, así que esta dejó de crear sudokus para ella. Puedes continuar con la revista tal como está ahora.
