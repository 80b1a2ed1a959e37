### A história de como um sudoku é criado. Seus eventos preenchem um tabuleiro e depois removem dígitos.

start = O tabuleiro está vazio. Preencha-o e depois remova pistas enquanto o sudoku tiver uma só solução.
place = Evento { $number } de { $all }
finished =
    O sudoku está pronto: { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }, uma solução, nível { $level }.

## Os botões

events = Eventos
to-start = Início
to-start-help = Início: voltar ao tabuleiro vazio
back = Voltar
back-help = Voltar um evento
next = Próximo
next-help = Próximo evento
skip = Pular
skip-help = Pular para a próxima parte
to-end = Fim
to-end-help = Fim: o sudoku pronto
run = Reproduzir
stop = Parar
again = Criar outro
filling = Preenchimento do tabuleiro
filling-random = Dígitos aleatórios
filling-pattern = Padrão embaralhado

## Os números ao lado do tabuleiro

tries = Tentativas
dead-ends = Becos sem saída
proofs = Provas
proofs-nodes = { $proofs } ({ $nodes } nós)
boards-before =
    { $boards ->
        [one] { $boards } tabuleiro antes deste não deu
       *[other] { $boards } tabuleiros antes deste não deram
    } nenhum sudoku deste nível.

## Eventos que preenchem o tabuleiro

board = Comece com este tabuleiro cheio.
pattern = Comece com um padrão: cada linha é a de cima, deslocada, então nenhum dígito se repete.
transpose = Transforme linhas em colunas.
relabel = Dê a cada dígito outro nome, o mesmo em toda parte.
bands = Troque as faixas horizontais { $one } e { $another }.
stacks = Troque as faixas verticais { $one } e { $another }.
rows = Troque as linhas { $one } e { $another }, da mesma faixa.
columns = Troque as colunas { $one } e { $another }, da mesma faixa.
boxes = Preencha ao acaso as caixas da diagonal. Elas não têm nenhuma linha ou coluna em comum, então quaisquer dígitos servem.
row = Preencha ao acaso a primeira linha. Em uma só linha, qualquer ordem de dígitos vale.
try-digit = Tente { $digit } em { $cell }.
follow =
    { $digits ->
        [one] { $digits } dígito decorre
       *[other] { $digits } dígitos decorrem
    } dos outros.
dead-end =
    { $tries ->
        [one] Um beco sem saída: um dígito ficou sem lugar. Desfaça a última tentativa.
       *[other] Um beco sem saída: um dígito ficou sem lugar. Desfaça as últimas { $tries } tentativas.
    }
restart = Esta busca está demorando demais. Limpe o tabuleiro e comece de novo.
cut = A busca foi longa demais para mostrar. Ela teve mais { $tries } tentativas e { $dead-ends } becos sem saída.

## Eventos que removem dígitos ou os mantêm

these-digits = estes { $count } dígitos
gone-nodes =
    Remova { $cells }: continua havendo uma só solução, provada com { $nodes ->
        [one] { $nodes } nó
       *[other] { $nodes } nós
    }.
gone-hidden-singles = Remova { $cells }: os únicos ocultos ainda resolvem o sudoku.
gone-singles = Remova { $cells }: os únicos ainda resolvem o sudoku.
needed-nodes =
    Mantenha { $cells }: sem { $count ->
        [one] esse dígito
       *[other] esses dígitos
    }, há outra solução, encontrada com { $nodes ->
        [one] { $nodes } nó
       *[other] { $nodes } nós
    }.
needed-hidden-singles =
    Mantenha { $cells }: sem { $count ->
        [one] esse dígito
       *[other] esses dígitos
    }, os únicos ocultos não resolvem mais o sudoku.
needed-singles =
    Mantenha { $cells }: sem { $count ->
        [one] esse dígito
       *[other] esses dígitos
    }, os únicos não resolvem mais o sudoku.
undecided =
    Mantenha { $cells }: sem { $count ->
        [one] esse dígito
       *[other] esses dígitos
    }, a prova demoraria demais.
too-hard =
    Mantenha { $cells }: sem { $count ->
        [one] esse dígito
       *[other] esses dígitos
    }, o sudoku seria difícil demais.
