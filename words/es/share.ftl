### Las palabras para compartir: enlaces, textos, otras páginas, imágenes.

more = Más
what = Qué compartir
puzzle = Sudoku
puzzle-help = Quien abra este enlace recibe el mismo sudoku, desde el principio.
progress = Sudoku y avance
progress-help = Quien abra este enlace recibe el tablero como está ahora, con tus dígitos, notas y colores.
code = Código QR
code-name = Código QR con el enlace
no-code = Este enlace es demasiado largo para un código QR. Copia el enlace.
save = Guardar
braille = Braille
braille-help = Sudoku y solución como archivo BRF, para una impresora braille o una línea braille.

## El tablero como texto

text = Copiar o guardar como texto
format = Formato
text-field = Tablero como texto
format-line = Una línea
format-board-line = Una línea, con tus dígitos
format-rows = Filas
format-frame = Filas en un marco
format-matrix = Lista de números (JSON)
format-candidate-grid = Cuadrícula de candidatos
format-candidate-line = 729 candidatos en una línea
format-ipuz = ipuz (.ipuz)
format-simple-sudoku = Simple Sudoku (.ss)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = SudoCue, con candidatos (.sdx)
format-sdm = Lista de sudokus (.sdm)
format-library = Biblioteca de HoDoKu
format-open-sudoku = OpenSudoku
format-solo = Solo, de Simon Tatham
format-sudoku-wiki = Paquete de SudokuWiki
format-sudoku-coach = sudoku.coach, para importar allí
format-k-sudoku = KSudoku (.xml)
format-sumo-cue = SumoCue
holds-cages = Solo tiene las jaulas y sus sumas.
holds-givens = Solo tiene los dígitos iniciales.
holds-digits = Tiene todos los dígitos; los tuyos parecen dígitos iniciales.
holds-placed = Tiene los dígitos iniciales y los tuyos, pero ninguna nota.
holds-board = Tiene los dígitos iniciales, los tuyos y candidatos. Las celdas sin notas tienen todos sus candidatos posibles.
holds-candidates = Tiene todos los dígitos y candidatos; tus dígitos parecen iniciales. Las celdas sin notas tienen todos sus candidatos posibles.

## Otros programas

sites = Abrir en otro programa
sites-help = Un enlace abre el sitio web de ese programa y le entrega el tablero.
no-site = Ninguno de estos sitios web abre un tablero de este tamaño.
gets-candidates = Con tus dígitos y todos los candidatos, pero sin colores
gets-notes = Con tus dígitos y notas, pero sin colores
gets-givens-for-solutions = Solo los dígitos iniciales y las reglas; encuentra todas las soluciones
gets-cages = Solo las jaulas; explica sus pasos
gets-givens = Solo los dígitos iniciales y las jaulas
gets-givens-or-text = Solo los dígitos iniciales; para entregar tus dígitos y notas, copia el tablero como texto e impórtalo allí

## La imagen

picture = Imagen
look = Aspecto
look-light = Claro
look-dark = Oscuro
look-print = Para imprimir
of-board = Tablero
of-board-name = El tablero como imagen
of-solve = Cómo lo resolví
of-solve-name = El tablero resuelto, con las celdas sombreadas en el orden en que las llenaste
notes = Mostrar notas
digits = Mostrar dígitos
picture-size = Tamaño del PNG
picture-side = { $side } × { $side } píxeles
save-svg = Guardar como SVG
save-png = Guardar como PNG
no-picture = Tu navegador no pudo dibujar la imagen. Guárdala como SVG.
