### Condividere ed esportare: link, testi, altri siti, immagini.

more = Altro
what = Che cosa condividere
puzzle = Schema
puzzle-help = Chi apre questo link riceve lo stesso schema, dall'inizio.
progress = Schema e progressi
progress-help = Chi apre questo link riceve la griglia com'è ora, con le tue cifre, note e colori.
code = Codice QR
code-name = Codice QR con il link
no-code = Questo link è troppo lungo per un codice QR. Copialo.
save = Salva
braille = Braille
braille-help = Schema e soluzione come file BRF, per una stampante o un display braille.

## La griglia come testo

text = Copia o salva come testo
format = Formato
text-field = Griglia come testo
format-line = Riga unica
format-board-line = Riga unica, con le tue cifre
format-rows = Righe
format-frame = Righe in una cornice
format-matrix = Elenco di numeri (JSON)
format-candidate-grid = Griglia di candidati
format-candidate-line = 729 candidati su una riga
format-ipuz = ipuz (.ipuz)
format-simple-sudoku = Simple Sudoku (.ss)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = SudoCue, con candidati (.sdx)
format-sdm = Elenco di schemi (.sdm)
format-library = Libreria di HoDoKu
format-open-sudoku = OpenSudoku
format-solo = Solo di Simon Tatham
format-sudoku-wiki = Pacchetto SudokuWiki
format-sudoku-coach = sudoku.coach, da importare lì
format-k-sudoku = KSudoku (.xml)
format-sumo-cue = SumoCue
holds-cages = Contiene solo le gabbie e le loro somme.
holds-givens = Contiene solo le cifre iniziali.
holds-digits = Contiene tutte le cifre; le tue sembrano iniziali.
holds-placed = Contiene le cifre iniziali e le tue, ma nessuna nota.
holds-board = Contiene le cifre iniziali, le tue e i candidati. Le celle senza note hanno tutti i candidati possibili.
holds-candidates = Contiene tutte le cifre e i candidati; le tue cifre sembrano iniziali. Le celle senza note hanno tutti i candidati possibili.

## Altri programmi

sites = Apri in un altro programma
sites-help = Un link apre il sito di quel programma e gli passa la griglia.
no-site = Nessuno di questi siti apre una griglia di questo formato.
gets-candidates = Con le tue cifre e tutti i candidati, ma senza colori
gets-notes = Con le tue cifre e note, ma senza colori
gets-givens-for-solutions = Solo le cifre iniziali e le regole; trova tutte le soluzioni
gets-cages = Solo le gabbie; spiega i suoi passi
gets-givens = Solo le cifre iniziali e le gabbie
gets-givens-or-text = Solo le cifre iniziali; per passare anche le tue cifre e note, copia la griglia come testo e importala lì

## L'immagine

picture = Immagine
look = Aspetto
look-light = Chiaro
look-dark = Scuro
look-print = Per la stampa
of-board = Griglia
of-board-name = La griglia come immagine
of-solve = Il mio percorso
of-solve-name = La griglia risolta, con le celle ombreggiate nell'ordine in cui le hai riempite
notes = Mostra note
digits = Mostra cifre
picture-size = Dimensioni del PNG
picture-side = { $side } × { $side } pixel
save-svg = Salva come SVG
save-png = Salva come PNG
no-picture = Il tuo browser non è riuscito a disegnare l'immagine. Salvala come SVG.
