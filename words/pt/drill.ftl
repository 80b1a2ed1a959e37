### Os textos dos exercícios.

number = Exercício { $number }
number-of = { $number } de { $all }
begins = Exercício { $number }. { $task }
board = Tabuleiro do exercício
preparing = Preparando um tabuleiro…
none = Ainda não há exercício desta técnica neste tamanho.

## A tarefa

task-chain = Monte uma cadeia de candidatos. Os links dela se alternam: um forte, um fraco.
task-mistake = Este tabuleiro tem um erro: um dígito errado ou uma nota errada. Toque na célula do erro.
task-repair = Neste tabuleiro cheio, alguns dígitos estão errados, mas nenhuma pista. Toque nas células deles.
task-unnamed = Encontre o próximo passo. O nome da técnica não aparece aqui: coloque um dígito ou elimine um.
task-conclude-place = { $technique }: as marcas mostram um passo assim. Coloque o dígito dele.
task-conclude-remove = { $technique }: as marcas mostram um passo assim. Elimine um candidato que ele remove.
task-pattern = { $technique }: um passo assim elimina os candidatos riscados. Toque nas células do padrão.
task-here = { $technique }: elimine um candidato que um passo assim remove, ou pressione “Não está aqui”.
task-place = { $technique }: encontre um passo assim e coloque o dígito dele.
task-remove = { $technique }: encontre um passo assim e elimine um candidato que ele remove.

## Os botões

keys-place = Colocar um dígito na célula selecionada
keys-remove = Eliminar um dígito da célula selecionada
not = não
choice = Resposta
choice-place = Colocar
choice-remove = Eliminar
absent = Não está aqui
shorten = Tirar o último
help = Dica
show = Mostrar a resposta
candidates = Candidatos
miss = Um erro comum
next = Avançar

## Réplicas

not-open = { $cell } não tem o candidato { $digit }. Selecione uma célula e pressione um dos candidatos dela.
no-mistake = { $cell } não tem erro.
in-pattern =
    Sim. { $left ->
        [one] Ainda falta uma célula.
       *[other] Ainda faltam { $left } células.
    }
found = Você encontrou: { $technique }.
found-step = Você encontrou um passo.
not-there = Certo: a técnica { $technique } não está neste tabuleiro. O próximo passo é outro:
no-step-there = Certo: não há um passo assim neste tabuleiro. O próximo passo é outro:
mended = Encontrado.
shown-mistakes = As células marcadas estão erradas.
shown = Uma resposta:

## Candidatos e links

candidate = { $digit } em { $cell }
strong-in-cell = Link forte: { $cell } não tem um terceiro candidato. Se o candidato { $from } está errado, { $to } está certo.
strong-in-place = Link forte ({ $place }): não há um terceiro lugar. Se o candidato { $from } está errado, { $to } está certo.
weak-in-cell = Link fraco: { $cell } só recebe um dígito. Se o candidato { $from } está certo, { $to } está errado.
weak-in-place = Link fraco ({ $place }): o dígito só pode aparecer uma vez. Se o candidato { $from } está certo, { $to } está errado.
same = É o mesmo candidato.
apart = Sem link: { $from } e { $to } não têm em comum nem o dígito nem a célula.
unseen = Sem link: { $from } e { $to } não estão na mesma linha, coluna ou caixa.
both-false = Aqui a cadeia precisa de um link forte, mas os candidatos { $from } e { $to } podem estar errados os dois.
others = Aqui a cadeia precisa de um link forte, e este ({ $place }) é fraco: também há { $others }.

## O que uma cadeia prova

proves = A cadeia prova { $candidate }: se esse candidato estivesse errado, estaria certo.
proves-nothing = O primeiro candidato ou o último está certo. Ainda nenhum candidato entra em conflito com os dois.
needs-strong = O próximo link tem que ser forte.
loop-removes = As pontas se veem, então a cadeia é um ciclo: cada link fraco tem um candidato certo. O ciclo elimina { $candidates }.
removes = O primeiro candidato ou o último está certo, então a cadeia elimina { $candidates }.

## Erros

guess = { $candidate } foi um palpite: com ele, outro dígito ou outra célula fica sem possibilidade.
guess-right = { $candidate } foi um palpite: com ele, outro dígito ou outra célula fica sem possibilidade. Ali, a solução tem { $digit }.
note-missing = Falta a nota { $candidate }, mas nada a elimina.
note-left = A nota { $candidate } sobrou: { $cell } já tem esse dígito.

## O segundo estágio de uma dica: a técnica e a pergunta a fazer; o lugar já traz sua preposição

ask-missing = { $technique }: que dígito falta { $place }?
ask-cells = { $technique }: quais células vazias { $place } não podem ser { $digit }?
ask-seen = { $technique }: { $place }, quais dígitos estão à vista?
ask-where = { $technique }: { $place }, onde pode ficar { $digit }?
ask-shared = { $technique }: quais dígitos dividem os mesmos lugares { $place }?
ask-digits = { $technique }: quais dígitos podem ficar { $place }?
ask-sums = { $technique }: o que as gaiolas { $place } não cobrem, ou têm fora dali?
ask-clue = { $technique }: o que deixa a restrição de { $place }?
ask-links = { $technique }: como se ligam os candidatos { $place }?
framed = na parte destacada do tabuleiro

## O fim de uma série

all-right =
    { $all ->
        [one] Certo de primeira.
       *[other] Todos os { $all } certos de primeira.
    }
some-right =
    { $right ->
        [one] { $right } de { $all } certo de primeira.
       *[other] { $right } de { $all } certos de primeira.
    }
none-right =
    { $all ->
        [one] Não foi de primeira.
       *[other] Nenhum dos { $all } certo de primeira.
    }
over = O próximo desafio é um sudoku que exige a técnica.
over-today = Por hoje é só.
missed =
    { $kinds ->
        [one] Mais um do tipo que você errou
       *[other] De novo os { $kinds } tipos que você errou
    }
back-tomorrow = Próxima revisão: amanhã.
back-on = Próxima revisão: { $weekday }.
back-next-week = Próxima revisão: { $weekday } da semana que vem.
back-in-weeks = Próxima revisão: daqui a { $weeks } semanas.
back-in-months = Próxima revisão: daqui a { $months } meses.
again = Mais uma vez
next-unit = Próxima unidade
