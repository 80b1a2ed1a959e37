### Gesperrte Kandidaten: Zeigen und Beanspruchen.

both-in = In { $within } kann { $digit } nur in { $places } stehen, beide in { $crossing }.
all-three-in = In { $within } kann { $digit } nur in { $places } stehen, alle drei in { $crossing }.
all-in = In { $within } kann { $digit } nur in { $places } stehen, alle in { $crossing }.
only-in = In { $within } kann { $digit } nur in { $places } stehen.
all-of-these = Alle diese Zellen liegen in { $crossing }.
one-must-be = In einer dieser Zellen muss { $digit } stehen.
elsewhere =
    Also { $cells ->
        [one] kann
       *[other] können
    } { AS($cells, "brief") }, im Rest von { $crossing }, nicht { $digit } sein.
