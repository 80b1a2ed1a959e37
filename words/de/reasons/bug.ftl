### Bivalue Universal Grave.

two-each-except = Jede leere Zelle außer { $cell } mit { $digits } hat zwei Kandidaten.
two-places-except = In jeder Zeile, jeder Spalte und jedem Block hat jede fehlende Ziffer zwei Plätze, nur { $digit } hat drei in denen von { $cell }.
if-not = Wäre { $cell } nicht { $digit }, wären es überall zwei.
never-one = Ein solches Brett hat nie genau eine Lösung, das Rätsel aber schon.
cannot-be = Also kann { $cell } nicht { AS($digits, "or") } sein.
