### As aulas.

## A fila de quem ensina, embaixo de um passo: cada botão com nome e descrição

row = Para a turma
row-add = Adicionar à aula
row-add-help = Adicionar à sua aula como slide
row-another = Outro
row-another-help = Outro passo como este
row-sheet = Imprimir folha
row-sheet-help = Folha de exercícios com este passo e outros parecidos
row-assign = Passar tarefa
row-assign-help = Passar como tarefa para uma turma
row-added =
    Adicionado à aula: { $slides ->
        [one] { $slides } slide
       *[other] { $slides } slides
    }.
row-open = Abrir a aula

## Um slide

from-page = Mostrar como aula
number = { $number } de { $all }
stage = Slide
row-digits = Linha { $number }: { $digits }
empty-cell = vazia
empty = Sua aula está vazia. Em “Explicar”, o botão “Adicionar à aula” cria um slide com o passo.
preparing = Preparando o slide…
wrong = Este slide contradiz o próprio sudoku, por isso o passo não aparece. Peça o link de novo a quem fez o slide.
lost = O slide indica a técnica { $technique }, mas esta versão não a encontra aqui.
result-placed = { $technique }: { $cell } é { $digit }.
result-gone = { $cell } não pode ser { $digit }
result-removed = { $technique }: { $gone }.
technique = Procure: { $technique }
also-named = { $technique } ({ $other })
back = Voltar
next = Avançar
skip = Próximo slide (N)
blank = Tela preta (B)
unblank = Mostrar o slide de novo
candidates = Candidatos
play = Jogar a partir daqui
present = Apresentar
change = Editar
take = Adicionar à sua aula

## O formulário que muda a aula

title-field = Título
note-field = Texto para este slide
up = Mover para cima
down = Mover para baixo
remove = Remover
restore = Restaurar
slides = Slides
link = Link da aula
link-slide = Link deste slide
another = Outro como este
no-other = Não é possível mostrar outra posição. Confira a conexão e tente de novo.
code = Jogar no celular
code-help = O código que abre esta posição para jogar
no-code = Este link é longo demais para um código. Copie-o.
print = Imprimir folha de exercícios
print-help = Cada posição com uma pergunta, linhas para escrever e um código que a abre. As respostas ficam de cabeça para baixo, depois de uma linha de corte.
print-now = Imprimir
drawing = Desenhando as posições…
drawing-at = Desenhando as posições: { $done } de { $all }
finding = Buscando os passos…
finding-at = Buscando os passos: { $done } de { $all }
full = A aula está cheia. Remova um slide para adicionar outro.
newer = A aula salva neste dispositivo é de uma versão mais nova, por isso as mudanças feitas aqui não ficam salvas. Recarregue a página para atualizar.
damaged = A aula salva neste dispositivo está danificada, e não há espaço para guardá-la à parte. Ela não foi alterada, e as mudanças feitas aqui não ficam salvas.
aside = A aula salva neste dispositivo estava danificada e não pôde ser lida. Ela foi guardada à parte, sem alterações. A partir de agora, esta aula fica salva.
