### Le impostazioni.

more = Altre impostazioni
reset = Ripristina predefinite
at-once = Le modifiche valgono subito.
newer = Le tue impostazioni vengono da una versione più recente di Stepdoku e restano come sono. Le modifiche fatte qui durano finché non chiudi la pagina.
not-kept = Questo browser impedisce di salvare dati. Le modifiche fatte qui durano finché non chiudi la pagina.

## I gruppi

group-entering = Inserimento
group-lit = Evidenziazione
group-notes = Note
group-checking = Errori
group-hints = Aiuti e passi
group-clock = Cronometro
group-look = Aspetto
group-ear = Screen reader
group-ladder = Tecniche

## Gli interruttori, ognuno con il nome e ciò che fa

digit-first = Prima la cifra
digit-first-help = Scegli una cifra, poi tocca le sue celle.
left-counts = Mostra le rimanenti
left-counts-help = Ogni tasto mostra quante volte resta da inserire la sua cifra.
pad-from-bottom = Ordine da tastierino
pad-from-bottom-help = Mette 1, 2 e 3 nella fila in basso.
letter-keys = Scorciatoie con le lettere
letter-keys-help = Usa singole lettere e simboli come scorciatoie.
peers = Riga, colonna e riquadro
peers-help = Ombreggia le celle che la cella selezionata vede.
same-digit = Stessa cifra
same-digit-help = Evidenzia ogni cella con la cifra selezionata.
same-candidate = Stessa nota
same-candidate-help = Evidenzia la cifra selezionata anche nelle tue note.
preview = Candidati sotto il puntatore
preview-help = Dopo «Mostra candidati», punta le altre celle per vedere anche i loro.
large = Spiegazioni grandi
large-help = Ingrandisce aiuti, passi e risposte, perché una classe possa leggerli.
simple = Vista semplice
simple-help = Mostra la griglia, tasti grandi, «Annulla» e un aiuto gentile, per i più piccoli.
tools = Tutti gli strumenti
tools-help = Tiene a portata di mano ogni strumento, il cronometro e il menu.
coordinates = Numeri di riga e colonna
coordinates-help = Numera i bordi della griglia mentre giochi.
left-handed = Per la mano sinistra
left-handed-help = Su uno schermo largo, mette i tasti a sinistra della griglia.
more-contrast = Più contrasto
more-contrast-help = Nero su bianco o bianco su nero, con linee più spesse.
cage-colours = Gabbie colorate
cage-colours-help = Dà tinte diverse alle gabbie vicine di un killer.
large-digits = Cifre grandi
large-digits-help = Le cifre riempiono le loro celle.
large-notes = Note grandi
large-notes-help = Ingrandisce i candidati, e le note in posizioni fisse.
wrong-at-once = Segna subito le cifre sbagliate
wrong-at-once-help = Ogni cifra si confronta con la soluzione, e vale come un controllo.
sounds = Suoni
sounds-help = Un suono per un conflitto, per una riga, una colonna o un riquadro al completo, e per la fine.
text-board = Griglia come testo
text-board-help = Aggiunge ogni riga come riga di testo, sotto un titolo, per un display braille.
keep-notes = Aggiorna le note in automatico
keep-notes-help = Una cifra inserita scompare dalle note della sua riga, della sua colonna e del suo riquadro.
strike-sums = Barra le combinazioni
strike-sums-help = In un killer, le cifre sulla griglia barrano le combinazioni che non vanno più bene. Le tue note lo fanno sempre.
warn-notes = Avvisa se togli una nota giusta
warn-notes-help = Avvisa se una nota che togli era la risposta. Questo rivela la cifra.
duplicates = Segna i doppioni
duplicates-help = Segna una cifra che è due volte in una riga, in una colonna o in un riquadro.
idle-pause = Pausa automatica
idle-pause-help = Dopo cinque minuti di inattività ferma il gioco e nasconde la griglia.
celebrate = Festeggia
celebrate-help = Mostra un'animazione quando finisci.
own-notes = Aiuti dalle mie note
own-notes-help = Si fida delle tue note: ciò che hai tolto da note complete è escluso.
staged-steps = Risolutore a tappe
staged-steps-help = «Passo succ.» mostra prima dove guardare, poi la tecnica, poi il motivo.
line-by-line = Riga per riga
line-by-line-help = Un motivo lungo si mostra una riga alla volta, ognuna con il suo collegamento sulla griglia.
say-why = Motiva
say-why-help = Una cifra vale solo quando hai segnato ciò che la impone.
judge-moves = Era un tentativo?
judge-moves-help = Dopo ogni mossa dice se si poteva vedere, se prima servivano altri passi o se era sbagliata.
one-solution = Supponi una sola soluzione
one-solution-help = Usa anche le configurazioni che si basano su questo, come i rettangoli unici.

## Le domande e le loro risposte, ognuna con il nome e ciò che fa

note-layout = Disposizione delle note
note-layout-fixed = Posizioni fisse
note-layout-fixed-help = Ogni cifra ha il suo posto nella cella.
note-layout-corner-centre = Angolo e centro
note-layout-corner-centre-help = Due tipi di note: le note di Snyder negli angoli, e altre al centro.

check-says = Che cosa rivela «Controlla»
check-says-whether = Giusto o sbagliato
check-says-whether-help = «Controlla» dice se c'è un errore.
check-says-how-many = Quante
check-says-how-many-help = «Controlla» dice quante cifre sono sbagliate.
check-says-which = Quali
check-says-which-help = «Controlla» segna le cifre sbagliate.

clock = Cronometro
clock-shown = Visibile
clock-shown-help = Il cronometro è sopra la griglia.
clock-hidden = Nascosto
clock-hidden-help = Vedi il tuo tempo quando finisci.
clock-off = Spento
clock-off-help = Niente cronometro e niente pausa.

language = Lingua
language-browser = Del browser
language-browser-help = La pagina segue le lingue del tuo browser.
language-own-help = La pagina si ricarica in questa lingua.

theme = Tema
theme-system = Sistema
theme-system-help = Come il tuo dispositivo.
theme-light = Chiaro
theme-light-help = Sempre scuro su chiaro.
theme-dark = Scuro
theme-dark-help = Sempre chiaro su scuro.

symbols = Simboli
symbols-digits = Cifre
symbols-digits-help = 1, 2, 3 e così via.
symbols-letters = Lettere
symbols-letters-help = A, B, C e così via, su 4×4 e 9×9.
symbols-pictures = Figure
symbols-pictures-help = Sole, pesce, foglia e così via, su 4×4 e 9×9.
symbols-colours = Colori
symbols-colours-help = Rosso, blu, giallo e così via, su 4×4 e 9×9.

speech = Lettura delle celle
speech-full = Completa
speech-full-help = Lo screen reader dice «5, iniziale, riga 2 colonna 3, riquadro 1».
speech-short = Breve
speech-short-help = Lo screen reader dice «5, iniziale, r2 c3».
speech-placeless = Senza posizione
speech-placeless-help = Lo screen reader dice «5, iniziale»; punto e virgola, poi P, dice la posizione.

ladder = Ordine delle tecniche
ladder-teaching = Per imparare
ladder-teaching-help = Prima ciò che si vede più facilmente: i singoli nascosti prima di quelli nudi.
ladder-hodoku = Di HoDoKu
ladder-hodoku-help = Le tecniche che HoDoKu conosce, nel suo ordine.

## I colori scelti da chi gioca

colours = I tuoi colori
colours-help = Scegli una tinta. Stepdoku la schiarisce o la scurisce, così le cifre restano leggibili.
colours-theme = Tema
colour-digits = Le tue cifre
colour-same = Celle con la stessa cifra
colour-cursor = Cella selezionata

## Le tecniche in uso

techniques = Tecniche
tier-1 = Singoli
tier-2 = Candidati bloccati e coppie
tier-3 = Triplette, X-Wing, configurazioni a due collegamenti
tier-4 = Wing, colorazione, rettangoli unici
tier-5 = Catene e insiemi quasi bloccati
tier-6 = Catene raggruppate, pesci esotici, catene forzate
all-used = tutte e { $all }
some-used = { $some } su { $all }
not-in-order = Non in HoDoKu.
assumes = Disattivata: suppone una sola soluzione.
