### O resultado de um passo em poucas palavras, sem ponto final.

try-it = Tente { $digit } em { $cell }
is = { $cell } é { $digit }
guess-was-wrong = O último palpite estava errado
no-solution = Sem solução
gone = { AS($gone, "results") }
are-not =
    { $cells } { $cells ->
        [one] não é
       *[other] não são
    } { AS($digits, "nor") }
so-many-are-not =
    { $count } { $count ->
        [one] célula não é
       *[other] células não são
    } { AS($digits, "nor") }
so-many-are-out =
    { $candidates } { $candidates ->
        [one] candidato eliminado
       *[other] candidatos eliminados
    } em { $cells } { $cells ->
        [one] célula
       *[other] células
    }
