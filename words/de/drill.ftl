### Die Texte der Übungen.

number = Übung { $number }
number-of = { $number } von { $all }
begins = Übung { $number }. { $task }
board = Brett der Übung
preparing = Das Brett wird vorbereitet…
none = Zu dieser Technik gibt es in dieser Größe noch keine Übung.

## Die Aufgabe

task-chain = Baue eine Kette aus Kandidaten. Ihre Links sind abwechselnd stark und schwach.
task-mistake = Auf diesem Brett ist ein Fehler, eine falsche Ziffer oder eine falsche Notiz. Tippe auf die Zelle.
task-repair = Auf diesem vollen Brett sind einige Ziffern falsch, aber keine Vorgabe. Tippe auf ihre Zellen.
task-unnamed = Finde den nächsten Schritt. Seine Technik wird hier nicht genannt: Setze eine Ziffer, oder schließe eine aus.
task-conclude-place = { $technique }: Die Markierungen zeigen einen solchen Schritt. Setze seine Ziffer.
task-conclude-remove = { $technique }: Die Markierungen zeigen einen solchen Schritt. Schließe einen Kandidaten aus, der damit wegfällt.
task-pattern = { $technique }: Ein solches Muster schließt die durchgestrichenen Kandidaten aus. Tippe auf seine Zellen.
task-here = { $technique }: Schließe einen Kandidaten aus, der mit einem solchen Schritt wegfällt, oder drücke „Nicht hier“.
task-place = { $technique }: Finde einen solchen Schritt und setze seine Ziffer.
task-remove = { $technique }: Finde einen solchen Schritt und schließe einen Kandidaten aus, der damit wegfällt.

## Die Knöpfe

keys-place = Ziffer in die ausgewählte Zelle setzen
keys-remove = Ziffer in der ausgewählten Zelle ausschließen
not = nicht
choice = Antwort
choice-place = Setzen
choice-remove = Ausschließen
absent = Nicht hier
shorten = Zurücknehmen
help = Tipp
show = Antwort zeigen
candidates = Kandidaten
miss = Ein häufiger Fehler
next = Weiter

## Antworten

not-open = In { $cell } ist { $digit } kein Kandidat. Wähle eine Zelle und drücke dann einen ihrer Kandidaten.
no-mistake = In { $cell } ist kein Fehler.
in-pattern =
    Ja. { $left ->
        [one] Eine Zelle fehlt
       *[other] { $left } Zellen fehlen
    } noch.
found = Gefunden: { $technique }.
found-step = Gefunden: ein Schritt.
not-there = Richtig: { $technique } kommt auf diesem Brett nicht vor. Der nächste Schritt ist ein anderer:
no-step-there = Richtig: Ein solcher Schritt kommt auf diesem Brett nicht vor. Der nächste Schritt ist ein anderer:
mended = Gefunden.
shown-mistakes = Die markierten Zellen sind falsch.
shown = Eine Antwort:

## Kandidaten und Links

candidate = { $digit } in { $cell }
strong-in-cell = Starker Link: { $cell } hat keinen dritten Kandidaten. Ist { $from } falsch, dann ist { $to } wahr.
strong-in-place = Starker Link: Es gibt keinen dritten Platz in { $place }. Ist { $from } falsch, dann ist { $to } wahr.
weak-in-cell = Schwacher Link: In { $cell } steht nur eine Ziffer. Ist { $from } wahr, dann ist { $to } falsch.
weak-in-place = Schwacher Link: Die Ziffer steht nur einmal in { $place }. Ist { $from } wahr, dann ist { $to } falsch.
same = Das ist derselbe Kandidat.
apart = Kein Link: { $from } und { $to } haben weder Ziffer noch Zelle gemeinsam.
unseen = Kein Link: { $from } und { $to } haben keine Zeile, keine Spalte und keinen Block gemeinsam.
both-false = Hier braucht die Kette einen starken Link, aber { $from } und { $to } können beide falsch sein.
others = Hier braucht die Kette einen starken Link, und dieser ist schwach: In { $place } gibt es auch { $others }.

## Was eine Kette beweist

proves = Die Kette beweist { $candidate }: Wäre das falsch, dann wäre es wahr.
proves-nothing = Der erste oder der letzte Kandidat ist wahr. Noch widerspricht kein Kandidat beiden.
needs-strong = Der nächste Link muss stark sein.
loop-removes = Die Enden sehen sich, also ist die Kette ein Ring: An jedem schwachen Link ist ein Kandidat wahr. Der Ring schließt { $candidates } aus.
removes = Der erste oder der letzte Kandidat ist wahr, also schließt die Kette { $candidates } aus.

## Fehler

guess = { $candidate } war geraten: Damit bleibt einer anderen Ziffer oder Zelle kein Platz mehr.
guess-right = { $candidate } war geraten: Damit bleibt einer anderen Ziffer oder Zelle kein Platz mehr. In der Lösung steht dort { $digit }.
note-missing = Die Notiz { $candidate } fehlt, obwohl nichts sie ausschließt.
note-left = Die Notiz { $candidate } ist stehen geblieben: Dieselbe Ziffer steht schon in { $cell }.

## Die zweite Stufe eines Tipps: die Technik, und die Frage an ihrer Stelle

ask-missing = { $technique }: Welche Ziffer fehlt in { $place }?
ask-cells = { $technique }: Welche leeren Zellen in { $place } können nicht { $digit } sein?
ask-seen = { $technique }: Welche Ziffern sieht { $place }?
ask-where = { $technique }: Wo kann { $digit } in { $place } stehen?
ask-shared = { $technique }: Welche Ziffern teilen sich in { $place } ihre Plätze?
ask-digits = { $technique }: Welche Ziffern können in { $place } stehen?
ask-sums = { $technique }: Was lassen die Käfige in { $place } übrig, oder was haben sie außerhalb davon?
ask-clue = { $technique }: Was lässt der Hinweis von { $place } übrig?
ask-links = { $technique }: Wie hängen die Kandidaten in { $place } zusammen?
framed = dem eingerahmten Teil des Bretts

## Das Ende einer Reihe

all-right = Alle { $all } auf Anhieb richtig.
some-right = { $right } von { $all } auf Anhieb richtig.
none-right = Keine von { $all } auf Anhieb richtig.
over = Der nächste Test ist ein Rätsel, das die Technik braucht.
over-today = Das war alles für heute.
missed =
    { $kinds ->
        [one] Noch eine von der Art, die nicht geklappt hat
       *[other] Die { $kinds } Arten, die nicht geklappt haben, noch einmal
    }
back-tomorrow = Frisch es morgen auf.
back-on = Frisch es am { $weekday } auf.
back-next-week = Frisch es nächste Woche am { $weekday } auf.
back-in-weeks = Frisch es in { $weeks } Wochen auf.
back-in-months = Frisch es in { $months } Monaten auf.
again = Noch einmal
next-unit = Nächste Einheit
