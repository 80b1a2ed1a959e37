### Die Wörter über ein Rätsel und wie schwer es ist.

rating = Die Schwierigkeit wird bestimmt…
unknown = Noch nicht bewertet
author-says = Das sagt der Autor dazu:
author-silent = Die Regeln selbst kamen mit dem Rätsel nicht mit.
details = Einzelheiten

## Stepdokus eigene Werte

score = Punkte wie bei HoDoKu
score-help = Die Punkte zählen alle Schritte zusammen; das Wort ist HoDoKus Stufe.
scored = { $score } · { $class }
rated = Schwerster Schritt mit Wertung { $rating }
hardest-step = Schwerster Schritt
hardest-before = Schwerster vor der ersten Ziffer
first-step = Erster Schritt
scale = Die Wertungen folgen der Skala von Sudoku Explainer: 1.0 ist die letzte Zelle einer Zeile, 12.0 braucht Versuch und Irrtum.
hardest = Schwerste Technik (ein Tipp)
technique = Der schwerste Schritt: { $technique }.
trials =
    Stepdokus Techniken lösen dieses Rätsel nicht zu Ende: Es braucht { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } Versuch und Irrtum.
trials-nested = Keine Technik, die Stepdoku kennt, löst dieses Rätsel zu Ende: Es braucht Versuch und Irrtum innerhalb von Versuch und Irrtum.

## Die genauen Werte anderer Programme

exact = Auf den Skalen anderer Programme
exact-help = Wertungen von Sudoku Explainer (SukakuExplainer 1.18.1) und Punkte von HoDoKu (2.2), jeweils nach den eigenen Schritten des Programms. Die Punkte von HoDoKu hängen von der Ansicht ab: Dreht man das Brett oder tauscht die Ziffern, können es andere sein.
line = Das Rätsel in einer Zeile, mit ER, EP und ED
er = ER
er-help = der schwerste Schritt
ep = EP
ep-help = der schwerste bis zur ersten Ziffer
ed = ED
ed-help = der erste Schritt
hodoku = HoDoKu
hodoku-help = die Punkte aller Schritte
at-least = mindestens { $figure }
behind = schwerster Schritt: { $step }, { $cost }
steps = Die Schritte dahinter (ein Tipp)
show = Schritt zeigen
working = Die genauen Werte werden bestimmt…
stopped = Die genauen Werte wurden nicht bestimmt. Öffne das hier noch einmal, um es wieder zu versuchen.
other-size = Sudoku Explainer und HoDoKu bewerten nur Rätsel mit 9×9 Zellen.
few-givens = Sudoku Explainer bewertet keine Rätsel mit weniger als zehn Vorgaben.
