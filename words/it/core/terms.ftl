### I termini che usano le pagine, gli aiuti e i passi, e il loro significato.

candidate-forms = candidati|candidato
candidate = Un candidato è una cifra che una cella può ancora avere.
area-forms = aree|area
area = Un'area è una riga, una colonna o un riquadro e, dove uno schema le ha, una diagonale o una finestra. Contiene ogni cifra una volta.
in-sight-forms = in vista|vista da|vedono|vede
in-sight = Una cella ne vede un'altra, cioè ce l'ha in vista, se le due non possono avere la stessa cifra, perché sono nella stessa riga, nella stessa colonna o nello stesso riquadro.
cover-forms = coperture|copertura
cover = La copertura di un pesce è formata dalle colonne che contengono tutti i posti di una cifra nelle sue righe, oppure dalle righe che li contengono tutti nelle sue colonne. Il pesce le riempie, quindi lì la cifra non sta in nessun altro posto.
fin-forms = pinne|pinna
fin = Una pinna è un posto di un pesce fuori dalla sua copertura.
clash-forms = in conflitto|conflitti|conflitto
clash = Due candidati sono in conflitto se non possono essere giusti entrambi.
band-forms = fasce|fascia
band = Una fascia è formata dai riquadri affiancati lungo una linea, con tutte le righe o le colonne che li attraversano.
strong-link-forms = collegamenti forti|collegamento forte
strong-link = Un collegamento forte unisce due candidati di cui almeno uno è giusto.
weak-link-forms = collegamenti deboli|collegamento debole
weak-link = Un collegamento debole unisce due candidati di cui al massimo uno è giusto.
almost-locked-set-forms = insiemi quasi bloccati|insieme quasi bloccato
almost-locked-set = Un insieme quasi bloccato è formato da celle di una riga, di una colonna o di un riquadro che hanno, tutte insieme, una cifra in più del numero delle celle.
