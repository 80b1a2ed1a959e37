### Le notifiche che si caricano dopo: quelle sui testi letti, e alcune altre.

## Che cosa si è letto

read-as = Letto come { $format }: { $size } con { $parts }.
placed-digits =
    { $count ->
        [one] { $count } cifra inserita
       *[other] { $count } cifre inserite
    }
notes = note
part = È lo schema { $number } di { $all }.

## Com'è scritto un testo, dopo «Letto come»

format-line = riga unica
format-rows = righe
format-block = griglia disegnata
format-list = elenco di numeri
format-matrix = elenchi tra parentesi
format-sdk = file SDK
format-link = link di Stepdoku
format-candidates = griglia di candidati
format-candidate-line = riga di candidati
format-sdx = file SDX
format-hodoku = riga di una libreria di HoDoKu
format-position = riga con cifre inserite
format-gsf = elenco con virgole
format-sudoku-wiki = link di SudokuWiki
format-sudoku-pad = link di SudokuPad
format-f-puzzles = link di f-puzzles
format-sudoku-coach = link di sudoku.coach
format-sudoku-exchange = link di SudokuExchange
format-penpa = link di Penpa
format-solo = partita di Solo
format-open-sudoku = file di OpenSudoku
format-iss = link di Interactive Sudoku Solver
format-ipuz = file ipuz
format-sumo-cue = riga di SumoCue
format-killer = killer su una riga
format-k-sudoku = file di KSudoku

## Che cosa si è supposto

letters-are-digits = Le lettere sono state lette come cifre: A come 1, B come 2 e così via.
digits-from-zero = Le cifre sono state contate da 0: 0 è diventato 1, 1 è diventato 2 e così via.
zeros-are-empty = Ogni 0 è stato letto come cella vuota.
blanks-are-empty = Gli spazi sono stati letti come celle vuote.
rest-ignored = Il testo dopo lo schema è stato ignorato.
sections-ignored = Sono state lette solo le cifre iniziali; le cifre e le note di altre sezioni del testo sono state ignorate.
lone-givens = Le cifre da sole nella loro cella sono state lette come cifre iniziali.
lone-placed = I candidati da soli nella loro cella sono stati letti come cifre inserite.
around-ignored = Il testo intorno allo schema è stato ignorato.
letters-o = Ogni lettera O è stata letta come 0, una cella vuota.
letters-l = Ogni lettera l o I è stata letta come 1.
wrong-solution = La griglia piena accanto allo schema non è la sua soluzione ed è stata ignorata.
group-ignored = Un secondo gruppo di simboli è stato ignorato.
ends-are-empty = Le celle che mancano in fondo alle righe sono state lette come vuote.
others-unread = Altre parti del testo sembrano schemi, ma non si possono leggere.
solution-ruled-out = In almeno una cella, ai candidati manca la cifra giusta.
sign-is-empty = Ogni «{ $sign }» è stato letto come cella vuota.
other-boxes =
    È stato letto con riquadri di { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    } e { $columns ->
        [one] { $columns } colonna
       *[other] { $columns } colonne
    }: con quelli consueti non ha una soluzione unica.
no-candidate = { $cell }: non resta nessun candidato.

## Altre notifiche

became-own = Questa partita è aperta in un'altra scheda del browser. D'ora in poi la tua viene salvata come partita a parte.
deleted-elsewhere = Questa partita è stata eliminata in un'altra scheda del browser. D'ora in poi la tua viene salvata come partita a parte.
not-shown = Il disegno non viene mostrato: la pagina ne prende una parte per codice. I tuoi testi e i tuoi schemi non sono cambiati. Ricarica la pagina e riprova.
not-printed = Non è stato stampato nulla: la pagina prende una parte del disegno per codice. I tuoi testi e i tuoi schemi non sono cambiati. Ricarica la pagina e riprova.

## Lingue

unknown-language = Stepdoku non ha ancora testi in «{ $code }». Le sue lingue sono { $languages }.
no-words = Non è stato possibile caricare i testi in questa lingua: { $language }. Per questo Stepdoku è in inglese.

## Partite salvate e raccolte

game-deleted = Partita eliminata. Puoi ripristinarla per 30 giorni.
game-unreadable = Non è stato possibile leggere quella partita. Resta com'è.
played-elsewhere = Quella partita è aperta in un'altra scheda del browser. Prima chiudila lì.
magazine-in-making = La tua raccolta è in preparazione. Intanto puoi giocare.
magazine-made =
    La raccolta ha { $puzzles ->
        [one] { $puzzles } schema
       *[other] { $puzzles } schemi
    }.
magazine-elsewhere = La raccolta è stata modificata in un'altra scheda del browser, quindi questa ha smesso di creare schemi. Puoi continuare con la raccolta com'è ora.
