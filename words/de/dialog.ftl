### Die Dialoge, und das Erstellen von Rätseln nach Stufe.

cancel = Abbrechen
size = Größe
level = Stufe
seed = Startwert
seed-empty = leer = zufällig
seed-help = Derselbe Startwert ergibt mit denselben Einstellungen immer dasselbe Rätsel.
make = Rätsel erstellen
keep-looking = Weitersuchen
play-nearest = Dieses spielen
play-it = Spielen

## Wie weit die Suche nach einem Rätsel ist

making = Rätsel { $size } wird erstellt…
making-first = Rätsel { $size } wird erstellt: { $done } von { $all } Zellen
making-try = Rätsel { $size } wird erstellt, Versuch { $number }: { $done } von { $all } Zellen
making-closest = Rätsel { $size } wird erstellt, Versuch { $number }: { $done } von { $all } Zellen. { $closest }

## Warum kein Rätsel entstehen konnte

no-level = Die Stufe „{ $level }“ gibt es bei { $size } nicht: In dieser Größe reichen immer leichtere Schritte. Wähle eine andere Stufe oder Größe.
not-found =
    In { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    } kein Rätsel gefunden. Such weiter, oder nimm einen anderen Startwert.

## Ein Rätsel aus einem Text

paste = Rätsel
paste-help = Füge eine Zeile mit einem Zeichen für jede Zelle ein, oder ein Gitter aus Zeilen oder Zahlen. Nimm 0 oder einen Punkt für eine leere Zelle. Auch ein Link zu einem Rätsel oder sein Rezept geht.
open-file = Datei öffnen
checking = Es wird geprüft, ob es genau eine Lösung gibt…

## Die Beispiele

article = { $size } · Das Rätsel aus dem Artikel
article-help = In 21 Runden aus Einern gelöst

## Der Link zu einem Rätsel

link-help = Wer diesen Link öffnet, bekommt dasselbe Rätsel, von Anfang an.
link = Link
copy = Kopieren
copied = Kopiert

## Die Lösung

solution-help = Du kannst das danach zurücknehmen.
solution-fill = Eintragen
solution-beside = Daneben zeigen

## Was eine Stufe bedeutet

easy = Letzte Zellen und versteckte Einer
medium = Alle Einer, oder Paare, die leicht zu sehen sind
hard = Paare, die schwer zu sehen sind, oder Tripel und X-Wings
very-hard = Wings, einzigartige Rechtecke, Fische mit Flosse
fiendish = Ketten und fast gesperrte Mengen
extreme = Ketten, die schwer zu sehen sind, und noch mehr
killer-medium = Kombinationen von Käfigen, und die 45er-Regel, wo sie leicht zu sehen ist
killer-hard = Die 45er-Regel, wo sie schwer zu sehen ist, oder mehrere Innies und Outies
killer-very-hard = Mehrere Innies und Outies, die schwer zu sehen sind, oder solche mehrerer Bereiche
killer-fiendish = Mehrere Bereiche, die schwer zu sehen sind, oder Ketten
lines-medium = Hinweise für sich allein, und zwei Zellen, die einer verbindet
lines-hard = Grenzen von Linien und Summen, und Paare, die schwer zu sehen sind
lines-very-hard = Summen mehrerer Zellen, und Wings
