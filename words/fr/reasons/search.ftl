### Les étapes d’une recherche : hypothèses, impasses et hypothèses annulées.

no-single = Il ne reste aucun singleton.
try-digit = { $cell } peut être { AS($among, "any") } : essaie { $digit } et regarde ce qui en découle.
second-guess = C’est l’hypothèse { $depth }, qui s’ajoute à la précédente.
further-guess = C’est l’hypothèse { $depth }, qui s’ajoute aux { AS($earlier, "word") } précédentes.

## Contradictions

no-digit = { $cell } n’a plus de candidat.
no-place = { AS($house, "the") } n’a plus de place pour { $digit }.
twice = { AS($house, "the") } aurait deux fois { $digit }.
wrong-sum = La cage de { $first } a pour somme { $found } au lieu de { $sum }.

## Après une contradiction

no-guess-left = Il ne reste aucune hypothèse à annuler, donc cette position n’a pas de solution.
was-wrong = Donc l’hypothèse, { $guess }, était fausse.
not-with-the-one = Donc la dernière hypothèse, { $guess }, ne peut pas être juste en même temps que la précédente.
not-with-the-others = Donc la dernière hypothèse, { $guess }, ne peut pas être juste en même temps que les précédentes.

## Annuler une hypothèse

undo = Annule { $guess }.
undo-with-one = Annule { $guess } et le chiffre qui a suivi.
undo-with = Annule { $guess } et les { $followed } chiffres qui ont suivi.
led = Cela menait à une contradiction, donc { $cell } ne peut pas être { $digit }.
led-given-one = Cela menait à une contradiction, donc { $cell } ne peut pas être { $digit }, si l’hypothèse précédente est juste.
led-given-others = Cela menait à une contradiction, donc { $cell } ne peut pas être { $digit }, si les hypothèses précédentes sont justes.
