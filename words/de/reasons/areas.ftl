### Mehrere Bereiche derselben Art: „Block 2 und 8“, was in jedem Fall passt.

rows = Zeile { AS($houses, "numbers") }
columns = Spalte { AS($houses, "numbers") }
boxes = Block { AS($houses, "numbers") }
regions = Gebiet { AS($houses, "numbers") }
diagonals = Diagonale von { AS($houses, "numbers") }
windows = Fenster { AS($houses, "numbers") }
extra-regions = Zusatzgebiet { AS($houses, "numbers") }
