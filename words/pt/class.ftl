### Os resultados de uma turma.

about = Cole os resultados que sua turma enviou: vários de uma vez, com qualquer texto em volta.
empty = Ainda não há resultados.
paste = Resultados
add = Adicionar
file = De arquivo ou imagem
added =
    { $count ->
        [one] { $count } resultado lido.
       *[other] { $count } resultados lidos.
    }
added-known =
    { $count ->
        [one] { $count } resultado lido.
       *[other] { $count } resultados lidos.
    } { $known ->
        [one] { $known } já estava na tabela.
       *[other] { $known } já estavam na tabela.
    }
no-code = Não há resultado neste texto. Um resultado contém #r= e um código longo.
no-picture = Nenhum código foi encontrado nesta imagem. Tire a foto mais de perto e bem de frente.
damaged = Linha { $line }: o código está danificado ou incompleto. Peça-o de novo.
newer = Linha { $line }: o código é de uma versão mais nova. Recarregue a página para atualizar.
unread =
    { $count ->
        [one] { $count } resultado não pôde ser lido. Ele continua neste dispositivo, sem alterações. Peça-o de novo.
       *[other] { $count } resultados não puderam ser lidos. Eles continuam neste dispositivo, sem alterações. Peça-os de novo.
    }
honest = Um código com erro de digitação é detectado; trapaça, não. Os resultados ficam neste dispositivo.

## A lista de tarefas

groups = Tarefa
untitled = Sem título
group-line =
    { $title }, { $size }: { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }

## A tabela

hide = Ocultar nomes
head-name = Nome
head-ended = Término
head-time = Tempo
head-done = Feito
head-help = Ajuda
head-techniques = Necessárias nestas jogadas
head-wrong-steps = Passos errados
head-reasons = Razões
file-assignment = Tarefa
file-date = Data
file-seconds = Segundos
file-all = Total
file-wrong = Errados
file-at-once = Razões de primeira
file-asked = Razões pedidas
file-weakest = Razão mais fraca
pupil = Estudante { $number }
nameless = sem nome
done = concluída
unfinished = não concluída
time-up = tempo esgotado
no-help = nenhuma
hurry = { $done } em { $seconds } s: rápido demais para avaliar
remove = Remover
remove-all = Remover todos estes
restore = Restaurar
save = Salvar como tabela (CSV)
save-name = stepdoku-turma.csv

## O que é comum na turma

common-head = Passos errados mais comuns
common-step = { $step }: { $pupils } de { $all }
weakest = Razão mais fraca da turma:
