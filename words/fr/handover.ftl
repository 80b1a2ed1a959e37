### Passer une partie à un autre appareil, par des codes pour sa caméra.

## Les entrées, dans le partage

another-device = Autre appareil
send = Envoyer cette partie
receive = Recevoir une partie

## Envoyer

send-one = Scanne ce code avec la caméra de l’autre appareil. Cette partie s’y ouvre, avec ses notes et son chronomètre.
send-several = Scanne chacun de ces codes avec la caméra de l’autre appareil, dans n’importe quel ordre. Au dernier, cette partie s’y ouvre, avec ses notes et son chronomètre.
code = Code { $number } sur { $all }
code-name = Le code qui ouvre la partie sur un autre appareil
code-before = Code précédent
next-code = Code suivant
too-long = Ce lien est trop long pour un code. Copie-le plutôt.
too-large = Cette partie a trop de notes pour des codes. Enregistre-la plutôt dans un fichier, dans « Parties ».

## Recevoir

how-to-receive = Sur l’autre appareil, ouvre « Partager », puis « Plus », puis « Autre appareil », puis « Envoyer cette partie ». Scanne ses codes ici avec la caméra, ou colle leurs liens.
camera = Utiliser la caméra
camera-stop = Arrêter la caméra
camera-looks = Tiens un code devant la caméra.
camera-fails = La caméra n’est pas utilisable ici. Autorise-la dans le navigateur, ou colle le lien.
link = Lien
read = Lire
missing =
    { $read ->
        [one] { $read } code lu
       *[other] { $read } codes lus
    } sur { $all }. Encore à lire : { $numbers }.
checking = Vérification de la partie…
forget = Reprendre à zéro
unchecked = La partie n’a pas été vérifiée. Scanne de nouveau le dernier code.
