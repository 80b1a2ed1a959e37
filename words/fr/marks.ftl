### Les mots des signes dessinés pour une étape.

unfold = Légende et notation
legend = Légende
written = Notation
more-lines =
    { $lines ->
        [one] Encore { $lines } ligne
       *[other] Encore { $lines } lignes
    }
then-conclusion = Puis la conclusion
all-lines = Tout afficher
all = Signes sur la grille
eureka = Eureka
hodoku = HoDoKu
copy = Copier
copied = Copié

## La légende

house = ligne, colonne ou bloc à regarder
cover = couverture : ligne, colonne ou bloc
denied = si ceci est faux…
implied = …alors ceci est vrai
branch = branche { $number }
strong = lien fort : au moins un est juste
weak = lien faible : au plus un est juste
group = groupe : compte comme un seul
cause = ce qui justifie l’étape
placed = placé
guessed = hypothèse
eliminated = éliminé
clash = impasse
lit = surligné
aid = partie du motif
fin = nageoire
colour = couleur { $letter }
set = ensemble { $letter }

## Les mêmes dans le nom d’une case à entendre, après les chiffres des candidats

of-digits = { $digits } { $mark }
said-pattern = dans le motif
said-placed = à placer ici
said-guessed = en hypothèse ici
said-eliminated = à éliminer
said-clash = avec une marque
said-fin = comme nageoire
said-lit = en surbrillance
said-colour = de couleur { $letter }
said-set = dans l’ensemble { $letter }
