### Младшие экзосеты.

must-have-two = В { $base } обязательно стоят две из цифр { $digits }.
suppose = Допустим, одна из них стоит там, но её нет ни в { $one }, ни в { $another }.
nowhere-else = Тогда её больше нигде нет { AS($line, "in") } и { AS($own-box, "in") }.
nowhere-else-nor-in = Тогда её больше нигде нет { AS($line, "in") } и { AS($own-box, "in") }, и в { $companions } она стоять не может.
in-other-rows = Значит, { AS($across, "to") } она нужна в других строках.
in-other-columns = Значит, { AS($across, "to") } она нужна в других столбцах.
no-place-for = Там у них нет места для цифры { $digit }.
only-in = Там у них для цифры { $digit } есть только { $cover }.
cannot-do =
    Но в линии цифра стоит один раз, а { AS($most, "word") } { $most ->
        [one] линия
        [few] линии
        [many] линий
       *[other] линии
    } — это меньше, чем { AS($across, "word") }.
both-in-targets = Поэтому обе цифры базы стоят в { AS($targets, "each") }.
both-in-targets-without = Значит, обе цифры базы стоят в { AS($targets, "each") }, и ни в одной из этих клеток не может стоять { AS($digits, "or") }.
