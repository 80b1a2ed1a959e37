### Les indices.

stage = { $stage } sur 3
close = Fermer l’indice

## Les boutons d’un indice

which-technique = Quelle technique ?
show-reason = Montre-moi pourquoi
next-line = Ligne suivante
apply = Appliquer
show-digits = Afficher lesquels
show-notes = Afficher où
back = Avant l’erreur
ask = Question sur une case
refill = Les remplir de nouveau
stop = Arrêter la recherche

## Des indices sans étape

looking = Recherche de l’étape suivante…
wrong-digits =
    { $digits ->
        [one] Un de tes chiffres est faux. Corrige-le avant de prendre un indice.
       *[other] { $digits } de tes chiffres sont faux. Corrige-les avant de prendre un indice.
    }
marked-digits =
    { $digits ->
        [one] Le chiffre marqué est faux.
       *[other] Les { $digits } chiffres marqués sont faux.
    }
lost-notes =
    { $cells ->
        [one] Dans une case, il manque le bon chiffre à tes notes.
       *[other] Dans { $cells } cases, il manque le bon chiffre à tes notes.
    }
marked-notes =
    { $cells ->
        [one] Dans la case marquée, il manque le bon chiffre à tes notes.
       *[other] Dans les { $cells } cases marquées, il manque le bon chiffre à tes notes.
    }
nothing = Aucune des techniques que tu as activées ne trouve d’étape. Rien ne t’a échappé : à partir d’ici, il faut une hypothèse, ou une technique que Stepdoku ne connaît pas.

## Où regarder. L’endroit a son article.

look-at = Regarde { $place }.
look-for = Cherche { $digit } dans { $place }.
framed = la partie encadrée de la grille
spoken-place = Indice. { $place }
spoken-step = { $step }. { $more }
spoken-reason = { $reason } { $effect } La touche Entrée applique l’étape.

## Ce que fait « Appliquer »

puts = « Appliquer » place { $digit } en { $cell }. Tu peux l’annuler.
removes =
    « Appliquer » retire { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    }. Tu peux l’annuler.
fills-one = Il n’y a pas de notes en { $cell }. « Appliquer » y note les candidats, sans { $digits }.
fills-one-removes =
    Il n’y a pas de notes en { $cell }. « Appliquer » y note les candidats, sans { $digits }, et retire { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } ailleurs.
fills =
    { $cells ->
        [one] { $cells } case n’a pas
       *[other] { $cells } cases n’ont pas
    } de notes. « Appliquer » ajoute les candidats restants.
fills-removes =
    { $cells ->
        [one] { $cells } case n’a pas
       *[other] { $cells } cases n’ont pas
    } de notes. « Appliquer » ajoute les candidats restants et retire { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } ailleurs.

## Ce qui a été fait, pour les lecteurs d’écran

placed = { $digit } placé en { $cell }.
removed =
    { $notes ->
        [one] { $notes } note retirée.
       *[other] { $notes } notes retirées.
    }
added =
    Notes ajoutées dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $notes ->
        [one] { $notes } note retirée
       *[other] { $notes } notes retirées
    }.
