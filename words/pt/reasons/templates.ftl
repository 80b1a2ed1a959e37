### Moldes: todas as maneiras de colocar um dígito.

need-their =
    { AS($rows, "the") } { $rows ->
        [one] precisa
       *[other] precisam
    } de { $digit }, em { $places }.
named = { $cells }
counted = { $count } lugares
ways =
    { $count ->
        [one] Só há uma maneira
       *[other] Há { AS($count, "word") } maneiras
    } de escolher entre esses lugares para que cada coluna e cada caixa também tenha { $digit } exatamente uma vez.
way = { $cells }.
it-uses = Ela usa { $cell }.
each-uses = Cada uma delas usa { $cell }.
it-uses-none = Ela não usa { AS($cells, "or") }.
none-uses = Nenhuma delas usa { AS($cells, "or") }.
it-uses-no-other = Ela não usa os outros lugares.
none-uses-others = Nenhuma delas usa os outros lugares.
