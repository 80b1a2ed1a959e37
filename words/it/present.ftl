### La presentazione a una classe: la griglia e una frase riempiono lo schermo.

open = Presenta
open-help = Riempi lo schermo con la griglia e una frase
name = Presentazione
controls = Comandi della presentazione

## La frase accanto alla griglia

start =
    { $cells ->
        [one] { $cells } cella vuota
       *[other] { $cells } celle vuote
    }. Premi «Avanti» per il primo passo.
end-solved = Risolto. Era l'ultimo passo.
end-dry = Non ci sono più singoli. Premi «Avanti» per usare tecniche più difficili.
end-stuck = Nessuna delle tecniche che hai attivato trova un altro passo.
end-impossible = Questa posizione non ha soluzioni.
end-cut = La ricerca si è fermata qui: troppi tentativi da seguire.

## I pulsanti

back = Indietro
next = Avanti
blank = Schermo nero
wake = Mostra di nuovo la griglia
spell = Nomi delle celle per esteso
spread-fill = Riempi lo schermo
spread-keep = Lascia la griglia al suo posto
leave = Esci dalla presentazione
