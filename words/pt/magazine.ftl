### As palavras da revista: sudokus para imprimir.

empty = Sua revista está vazia. Ela pode ter até 1.000 sudokus para imprimir, de qualquer tamanho e nível, todos diferentes.
damaged = Não foi possível ler sua revista salva. Ela não foi alterada; uma nova revista toma o lugar dela.
unkept = Este navegador não consegue salvar a revista. Ela dura até você fechar a página, então imprima ou salve em um arquivo.

## Criar sudokus para ela

more = Adicionar sudokus
many = Quantos
custom = Sob medida
custom-help = Escolha como eles devem ser em “Novo”, “Mais”, “Sob medida”.
several = Criar vários
make = Criar sudokus
make-count =
    Criar { $count ->
        [one] { $count } sudoku
       *[other] { $count } sudokus
    }
stop = Parar
continue-making = Continuar
look = Continuar buscando
clear = Excluir tudo
restore = Restaurar

## Até onde chegou

made =
    { $made } de { $all ->
        [one] { $all } sudoku
       *[other] { $all } sudokus
    }
going-on = { $made }…
time-left = { $made }, faltam cerca de { $time }
stopped = { $made }. Parado: você pode imprimir o que já está pronto.
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }

## Um grupo de sudokus do mesmo tipo

group = { $count } × { $name }
custom-name = { $size } · sob medida
custom-name-needs = { $size } · sob medida: { $technique }
group-more = { $group }. { $more }
work =
    { $searches ->
        [one] { $searches } busca
       *[other] { $searches } buscas
    }, { $time }
none-found-in = Nenhum encontrado em { $work }.
found-in =
    { $found ->
        [one] { $found } encontrado
       *[other] { $found } encontrados
    } em { $work }.
alike =
    { $found ->
        [one] Só existe { $found }: qualquer outro seria o mesmo, disfarçado.
       *[other] Só existem { $found }: qualquer outro seria um destes, disfarçado.
    }
none-missed = Nenhum encontrado. Sudokus assim são raros: continue buscando ou peça menos condições.
none-missed-in = Nenhum encontrado em { $work }. Sudokus assim são raros: continue buscando ou peça menos condições.
missed =
    Só { $found ->
        [one] { $found } encontrado
       *[other] { $found } encontrados
    }. Outros assim são raros: continue buscando ou peça menos condições.
missed-in =
    Só { $found ->
        [one] { $found } encontrado
       *[other] { $found } encontrados
    } em { $work }. Outros assim são raros: continue buscando ou peça menos condições.
impossible = Não existe nenhum sudoku assim.

## Organizar

arrange = Organizar
arrange-end = Pronto
arrange-help = Selecione um grupo ou um dos sudokus dele e arraste, ou pressione Alt e uma seta.
sorted = Os mais fáceis vêm primeiro, então a ordem é fixa. Para mudar os sudokus de lugar, desative isso em “Opções de impressão”.
group-name = Nome
group-per-page = Sudokus por página
as-magazine = Como na revista
puzzles = Sudokus deste grupo
puzzle = Sudoku { $number }, { $level }
this-group = Este grupo
earlier = Antes
later-on = Depois
remove = Remover
undo = Desfazer
put-back = Restaurar todos os removidos

## Como é impressa

title = Título
options = Opções de impressão
paper = Papel
paper-a4 = A4
paper-letter = Carta
per-page = Sudokus por página
per-page-help = Tabuleiros grandes precisam de mais espaço: um 25×25 ocupa uma página.
fewer-answers = { $size }: { $count } por página, porque as soluções precisam de espaço.
fewer-large = { $size }: { $count } por página, porque a impressão ampliada precisa de espaço.
fewer-candidates = { $size }: { $count } por página, porque os candidatos precisam de espaço.
fewer = { $size }: { $count } por página, para que dê para escrever a lápis nas células.
signature = Folhas dobradas juntas
signature-all = Todas
answers = Soluções
answers-none = Nenhuma
answers-end = No fim
answers-upside-down = De cabeça para baixo
ways = Passo a passo
ways-help = Mostra cada passo como um pequeno tabuleiro com sua razão, nas últimas páginas.
ways-none = Nenhum passo
ways-hard = Além dos únicos
ways-all = Todos os passos
ascending = Mais fáceis primeiro
ascending-help = Ordena por nível e depois por avaliação.
large = Impressão ampliada
large-help = Menos sudokus por página, com dígitos maiores.
candidates = Candidatos
candidates-help = Imprime os candidatos em cada célula vazia.
rating = Avaliação
rating-help = Imprime o passo mais difícil na escala do Sudoku Explainer.
recipe = Receita
recipe-help = Imprime o texto que cria o mesmo sudoku de novo.
code = Código QR
code-help = Basta escanear para abrir o sudoku no Stepdoku.
cover = Capa
cover-help = Adiciona uma primeira página com título e sumário.
booklet = Livreto
booklet-help = Duas páginas lado a lado: imprima frente e verso, virando na borda curta, e depois dobre.
numbers = Números
numbers-help = Imprime 10, 11, 12 em vez de letras; o passo a passo mantém as letras.

## As páginas

pages = Páginas
page-count =
    { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
pages-shown =
    { $shown } de { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
drawing = Desenhando as páginas…
page = Página { $number }
more-pages = Mostrar mais páginas
print = Imprimir
printing = Desenhando todas as páginas…
save-lines = Salvar como .sdm
save-text = Salvar como texto
save-braille = Salvar em braille
