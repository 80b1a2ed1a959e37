### Пустые прямоугольники.

only-in = { AS($within, "in") } цифра { $digit } может стоять только { AS($left, "in") } или { AS($barred, "in") }.
is-also-in = Кроме того, { AS($within, "in") } цифра { $digit } стоит { AS($left, "in") } или { AS($barred, "in") }.
linked = { AS($house, "in") } эта цифра может стоять только в { $near } или { $far }.
if-not = Если в { $far } не { $digit }, то эта цифра стоит в { $near }, а { AS($within, "in") } — { AS($left, "in") }.
in-line-and-sight = Значит, в { AS($cells, "brief") } ({ AS($left, "in") } и в поле зрения клетки { $far }) не может стоять { $digit }.
by-one-reading = в { AS($cells, "brief") } ({ AS($left, "in") } и в поле зрения клетки { $far }) не может стоять { $digit }
so-both = Значит, { $one }, и { $another }.

## Две связи с общим концом

if-not-both-are = Если в { $far } не { $digit }, то эта цифра стоит и в { $near } (единственное другое место { AS($house, "in") }), и в { $other } (единственное другое место { AS($across, "in") }).
see-all = Они видят все клетки { AS($lines, "of") } { AS($within, "in") }, поэтому места для цифры { $digit } в этом блоке не остаётся.
must-be-and =
    Значит, в { $far } может стоять только { $digit }, а в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } { $far }, эта цифра стоять не может.
