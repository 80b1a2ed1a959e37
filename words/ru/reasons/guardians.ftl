### Стражи нечётного кольца.

look-at-ring =
    Посмотри на места для цифры { $digit } вдоль кольца из { $count } { $count ->
        [one] клетки
        [few] клеток
        [many] клеток
       *[other] клеток
    }.
needs-its = { AS($house, "in") } цифра { $digit } обязательно стоит в { AS($ends, "or") }.
needs-its-or = { AS($house, "in") } цифра { $digit } обязательно стоит в { AS($ends, "or") } или вне кольца, в { $beside }.
if-not = Если бы в { $guardians } не стояла цифра { $digit }, она занимала бы каждую вторую клетку кольца, но { AS($count, "word") } — число нечётное.
if-none = Если бы ни на одном месте вне кольца не стояла цифра { $digit }, она занимала бы каждую вторую клетку кольца, но { AS($count, "word") } — число нечётное.
one-is = Поэтому в { AS($guardians, "or") } стоит { $digit }.
one-of-these-is = Поэтому на одном из этих мест стоит { $digit }.
all-these-places = все эти места
all-three = все три
them-all = их все
