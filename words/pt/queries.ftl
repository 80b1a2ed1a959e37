### O tabuleiro em texto, e as respostas faladas a perguntas por tecla.

## O tabuleiro em linhas de texto

title = Tabuleiro em texto
empty-sign = 0 é uma célula vazia.
hidden = O tabuleiro fica oculto durante a pausa.

## Perguntas

begun = Pergunta.
which-digit = Pressione o dígito.
which-row = Pressione a linha.
which-row-letters = Pressione a linha, A para 10.
which-column = Pressione a coluna.
which-column-letters = Pressione a coluna, A para 10.
unknown = Esta tecla não pergunta nada. As perguntas estão na Ajuda.

## Linhas, colunas e caixas do tabuleiro

line = { $place }: { $digits }.
empty = vazia
complete = completa
missing = sem { $digits }
line-lacks = { $line } { $lacks }.
place-lacks = { $place }: { $lacks }
all-lack = { $list }.
nothing-left = Logo, não resta nada para esta célula.
left = Logo, { $digits }.
no-further = Esta célula não está em nenhuma diagonal nem janela.

## O lugar de um dígito

digit = { $digit }.
digit-in = { $place }, { $there }.
is-in = está na { $place }
nowhere = nenhum lugar possível
can-go = lugares possíveis: { $place }
not-there = { $digit } ainda não está no tabuleiro.
there = { $digit } está em: { $cells }.
count = { $digit }: { $count } de { $all }
counts = { $list }.
counts-rest = { $list }. Os outros estão completos.
counts-complete =
    { $all ->
        [one] Cada dígito já aparece { $all } vez.
       *[other] Cada dígito já aparece { $all } vezes.
    }

## Células

place = { $place }.
no-empty = Nenhuma outra célula está vazia.
no-highlighted = Nenhuma outra célula está destacada ou marcada.
no-pair = Nenhuma outra célula tem dois candidatos.
pair = { $digits }.
cell = { $content }, { $cell }.
cell-of = { $place }. { $cell }
empty-notes = vazia, notas { $notes }
candidate = { $digit } na { $cell }
candidates = { $candidates }.

## O que está marcado

nothing-marked = Nada está destacado ou marcado.
none-highlighted = Nenhuma célula está destacada.
marked = { $mark }: { $places }.
mark-house = Olhe aqui
mark-pattern = No padrão
mark-placed = A colocar
mark-guessed = Palpite
mark-eliminated = A eliminar
mark-clash = Com marca
mark-fin = Barbatana
mark-lit = Em destaque
mark-colour = Cor { $letter }
mark-set = Conjunto { $letter }

## Um link de uma cadeia

no-chain = Não há nenhuma cadeia no tabuleiro.
strong = Link { $number } de { $all }, forte: se { $from }, então { $to }.
weak = Link { $number } de { $all }, fraco: se { $from }, então { $to }.
end-true = { $candidates } está certo
end-false =
    { $candidates } { $count ->
        [one] está errado
       *[other] estão errados
    }

## O estado da partida

state =
    { $kind }: { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }. Modo: { $mode }.
kind = { $size }, nível { $level }
locked = Dígito fixado: { $digit }.
exercise =
    { $size }: { $cells ->
        [one] { $cells } célula vazia
       *[other] { $cells } células vazias
    }.
