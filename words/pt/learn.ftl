### As técnicas para aprender, sem seus textos, os exercícios e os quase padrões.

## A lista de técnicas

about = Cada nível lista as técnicas que são novas nele.
all = Todas as técnicas
about-technique = Sobre { $technique }
back = Voltar a “{ $dialog }”
plain = Ler como páginas simples
lookup = Técnicas
lookup-help = O que é cada uma, por que funciona e como achá-la.
lookup-open = Consultar
find = Buscar entre { $count } técnicas
find-none = Nenhuma técnica tem esse nome.
seen = vista
found-one = encontrada uma vez
found-alone = encontrada três vezes sem ajuda
percent = { $percent }%
percent-help = Chance estimada de você ainda reconhecê-la hoje

## A página de uma técnica

head-idea = A ideia
head-why = Por que funciona
head-miss = Um erro comum
head-look = Como encontrar
head-kin = Técnicas parecidas
head-names = Outros nomes
head-follows = O que decorre dela
here-digit = Aqui: { $digits }.
here-digit-in = Aqui: { $digits } { $place }.
here-digits = Aqui: os dígitos { $digits }.
here-digits-in = Aqui: os dígitos { $digits } { $place }.
often = Com que frequência
often-none = Nenhum de { $counted } sudokus { $size } usou a técnica: sempre bastou uma mais fácil.
often-first =
    De { $all } sudokus { $size } de nível Difícil a Extremo, { $count ->
        [one] um usa a técnica
       *[other] { $used } usam a técnica
    }.
often-first-hardest =
    De { $all } sudokus { $size } de nível Difícil a Extremo, { $count ->
        [one] um usa a técnica
       *[other] { $used } usam a técnica
    }, e em { $hardest } ela é o passo mais difícil.
often-next =
    De { $all } sudokus { $size }, { $count ->
        [one] um usa a técnica
       *[other] { $used } usam a técnica
    }.
often-next-hardest =
    De { $all } sudokus { $size }, { $count ->
        [one] um usa a técnica
       *[other] { $used } usam a técnica
    }, e em { $hardest } ela é o passo mais difícil.
often-all = todos
make = Criar um sudoku que a exija
loading = Carregando…
missing = Este texto não pôde ser carregado. Confira a conexão e abra-o de novo.
practise = Treinar
learn = Aprender passo a passo
print = Imprimir esta página

## O exemplo

line-by-line = Linha por linha
line-back = Voltar
line-next = Próxima linha
line-all = Mostrar tudo
other-size = Em outro tamanho
lacks = Sem exemplo em { $sizes }: em todos os sudokus contados, uma técnica mais fácil faz o mesmo.
beside-columns = Em colunas em vez de linhas
beside-rows = Em linhas em vez de colunas
beside-smaller = Em um tabuleiro menor, { $size }
beside-plainer = Um caso com menos candidatos
beside-another = Outro caso

## O progresso com uma técnica

charts = Seu progresso
usually = Você costuma achá-la em { $time }.
trend = Aqui, a primeira vez levou { $first }; a mais recente, { $last }.
chance = Chance estimada de você ainda reconhecê-la hoje: { $percent }%.
minutes = { $count } minutos
chart-times = Segundos até achá-la, os mais recentes no fim: { $times }
chart-latest = Seus últimos { $count } tempos
chart-chance = Chance estimada de você ainda reconhecê-la: { $now }% hoje, { $later }% daqui a { $days } dias sem treino
chart-estimate = Estimativa: { $now }% hoje, { $later }% daqui a { $days } dias
chart-learned =
    De { $all } técnicas: { $seen ->
        [one] { $seen } vista
       *[other] { $seen } vistas
    }, { $found ->
        [one] { $found } encontrada
       *[other] { $found } encontradas
    }, { $alone ->
        [one] { $alone } encontrada
       *[other] { $alone } encontradas
    } três vezes sem ajuda

## O curso: unidades de poucos exercícios

course = Curso
course-help = Cada degrau tem alguns exercícios curtos. Suba a partir do primeiro ou comece onde quiser.
course-done = { $done } de { $all }
unit-done = concluída
unit-faded = para revisar
refresh-today = { $count } para revisar hoje
start = Começar: { $unit }
continue-unit = Continuar: { $unit }
worth = Aprender agora: { $technique }
worth-hard = O passo mais difícil em { $count } de { $all } sudokus de nível Difícil a Extremo.
worth-hard-at = O passo mais difícil em { $count } de { $all } sudokus { $size } de nível Difícil a Extremo.
worth-easy = Necessária em { $count } de { $all } sudokus.
worth-easy-at = Necessária em { $count } de { $all } sudokus { $size }.
unit-at = { $techniques } em { $side }×{ $side }
chapter-small = Primeiros passos em 4×4
chapter-scanning = Varredura
chapter-singles = Únicos
chapter-locked = Candidatos bloqueados
chapter-killer = Killer: somar gaiolas
chapter-lines = Linhas e somas: ler restrições
chapter-pairs = Pares
chapter-triples = Trios e quartetos
chapter-fish = Peixes e links fortes
chapter-wings = Asas
chapter-uniqueness = Unicidade
chapter-colouring = Coloração e Cadeias X
chapter-chains = Dos links às cadeias
chapter-sets = Conjuntos quase bloqueados
chapter-exotics = Técnicas exóticas
unread =
    { $count ->
        [one] { $count } tentativa dos seus treinos não pôde ser lida. Ela continua
       *[other] { $count } tentativas dos seus treinos não puderam ser lidas. Elas continuam
    } neste dispositivo, sem alterações. Todas as outras contam.

## Exercícios sem fim, cada um com um nome e uma frase

practice = Treino
boards = Tamanho do tabuleiro
chains = Montar cadeias
chains-help = Ligue candidatos até que provem algo.
mistakes = Achar o erro
mistakes-help = Um dígito ou uma nota está errada. Qual?
repairs = Consertar um tabuleiro cheio
repairs-help = Todas as células estão preenchidas, mas alguns dígitos estão errados.
mixed = Treino misto
mixed-help = Encontre o próximo passo. A técnica não é revelada.
own = Das suas partidas
own-places =
    Das suas partidas: { $count ->
        [one] uma posição
       *[other] { $count } posições
    }
own-help = Onde você pediu uma dica ou deu um palpite.
refresh = Revisão

## Para quem ensina: cada porta com um nome e uma frase

teachers = Para quem ensina
door-lesson = Aula
door-lesson-help = Seus slides, cada um com um tabuleiro e um passo. Em “Explicar”, você adiciona passos.
door-assignment = Tarefa
door-assignment-help = Envie a outras pessoas o sudoku em jogo. Cada uma envia a você um resultado.
door-class = Resultados da turma
door-class-help = Reúna os resultados de uma tarefa em uma tabela.
door-story = Como é feito
door-story-help = Veja um sudoku ser preenchido e depois esvaziado.
door-present = Apresentar
door-present-help = Explique o sudoku em jogo em uma tela grande, uma frase por vez.

## As regras

rules = Regras do Sudoku
rule-rows = Preencha todas as células vazias, de modo que cada linha tenha todos os dígitos, { $digits }, uma vez.
rule-columns = Cada coluna também tem todos os dígitos uma vez.
rule-boxes = Cada caixa, de contorno grosso, tem todos os dígitos uma vez.
digits-to = de 1 a { $last }
digits-letter = de 1 a 9 e A
digits-letters = de 1 a 9 e de A a { $last }
picture-row = Um tabuleiro { $size } cheio, com uma linha destacada
picture-column = Um tabuleiro { $size } cheio, com uma coluna destacada
picture-box = Um tabuleiro { $size } cheio, com uma caixa destacada
rules-start = Experimentar em 4×4

## Palavras que um passo usa, antes dos primeiros exercícios

word-cell = L3C1
word-cell-help = A célula na linha 3, coluna 1.
word-candidate = Candidato
word-candidate-help = Um dígito que uma célula ainda pode ter.
word-area = Área
word-area-help = Uma linha, uma coluna ou uma caixa.
go = Tente você
