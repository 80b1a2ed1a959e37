### Die Geschichte, wie ein Rätsel entsteht. Ihre Ereignisse füllen ein Brett und entfernen dann Ziffern.

start = Das Brett ist leer. Fülle es, dann entferne Vorgaben, solange das Rätsel nur eine Lösung hat.
place = Ereignis { $number } von { $all }
finished =
    Das Rätsel ist fertig: { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }, eine Lösung, { $level }.

## Die Knöpfe

events = Ereignisse
to-start = Anfang
to-start-help = Anfang: zurück zum leeren Brett
back = Zurück
back-help = Ein Ereignis zurück
next = Weiter
next-help = Weiter zum nächsten Ereignis
skip = Springen
skip-help = Zum nächsten Teil springen
to-end = Ende
to-end-help = Ende: das fertige Rätsel
run = Abspielen
stop = Stopp
again = Noch eins
filling = Das Brett füllen
filling-random = Zufällige Ziffern
filling-pattern = Gemischtes Muster

## Die Zahlen neben dem Brett

tries = Versuche
dead-ends = Sackgassen
proofs = Beweise
proofs-nodes = { $proofs } ({ $nodes } Knoten)
boards-before =
    { $boards ->
        [one] { $boards } Brett davor ergab
       *[other] { $boards } Bretter davor ergaben
    } kein Rätsel dieser Stufe.

## Ereignisse, die das Brett füllen

board = Beginne mit diesem vollen Brett.
pattern = Beginne mit einem Muster: Jede Zeile ist die Zeile darüber, verschoben, sodass sich keine Ziffer wiederholt.
transpose = Mach aus Zeilen Spalten.
relabel = Gib jeder Ziffer einen anderen Namen, überall denselben.
bands = Vertausche die waagerechten Bänder { $one } und { $another }.
stacks = Vertausche die senkrechten Bänder { $one } und { $another }.
rows = Vertausche die Zeilen { $one } und { $another } im selben Band.
columns = Vertausche die Spalten { $one } und { $another } im selben Band.
boxes = Fülle die Blöcke auf der Diagonale zufällig. Sie haben keine Zeile oder Spalte gemeinsam, also passen beliebige Ziffern.
row = Fülle die erste Zeile zufällig. In einer Zeile allein ist jede Reihenfolge erlaubt.
try-digit = Versuche { $digit } in { $cell }.
follow =
    { $digits ->
        [one] { $digits } Ziffer folgt
       *[other] { $digits } Ziffern folgen
    } aus den anderen.
dead-end =
    { $tries ->
        [one] Eine Sackgasse: Eine Ziffer hat keinen Platz mehr. Nimm den letzten Versuch zurück.
       *[other] Eine Sackgasse: Eine Ziffer hat keinen Platz mehr. Nimm die letzten { $tries } Versuche zurück.
    }
restart = Diese Suche dauert zu lange. Leere das Brett und beginne noch einmal.
cut = Die Suche war zu lang, um sie ganz zu zeigen. Sie kam auf weitere { $tries } Versuche und { $dead-ends } Sackgassen.

## Ereignisse, die Ziffern entfernen oder behalten

these-digits = diese { $count } Ziffern
gone-nodes =
    Entferne { $cells }: Es bleibt bei einer Lösung, bewiesen mit { $nodes ->
        [one] { $nodes } Knoten
       *[other] { $nodes } Knoten
    }.
gone-hidden-singles = Entferne { $cells }: Versteckte Einer lösen das Rätsel weiterhin.
gone-singles = Entferne { $cells }: Einer lösen das Rätsel weiterhin.
needed-nodes =
    Behalte { $cells }: Ohne { $count ->
        [one] diese Ziffer
       *[other] diese Ziffern
    } gibt es eine weitere Lösung, gefunden mit { $nodes ->
        [one] { $nodes } Knoten
       *[other] { $nodes } Knoten
    }.
needed-hidden-singles =
    Behalte { $cells }: Ohne { $count ->
        [one] diese Ziffer
       *[other] diese Ziffern
    } lösen versteckte Einer das Rätsel nicht mehr.
needed-singles =
    Behalte { $cells }: Ohne { $count ->
        [one] diese Ziffer
       *[other] diese Ziffern
    } lösen Einer das Rätsel nicht mehr.
undecided =
    Behalte { $cells }: Ohne { $count ->
        [one] diese Ziffer
       *[other] diese Ziffern
    } würde der Beweis zu lange dauern.
too-hard =
    Behalte { $cells }: Ohne { $count ->
        [one] diese Ziffer
       *[other] diese Ziffern
    } wäre das Rätsel zu schwer.
