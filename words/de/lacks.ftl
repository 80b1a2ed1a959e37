### Was dem ähnlichsten gefundenen Rätsel fehlt.

## Kurz, nach dem Stand der Suche

closest = Am nächsten bisher: { $lack }
short-spare = { $givens } nicht nötig
short-unproven = { $givens } vielleicht nicht nötig
short-outside = { $givens } außerhalb des Musters
short-needless = { $technique } nicht nötig
short-forbidden = braucht eine ausgeschlossene Technik
short-rating = Wertung { $rating }
short-class = HoDoKus Klasse { $class }

## In einem Satz

givens =
    Es hat { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }, nicht { $wanted }.
givens-at-most =
    Es hat { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }, nicht höchstens { $wanted }.
spare =
    { $givens ->
        [one] Eine Vorgabe ist nicht nötig.
       *[other] { $givens } Vorgaben könnten, jede für sich, wegfallen.
    }
unproven =
    Nicht als nötig bewiesen: { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }.
outside =
    { $givens ->
        [one] Eine Vorgabe liegt außerhalb deines Musters.
       *[other] { $givens } Vorgaben liegen außerhalb deines Musters.
    }
avoidable = { $technique } hilft, lässt sich aber vermeiden.
needless = { $technique } kommt nie vor.
unsolved = Stepdokus Techniken lösen es nicht zu Ende.
forbidden = Es braucht, was du ausgeschlossen hast: { $techniques }.
rating = Sein schwerster Schritt hat die Wertung { $rating }.
level = Seine Stufe ist { $level }.
class = In HoDoKu gehört es zur Klasse { $class }.

## Das Rätsel eines Links

trying = Versuch { $number }.
trying-of = Versuch { $number } von { $all }.
trying-closest = Versuch { $number }. { $closest }.
trying-of-closest = Versuch { $number } von { $all }. { $closest }.
too-much =
    Dieser Link macht zu viel Arbeit. Die Suche endete nach { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    }.
nearest = Es kommt dem am nächsten, was der Link verlangt. { $lacks }
