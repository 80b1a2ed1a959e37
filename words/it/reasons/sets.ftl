### Insiemi quasi bloccati: insiemi con cifre in comune, fiore della morte, Sue de Coq.

## Due insiemi

loses-and-keeps = Le loro celle per { AS($digits, "or") } si vedono tutte tra loro, quindi l'{ $one } o l'{ $another } perde { AS($digits, "or") } e mantiene { $kept }.
loses-and-keeps-rest = Le loro celle per { AS($digits, "or") } si vedono tutte tra loro, quindi l'{ $one } o l'{ $another } perde { AS($digits, "or") } e mantiene il resto.
see-each-other = Le loro celle per { $digit } si vedono tutte tra loro, e così anche quelle per { $others }.
keeps-its-digit =
    L'{ $set } mantiene { $digit }, quindi { AS($cells, "brief") }, che lì { $cells ->
        [one] vede
       *[other] vedono
    } ogni posto per { $digit }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
one-has-digit =
    Uno dei due insiemi ha { $digit }, quindi { AS($cells, "brief") }, che in entrambi { $cells ->
        [one] vede
       *[other] vedono
    } ogni posto per { $digit }, non { $cells ->
        [one] può
       *[other] possono
    } essere { $digit }.
each-has-one = Quindi ogni insieme ha una delle cifre { $digits } e mantiene tutte le altre.

## Insiemi in fila

suppose-it-lacks = Supponiamo che gli manchi { AS($kept, "or") }: allora ha { $next }.
so-must-have = Ogni posto per { $digit } nell'{ $set } vede ogni posto per { $digit } nell'{ $before }, quindi l'{ $set } non può avere { $digit } e deve avere { $must }.
first-or-last-has = Quindi l'{ $first } o l'{ $last } ha { $digits }.

## Un gambo con petali

stem = Il gambo { $stem } è { AS($digits, "or") }, e vede ogni cella a cui toglie una cifra.
if-stem-is =
    Se è { $digit }, { $cells ->
        [one] { $cells } perde { $digit } e resta con { $left }
       *[other] le celle { $cells } perdono { $digit } e restano con { $left }
    }.
one-cell-is = Ogni volta restano tante cifre quante celle, quindi una delle celle è { $digit }.
cells-have = Ogni volta restano tante cifre quante celle, quindi le celle hanno { $digits }.

## Che cosa vedono le celle

every-in-sets = ogni posto per { $digit } nell'{ $one } e nell'{ $another }
every-among-them = ogni posto per { $digit } tra queste celle
no-cell-sees-both = Nessuna cella che vede ogni posto per { $digit } in entrambi può essere { $digit }, e lo stesso vale per { $others }.
no-cell-sees-them = Nessuna cella che vede ogni posto per { $digit } tra queste celle può essere { $digit }, e lo stesso vale per { $others }.

## Sue de Coq

divide = { AS($line, "the") } e { AS($other, "the") } si dividono { AS($count, "word") } cifre.
crossing =
    Dove si incrociano, { $cells } { $cells ->
        [one] ha
       *[other] hanno
    } solo { $digits }.
in-rest = { $set }, nel resto { AS($house, "of") }: { $cells } con { $digits }.
used-once = { AS($count, "word") } celle hanno solo { AS($count, "word") } cifre, e l'{ $one } e l'{ $another } non ne hanno in comune, quindi ogni cifra compare una volta.
use-up =
    Queste celle esauriscono { $in-line } per { AS($line, "the") } e { $in-other ->
        [one] la cifra { $in-other }
       *[other] le cifre { $in-other }
    } per { AS($other, "the") }.
use-up-for-both =
    Queste celle esauriscono { $both } per entrambe le aree, { $in-line } per { AS($line, "the") } e { $in-other ->
        [one] la cifra { $in-other }
       *[other] le cifre { $in-other }
    } per { AS($other, "the") }.
sets-use-up = L'{ $one } esaurisce le sue cifre per { AS($line, "the") } e l'{ $another } per { AS($other, "the") }.
sets-use-up-for-both =
    L'{ $one } esaurisce le sue cifre per { AS($line, "the") } e l'{ $another } per { AS($other, "the") }; per entrambe le aree { $both ->
        [one] è esaurita anche la cifra { $both }
       *[other] sono esaurite anche le cifre { $both }
    }.
