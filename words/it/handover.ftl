### Passare una partita a un altro dispositivo, con codici per la sua fotocamera.

## Gli accessi, nella finestra che condivide uno schema

another-device = Altro dispositivo
send = Invia lì questa partita
receive = Ricevi una partita da lì

## Inviare

send-one = Leggi questo codice con la fotocamera dell'altro dispositivo. Lì si apre questa partita, con le note e il tempo.
send-several = Leggi ognuno di questi codici con la fotocamera dell'altro dispositivo, in qualsiasi ordine. Con l'ultimo si apre lì questa partita, con le note e il tempo.
code = Codice { $number } di { $all }
code-name = Il codice che apre la partita su un altro dispositivo
code-before = Codice precedente
next-code = Codice successivo
too-long = Questo link è troppo lungo per un codice. Copialo.
too-large = Questa partita ha troppe note per i codici. Salvala invece su file, in «Partite».

## Ricevere

how-to-receive = Sull'altro dispositivo apri «Condividi», poi «Altro», «Altro dispositivo» e «Invia lì questa partita». Leggi qui i suoi codici con la fotocamera, o incolla i loro link.
camera = Usa la fotocamera
camera-stop = Ferma la fotocamera
camera-looks = Tieni un codice davanti alla fotocamera.
camera-fails = Qui non si può usare la fotocamera. Consentine l'uso nel browser, o incolla il link.
link = Link
read = Leggi
missing =
    { $read ->
        [one] { $read } codice letto su { $all }.
       *[other] { $read } codici letti su { $all }.
    } Ancora da leggere: { $numbers }.
checking = Controllo della partita…
forget = Ricomincia
unchecked = Non è stato possibile controllare la partita. Leggi di nuovo l'ultimo codice.
