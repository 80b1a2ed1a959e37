### Begründungen, die man für eigene Züge gibt.

switch = Begründen
title = Begründen
ask-placed = Warum steht { $digit } in { $cell }?
ask-removed = Warum kann { $cell } nicht { $digit } sein?
how-placed = Markiere die Zellen, die es erzwingen. Gehört eine Zeile, eine Spalte oder ein Block zum Grund, drücke den Knopf dafür.
how-removed = Markiere die Zellen, die es ausschließen.
houses = Zeile, Spalte oder Block
judge = Darum
take-back = Zurücknehmen
skip = Überspringen
show = Grund zeigen
marked-cell = { $cell } markiert.
unmarked-cell = { $cell } nicht mehr markiert.

## Arten von Gründen

full-house = letzte Zelle
hidden-single = versteckter Einer
naked-single = nackter Einer
pattern = Muster
at-once = { $held } von { $all } auf Anhieb
weakest-kind = { $kind }, { $held } von { $all } auf Anhieb
