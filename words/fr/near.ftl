### Le motif manqué de peu, sur la page d’une technique : une grille où le motif ne tient pas.

head = Pourquoi ce motif ne tient-il pas ?
task = { $technique } : les marques montrent un tel motif, mais un candidat à lui seul l’empêche. Touche la case de ce candidat.
board = Grille du motif manqué
show = Afficher la réponse
found = Oui :{" "}

## Ce qu’une autre case est pour le motif

filled = { $cell } est déjà { $digit }.
only = { $cell } est forcément { $digits }, comme l’exige le motif.
place = Le motif admet { $digit } en { $cell } : c’est l’une des places de ce chiffre en { $place }.
gets = Avec ce motif, { $cell } serait { $digit }. Le motif n’en dépend pas.
loses = Avec ce motif, { $cell } perdrait { $digits }. Le motif n’en dépend pas.
barred = { $cell } ne peut pas être { $digit }, comme l’exige le motif en { $place }.
outside = Le motif ne dépend pas de { $cell }.

## Pourquoi le motif ne tient pas. La raison peut suivre « Oui : ».

holds = { $cell } peut aussi être { $digit }. Donc le motif ne tient pas.
holds-only = { $cell } peut aussi être { $digit }, et pas seulement { $digits }. Donc le motif ne tient pas.
places = en { $place }, on peut aussi placer { $digit } en { $cell }. Donc le motif ne tient pas.
places-only = en { $place }, on peut aussi placer { $digit } en { $cell }, et pas seulement en { $cells }. Donc le motif ne tient pas.
lacks = { $cell } peut être { $digit }, or le motif exige que ce soit impossible. Donc le motif ne tient pas.
