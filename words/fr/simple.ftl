### Les mots de la vue simple, pour un petit enfant : courts, gentils, sans nombres.

panel = Touches et aide
undo = Annuler
help = Aide-moi
more = Encore de l’aide
place = Mets ça là
another = Encore une
leave = Page complète
offer = Vue simple
offer-help = De grandes touches, un indice gentil et pas de chronomètre, pour un petit enfant.

## L’indice

looking = Un instant…
where-is = Regarde dans le cadre en pointillés. Où est la place pour { $thing } ?
which-number = Regarde la case marquée. Quel chiffre va là ?
which-letter = Regarde la case marquée. Quelle lettre va là ?
which-picture = Regarde la case marquée. Quelle image va là ?
which-colour = Regarde la case marquée. Quelle couleur va là ?
goes-here = { $thing } : c’est dans la case verte.
hard = C’est difficile ici. Regarde avec quelqu’un.
one-wrong-number = Un chiffre a sa place ailleurs.
one-wrong-letter = Une lettre a sa place ailleurs.
one-wrong-picture = Une image a sa place ailleurs.
one-wrong-colour = Une couleur a sa place ailleurs.
some-wrong-number = Des chiffres ont leur place ailleurs.
some-wrong-letter = Des lettres ont leur place ailleurs.
some-wrong-picture = Des images ont leur place ailleurs.
some-wrong-colour = Des couleurs ont leur place ailleurs.
marked-wrong = Ce qui est marqué a sa place ailleurs. Essaie autre chose là.
marked-wrongs = Tout ce qui est marqué a sa place ailleurs. Essaie autre chose là.
lost-notes = Regarde encore une fois les petites notes.

## La fin

done-number = C’est réussi. Chaque chiffre est à sa place.
done-letter = C’est réussi. Chaque lettre est à sa place.
done-picture = C’est réussi. Chaque image est à sa place.
done-colour = C’est réussi. Chaque couleur est à sa place.
