### Was das Brett Screenreadern meldet.

new-puzzle = Neues Rätsel, { $game }.
finished = Gelöst.
mode-now = { $mode }.
mode-digits = Ziffern
mode-colours = Farben
mode-notes = Notizen
mode-corner = Randnotizen
mode-centre = Mittelnotizen
colours-cells = Farben für Zellen.
colours-candidates = Farben für Kandidaten.
highlight-cleared = Hervorhebung aufgehoben.
pairs =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } mit zwei Kandidaten.
highlighted =
    { $digit } steht in { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } und ist in { $places } möglich.
savepoint = Speicherpunkt gesetzt.
moved =
    Andere Stellung: { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } auf dem Brett.
paused = Pause. Brett verdeckt.
resumed = Weiter.
trial-begun = Probe begonnen. Behalte oder verwirf sie, wann du willst.
trial-kept = Probe behalten.
trial-discarded = Probe verworfen.
candidates-shown = Alle Kandidaten werden gezeigt.
candidates-hidden = Kandidaten ausgeblendet.
locked = { $digit } ist fixiert.
unlocked = Keine Ziffer ist fixiert.
selected =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } ausgewählt.
changed =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } geändert.
face = { $name }.

## Ein Zug, der zurückgenommen oder wiederholt wurde

undone = Zurückgenommen: { $what }.
redone = Wiederholt: { $what }.
done-cells =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } geändert
digit-removed = { $digit } aus { $cell } entfernt
digit-placed = { $digit } in { $cell } gesetzt
digit-now = { $cell } ist { $digit }
cell-empty = { $cell } ist leer
