### Les exercices.

number = Exercice { $number }
number-of = { $number } sur { $all }
begins = Exercice { $number }. { $task }
board = Grille de l’exercice
preparing = Préparation d’une grille…
none = Il n’y a pas encore d’exercice pour cette technique à cette taille.

## La consigne

task-chain = Construis une chaîne de candidats. Ses liens sont tour à tour forts et faibles.
task-mistake = Cette grille a une erreur : un chiffre faux ou une note fausse. Touche sa case.
task-repair = Dans cette grille pleine, certains chiffres sont faux, mais aucun chiffre de départ ne l’est. Touche leurs cases.
task-unnamed = Trouve l’étape suivante. Sa technique n’est pas nommée ici : place un chiffre, ou élimines-en un.
task-conclude-place = { $technique } : les marques montrent ce motif. Place son chiffre.
task-conclude-remove = { $technique } : les marques montrent ce motif. Élimine un candidat qu’il exclut.
task-pattern = { $technique } : un tel motif élimine les candidats barrés. Touche ses cases.
task-here = { $technique } : élimine un candidat qu’un tel motif exclut, ou appuie sur « Pas ici ».
task-place = { $technique } : trouve un tel motif et place son chiffre.
task-remove = { $technique } : trouve un tel motif et élimine un candidat qu’il exclut.

## Les boutons

keys-place = Placer un chiffre dans la case sélectionnée
keys-remove = Éliminer un chiffre dans la case sélectionnée
not = pas
choice = Réponse
choice-place = Placer
choice-remove = Éliminer
absent = Pas ici
shorten = Retirer le dernier
help = Indice
show = Afficher la réponse
candidates = Candidats
miss = Une erreur fréquente
next = Suivant

## Les réactions

not-open = { $cell } n’a pas le candidat { $digit }. Sélectionne une case, puis appuie sur l’un de ses candidats.
no-mistake = Il n’y a pas d’erreur en { $cell }.
in-pattern =
    Oui. Il manque encore { $left ->
        [one] une case
       *[other] { $left } cases
    }.
found = Trouvé : { $technique }.
found-step = Trouvé : une étape.
not-there = Exact : pas de motif « { $technique } » sur cette grille. L’étape suivante est différente :
no-step-there = Exact : pas d’étape de ce genre sur cette grille. L’étape suivante est différente :
mended = Trouvé.
shown-mistakes = Les cases marquées sont fausses.
shown = Une réponse :

## Candidats et liens

candidate = { $digit } en { $cell }
strong-in-cell = Lien fort : { $cell } n’a pas de troisième candidat. Si { $from } est faux, alors { $to } est vrai.
strong-in-place = Lien fort ({ $place }) : ce chiffre n’y a pas de troisième place. Si { $from } est faux, alors { $to } est vrai.
weak-in-cell = Lien faible : { $cell } ne prend qu’un chiffre. Si { $from } est vrai, alors { $to } est faux.
weak-in-place = Lien faible ({ $place }) : ce chiffre n’y va qu’une fois. Si { $from } est vrai, alors { $to } est faux.
same = C’est le même candidat.
apart = Pas de lien : { $from } et { $to } n’ont en commun ni le chiffre ni la case.
unseen = Pas de lien : { $from } et { $to } n’ont en commun ni ligne, ni colonne, ni bloc.
both-false = Ici, la chaîne a besoin d’un lien fort, mais { $from } et { $to } peuvent être faux tous les deux.
others = Ici, la chaîne a besoin d’un lien fort, et celui-ci est faible : en { $place }, il y a aussi { $others }.

## Ce que prouve une chaîne

proves = La chaîne prouve { $candidate } : si ce candidat était faux, il serait vrai.
proves-nothing = Le premier candidat ou le dernier est vrai. Aucun candidat n’est encore incompatible avec les deux.
needs-strong = Le lien suivant doit être fort.
loop-removes = Les extrémités se voient, donc la chaîne est une boucle : chaque lien faible a un candidat vrai. Elle élimine { $candidates }.
removes = Le premier candidat ou le dernier est vrai, donc la chaîne élimine { $candidates }.

## Erreurs

guess = { $candidate } était une hypothèse : avec elle, il ne reste plus de place pour un autre chiffre, ou plus rien pour une autre case.
guess-right = { $candidate } était une hypothèse : avec elle, il ne reste plus de place pour un autre chiffre, ou plus rien pour une autre case. Dans la solution, cette case est { $digit }.
note-missing = La note { $candidate } manque, alors que rien ne l’élimine.
note-left = La note { $candidate } est de trop : { $cell } a déjà ce chiffre.

## Le deuxième niveau d’un indice : la technique, et la question à se poser à cet endroit. L’endroit a son article.

ask-missing = { $technique } : quel chiffre manque dans { $place } ?
ask-cells = { $technique } : dans { $place }, quelles cases vides ne peuvent pas être { $digit } ?
ask-seen = { $technique } : quels chiffres voit { $place } ?
ask-where = { $technique } : où { $digit } peut-il aller dans { $place } ?
ask-shared = { $technique } : quels chiffres se partagent les mêmes places dans { $place } ?
ask-digits = { $technique } : quels chiffres peuvent aller dans { $place } ?
ask-sums = { $technique } : qu’est-ce que les cages laissent de côté dans { $place }, ou qu’ont-elles à l’extérieur ?
ask-clue = { $technique } : que laisse la contrainte de { $place } ?
ask-links = { $technique } : comment les candidats sont-ils liés dans { $place } ?
framed = la partie encadrée de la grille

## La fin d’une série

all-right =
    { $all ->
        [one] Exercice réussi du premier coup.
       *[other] Les { $all } exercices réussis du premier coup.
    }
some-right =
    { $right ->
        [one] { $right } réussi
       *[other] { $right } réussis
    } sur { $all } du premier coup.
none-right =
    { $all ->
        [one] Exercice pas réussi du premier coup.
       *[other] Aucun des { $all } exercices réussi du premier coup.
    }
over = La prochaine épreuve est une grille qui demande cette technique.
over-today = C’est tout pour aujourd’hui.
missed =
    { $kinds ->
        [one] Encore un exercice du type manqué
       *[other] Les { $kinds } types manqués, encore une fois
    }
back-tomorrow = À revoir demain.
back-on = À revoir { $weekday }.
back-next-week = À revoir { $weekday } de la semaine prochaine.
back-in-weeks = À revoir dans { $weeks } semaines.
back-in-months = À revoir dans { $months } mois.
again = Encore une fois
next-unit = Unité suivante
