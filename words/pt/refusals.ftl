### Por que um texto não foi aceito: a falha, o lugar dela e como resolver.

## Como uma razão é montada

placed = { $fault } (linha { $line }, caractere { $column })
alone = { $fault }.
kilobytes = { $count } kB
symbol = “{ $symbol }”
symbol-unseen = O caractere U+{ $code }
digit-letter = { $number } ({ $letter })
some-board = um tabuleiro

## Textos

empty = Não há texto para ler. Cole um sudoku como texto ou digite-o.
no-puzzle = Não há nenhum sudoku neste texto. Um sudoku são { $counts } dígitos, com pontos ou zeros nas células vazias.
too-big = Com { $size }, este texto é longo demais para ser um sudoku. Copie só o sudoku.
too-short =
    Há { $found ->
        [one] { $found } célula
       *[other] { $found } células
    }, mas { $board } precisa de { $wanted }: { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }. Talvez uma parte não tenha sido copiada.
too-long =
    Há { $found ->
        [one] { $found } célula
       *[other] { $found } células
    }, mas { $board } tem { $wanted }: { $more ->
        [one] sobra { $more }
       *[other] sobram { $more }
    }
row-length =
    A linha { $row } tem { $found ->
        [one] { $found } célula
       *[other] { $found } células
    } em vez de { $wanted }
row-count =
    O texto tem { $found ->
        [one] { $found } linha
       *[other] { $found } linhas
    } de { $wanted } células em vez de { $wanted } linhas.
no-digit = { $symbol } não é um dígito
no-digit-help = { $fault }. Use de 1 a 9 e de A a P, com pontos ou zeros nas células vazias.
no-number = “{ $word }” não é um número inteiro
no-number-help = { $fault }. Use números inteiros a partir de 1, e 0 para uma célula vazia.
too-large = { $digit } é grande demais
too-large-help = { $fault }: um tabuleiro { $side }×{ $side } só vai até { $side }.
missing-number = Falta um número entre duas vírgulas
missing-number-help = { $fault }. Escreva 0 para uma célula vazia.
brackets = Os colchetes não fecham direito
too-deep = Os colchetes estão aninhados demais para uma grade
several = Há { $found } sudokus neste texto. Cole só um deles.
zero = 0 pode ser um dígito ou uma célula vazia
zero-help = { $fault }. Use um só caractere para todas as células vazias e conte os dígitos a partir de 1.
letter-x = X pode ser um dígito ou uma célula vazia
letter-x-help = { $fault }. Use pontos para as células vazias.
bad-link = Este link está danificado. Peça o link de novo.
other = Não foi possível ler este texto

## Textos de outros programas

foreign = Isto é { $what }, que o Stepdoku não consegue ler. Copie o sudoku como uma linha ou como várias linhas de dígitos.
foreign-file = Isto é { $what }. O Stepdoku lê texto: copie o sudoku como uma linha ou como várias linhas de dígitos, ou digite-o à mão.
on-server = um link para um sudoku guardado em outro site
hodoku-file = um arquivo do HoDoKu com ajustes ou com uma partida salva
solo-seed = uma semente do Solo de Simon Tatham
web-address = um link para outro site
picture = uma imagem
pdf = um PDF
packed = um arquivo compactado
no-candidates = “{ $word }” não é um grupo de candidatos
no-candidates-help = { $fault }. Escreva os candidatos de uma célula como dígitos em ordem crescente.
variant = Este sudoku tem { $rule }. O Stepdoku não consegue ler isso, e sem isso seria outro sudoku.
other-square = O tamanho { $side }×{ $side } ainda não está disponível. { $sizes }
other-size =
    Este tabuleiro tem { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } e { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }. { $sizes }
other-boxes =
    As caixas deste tabuleiro têm { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } e { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }, o que não existe em nenhum tamanho daqui. { $sizes }
sizes = Tamanhos disponíveis no Stepdoku: { $sizes }.
open-regions = Este é um sudoku irregular, mas não dá para ler as regiões dele. Copie o desenho inteiro, ou um único sudoku com um dígito para a região de cada célula.
no-candidate = A célula da linha { $row }, coluna { $column } ficou sem nenhum candidato, então esta posição não tem solução. Confira os candidatos que foram removidos.
none-fits = Nenhuma solução combina com os candidatos desta posição. Confira os candidatos que foram removidos.
damaged = Este texto está danificado ou incompleto. Copie-o inteiro de novo.
unpacks-too-large = Descompactado, este texto tem muito mais do que um sudoku precisa, acima de { $size }, então não foi lido.

## As regras de outros programas, depois de “Este sudoku tem”

rule-diagonals = diagonais
rule-windows = caixas extras dentro da grade
rule-jigsaw = regiões irregulares
rule-extra-regions = regiões extras
rule-anti-knight = uma regra anticavalo
rule-anti-king = uma regra antirrei
rule-non-consecutive = uma regra contra vizinhos consecutivos
rule-cages = gaiolas de Killer
rule-thermometers = termômetros
rule-arrows = setas
rule-little-killer = somas de Little Killer
rule-sandwich = somas de sanduíche
rule-dots = pontos de Kropki
rule-xv = pares XV
rule-parity = células pares e ímpares
rule-palindromes = palíndromos
rule-quadruples = quádruplos
rule-clones = clones
rule-lines = linhas com uma regra própria
rule-shaded = células sombreadas, que podem ter uma regra
rule-drawn = sinais desenhados na grade, que podem ter uma regra
rule-candidates = candidatos como parte do sudoku
rule-other-game = as regras de outro jogo
rule-named = uma regra chamada “{ $name }”

## As gaiolas de um Killer

cages-many =
    Este Killer tem { $cages ->
        [one] { $cages } gaiola
       *[other] { $cages } gaiolas
    }, mais do que o tabuleiro tem células.
cage-empty = A gaiola { $number } deste Killer não tem células. Copie o sudoku inteiro de novo.
cage-outside = A gaiola { $number } deste Killer tem uma célula fora do tabuleiro.
cage-twice = A gaiola { $number } deste Killer tem uma célula duas vezes. Indique cada célula só uma vez.
cage-large =
    A gaiola { $number } deste Killer tem { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, e não há tantos dígitos diferentes. Dê menos células a ela.
cage-sum =
    A gaiola { $number } deste Killer precisa de { $sum } em { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    }, e não há dígitos diferentes com essa soma. Confira a soma.

## Linhas, pontos e outros sinais

clue-placed = { $name } { $number } (linha { $row }, coluna { $column })
clue-alone = { $name } { $number }
clues-many = Este sudoku tem mais linhas, pontos e sinais do que cabem em um tabuleiro. Copie um único sudoku.
clue-few = { $clue } tem células de menos ({ $cells }). Copie o sudoku inteiro de novo.
clue-large = { $clue } tem células demais para este tabuleiro ({ $cells }). Use menos células.
clue-outside = { $clue } tem uma célula fora do tabuleiro, na linha { $row }, coluna { $column }. Use só células do tabuleiro.
clue-twice = { $clue } tem esta célula duas vezes. Indique cada célula só uma vez.
clue-apart = { $clue } se interrompe nesta célula, que não fica onde deveria. Confira as células.
clue-number = { $clue } não pode ter o número { $digit }, porque nenhum dígito combina com ele. Confira o número.
clue-no-number = { $clue } não tem número. Indique um.
clue-uneven = { $clue } tem dois grupos de células de tamanhos diferentes. Dê a ambos o mesmo número de células.

## Grades que não são sudokus

clash = { $twice } Corrija uma das duas.
twice-in = { $place } tem { $digit } duas vezes, na { $first } e na { $second }.
twice-apart = { $first } e { $second } { $apart }, e as duas têm { $digit }.
complete = Todas as células já estão preenchidas, então não há nada para resolver.
unsolvable = Este sudoku não tem solução. Compare os dígitos com o original.
ambiguous = Este sudoku tem mais de uma solução, então só com lógica não dá para resolvê-lo. Talvez falte uma pista.
undecided = O Stepdoku não conseguiu descobrir em um tempo razoável se este sudoku tem exatamente uma solução. Tente adicionar pistas.
unknown-rules = Este sudoku tem regras que o Stepdoku não conhece, então aqui não dá para provar que ele tem exatamente uma solução.

## Links

link-empty = Não há nenhum sudoku nele. Peça o link de novo.
link-puzzle = O sudoku dele está danificado. { $why }
link-too-big = Com { $size }, ele é longo demais para ser um sudoku. Peça o link de novo.
link-board = Os dígitos e as notas dele estão danificados ou incompletos. Peça o link de novo.
link-lesson = A aula dele está danificada ou incompleta. Peça o link de novo.
link-assignment = A tarefa dele está danificada ou incompleta. Peça o link de novo.
link-result = O resultado dele está danificado ou incompleto. Peça o link de novo.
link-handover = O código está danificado ou incompleto. Leia-o de novo.
link-newer = Ele é de uma versão mais nova do Stepdoku. Recarregue a página para atualizar e depois abra o link de novo.
link-damaged = Ele está danificado. Peça o link de novo.

## Receitas: textos que criam sudokus

recipe-newer = Este sudoku precisa da versão { $version } do gerador; esta página tem a versão { $own }. Recarregue a página para atualizar, ou peça um link para o próprio sudoku.
recipe-older = Este sudoku precisa da versão { $version } do gerador; esta página tem a versão { $own }. Peça um link para o próprio sudoku.
recipe-level = Não há sudokus de nível { $level } em { $size }.
recipe-day = Esse dia não existe. Escreva um dia assim: 2026-11-21.
recipe-part = Não foi possível ler esta receita: “{ $part }” não é uma parte conhecida.
recipe-bad = Não foi possível ler esta receita. Copie-a inteira, do número da versão até a semente.
impossible = Não existe nenhum sudoku assim. { $why }
not-found =
    Nenhum sudoku assim foi encontrado em { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    }.

## A revista

magazine-count = Quantos sudokus? Escreva um número de 1 a { $most }.
magazine-puzzles = Isso dá { $puzzles } sudokus; em uma revista cabem { $most }. Peça menos, ou imprima esta e esvazie-a.
magazine-kinds = Uma revista pode ter sudokus de { $most } tipos. Imprima-a e exclua tudo, depois peça mais.
magazine-impossible = Uma revista com estes sudokus não é possível.
