### Запертые кандидаты: указание и захват.

both-in = { AS($within, "in") } цифра { $digit } может стоять только в { $places }, и обе эти клетки лежат { AS($crossing, "in") }.
all-three-in = { AS($within, "in") } цифра { $digit } может стоять только в { $places }, и все три клетки лежат { AS($crossing, "in") }.
all-in = { AS($within, "in") } цифра { $digit } может стоять только в { $places }, и все эти клетки лежат { AS($crossing, "in") }.
only-in = { AS($within, "in") } цифра { $digit } может стоять только в { $places }.
all-of-these = Все эти клетки лежат { AS($crossing, "in") }.
one-must-be = В одной из этих клеток обязательно стоит { $digit }.
elsewhere = Значит, в { AS($cells, "brief") }, тоже { AS($crossing, "in") }, не может стоять { $digit }.
