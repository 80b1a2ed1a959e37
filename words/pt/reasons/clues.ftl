### Restrições: linhas, pontos, números e outros sinais sobre algumas células.

## Nomes com artigo, como parte de uma frase. As frases usam “segundo” e “mediante”, que não se contraem com o artigo.

thermometer = o termômetro de { $cell }
arrow = a seta de { $cells }
dot = o ponto entre { $cells }
sign = o sinal entre { $cells }
renban = a linha renban de { $cell }
whispers = a linha de sussurros de { $cell }
palindrome = o palíndromo de { $cell }
little-killer = o Little Killer de { $cell }
sandwich = o sanduíche de { $cell }
between = a linha entre círculos de { $cell }
mark = a marca em { $cell }
quadruple = o círculo entre { $cells }
extra-region = a região extra de { $cell }
twin = o clone de { $cell }
region-sum = a linha de soma por região de { $cell }
everywhere = a regra deste tabuleiro

## O que uma restrição diz

odd-digit = Segundo { $clue }, { $cell } é ímpar.
even-digit = Segundo { $clue }, { $cell } é par.
same = Segundo { $clue }, { $cells } têm o mesmo dígito.
less = Segundo { $clue }, { $less } é menor do que { $more }.
less-by = Segundo { $clue }, { $less } fica pelo menos { $by } abaixo de { $more }.
apart = Segundo { $clue }, { $cells } diferem em pelo menos { $by }.
differ = Segundo { $clue }, { $cells } têm dígitos diferentes.
differ-by = Segundo { $clue }, { $cells } diferem em { $by }.
times = Segundo { $clue }, uma das células { $cells } é { $times } vezes a outra.
not-by = Segundo { $clue }, { $cells } não diferem em { $by }.
not-times = Segundo { $clue }, nenhuma das células { $cells } é { $times } vezes a outra.
not-sum = Segundo { $clue }, { $cells } não somam { $sum }.
all-apart = Segundo { $clue }, células vizinhas nela diferem em pelo menos { $by }.
rises = Segundo { $clue }, os dígitos crescem de uma célula para a seguinte.
between-ends = Segundo { $clue }, os dígitos nela ficam entre os de { $ends }.
run = Segundo { $clue }, { $cells } têm dígitos consecutivos.
has = Segundo { $clue }, as suas células têm { $digits }.
sum-is =
    Segundo { $clue }, { $cells } { $cells ->
        [one] vale
       *[other] somam
    } { $sum }.
sum-to = Segundo { $clue }, { $cells } somam { $other }.
sum-as =
    Segundo { $clue }, { $cells } { $cells ->
        [one] vale
       *[other] somam
    } tanto quanto { $others ->
        [one] { $others }
       *[other] { $others } juntas
    }.
sum-read =
    Segundo { $clue }, { $cells } { $cells ->
        [one] vale
       *[other] somam
    } o número em { $circle }.
sandwich-sum = Segundo { $clue }, os dígitos entre { $least } e { $most } { AS($house, "in") } somam { $sum }.

## O que se sabe

known = { $filled }.
can-only-be = { $cell } só pode ser { AS($digits, "or") }.
nothing-beside = Nenhum outro dígito combina com { AS($digits, "or") }.
before-it =
    { $count ->
        [one] { $count } célula vem
       *[other] { $count } células vêm
    } antes de { $cell }, que então é pelo menos { $bound }.
behind-it =
    { $count ->
        [one] { $count } célula vem
       *[other] { $count } células vêm
    } depois de { $cell }, que então é no máximo { $bound }.
as-at-least = Como { $from } é pelo menos { $least }, { $cell } é pelo menos { $bound }.
as-at-most = Como { $from } é no máximo { $most }, { $cell } é no máximo { $bound }.
is-so-at-least = Como { $from } é { $digit }, { $cell } é pelo menos { $bound }.
is-so-at-most = Como { $from } é { $digit }, { $cell } é no máximo { $bound }.
within = { $ends } são pelo menos { $least } e no máximo { $most }.
would-be = Se { $cell } é { $digit }, { $other } teria que ser { AS($digits, "or") }, o que não é possível.
both-would-be = Se { $cell } é { $digit }, { $cells }, que se veem, teriam que ser ambas { $with }.
both-would-be-without = Se { $cell } é { $digit }, { $cells }, que se veem e não podem ser { AS($without, "or") }, teriam que ser ambas { $with }.
run-line = De { $least } a { $most }: { AS($fate, "clauses") }.
has-other = { $cell } é { $digit }
has-none = { $cell } não pode ser nenhum deles
run-has =
    { $left ->
        [one] A única sequência de { $count } dígitos que resta tem
       *[other] Cada sequência de { $count } dígitos que resta tem
    } { $digit }, que { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
is-in =
    { $digit } { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
needs-twice = É preciso { $digit } duas vezes, e só { $cells } podem ser { $digit }.
no-second = Se { $cell } é { $digit }, vê todos os outros lugares para { $digit }.
leaves-for =
    Com isso, { $digits ->
        [one] resta
       *[other] restam
    } { $digits } para { $cells }.
times-at-least = { $times } vezes { $cell } é pelo menos { $sum }
times-at-most = { $times } vezes { $cell } é no máximo { $sum }

## Sanduíches

side-by-side = Assim, { $least } e { $most } ficam lado a lado.
gap =
    Assim, há { $count ->
        [one] { $count } célula
       *[other] { $count } células
    } entre esses dígitos.
gaps = Assim, há { AS($counts, "or") } células entre esses dígitos.
count = { $count }
end-would-be = Se { $cell } é { $digit }, { $other } teria que ficar em { AS($cells, "or") }, o que não é possível.
no-room = Se { $cell } é { $digit }, não há lugar para { $other }.
ends-in = { $least } só pode ficar em { AS($cells, "or") }, e { $most } só em { AS($others, "or") }.
cannot-be =
    { $cells } não { $cells ->
        [one] pode
       *[other] podem
    } ser { AS($digits, "or") }
outside-sum = Todos os dígitos { AS($house, "in") } somam { $all }, então os de fora somam { $amount }.
puts-between =
    Com isso, { $digits } { $digits ->
        [one] fica
       *[other] ficam
    } entre { $least } e { $most }, onde { $cells } não { $cells ->
        [one] pode
       *[other] podem
    } ficar.
puts-outside =
    Com isso, { $digits } { $digits ->
        [one] fica
       *[other] ficam
    } fora de { $least } e { $most }, onde { $cells } não { $cells ->
        [one] pode
       *[other] podem
    } ficar.

## Formas de preencher as células de uma restrição

ways-left =
    Segundo { $clue } e os candidatos, { $cells ->
        [one] { $cells } pode ser preenchida
       *[other] { $cells } podem ser preenchidas
    } de { $count ->
        [one] { $count } forma
       *[other] { $count } formas
    }.
way = { $filled }.
each-way-has =
    Cada forma tem { $digit }, que { $cells ->
        [one] só pode ficar
       *[other] fica
    } em { AS($cells, "or") }.
