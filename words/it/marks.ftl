### I segni che mostrano un passo.

unfold = Legenda e notazione
legend = Legenda
written = Notazione
more-lines =
    { $lines ->
        [one] Ancora { $lines } riga
       *[other] Ancora { $lines } righe
    }
then-conclusion = Poi la conclusione
all-lines = Mostra tutto
all = Segni sulla griglia
eureka = Eureka
hodoku = HoDoKu
copy = Copia
copied = Copiato

## La legenda

house = riga, colonna o riquadro da guardare
cover = copertura: riga, colonna o riquadro
denied = se questo è falso…
implied = …allora questo è vero
branch = ramo { $number }
strong = collegamento forte: almeno uno è vero
weak = collegamento debole: al massimo uno è vero
group = gruppo: vale come uno
cause = ciò su cui si basa
placed = da inserire
guessed = tentativo
eliminated = da escludere
clash = vicolo cieco
lit = evidenziata
aid = parte della configurazione
fin = pinna
colour = colore { $letter }
set = insieme { $letter }

## Lo stesso nel nome di una cella detto a voce, dopo le cifre dei candidati

of-digits = { $digits } { $mark }
said-pattern = nella configurazione
said-placed = va qui
said-guessed = come tentativo
said-eliminated = da escludere
said-clash = con un segno
said-fin = come pinna
said-lit = in evidenza
said-colour = di colore { $letter }
said-set = nell'insieme { $letter }
