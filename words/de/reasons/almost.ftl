### Fast gesperrte Paare und Tripel.

can-only-be = { $cell } kann nur { AS($digits, "or") } sein.
between-them = { $cells } haben zusammen nur { $digits }.
only-in-or-in = In { $house } können diese Ziffern nur in { AS($cells, "or") } oder in { $within } stehen.
only-in-two-or-in = In { $house } können diese Ziffern nur in { AS($cells, "or") } oder in { $within } stehen.
just-one = Genau eine davon steht dort in { $within }: { $others } kann nur { AS($count, "word") } aufnehmen, und stünden beide in { $within }, bliebe nichts für { $cells }.
just-one-of-three = Genau eine davon steht dort in { $within }: { $others } können zusammen nur { AS($count, "word") } aufnehmen, und stünde mehr als eine in { $within }, bliebe zu wenig für { $cells }.
is-the-other = Also hat { $cells } die andere, und auch { $others } muss { AS($digits, "or") } sein.
have-the-others = Also haben { $cells } die anderen, und { $others } haben nur diese Ziffern.
