### Les mots de la grille en texte, et des réponses aux questions par touche, qui sont à entendre.

## La grille en lignes de texte

title = Grille en texte
empty-sign = 0 est une case vide.
hidden = La grille est masquée pendant la pause.

## Questions

begun = Question.
which-digit = Appuie sur le chiffre.
which-row = Appuie sur le numéro de la ligne.
which-row-letters = Appuie sur le numéro de la ligne, A pour 10.
which-column = Appuie sur le numéro de la colonne.
which-column-letters = Appuie sur le numéro de la colonne, A pour 10.
unknown = Cette touche ne pose pas de question. « Aide » donne la liste des questions.

## Les lignes, colonnes et blocs

line = { $place } : { $digits }.
empty = vide
complete = il ne manque rien
missing = il manque { $digits }
line-lacks = { $line } { $lacks }.
place-lacks = { $place } : { $lacks }
all-lack = { $list }.
nothing-left = Donc il ne reste rien pour cette case.
left = Donc { $digits }.
no-further = Cette case n’est dans aucune diagonale ni aucune fenêtre.

## La place d’un chiffre

digit = { $digit }.
digit-in = { $place } : { $there }.
is-in = il est en { $place }
nowhere = il ne peut aller nulle part
can-go = il peut aller en { $place }
not-there = { $digit } n’est pas encore sur la grille.
there = { $digit } est en { $cells }.
count = { $digit } : { $count } sur { $all }
counts = { $list }.
counts-rest = { $list }. Les autres sont complets.
counts-complete = Chaque chiffre est là { $all } fois.

## Cases

place = { $place }.
no-empty = Aucune autre case n’est vide.
no-highlighted = Aucune autre case n’est surlignée ni marquée.
no-pair = Aucune autre case n’a deux candidats.
pair = { $digits }.
cell = { $content }, { $cell }.
cell-of = { $place }. { $cell }
empty-notes = vide, notes { $notes }
candidate = { $digit } en { $cell }
candidates = { $candidates }.

## Ce qui est marqué

nothing-marked = Rien n’est surligné ni marqué.
none-highlighted = Aucune case n’est surlignée.
marked = { $mark } : { $places }.
mark-house = À regarder
mark-pattern = Dans le motif
mark-placed = Placé
mark-guessed = Hypothèse
mark-eliminated = Éliminé
mark-clash = Marqué
mark-fin = Nageoire
mark-lit = Surligné
mark-colour = Couleur { $letter }
mark-set = Ensemble { $letter }

## Un lien d’une chaîne

no-chain = Il n’y a pas de chaîne sur la grille.
strong = Lien { $number } sur { $all }, fort : si { $from }, alors { $to }.
weak = Lien { $number } sur { $all }, faible : si { $from }, alors { $to }.
end-true = { $candidates } est juste
end-false =
    { $candidates } { $count ->
        [one] est faux
       *[other] sont faux
    }

## L’état de la partie

state =
    { $kind } : { $cells ->
        [one] { $cells } case vide
       *[other] { $cells } cases vides
    }. Mode : { $mode }.
kind = { $size } { $level }
locked = { $digit } est verrouillé.
exercise =
    { $size } : { $cells ->
        [one] { $cells } case vide
       *[other] { $cells } cases vides
    }.
