### Les messages de la page. Certains ont d’autres mots, chargés plus tard.

## La partie

new-puzzle = Nouvelle grille.
new-puzzle-unsaved = Nouvelle grille. Ta dernière partie n’a pas pu être enregistrée : elle sera perdue à la fermeture de cette page.
actions-lost =
    Ta partie est restaurée, sauf { $moves ->
        [one] { $moves } coup qui n’a pas pu être lu
       *[other] { $moves } coups qui n’ont pas pu être lus
    }.
history-shortened = Cette partie a plus de coups que Stepdoku ne peut en garder. La grille n’a pas changé, mais « Annuler » ne remonte que jusqu’ici.
save-unreadable = Une partie enregistrée n’a pas pu être lue. Elle n’a pas changé ; cette partie-ci est enregistrée à part.
games-unread = Tes parties enregistrées n’ont pas pu être lues. { $why } Rien n’a changé.
games-missing = Tes parties enregistrées ont disparu : ton navigateur les a perdues ou effacées. Si tu les as enregistrées dans un fichier, ouvre-le sous « Parties ».
still-reading = Chargement de tes parties enregistrées. En attendant, tu peux jouer cette grille.
game-found = Ta dernière partie a été retrouvée.
changed-elsewhere = Un autre onglet a modifié cette partie. À partir d’ici, la tienne est enregistrée comme une partie à part.
full-but-wrong = La grille est pleine, mais pas correcte.
full-unchecked = La grille est pleine. Stepdoku ne peut pas la vérifier, car il ne connaît pas toutes les règles.
unknown-rules = Cette grille a des règles que Stepdoku ne connaît pas. Tu peux la jouer, mais sans vérification ni indices.
restarted = Partie recommencée. Le chronomètre continue.
ends-counting = Le temps de cette partie ne comptera pas.
barred = Ce devoir se fait sans cette aide.

## Liens, textes et fichiers

opening-link = Ouverture de la grille partagée.
last-kept = Ta dernière partie est sous « Parties ».
puzzle-ready = La grille partagée est prête : { $game }. Ta partie reste ouverte jusqu’à ce que tu joues cette grille.
game-ready = La partie partagée est prête : { $game }. Ta partie reste ouverte jusqu’à ce que tu passes à l’autre.
shared-puzzle = Voici la grille partagée.
link-refused = Ce lien n’a pas pu être ouvert.
paste-refused = Ce n’est pas une grille jouable.
file-refused = Le fichier n’a pas été ouvert.
read-as = Le texte a été lu comme cette grille.
cannot-copy = Ton navigateur a bloqué la copie. Sélectionne le texte et copie-le à la main.

## Aide

check-right = Aucune erreur jusqu’ici.
check-wrong = Il y a une erreur.
check-count =
    { $digits ->
        [one] Un chiffre est faux.
       *[other] { $digits } chiffres sont faux.
    }
check-marked =
    { $digits ->
        [one] Le chiffre marqué est faux.
       *[other] Les { $digits } chiffres marqués sont faux.
    }
went-back =
    Retour de { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, juste avant l’erreur.
note-was-right = La note que tu as retirée en { $cell } était la bonne.
candidates-count = Les candidats comptent comme une aide dans le résultat.
notes-filled = Notes remplies.
no-singles = Aucune case vide n’a qu’un seul candidat.
singles-placed =
    { $count ->
        [one] { $count } singleton nu placé : la case n’avait qu’un candidat.
       *[other] { $count } singletons nus placés : chaque case n’avait qu’un candidat.
    }

## Réglages, fichiers de parties et programme

settings-newer = Tes réglages viennent d’une version plus récente de Stepdoku et n’ont pas changé. Ce que tu changes ici ne vaut que jusqu’à la fermeture de la page.
settings-unreadable = Tes réglages n’ont pas pu être lus, donc les réglages par défaut sont actifs. Ton prochain changement sera enregistré.
new-version = Une nouvelle version de Stepdoku est prête. Recharge la page pour l’utiliser ; ta partie est conservée.

## Une partie du programme qui a échoué

work-died = Cela n’a pas marché : la tâche en arrière-plan s’est arrêtée. Ta partie n’est pas perdue. Réessaie.
work-unreachable = L’élément de Stepdoku qui fait cela n’a pas pu être chargé. Ta partie n’est pas perdue. Vérifie la connexion et réessaie.
work-updated = Stepdoku a été mis à jour, donc l’élément qui fait cela ne peut plus être chargé ici. Ta partie est conservée. Recharge la page.

## Pourquoi une partie n’est pas enregistrée

save-forbidden = Non enregistré : ce navigateur bloque le stockage, ou cette page est intégrée dans une autre. Tu peux continuer à jouer, mais la partie sera perdue à la fermeture de la page.
save-full = Non enregistré : le disque est plein. Libère de la place ; ton prochain coup enregistrera tout.
save-newer = Non enregistré : une version plus récente de Stepdoku a été utilisée dans ce navigateur. Enregistre tes parties dans un fichier, puis recharge la page.
save-blocked = Pas encore enregistré : tes parties sont ouvertes dans un autre onglet, avec une version plus ancienne de Stepdoku. Ferme cet onglet pour tout enregistrer.
save-slow = Pas encore enregistré : le stockage de ton navigateur répond lentement. Tes coups sont conservés tant que cette page reste ouverte.
save-failed = Non enregistré : ton navigateur n’a pas pu écrire dans son stockage. Nouvelle tentative à ton prochain coup. Si cela persiste, enregistre tes parties dans un fichier.

## Pourquoi des données enregistrées ne peuvent pas être lues

unread-forbidden = Ce navigateur bloque le stockage, ou cette page est intégrée dans une autre.
unread-newer = Ces données viennent d’une version plus récente de Stepdoku. Recharge la page pour la mettre à jour.
unread-blocked = Un autre onglet, avec une version plus ancienne de Stepdoku, utilise ces données. Ferme cet onglet, puis recharge la page.
unread-slow = Le stockage de ton navigateur ne répond pas. Redémarre le navigateur.
unread-failed = Ton navigateur n’a pas pu lire son stockage. Recharge la page, ou redémarre le navigateur. Si rien n’y fait, il ne reste qu’à effacer les données de ce site, ce qui supprime tes parties.
