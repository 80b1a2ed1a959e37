### Os nomes das coisas de um tabuleiro, e como um texto as enumera.

## Listas

list-comma = {", "}
list-and = {" e "}
list-and-the = {" e "}
list-or = {" ou "}
list-and-clause = {", e "}
list-and-sentence = {", e "}
list-nor = {" nem "}
list-comma-clause = {", "}
list-and-numbers = {" e "}
list-and-groups = {", e "}
list-semicolon = {"; "}
sentence-space = {" "}

## Células

row-letter = L
column-letter = C
rows =
    { $count ->
        [one] linha
       *[other] linhas
    } { $numbers }
columns =
    { $count ->
        [one] coluna
       *[other] colunas
    } { $numbers }
cell = { $row } { $column }
crossings = { $rows }, { $columns }
before-cells = {""}
cells-of = { $cells } da { $house }

## Dígitos e afirmações; as formas com -after vêm depois de “Suponha que”

candidate = { $digit } em { $cell }
is = { $cell } é { $digit }
is-not = { $cell } não é { $digit }
are-not = { $cells } não são { $digit }
is-after = { $cell } seja { $digit }
is-not-after = { $cell } não seja { $digit }
are-not-after = { $cells } não sejam { $digit }
one-of = uma das células { $cells }
set = conjunto { $tag }

## Áreas: por si só, com em, com de, com artigo, com a

house-row = linha { $name }|na linha { $name }|da linha { $name }|a linha { $name }|à linha { $name }
house-column = coluna { $name }|na coluna { $name }|da coluna { $name }|a coluna { $name }|à coluna { $name }
house-box = caixa { $name }|na caixa { $name }|da caixa { $name }|a caixa { $name }|à caixa { $name }
house-region = região { $name }|na região { $name }|da região { $name }|a região { $name }|à região { $name }
house-diagonal = diagonal { $name }|na diagonal { $name }|da diagonal { $name }|a diagonal { $name }|à diagonal { $name }
house-window = janela { $name }|na janela { $name }|da janela { $name }|a janela { $name }|à janela { $name }
house-extra = região extra { $name }|na região extra { $name }|da região extra { $name }|a região extra { $name }|à região extra { $name }
top-left = do canto superior esquerdo
top-right = do canto superior direito
bottom-left = do canto inferior esquerdo
bottom-right = do canto inferior direito

## Tipos de áreas

kind-row = linha|na linha|da linha|a linha|à linha
kinds-row = linhas|nas linhas|das linhas|as linhas|às linhas
kind-column = coluna|na coluna|da coluna|a coluna|à coluna
kinds-column = colunas|nas colunas|das colunas|as colunas|às colunas
kind-box = caixa|na caixa|da caixa|a caixa|à caixa
kinds-box = caixas|nas caixas|das caixas|as caixas|às caixas
kind-region = região|na região|da região|a região|à região
kinds-region = regiões|nas regiões|das regiões|as regiões|às regiões
kind-diagonal = diagonal|na diagonal|da diagonal|a diagonal|à diagonal
kinds-diagonal = diagonais|nas diagonais|das diagonais|as diagonais|às diagonais
kind-window = janela|na janela|da janela|a janela|à janela
kinds-window = janelas|nas janelas|das janelas|as janelas|às janelas
kind-extra = região extra|na região extra|da região extra|a região extra|à região extra
kinds-extra = regiões extra|nas regiões extra|das regiões extra|as regiões extra|às regiões extra
kind-area = área|na área|da área|a área|à área
kinds-area = áreas|nas áreas|das áreas|as áreas|às áreas
each-row = cada linha|em cada linha|de cada linha|cada linha|a cada linha
each-column = cada coluna|em cada coluna|de cada coluna|cada coluna|a cada coluna
each-box = cada caixa|em cada caixa|de cada caixa|cada caixa|a cada caixa
each-region = cada região|em cada região|de cada região|cada região|a cada região
each-diagonal = cada diagonal|em cada diagonal|de cada diagonal|cada diagonal|a cada diagonal
each-window = cada janela|em cada janela|de cada janela|cada janela|a cada janela
each-extra = cada região extra|em cada região extra|de cada região extra|cada região extra|a cada região extra
each-area = cada área|em cada área|de cada área|cada área|a cada área
this-kind = essa { $kind }|nessa { $kind }|dessa { $kind }|essa { $kind }|a essa { $kind }
these-kinds = essas { $kinds }|nessas { $kinds }|dessas { $kinds }|essas { $kinds }|a essas { $kinds }

## Coisas no lugar de dígitos, sem artigo

sun = sol
fish = peixe
leaf = folha
heart = coração
star = estrela
moon = lua
boat = barco
cloud = nuvem
mushroom = cogumelo
red = vermelho
blue = azul
yellow = amarelo
green = verde
orange = laranja
violet = roxo
brown = marrom
pink = rosa
grey = cinza
article = {""}
before-things = {""}

## Níveis

easy = Fácil
medium = Médio
hard = Difícil
very-hard = Muito difícil
fiendish = Diabólico
extreme = Extremo
