### Gurths Symmetrie.

## Wie die Vorgaben symmetrisch sind

half-turn = Die Vorgaben sind bei einer halben Drehung symmetrisch.
quarter-turn = Die Vorgaben sind bei einer Vierteldrehung symmetrisch.
top-to-bottom = Die Vorgaben sind von oben nach unten symmetrisch.
left-to-right = Die Vorgaben sind von links nach rechts symmetrisch.
diagonal = Die Vorgaben sind symmetrisch zur Diagonale von oben links.
anti-diagonal = Die Vorgaben sind symmetrisch zur Diagonale von oben rechts.
in-itself = Die Vorgaben sind in sich symmetrisch.

## Wie Ziffern sich ändern

change-places = Dabei tauschen Ziffern ihre Plätze: { $circles }.
first-of-circle = { $digit }
circle-so-far = { $digits }, { $digit }
circle = { $digits } mit { $digit }
and-circle = { $circles }; { $circle }
one-solution = Das Rätsel hat nur eine Lösung, also ist sie auf dieselbe Weise symmetrisch.

## Was folgt

open-image = { $from } kann nur { AS($own, "or") } sein, also kann ihr Bild { $to } nur { AS($images, "or") } sein.
filled-image = { $from } ist { AS($own, "or") }, also kann ihr Bild { $to } nur { AS($images, "or") } sein.
diagonal-stays = Eine Zelle auf der Diagonale bleibt, wo sie ist.
middle-stays = Die Zelle in der Mitte bleibt, wo sie ist.
axis-stays = Eine Zelle auf der Achse bleibt, wo sie ist.
diagonal-changes = Eine Zelle auf der Diagonale bleibt, wo sie ist, aber jede Ziffer ändert sich.
middle-changes = Die Zelle in der Mitte bleibt, wo sie ist, aber jede Ziffer ändert sich.
axis-changes = Eine Zelle auf der Achse bleibt, wo sie ist, aber jede Ziffer ändert sich.
only-stay =
    Von den Ziffern { $digits ->
        [one] bleibt
       *[other] bleiben
    } nur { $digits } gleich, also muss die Zelle { AS($digits, "or") } sein.
