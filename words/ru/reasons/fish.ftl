### Рыбы.

## Без плавников

only-in = { AS($base, "in") } цифра { $digit } может стоять только { AS($cover, "in") }.
need-theirs-in = { AS($base, "in") } цифра { $digit } стоит только { AS($cover, "in") }.
each-gets = { AS($base, "kinds of") } и { AS($cover, "kinds of") } поровну: { AS($cover, "each") } получает цифру { $digit } из { AS($base, "of") }.
each-need = { AS($base, "in") } цифра { $digit } стоит в разных клетках.
all-those-in = Все эти клетки лежат { AS($cover, "in") }.
each-gets-there =
    { AS($base, "word") } { $base ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    } и столько же { AS($cover, "kinds of") }: { AS($cover, "each in") } цифра { $digit } стоит именно там.

## С плавниками, когда без них слишком мало места

suppose-not = Допустим, в плавнике { $fins } не { $digit }.
suppose-neither = Допустим, ни в одном из двух плавников { $fins } не стоит { $digit }.
suppose-none = Допустим, ни в одном из плавников { $fins } не стоит { $digit }.
then-no-place = Тогда { AS($base, "in") } нигде не может стоять { $digit }, а это невозможно.
then-both-need = Тогда { AS($base, "in") } цифра { $digit } может стоять только { AS($only, "in") }, притом дважды, а это невозможно.
then-all-need = Тогда { AS($base, "in") } цифра { $digit } может стоять только { AS($only, "in") }, притом каждый раз, а это невозможно.
then-each-need = Тогда { AS($base, "in") } цифра { $digit } стоит в разных клетках.
but-all-in = Но все эти клетки лежат { AS($met, "or in") }, а там таких клеток может быть только { AS($met, "word") }.
so-the-fin =
    Значит, в плавнике стоит { $digit }, а в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } плавник, эта цифра стоять не может.
so-one-of-both =
    Значит, в одном из плавников стоит { $digit }, а в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } оба плавника, эта цифра стоять не может.
so-one-of-all =
    Значит, в одном из плавников стоит { $digit }, а в { AS($cells, "brief") }, { $cells ->
        [one] которая видит
        [few] которые видят
        [many] которые видят
       *[other] которые видят
    } все плавники, эта цифра стоять не может.

## С плавниками, в двух случаях

in-cover-or-fins =
    { AS($base, "in") } цифра { $digit } может стоять только { AS($cover, "in") } или в { $fins ->
        [one] плавнике
        [few] плавниках
        [many] плавниках
       *[other] плавниках
    } { $fins }.
still-need = { AS($base, "to") } ещё нужна цифра { $digit }.
only-in-cover-or-fins =
    Эта цифра может стоять только { AS($cover, "in") } или в { $fins ->
        [one] плавнике
        [few] плавниках
        [many] плавниках
       *[other] плавниках
    } { $fins }.
if-not-fin =
    Если в плавнике не { $digit }, то { $cover } { $cover ->
        [one] получает
        [few] получают
        [many] получают
       *[other] получают
    } эту цифру из { AS($base, "of") }.
if-no-fin =
    Если ни в одном плавнике не стоит { $digit }, то { $cover } { $cover ->
        [one] получает
        [few] получают
        [many] получают
       *[other] получают
    } эту цифру из { AS($base, "of") }.
if-fin = Если в плавнике стоит { $digit }, то в клетке, которая его видит, эта цифра стоять не может.
if-one-of-both = Если в одном из плавников стоит { $digit }, то в клетке, которая видит оба плавника, эта цифра стоять не может.
if-one-of-all = Если в одном из плавников стоит { $digit }, то в клетке, которая видит все плавники, эта цифра стоять не может.
in-sight-of-fin = В любом случае в { AS($cells, "brief") } ({ AS($covers, "in") } и в поле зрения плавника) не может стоять { $digit }.
in-sight-of-both = В любом случае в { AS($cells, "brief") } ({ AS($covers, "in") } и в поле зрения обоих плавников) не может стоять { $digit }.
in-sight-of-all = В любом случае в { AS($cells, "brief") } ({ AS($covers, "in") } и в поле зрения всех плавников) не может стоять { $digit }.

## Места в нескольких областях

no-room-left =
    Окажись { $digit } в { $cell }, { $both } были бы уже заняты, и для ещё { $more ->
        [one] одной клетки
        [few] { $more } клеток
        [many] { $more } клеток
       *[other] { $more } клеток
    } места не осталось бы.
room-left =
    Окажись { $digit } в { $cell }, { $both } были бы уже заняты, и { AS($cover, "kinds of") } осталось бы только { $left }, а клеток нужно ещё { $more }.
fin-in-both = Клетка { $fin } считается плавником, потому что { $digit } в ней засчитывается сразу для { AS($houses, "of") }.
fin-in-all = Клетка { $fin } считается плавником, потому что { $digit } в ней засчитывается сразу для { AS($houses, "of") }.

## Две рыбы на одной базе

two-fish = { AS($base, "in") } есть две рыбы для цифры { $digit }, с разными плавниками.
second-fish = { AS($base, "in") } есть и вторая рыба.
