### Réplicas à resposta de quem aprende. Nomeiam a célula ou o dígito da resposta e valem sem o tabuleiro.

## O nome do padrão, sempre masculino: “este padrão”, “este padrão “X-Wing””

named = padrão “{ AS($technique, "within") }”
pattern = padrão

## Uma resposta que está certa, mas por outra razão

is-but = { $cell } é { $digit }, mas { $but }.
is-not-but = { $cell } não é { $digit }, mas { $but }.
may-be-but = { $cell } talvez seja { $digit }, mas { $but }.
may-not-be-but = { $cell } talvez seja outro dígito que não { $digit }, mas { $but }.
finds-none = o Stepdoku não encontra nenhum passo tão fácil que mostre isso
finds-none-of = o Stepdoku não encontra aqui nenhum padrão “{ AS($technique, "within") }” que mostre isso
no-pattern-shows = nenhum { $name } mostra isso
no-step-shows = nenhum padrão “{ AS($technique, "within") }” mostra isso
this-does-not-show = este { $name } não mostra isso

## O que está errado em um dígito

is-already = { $cell } já é { $digit }.
ruled-out-earlier = O candidato { $one } foi eliminado antes.
could-also-go = { AS($houses, "in") }, { $cell } também poderia ser { $digit }.
it-could-also-go = { AS($houses, "in") }, { $cell } também poderia ser esse dígito.
not-last = { $cell } não é a última célula vazia.
also-empty = { AS($houses, "in") }, { $cell } também está vazia.
could-also-be = { $cell } também poderia ser { AS($digits, "or") }.
is-other-single = { $cell } é { $digit }, mas por um padrão “{ AS($technique, "within") }”. Este exercício pede um { $name }.
your-digit = Seu dígito é { $digit }.
is-of = Aqui, o { $name } é de { $digits }.
rules-out = Aqui, o { $name } elimina { $digits }.

## Um dígito que é visto

already-has = { AS($house, "the") } já tem { $digit }, em { $by }.
sees-by-knight = { $by } é { $digit }, e { $cell } vê essa célula por um movimento de cavalo.
sees-by-king = { $by } é { $digit }, e { $cell } vê essa célula por um movimento de rei.
sees-by-cage = { $by } é { $digit }, e { $cell } vê essa célula pela gaiola.
sees-it = { $by } é { $digit }, e { $cell } vê essa célula.
so-cannot-be = Logo, { $cell } não pode ser { $digit }.
so-has-none = Logo, { $cell } não tem um candidato { $digit } para eliminar.

## Um candidato do padrão

is-part = { $one } faz parte deste { $name }, não do que ele elimina.
only-places = { AS($house, "in") }, só { AS($cells, "or") } pode ser { $digit }.
only-places-many = { AS($house, "the") } só pode ter { $digit } em { AS($cells, "brief") }.
can-only-be = { $cell } só pode ser { AS($digits, "or") }.
only-others-lose = Só as outras células { AS($houses, "of") } perdem { $digit }.

## Uma célula fora do que o padrão elimina

not-in = { $cell } não está { AS($house, "in") }.
in-neither = { $cell } não está { AS($one, "in") } nem { AS($another, "in") }.
outside = { $cell } está fora { AS($houses, "of") }.
is-there = O { $name } fica ali.
rules-out-there = Só ali este { $name } elimina { $digit }.
rules-out-only-in = Este { $name } só elimina candidatos em { $cells }, não em { $cell }.
does-not-see =
    { $cell } não vê { $fins ->
        [one] a barbatana
       *[other] as barbatanas
    } { $fins }.
by-this = Neste { $name }, { AS($cells, "or") } é { $digit }.
by-this-many = Neste { $name }, { $digit } fica em uma destas: { AS($cells, "brief") }.
sees-neither = { $cell } não vê nenhuma das duas.
sees-none = { $cell } não vê nenhuma delas.
sees-only = { $cell } só vê { $seen }.

## O que falta ao tabuleiro

no-house = Nenhuma linha, coluna ou caixa tem todos os seus lugares para { $digit } à vista de { $cell }.
no-area = Nenhuma área tem todos os seus lugares para { $digit } à vista de { $cell }.
no-pair = { $cell } não vê duas células com os mesmos dois candidatos, entre eles { $digit }.
no-two-digits = Não há dois dígitos além de { $digit } cujos únicos lugares em uma linha, coluna ou caixa sejam { $cell } e mais uma célula.
no-two-digits-in-area = Não há dois dígitos além de { $digit } cujos únicos lugares em uma área sejam { $cell } e mais uma célula.
no-two-rows = Não há duas linhas que só tenham { $digit } na coluna de { $cell } e em mais uma.
no-two-columns = Não há duas colunas que só tenham esse dígito na linha de { $cell } e em mais uma.

## Contradições que uma resposta causaria

with = Com { $with }, { $then }.
with-digit = Com { $digit }, { $then }.
without = Sem { $without }, { $then }.
without-digit = Sem { $digit }, { $then }.
would-have-none = { $cell } ficaria sem nenhum candidato
would-have-no-place = { AS($house, "the") } ficaria sem lugar para { $digit }
would-have-twice = { AS($house, "the") } teria { $digit } duas vezes
would-add-up = a gaiola de { $first } somaria { $found } em vez de { $sum }
is-not = { $cell } não é { $digit }.
nothing-rules-out = { $cell } é { $digit }, então nada pode eliminar esse candidato.

## Uma célula que não faz parte do padrão

of-empty-cells = O { $name } é de células vazias.
cannot-be = { $cell } não pode ser { $digit }.
each-can = Todas as células deste { $name } podem ser esse dígito.
has-many = { $cell } tem { $count } candidatos.
none-has-more = Nenhuma célula deste { $name } tem mais de { $most }.
sees-no-crossed = { $cell } não vê nenhum dos candidatos riscados.
each-sees = Cada célula deste { $name } vê um deles.
loses = { $cell } perde { $digit }.
is-in-cells = O { $name } fica nas células que provam isso.
is-no-part = { $cell } não faz parte deste { $name }.

## Existe um passo assim

look-again = Olhe de novo.
is-on-board = Há um padrão “{ AS($technique, "within") }” neste tabuleiro.
