### Schritte einer Suche: Versuche, Sackgassen und Versuche, die zurückgenommen werden.

no-single = Es gibt keinen Einer mehr.
try-digit = { $cell } kann { AS($among, "any") } sein: Versuche { $digit } und sieh, was folgt.
second-guess = Das ist Versuch { $depth }, zusätzlich zu einem davor.
further-guess = Das ist Versuch { $depth }, zusätzlich zu { AS($earlier, "word") } davor.

## Widersprüche

no-digit = { $cell } hat keinen Kandidaten mehr.
no-place = { $house } hat keinen Platz mehr für { $digit }.
twice = { $house } hätte zweimal { $digit }.
wrong-sum = Der Käfig von { $first } kommt auf { $found } statt auf { $sum }.

## Nach einem Widerspruch

no-guess-left = Kein Versuch lässt sich mehr zurücknehmen, also hat diese Stellung keine Lösung.
was-wrong = Also war der Versuch, { $guess }, falsch.
not-with-the-one = Also kann der letzte Versuch, { $guess }, nicht zusammen mit dem davor stimmen.
not-with-the-others = Also kann der letzte Versuch, { $guess }, nicht zusammen mit denen davor stimmen.

## Einen Versuch zurücknehmen

undo = Nimm { $guess } zurück.
undo-with-one = Nimm { $guess } zurück und die Ziffer, die darauf folgte.
undo-with = Nimm { $guess } zurück und die { $followed } Ziffern, die darauf folgten.
led = Das führte zu einem Widerspruch, also kann { $cell } nicht { $digit } sein.
led-given-one = Das führte zu einem Widerspruch, also kann { $cell } nicht { $digit } sein, wenn der Versuch davor stimmt.
led-given-others = Das führte zu einem Widerspruch, also kann { $cell } nicht { $digit } sein, wenn die Versuche davor stimmen.
