### Passos de uma busca: palpites, becos sem saída e palpites desfeitos.

no-single = Não resta nenhum único.
try-digit = { $cell } pode ser { AS($among, "any") }: tente { $digit } e veja o que acontece.
second-guess = Este é o palpite { $depth }, feito sobre um palpite anterior.
further-guess = Este é o palpite { $depth }, feito sobre { $earlier } palpites anteriores.

## Contradições

no-digit = { $cell } ficou sem nenhum candidato.
no-place = { AS($house, "the") } ficou sem lugar para { $digit }.
twice = { AS($house, "the") } teria { $digit } duas vezes.
wrong-sum = A gaiola de { $first } soma { $found } em vez de { $sum }.

## Depois de uma contradição

no-guess-left = Não resta nenhum palpite para desfazer, então esta posição não tem solução.
was-wrong = Logo, o palpite, { $guess }, estava errado.
not-with-the-one = Logo, o último palpite, { $guess }, não pode estar certo junto com o anterior.
not-with-the-others = Logo, o último palpite, { $guess }, não pode estar certo junto com os anteriores.

## Desfazer um palpite

undo = Desfaça { $guess }.
undo-with-one = Desfaça { $guess } e o dígito que veio depois.
undo-with =
    Desfaça { $guess } e { $followed ->
        [one] { $followed } dígito que veio depois
       *[other] os { $followed } dígitos que vieram depois
    }.
led = Isso levou a uma contradição, então { $cell } não pode ser { $digit }.
led-given-one = Isso levou a uma contradição, então { $cell } não pode ser { $digit }, dado o palpite anterior.
led-given-others = Isso levou a uma contradição, então { $cell } não pode ser { $digit }, dados os palpites anteriores.
