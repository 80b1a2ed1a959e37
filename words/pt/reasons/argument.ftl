### O julgamento dos argumentos de quem aprende.

no-other-place = Sim. Não há outro lugar para { $digit } { AS($house, "in") }.
no-other-candidate = Sim. { $cell } não tem outro candidato além de { $digit }.
rules-out = Sim. Isso elimina { $gone }.
not-needed =
    { $cells } { $cells ->
        [one] não é necessária
       *[other] não são necessárias
    }.
mark-something = Marque pelo menos uma célula, linha, coluna ou caixa.
no-sense = Nem tudo o que você marcou pode ser verdade.
could-also-be = Pelo que você marcou, { $cell } também poderia ser { AS($digits, "or") }.
could-also-go = Pelo que você marcou, { $digit } também poderia ficar em { AS($open, "or") }, { AS($house, "in") }.
could-also-go-in-many = Pelo que você marcou, { $digit } também poderia ficar em { AS($open, "brief") }, { AS($house, "in") }.
could-still-be = Pelo que você marcou, { $cell } ainda poderia ser { $digit }.
could-still-be-with = Pelo que você marcou, { $cell } ainda poderia ser { $digit }, com { $way }.
fewer-are-enough =
    Você marcou { AS($marked, "word") }, e { AS($enough, "word") } { $enough ->
        [one] delas já basta
       *[other] delas já bastam
    }. Marque só o necessário.
cannot-tell = O Stepdoku não consegue dizer se isso basta. Marque menos células.
