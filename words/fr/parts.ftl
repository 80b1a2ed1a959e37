### Les mots pendant qu’une partie de la page se charge.

coming = Chargement…
missing = Cet élément de Stepdoku n’a pas pu être chargé. Vérifie la connexion et réessaie. Ta partie est conservée.
updated = Stepdoku a été mis à jour, donc cet élément ne peut plus être chargé ici. Ta partie est conservée. Recharge la page.
again = Réessayer
reload = Recharger la page
