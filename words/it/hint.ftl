### Gli aiuti.

stage = { $stage } di 3
close = Chiudi l'aiuto

## I pulsanti di un aiuto

which-technique = Quale tecnica?
show-reason = Mostrami perché
next-line = Continua
apply = Applica
show-digits = Mostra quali
show-notes = Mostra dove
back = Torna indietro
ask = Chiedi di una cella
refill = Inseriscile di nuovo
stop = Ferma la ricerca

## Aiuti senza un passo

looking = Ricerca del prossimo passo…
wrong-digits =
    { $digits ->
        [one] Una delle tue cifre è sbagliata. Correggila prima di chiedere un aiuto.
       *[other] { $digits } delle tue cifre sono sbagliate. Correggile prima di chiedere un aiuto.
    }
marked-digits =
    { $digits ->
        [one] La cifra segnata è sbagliata.
       *[other] Le { $digits } cifre segnate sono sbagliate.
    }
lost-notes =
    { $cells ->
        [one] In una cella, tra le tue note manca la cifra giusta.
       *[other] In { $cells } celle, tra le tue note manca la cifra giusta.
    }
marked-notes =
    { $cells ->
        [one] Nella cella segnata, tra le tue note manca la cifra giusta.
       *[other] Nelle { $cells } celle segnate, tra le tue note manca la cifra giusta.
    }
nothing = Nessuna delle tecniche che hai attivato trova un passo. Non ti è sfuggito nulla: da qui serve un tentativo, o una tecnica che Stepdoku non conosce.

## Dove guardare

look-at = Guarda qui: { $place }.
look-for = Cerca { $digit } qui: { $place }.
framed = la parte incorniciata della griglia
spoken-place = Aiuto. { $place }
spoken-step = { $step }. { $more }
spoken-reason = { $reason } { $effect } Con Invio lo applichi.

## Che cosa fa «Applica»

puts = «Applica» inserisce { $digit } in { $cell }. Puoi annullare.
removes =
    «Applica» toglie { $notes ->
        [one] { $notes } nota
       *[other] { $notes } note
    }. Puoi annullare.
fills-one = In { $cell } non ci sono note. «Applica» inserisce i suoi candidati, senza { $digits }.
fills-one-removes =
    In { $cell } non ci sono note. «Applica» inserisce i suoi candidati, senza { $digits }, e toglie altrove { $notes ->
        [one] { $notes } nota
       *[other] { $notes } note
    }.
fills =
    { $cells ->
        [one] { $cells } cella non ha
       *[other] { $cells } celle non hanno
    } note. «Applica» aggiunge i candidati rimasti.
fills-removes =
    { $cells ->
        [one] { $cells } cella non ha
       *[other] { $cells } celle non hanno
    } note. «Applica» aggiunge i candidati rimasti e toglie altrove { $notes ->
        [one] { $notes } nota
       *[other] { $notes } note
    }.

## Che cosa ha fatto «Applica», per gli screen reader

placed = { $digit } è ora in { $cell }.
removed =
    { $notes ->
        [one] { $notes } nota tolta.
       *[other] { $notes } note tolte.
    }
added =
    Note aggiunte in { $cells ->
        [one] { $cells } cella
       *[other] { $cells } celle
    }, { $notes ->
        [one] { $notes } nota tolta.
       *[other] { $notes } note tolte.
    }
