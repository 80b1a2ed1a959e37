### Ce que dit la page avant que son programme ne tourne.

## Quand le programme n’arrive pas

loading = Chargement toujours en cours…
reload = Recharger
no-connection = Toujours pas de connexion. Vérifie ton accès à Internet et réessaie.
not-loaded = Un élément de Stepdoku n’a pas pu être chargé. Tes parties enregistrées ne sont pas perdues. Vérifie ta connexion, puis recharge la page.
from-file = Stepdoku ne peut pas fonctionner depuis un fichier. Ouvre-le depuis un serveur web.
no-wasm = Stepdoku a besoin de WebAssembly, que ce navigateur n’a pas ou qui y est désactivé. Essaie un navigateur à jour.
missing = Il manque un élément de Stepdoku sur le serveur, qui est peut-être en train de le mettre à jour. Tes parties enregistrées ne sont pas perdues. Recharge la page dans une minute.
updated = Stepdoku a été mis à jour. Tes parties enregistrées ne sont pas perdues. Recharge la page.
answered = Un élément de Stepdoku n’a pas pu être chargé : le serveur a répondu { $status }. Tes parties enregistrées ne sont pas perdues. Recharge la page dans une minute.
damaged = Un élément de Stepdoku est arrivé endommagé ou incomplet. Tes parties enregistrées ne sont pas perdues. Recharge la page.
not-started = Stepdoku n’a pas pu démarrer. Tes parties enregistrées ne sont pas perdues. Recharge la page. Si cela ne suffit pas, mets ton navigateur à jour.

## La page comme programme installé

description = Joue au sudoku, et découvre pourquoi chaque chiffre va là où il va.
picture-playing = Une partie en cours
picture-step = Une étape du solveur, et sa raison
new-puzzle = Nouvelle grille
new = Nouvelle
todays-puzzle = Grille du jour
today = Du jour
go-on-with-game = Continuer une partie
go-on = Continuer
