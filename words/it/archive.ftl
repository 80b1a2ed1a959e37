### Le notifiche sui file con le partite salvate.

unreadable-removed =
    { $games ->
        [one] Eliminata per sempre { $games } partita illeggibile.
       *[other] Eliminate per sempre { $games } partite illeggibili.
    }
unreadable-exported = Le partite illeggibili sono salvate nel file, senza modifiche.
unreadable-not-exported = Non è stato possibile salvare il file: il tuo browser non riesce a leggere queste partite. Non sono cambiate. Riprova più tardi.
exported = Partite, tempi e impostazioni sono salvati nel file.
exported-files = Partite, tempi e impostazioni sono salvati in { $files } file, perché sono troppi per uno solo. Per ripristinare tutto, carica ogni file.
exported-part = Le partite, i tempi e le impostazioni di questa pagina sono salvati nel file. I dati illeggibili non sono inclusi.
exported-no-settings = Le partite e i tempi di questa pagina sono salvati nel file. I dati illeggibili non sono inclusi.
exported-no-times = Le partite e le impostazioni di questa pagina sono salvate nel file. I dati illeggibili non sono inclusi.
exported-games = Le partite di questa pagina sono salvate nel file. I dati illeggibili non sono inclusi.
export-unread = Non è stato possibile salvare il file: le tue partite salvate non si possono leggere. { $why }
export-refused = Non è stato possibile salvare il file: il tuo browser non lo ha accettato. Le tue partite non sono cambiate. Riprova.
imported =
    Aggiunte: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } e { $times ->
        [one] { $times } tempo
       *[other] { $times } tempi
    }.
imported-joined =
    { $games ->
        [one] { $games } partita che era qui ora comprende
       *[other] { $games } partite che erano qui ora comprendono
    } anche le mosse del file.
imported-there =
    { $games ->
        [one] { $games } partita era già qui.
       *[other] { $games } partite erano già qui.
    }
imported-unreadable =
    Non è stato possibile leggere { $games ->
        [one] { $games } partita: resta com'era.
       *[other] { $games } partite: restano com'erano.
    }
import-stopped = Caricamento interrotto. Dal file non è stato caricato nulla.
cannot-import = Il file non è stato caricato. { $why }
import-failed = Non è stato possibile caricare il file. Non è cambiato nulla. Controlla il file e riprova.
file-too-large = Il file supera i 200 MB: è troppo grande per venire da Stepdoku.
file-not-ours = Non è un file di Stepdoku. Scegline uno creato con «Salva su file».
file-newer = Il file viene da una versione più recente di Stepdoku. Ricarica la pagina per aggiornarla, poi riprova.
file-cut-off = Il file è incompleto: finisce dopo la riga { $line }. Copialo di nuovo da dove lo avevi salvato.
file-damaged = La riga { $line } del file è stata modificata o danneggiata. Copia di nuovo il file da dove lo avevi salvato.
file-too-high = Il numero nella riga { $line } del file è troppo grande per venire da Stepdoku. Non è cambiato nulla. Salva di nuovo il file là da dove proviene.
file-strange = Stepdoku non capisce la riga { $line } del file.
