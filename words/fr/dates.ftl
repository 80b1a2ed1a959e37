### Les noms courts des jours, sur la grille.

day =
    { $day ->
        [one] 1er
       *[other] { $day }
    } { $month }
january = janv.
february = févr.
march = mars
april = avr.
may = mai
june = juin
july = juil.
august = août
september = sept.
october = oct.
november = nov.
december = déc.
