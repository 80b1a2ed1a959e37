### Più aree dello stesso tipo, in cinque forme.

rows = righe { AS($houses, "numbers") }|nelle righe { AS($houses, "numbers") }|delle righe { AS($houses, "numbers") }|le righe { AS($houses, "numbers") }|alle righe { AS($houses, "numbers") }
columns = colonne { AS($houses, "numbers") }|nelle colonne { AS($houses, "numbers") }|delle colonne { AS($houses, "numbers") }|le colonne { AS($houses, "numbers") }|alle colonne { AS($houses, "numbers") }
boxes = riquadri { AS($houses, "numbers") }|nei riquadri { AS($houses, "numbers") }|dei riquadri { AS($houses, "numbers") }|i riquadri { AS($houses, "numbers") }|ai riquadri { AS($houses, "numbers") }
regions = regioni { AS($houses, "numbers") }|nelle regioni { AS($houses, "numbers") }|delle regioni { AS($houses, "numbers") }|le regioni { AS($houses, "numbers") }|alle regioni { AS($houses, "numbers") }
diagonals = diagonali dall'{ AS($houses, "numbers") }|sulle diagonali dall'{ AS($houses, "numbers") }|delle diagonali dall'{ AS($houses, "numbers") }|le diagonali dall'{ AS($houses, "numbers") }|alle diagonali dall'{ AS($houses, "numbers") }
windows = finestre in { AS($houses, "numbers") }|nelle finestre in { AS($houses, "numbers") }|delle finestre in { AS($houses, "numbers") }|le finestre in { AS($houses, "numbers") }|alle finestre in { AS($houses, "numbers") }
extra-regions = regioni extra { AS($houses, "numbers") }|nelle regioni extra { AS($houses, "numbers") }|delle regioni extra { AS($houses, "numbers") }|le regioni extra { AS($houses, "numbers") }|alle regioni extra { AS($houses, "numbers") }
