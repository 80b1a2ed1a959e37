### Les résultats d’une classe.

about = Colle les résultats envoyés par tes élèves : plusieurs à la fois, avec n’importe quel texte autour.
empty = Pas encore de résultats.
paste = Résultats
add = Ajouter
file = Depuis un fichier ou une image
added =
    { $count ->
        [one] { $count } résultat lu.
       *[other] { $count } résultats lus.
    }
added-known =
    { $count ->
        [one] { $count } résultat lu
       *[other] { $count } résultats lus
    }, dont { $known } déjà dans le tableau.
no-code = Il n’y a pas de résultat dans ce texte. Un résultat contient #r= et un long code.
no-picture = Aucun code n’a été trouvé dans cette image. Prends-la de plus près et bien en face.
damaged = Ligne { $line } : le code est endommagé ou incomplet. Redemande-le.
newer = Ligne { $line } : le code vient d’une version plus récente. Recharge la page pour la mettre à jour.
unread =
    { $count ->
        [one] { $count } résultat est illisible. Il reste sur cet appareil, tel quel. Redemande-le.
       *[other] { $count } résultats sont illisibles. Ils restent sur cet appareil, tels quels. Redemande-les.
    }
honest = Une faute de frappe dans un code se remarque, la triche non. Les résultats restent sur cet appareil.

## La liste des devoirs

groups = Devoir
untitled = Sans titre
group-line =
    { $title }, { $size } : { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }

## Le tableau

hide = Masquer les noms
head-name = Nom
head-ended = Fin
head-time = Temps
head-done = Fait
head-help = Aide
head-techniques = Techniques nécessaires
head-wrong-steps = Erreurs
head-reasons = Justifications
file-assignment = Devoir
file-date = Date
file-seconds = Secondes
file-all = Total
file-wrong = Nombre d’erreurs
file-at-once = Justifications du premier coup
file-asked = Justifications demandées
file-weakest = Justification la plus faible
pupil = Élève { $number }
nameless = sans nom
done = fini
unfinished = pas fini
time-up = temps écoulé
no-help = aucune
hurry = { $done } en { $seconds } s : trop rapide pour en juger
remove = Retirer
remove-all = Retirer tous ces résultats
restore = Restaurer
save = Enregistrer comme tableau (CSV)
save-name = stepdoku-classe.csv

## Ce qui est fréquent dans la classe

common-head = Erreurs les plus fréquentes
common-step = { $step } : { $pupils } sur { $all }
weakest = Justification la plus faible de la classe :
