### Les messages sur les fichiers de parties enregistrées.

unreadable-removed =
    { $games ->
        [one] { $games } partie illisible supprimée définitivement.
       *[other] { $games } parties illisibles supprimées définitivement.
    }
unreadable-exported = Les parties illisibles sont enregistrées dans le fichier, telles quelles.
unreadable-not-exported = Le fichier n’a pas pu être enregistré : ton navigateur n’a pas réussi à lire ces parties. Elles n’ont pas changé. Réessaie plus tard.
exported = Parties, temps et réglages sont enregistrés dans le fichier.
exported-files = Parties, temps et réglages sont enregistrés dans { $files } fichiers, car un seul ne suffit pas. Pour tout restaurer, ouvre-les tous.
exported-part = Les parties, les temps et les réglages de cette page sont enregistrés dans le fichier. Ce qui était illisible n’y est pas.
exported-no-settings = Les parties et les temps de cette page sont enregistrés dans le fichier. Ce qui était illisible n’y est pas.
exported-no-times = Les parties et les réglages de cette page sont enregistrés dans le fichier. Ce qui était illisible n’y est pas.
exported-games = Les parties de cette page sont enregistrées dans le fichier. Ce qui était illisible n’y est pas.
export-unread = Le fichier n’a pas pu être enregistré : tes parties enregistrées étaient illisibles. { $why }
export-refused = Le fichier n’a pas pu être enregistré : ton navigateur ne l’a pas accepté. Tes parties n’ont pas changé. Réessaie.
imported =
    Ajouts : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $times } temps.
imported-joined =
    Les coups du fichier ont été ajoutés à { $games ->
        [one] { $games } partie déjà présente
       *[other] { $games } parties déjà présentes
    }.
imported-there =
    { $games ->
        [one] { $games } partie était déjà présente.
       *[other] { $games } parties étaient déjà présentes.
    }
imported-unreadable =
    { $games ->
        [one] { $games } partie est illisible et n’a pas changé.
       *[other] { $games } parties sont illisibles et n’ont pas changé.
    }
import-stopped = Ouverture arrêtée. Rien n’a été repris du fichier.
cannot-import = Le fichier n’a pas été ouvert. { $why }
import-failed = Le fichier n’a pas pu être ouvert. Rien n’a changé. Vérifie le fichier et réessaie.
file-too-large = Le fichier dépasse 200 Mo : c’est trop pour un fichier de Stepdoku.
file-not-ours = Ce n’est pas un fichier de Stepdoku. Choisis-en un créé avec « Enregistrer un fichier ».
file-newer = Le fichier vient d’une version plus récente de Stepdoku. Recharge la page pour la mettre à jour, puis réessaie.
file-cut-off = Le fichier est incomplet : il s’arrête après la ligne { $line }. Copie-le de nouveau depuis l’endroit où tu l’as enregistré.
file-damaged = La ligne { $line } a été modifiée ou endommagée. Copie de nouveau le fichier depuis l’endroit où tu l’as enregistré.
file-too-high = Le nombre de la ligne { $line } est trop grand pour venir de Stepdoku. Rien n’a changé. Enregistre de nouveau le fichier là d’où il vient.
file-strange = Stepdoku ne comprend pas la ligne { $line }.
