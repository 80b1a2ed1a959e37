### Compartilhar: links, textos, outras páginas, imagens.

more = Mais
what = O que compartilhar
puzzle = Sudoku
puzzle-help = Quem abre este link recebe o mesmo sudoku, desde o início.
progress = Sudoku e progresso
progress-help = Quem abre este link recebe o tabuleiro como está agora, com seus dígitos, notas e cores.
code = Código QR
code-name = Código QR com o link
no-code = Este link é longo demais para um código QR. Copie-o.
save = Salvar
braille = Braille
braille-help = Sudoku e solução em um arquivo BRF, para uma impressora ou um display braille.

## O tabuleiro em texto

text = Copiar ou salvar como texto
format = Formato
text-field = Tabuleiro em texto
format-line = Uma linha
format-board-line = Uma linha, com seus dígitos
format-rows = Várias linhas
format-frame = Várias linhas em uma moldura
format-matrix = Lista de números (JSON)
format-candidate-grid = Grade de candidatos
format-candidate-line = 729 candidatos em uma linha
format-ipuz = ipuz (.ipuz)
format-simple-sudoku = Simple Sudoku (.ss)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = SudoCue, com candidatos (.sdx)
format-sdm = Lista de sudokus (.sdm)
format-library = Biblioteca do HoDoKu
format-open-sudoku = OpenSudoku
format-solo = Solo de Simon Tatham
format-sudoku-wiki = Pacote do SudokuWiki
format-sudoku-coach = sudoku.coach, para importar lá
format-k-sudoku = KSudoku (.xml)
format-sumo-cue = SumoCue
holds-cages = Tem só as gaiolas e suas somas.
holds-givens = Tem só as pistas.
holds-digits = Tem todos os dígitos; os seus aparecem como pistas.
holds-placed = Tem as pistas e seus dígitos, mas nenhuma nota.
holds-board = Tem as pistas, seus dígitos e os candidatos. Células sem notas têm todos os candidatos possíveis.
holds-candidates = Tem todos os dígitos e candidatos; seus dígitos aparecem como pistas. Células sem notas têm todos os candidatos possíveis.

## Outros programas

sites = Abrir em outro programa
sites-help = Um link abre o site do programa e passa o tabuleiro para ele.
no-site = Nenhum destes sites abre um tabuleiro deste tamanho.
gets-candidates = Com seus dígitos e todos os candidatos, mas sem cores
gets-notes = Com seus dígitos e notas, mas sem cores
gets-givens-for-solutions = Só as pistas e as regras; encontra todas as soluções
gets-cages = Só as gaiolas; explica seus passos
gets-givens = Só as pistas e gaiolas
gets-givens-or-text = Só as pistas; para passar dígitos e notas, copie o tabuleiro como texto e importe-o lá

## A imagem

picture = Imagem
look = Aparência
look-light = Clara
look-dark = Escura
look-print = Para imprimir
of-board = Tabuleiro
of-board-name = O tabuleiro como imagem
of-solve = Minha resolução
of-solve-name = O tabuleiro resolvido, com as células sombreadas na ordem em que você as preencheu
notes = Mostrar notas
digits = Mostrar dígitos
picture-size = Tamanho do PNG
picture-side = { $side } × { $side } pixels
save-svg = Salvar como SVG
save-png = Salvar como PNG
no-picture = Seu navegador não conseguiu desenhar a imagem. Salve-a como SVG.
