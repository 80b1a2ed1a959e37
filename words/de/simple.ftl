### Die Wörter der einfachen Ansicht für ein kleines Kind: kurz, freundlich, ohne Zahlen.

panel = Tasten und Hilfe
undo = Zurück
help = Hilf mir
more = Mehr Hilfe
place = Setz es hin
another = Noch eins
leave = Ganze Seite
offer = Einfache Ansicht
offer-help = Große Tasten, ein freundlicher Tipp und keine Uhr, für ein kleines Kind.

## Der Tipp

looking = Moment…
where-is = Schau in den gestrichelten Rahmen. Wohin gehört { $thing }?
which-number = Schau auf das markierte Kästchen. Welche Zahl passt dort hinein?
which-letter = Schau auf das markierte Kästchen. Welcher Buchstabe passt dort hinein?
which-picture = Schau auf das markierte Kästchen. Welches Bild passt dort hinein?
which-colour = Schau auf das markierte Kästchen. Welche Farbe passt dort hinein?
goes-here = { $thing } gehört in das grüne Kästchen.
hard = Das hier ist schwer. Schau es dir mit jemandem zusammen an.
one-wrong-number = Eine Zahl gehört woandershin.
one-wrong-letter = Ein Buchstabe gehört woandershin.
one-wrong-picture = Ein Bild gehört woandershin.
one-wrong-colour = Eine Farbe gehört woandershin.
some-wrong-number = Einige Zahlen gehören woandershin.
some-wrong-letter = Einige Buchstaben gehören woandershin.
some-wrong-picture = Einige Bilder gehören woandershin.
some-wrong-colour = Einige Farben gehören woandershin.
marked-wrong = Was markiert ist, gehört woandershin. Probier dort etwas anderes.
marked-wrongs = Alles, was markiert ist, gehört woandershin. Probier dort etwas anderes.
lost-notes = Schau dir die kleinen Notizen noch einmal an.

## Das Ende

done-number = Geschafft. Jede Zahl ist an ihrem Platz.
done-letter = Geschafft. Jeder Buchstabe ist an seinem Platz.
done-picture = Geschafft. Jedes Bild ist an seinem Platz.
done-colour = Geschafft. Jede Farbe ist an ihrem Platz.
