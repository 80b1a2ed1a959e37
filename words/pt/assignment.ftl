### Tarefas: o que alguém passa para a turma, e o que a turma entrega.

## Passar uma tarefa

set-drill = Passar como tarefa
about = Quem abre o link abaixo resolve esta tarefa e envia um resultado a você. Nada vai para um servidor.
title = Título
title-example = Por exemplo: segunda, turma 5B
start = Início
start-givens = Do começo
start-here = Do tabuleiro como está, sem dígitos errados
allowed = Ajuda permitida
help-notes = Candidatos
help-notes-parts = mostrar todos, preencher notas, atualizar notas
help-checks = Conferir
help-checks-parts = comparar com a solução, avaliar jogadas
help-hints = Dicas
help-hints-parts = dicas e “Por quê?”
help-solver = Solucionador
help-solver-parts = passo a passo, resolução, solução
ask-why = Dizer por quê
ask-why-help = a jogada só conta depois de marcado o que a força
minutes = Tempo limite em minutos
minutes-none = nenhum
count = Número de posições
link = Link da tarefa
code = O código que abre a tarefa
no-code = Este link é longo demais para um código. Copie-o.

## Uma corrida contra o tempo de outra pessoa

race = Corrida
race-help = Quem abre este link joga o mesmo sudoku contra o seu tempo.
race-unsolved = Primeiro resolva este sudoku. Seu tempo será o tempo a bater.
race-options = Opções
race-name = Seu nome, para a outra pessoa
beat = O tempo a bater é { $time }.
beat-name = { $name } levou { $time }.
own-bar = Você: { $percent }%
other-bar = { $name }: { $percent }%
rival = Rival
your-rival = A outra pessoa
won = { $name } levou { $time }. Você venceu.
lost = { $name } venceu: { $time }.

## O pacote para sistemas como o Moodle

package = Para o Moodle e sistemas parecidos
package-help = Um pacote SCORM 1.2 contém esta tarefa e a página inteira, por isso funciona dentro do seu curso. O curso recebe a nota, o tempo e o código do resultado.
package-mark-puzzle = A nota é a porcentagem das células vazias que terminam certas. Ajuda e passos errados não mudam a nota.
package-mark-drill = A nota é a porcentagem de tabuleiros com a resposta certa de primeira.
package-save = Salvar o pacote
package-weighing = Calculando o tamanho do pacote…
package-ready = O pacote tem cerca de { $size }.
megabytes = { $megabytes } MB
package-making = Criando o pacote…
package-made = O pacote tem { $size }. Envie-o ao seu curso como pacote SCORM.
package-unreachable = Nenhum pacote foi criado. Uma parte do Stepdoku não pôde ser carregada. Confira a conexão e tente de novo.
package-updated = Nenhum pacote foi criado, porque o Stepdoku foi atualizado. Recarregue a página e passe a tarefa de novo.
package-refused = O pacote não pôde ser salvo: seu navegador não o aceitou. Tente de novo.
told-taken = Seu curso recebeu este resultado. Sua nota é { $mark } de 100.
told-refused = Seu curso não aceitou este resultado. Envie-o a quem passou a tarefa, ou mostre o código à câmera dessa pessoa.

## A tarefa

empty = Nenhuma tarefa aberta. Para abrir uma, use o link de quem ensina.
task-board =
    Sudoku { $size }, { $cells ->
        [one] { $cells } célula
       *[other] { $cells } células
    } para preencher.
task-drill =
    Encontre em { $count ->
        [one] { $count } tabuleiro
       *[other] { $count } tabuleiros
    } { $size }: { $technique }.
some-technique = uma técnica
all-allowed = Toda ajuda é permitida.
without = Sem { $help }.
without-notes = candidatos preenchidos
without-checks = conferência com a solução
without-hints = dicas
without-solver = solucionador
refused-notes = Nesta tarefa, a página não preenche candidatos.
refused-checks = Nesta tarefa, não dá para conferir.
refused-hints = Nesta tarefa, não há dicas.
refused-solver = Nesta tarefa, não há solucionador.
task-why = Diga por quê: marque o que força cada jogada antes que ela conte.
limit =
    Tempo limite: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
name = Seu nome, como na lista da turma
begin = Começar
checking = Conferindo o sudoku…
cannot-puzzle = A tarefa não pode começar. { $why }
cannot-position = A tarefa não pode começar: a posição contradiz a solução. Peça o link de novo.
cannot-technique = A tarefa não pode começar: esta versão não conhece a técnica. Recarregue a página para atualizar.
cannot-check = O sudoku não foi conferido. Tente de novo.

## Em andamento

at-work = A tarefa está em andamento. Você a entrega com um resultado, terminada ou não.
under-way = Você já começou. Feito até agora: { $done } de { $all }. Continue de onde parou.
hand-in = Entregar agora
continue-work = Continuar
strip = Tarefa
strip-hand-in = Entregar…
left = restam { $time }

## O resultado

done = Tarefa concluída. Bem jogado.
done-some = Tarefa concluída. Acertos de primeira: { $right } de { $all }.
unfinished = Tarefa entregue. Feito: { $done } de { $all }.
time-up = Tempo esgotado. Feito: { $done } de { $all }.
fact-time = Tempo
fact-help = Ajuda
fact-techniques = Necessárias nestas jogadas
fact-wrong-steps = Passos errados
no-help = nenhuma
no-wrong-step = nenhum
slip = { $cell } = { $digit }
slip-on = tabuleiro { $number }: { $step }
result = Seu resultado
preparing = Preparando seu resultado…
send = Envie isto a quem passou a tarefa, ou mostre o código à câmera dessa pessoa. O código revela erros de cópia, mas não quem resolveu o sudoku.
send-race = Envie isto à outra pessoa.
