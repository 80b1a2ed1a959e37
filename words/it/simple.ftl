### La vista semplice per i più piccoli: parole brevi e gentili, senza numeri.

panel = Tasti e aiuto
undo = Annulla
help = Aiutami
more = Ancora aiuto
place = Metti lì
another = Un altro
leave = Pagina completa
offer = Vista semplice
offer-help = Tasti grandi, un aiuto gentile e niente cronometro, per i più piccoli.

## L'aiuto

looking = Un attimo…
where-is = Guarda dentro la cornice tratteggiata. Dove va «{ $thing }»?
which-number = Guarda la casella segnata. Quale numero ci sta?
which-letter = Guarda la casella segnata. Quale lettera ci sta?
which-picture = Guarda la casella segnata. Quale figura ci sta?
which-colour = Guarda la casella segnata. Quale colore ci sta?
goes-here = «{ $thing }» va nella casella verde.
hard = Qui è difficile. Guarda insieme a qualcuno.
one-wrong-number = Un numero va da un'altra parte.
one-wrong-letter = Una lettera va da un'altra parte.
one-wrong-picture = Una figura va da un'altra parte.
one-wrong-colour = Un colore va da un'altra parte.
some-wrong-number = Alcuni numeri vanno da un'altra parte.
some-wrong-letter = Alcune lettere vanno da un'altra parte.
some-wrong-picture = Alcune figure vanno da un'altra parte.
some-wrong-colour = Alcuni colori vanno da un'altra parte.
marked-wrong = Quello che è segnato va da un'altra parte. Lì prova qualcos'altro.
marked-wrongs = Tutto quello che è segnato va da un'altra parte. Lì prova qualcos'altro.
lost-notes = Guarda ancora una volta le note piccole.

## La fine

done-number = Ce l'hai fatta. Ogni numero è al suo posto.
done-letter = Ce l'hai fatta. Ogni lettera è al suo posto.
done-picture = Ce l'hai fatta. Ogni figura è al suo posto.
done-colour = Ce l'hai fatta. Ogni colore è al suo posto.
