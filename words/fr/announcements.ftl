### Ce que la grille annonce aux lecteurs d’écran.

new-puzzle = Nouvelle grille, { $game }.
finished = Grille résolue.
mode-now = { $mode }.
mode-digits = Chiffres
mode-colours = Couleurs
mode-notes = Notes
mode-corner = Notes en coin
mode-centre = Notes au centre
colours-cells = Couleurs pour les cases.
colours-candidates = Couleurs pour les candidats.
highlight-cleared = Plus rien n’est surligné.
pairs =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } avec deux candidats.
highlighted =
    { $digit } est dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } et reste possible dans { $places }.
savepoint = Point de sauvegarde créé.
moved =
    Autre position : { $digits ->
        [one] { $digits } chiffre
       *[other] { $digits } chiffres
    } sur la grille.
paused = En pause. Grille masquée.
resumed = La partie reprend.
trial-begun = Essai commencé. Garde-le ou abandonne-le quand tu veux.
trial-kept = Essai gardé.
trial-discarded = Essai abandonné.
candidates-shown = Tous les candidats sont affichés.
candidates-hidden = Candidats masqués.
locked = { $digit } est verrouillé.
unlocked = Aucun chiffre n’est verrouillé.
selected =
    { $cells ->
        [one] { $cells } case sélectionnée
       *[other] { $cells } cases sélectionnées
    }.
changed =
    { $cells ->
        [one] { $cells } case modifiée
       *[other] { $cells } cases modifiées
    }.
face = { $name }.

## Un coup annulé ou rétabli

undone = Annulé : { $what }.
redone = Rétabli : { $what }.
done-cells =
    { $cells ->
        [one] { $cells } case modifiée
       *[other] { $cells } cases modifiées
    }
digit-removed = { $digit } retiré de { $cell }
digit-placed = { $digit } placé en { $cell }
digit-now = { $cell } est { $digit }
cell-empty = { $cell } est vide
