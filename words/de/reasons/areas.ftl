### Mehrere Bereiche derselben Art.

rows = Zeilen { AS($houses, "numbers") }
columns = Spalten { AS($houses, "numbers") }
boxes = Blöcke { AS($houses, "numbers") }
regions = Gebiete { AS($houses, "numbers") }
diagonals = Diagonalen von { AS($houses, "numbers") }
windows = Fenster { AS($houses, "numbers") }
