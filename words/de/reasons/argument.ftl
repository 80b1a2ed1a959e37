### Urteile über die Begründung eines Lernenden.

no-other-place = Ja. In { $house } hat { $digit } keinen anderen Platz.
no-other-candidate = Ja. { $cell } hat keinen anderen Kandidaten als { $digit }.
rules-out = Ja. Das schließt { $gone } aus.
not-needed =
    { $cells } { $cells ->
        [one] ist
       *[other] sind
    } dafür nicht nötig.
mark-something = Markiere mindestens eine Zelle, eine Zeile, eine Spalte oder einen Block.
no-sense = Was du markiert hast, kann nicht alles stimmen.
could-also-be = Nach deinen Markierungen könnte { $cell } auch { AS($digits, "or") } sein.
could-also-go = Nach deinen Markierungen könnte { $digit } von { $house } auch in { AS($open, "or") } stehen.
could-also-go-in-many = Nach deinen Markierungen könnte { $digit } von { $house } auch in { AS($open, "brief") } stehen.
could-still-be = Nach deinen Markierungen könnte { $cell } noch { $digit } sein.
could-still-be-with = Nach deinen Markierungen könnte { $cell } noch { $digit } sein, mit { $way }.
fewer-are-enough =
    Du hast { AS($marked, "word") } Stellen markiert, und { $enough ->
        [one] { AS($enough, "word") } davon genügt
       *[other] { AS($enough, "word") } davon genügen
    }. Markiere nur, was nötig ist.
cannot-tell = Stepdoku kann nicht sagen, ob das genügt. Markiere weniger Zellen.
