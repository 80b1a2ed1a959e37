### Les devoirs : ce qu’une personne donne à sa classe, et ce que les élèves rendent.

## Donner un devoir

set-drill = Donner en devoir
about = Toute personne qui ouvre le lien ci-dessous résout ce devoir et t’envoie un résultat. Rien ne part vers un serveur.
title = Titre
title-example = Par exemple : lundi, 5e B
start = Départ
start-givens = Depuis le début
start-here = Depuis la grille actuelle, sans les chiffres faux
allowed = Aides autorisées
help-notes = Candidats
help-notes-parts = tout afficher, remplir les notes, les tenir à jour
help-checks = Vérifier
help-checks-parts = comparer avec la solution, avis sur les coups
help-hints = Indices
help-hints-parts = indices et « Pourquoi ? »
help-solver = Solveur
help-solver-parts = étape par étape, chemin, solution
ask-why = Justifier
ask-why-help = un coup compte dès que ce qui l’impose est marqué
minutes = Durée limite en minutes
minutes-none = aucune
count = Nombre de positions
link = Lien vers le devoir
code = Le code qui ouvre le devoir
no-code = Ce lien est trop long pour un code. Copie-le plutôt.

## Un défi : la même grille contre le temps de quelqu’un d’autre

race = Défi
race-help = Toute personne qui ouvre ce lien joue la même grille contre ton temps.
race-unsolved = Résous d’abord cette grille. Ton temps sera ensuite celui à battre.
race-options = Options
race-name = Ton nom, pour ton adversaire
beat = Le temps à battre est { $time }.
beat-name = { $name } a mis { $time }.
own-bar = Toi : { $percent } %
other-bar = { $name } : { $percent } %
rival = Adversaire
your-rival = Ton adversaire
won = { $name } a mis { $time }. Tu as été plus rapide.
lost = { $name } a été plus rapide : { $time }.

## Le paquet pour des systèmes comme Moodle

package = Pour Moodle et les systèmes similaires
package-help = Un paquet SCORM 1.2 contient ce devoir et toute la page : il fonctionne donc à l’intérieur de ton cours. Le cours reçoit la note, le temps et le code du résultat.
package-mark-puzzle = La note est le pourcentage des cases vides qui sont justes à la fin. L’aide et les erreurs ne la changent pas.
package-mark-drill = La note est le pourcentage des grilles réussies du premier coup.
package-save = Enregistrer le paquet
package-weighing = Calcul de la taille du paquet…
package-ready = Le paquet fait environ { $size }.
megabytes = { $megabytes } Mo
package-making = Création du paquet…
package-made = Le paquet fait { $size }. Dépose-le dans ton cours comme paquet SCORM.
package-unreachable = Aucun paquet n’a été créé. Une partie de Stepdoku n’a pas pu être chargée. Vérifie ta connexion et réessaie.
package-updated = Aucun paquet n’a été créé, car Stepdoku a été mis à jour. Recharge la page et donne de nouveau le devoir.
package-refused = Le paquet n’a pas pu être enregistré : ton navigateur ne l’a pas accepté. Réessaie.
told-taken = Ton cours a reçu ce résultat. Ta note est { $mark } sur 100.
told-refused = Ton cours n’a pas accepté ce résultat. Envoie-le à la personne qui a donné le devoir, ou montre le code à sa caméra.

## Le devoir

empty = Aucun devoir n’est ouvert. Pour en ouvrir un, utilise le lien donné en classe.
task-board =
    Grille { $size } : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } à remplir.
task-drill =
    À trouver sur { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    } de taille { $size } : { $technique }.
some-technique = une technique
all-allowed = Toutes les aides sont autorisées.
without = Aides exclues : { $help }.
without-notes = candidats remplis
without-checks = vérification
without-hints = indices
without-solver = solveur
refused-notes = Dans ce devoir, la page ne remplit pas les candidats.
refused-checks = Dans ce devoir, il n’y a pas de vérification.
refused-hints = Dans ce devoir, il n’y a pas d’indices.
refused-solver = Dans ce devoir, il n’y a pas de solveur.
task-why = Justifier : marque ce qui impose chaque coup pour qu’il compte.
limit =
    Durée limite : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
name = Ton nom, tel qu’on le connaît en classe
begin = Commencer
checking = Vérification de la grille…
cannot-puzzle = Impossible de commencer. { $why }
cannot-position = Impossible de commencer : la position contredit la solution. Redemande le lien.
cannot-technique = Impossible de commencer : cette version ne connaît pas la technique. Recharge la page pour la mettre à jour.
cannot-check = La grille n’a pas été vérifiée. Réessaie.

## Pendant le devoir

at-work = Le devoir est en cours. Fini ou non, tu le rends avec un résultat.
under-way = Déjà commencé. Fait : { $done } sur { $all }. Reprends où tu en étais.
hand-in = Rendre maintenant
continue-work = Continuer
strip = Devoir
strip-hand-in = Rendre…
left = encore { $time }

## Le résultat

done = Terminé. Bien joué.
done-some = Terminé. Juste du premier coup : { $right } sur { $all }.
unfinished = Rendu. Fait : { $done } sur { $all }.
time-up = Temps écoulé. Fait : { $done } sur { $all }.
fact-time = Temps
fact-help = Aide
fact-techniques = Techniques nécessaires
fact-wrong-steps = Erreurs
no-help = aucune
no-wrong-step = aucune
slip = { $cell } = { $digit }
slip-on = grille { $number } : { $step }
result = Ton résultat
preparing = Préparation de ton résultat…
send = Envoie ceci à la personne qui a donné le devoir, ou montre le code à sa caméra. Le code révèle les fautes de copie, mais pas qui a résolu la grille.
send-race = Envoie ceci à ton adversaire.
