### A lista de teclas, e as primeiras lições.

how = Como jogar
by-ear = Leitor de tela: no tabuleiro, pressione ponto e vírgula, depois R para ouvir a linha, N para a próxima célula vazia ou 5 para os lugares de 5. O ponto de interrogação abre a Ajuda com todas as teclas.
by-ear-no-letters = Leitor de tela: ative “Atalhos de letras” em “Ajustes”, e a tecla de ponto e vírgula faz perguntas ao tabuleiro.
keys = Teclas
licences = Licenças do software no Stepdoku

## As lições: cada uma com título, texto para a imagem e texto sem imagem

rules = As regras
rules-seen = Preencha o tabuleiro de modo que cada linha, cada coluna e cada caixa tenha todos os dígitos de 1 a 9 uma vez. A imagem marca uma linha, uma coluna e uma caixa.
rules-heard = Preencha o tabuleiro de modo que cada linha, cada coluna e cada caixa tenha todos os dígitos de 1 a 9 uma vez.
digit = Colocar um dígito
digit-seen = As células sombreadas estão na mesma linha, coluna ou caixa que a contornada e têm todos os dígitos, menos { $digit }. Logo, a célula contornada tem que ser { $digit }. Selecione-a e pressione { $digit }.
digit-heard = Se a linha, a coluna e a caixa de uma célula têm, juntas, todos os dígitos menos um, a célula tem que ser esse dígito. Vá até ela com as setas e pressione o dígito.
notes = Usar notas
notes-seen = A célula contornada pode ser { $either }. Para se lembrar disso, selecione-a, escolha “Notas” e pressione { $all }.
notes-heard = Se uma célula pode ser 3 ou 5, anote os dois: vá até ela, escolha as notas com X e pressione 3 e 5. Z volta aos dígitos.
hint = Pedir uma dica
hint-seen = “Dica” diz primeiro onde olhar, depois como, depois por quê; cada parte espera que você peça. Aqui a caixa sombreada precisa de { $digit }, e só resta a célula contornada.
hint-heard = I ou barra dá uma dica: primeiro onde olhar, depois como, depois por quê; cada parte espera que você peça. No fim, Enter aplica a dica.
steps = Ver a resolução
steps-seen =
    “Explicar” resolve o sudoku passo a passo e diz a razão de cada passo. Na imagem, { $digits ->
        [one] já foi colocado { $digits } dígito
       *[other] já foram colocados { $digits } dígitos
    }. Seu próprio tabuleiro não muda.
steps-heard = “Explicar” resolve o sudoku passo a passo e diz a razão de cada passo. Seu próprio tabuleiro não muda.

## Como as teclas são lidas

note = Os atalhos funcionam enquanto o foco está no tabuleiro ou em seus controles. Em um Mac, use Cmd no lugar de Ctrl e Option no lugar de Alt.
note-digits = Os atalhos funcionam enquanto o foco está no tabuleiro ou em seus controles. Neste tabuleiro, as letras são dígitos, então digite uma vírgula antes da letra de um comando. Em um Mac, use Cmd no lugar de Ctrl e Option no lugar de Alt.
note-no-letters = Os atalhos funcionam enquanto o foco está no tabuleiro ou em seus controles. Os atalhos de letras estão desativados em “Ajustes”. Em um Mac, use Cmd no lugar de Ctrl e Option no lugar de Alt.

## Os gestos do mouse ou do dedo, e o que fazem

gestures = Com o mouse ou o dedo
drag = Arrastar sobre células
drag-does = Selecionar todas elas
modified-click = Ctrl ou Shift + clique
modified-click-does = Adicionar ou tirar uma célula
double-click = Clique duplo em uma célula
double-click-does = Selecionar todas as células com o mesmo dígito
pinch = Pinça ou toque duplo em um tabuleiro grande
pinch-does = Aumentar ou diminuir o zoom; arrastar move o tabuleiro
hold = Segurar uma célula ou clicar nela com o botão direito
hold-does = Perguntar por quê, ou mostrar seus candidatos
hold-shift = Segurar Shift ou Ctrl
hold-shift-does = Escrever notas enquanto isso
double-tap-key = Toque duplo na tecla de um dígito
double-tap-key-does = Fixar o dígito; em um modo de notas, colocá-lo
hold-key = Segurar a tecla de um dígito
hold-key-does = Fixar o dígito: cada célula em que você tocar recebe o dígito

## Os nomes das teclas

ctrl = Ctrl + { $key }
alt = Alt + { $key }
shift = Shift + { $key }
after-comma = , depois { $key }
after-semicolon = ; depois { $key }
digit-keys = 1–{ $last }
figures-and-letter = 1–9, A
figures-and-letters = 1–9, A–{ $last }
arrows = setas
wasd = W A S D
arrow = seta
home = Home
ends = Home, End
space = Espaço
delete = Delete
backspace = Backspace
enter = Enter
escape = Esc
page-up = Page Up
page-down = Page Down

## Os grupos de teclas

group-entering = Preencher
group-moving = Mover e selecionar
group-modes = Modos
group-aids = Ajuda e destaques
group-queries = Perguntas sobre o tabuleiro, respondidas em voz alta
group-game = Testes e histórico
group-solver = No solucionador passo a passo
group-present = Durante uma apresentação
group-why = Em uma resposta a “Por quê?”
group-review = Na lista de uma análise

## O que as teclas fazem

do-enter = Inserir o dígito, conforme o modo
do-note = Adicionar ou remover uma nota, em qualquer modo
do-corner = Nota de canto, em qualquer modo
do-centre = Nota central, em qualquer modo
do-erase = Apagar as células selecionadas; no modo de cores, apagar as cores delas
do-swap = Trocar notas de canto e centrais
do-lock = Fixar ou desafixar o dígito desta célula
do-confirm = Aplicar a dica cuja razão está aberta; senão, inserir o dígito fixado ou conferir o tabuleiro
do-undo = Desfazer
do-redo = Refazer
do-go = Ir para a próxima célula
do-go-far = Ir para a próxima caixa
do-go-to-end = Ir para o começo ou o fim da linha
do-go-to-corner = Ir para a primeira ou a última célula
do-extend = Ampliar a seleção
do-extend-far = Adicionar uma célula da próxima caixa, ou a primeira ou a última célula
do-select-all = Selecionar todas as células
do-closer = Aumentar o zoom
do-farther = Diminuir o zoom
do-whole = Mostrar o tabuleiro inteiro (* do teclado numérico)
do-escape = Cancelar ou fechar; limpar a seleção
do-comma = A próxima letra é um comando
do-digit-mode = Dígitos
do-note-mode = Notas
do-corner-mode = Notas de canto
do-centre-mode = Notas centrais
do-colour-mode = Cores. De novo: células ou candidatos.
do-next-mode = Próximo modo
do-filter = Destacar um dígito ou deixar de destacá-lo
do-filter-none = Limpar o destaque
do-step-filter = Destacar o dígito anterior ou o próximo
do-bivalue = Destacar as células com dois candidatos ou deixar de destacá-las
do-candidates = Mostrar ou ocultar todos os candidatos
do-look = Mostrar os candidatos desta célula
do-fill-all = Preencher todas as notas
do-fill-selected = Preencher notas nas células selecionadas
do-check = Conferir o tabuleiro
do-hint = Dica. De novo para a técnica, depois para a razão
do-try = Iniciar um teste
do-keep-trial = Manter o teste
do-give-up = Descartar o teste e voltar
do-moments = Histórico
do-editor = Inserir um sudoku
do-pause = Pausar ou continuar
do-help = Ajuda
do-paste = Colar um sudoku e jogá-lo
do-next-step = Próximo passo
do-back-step = Passo anterior
do-next-pass = Próxima rodada
do-back-pass = Rodada anterior
do-why = Perguntar por quê
do-other-way = Alternar entre resolução e rodadas
do-all-steps = Mostrar ou ocultar todos os passos
do-ask = A próxima tecla faz uma pergunta ao tabuleiro
do-present-next = Revelar mais
do-present-back = Ocultar de novo o que foi revelado por último
do-present-again = Voltar ao começo deste passo
do-present-blank = Tela preta, até a próxima tecla
do-present-leave = Voltar ao solucionador
do-answer-ask = Perguntar sobre este dígito na célula
do-answer-line = Etapa anterior ou próxima
do-answer-back = Voltar à resposta que trouxe até aqui
do-answer-close = Fechar a resposta
do-review-move = Jogada anterior ou próxima
do-review-page = Dez jogadas para trás ou para a frente
do-review-end = Primeira ou última jogada

## O que as teclas perguntam sobre o tabuleiro

ask-row = Ler a linha
ask-column = Ler a coluna
ask-box = Ler a caixa
ask-further = Ler as diagonais e a janela da célula
ask-board = Ler o tabuleiro inteiro, linha por linha
ask-place = Linha, coluna e caixa da célula
ask-missing = Dígitos que faltam na linha, na coluna e na caixa
ask-places = Lugares deste dígito na linha, na coluna e na caixa
ask-digit = O mesmo para qualquer dígito, que você pressiona em seguida
ask-next-empty = Próxima célula vazia
ask-previous-empty = Célula vazia anterior
ask-next-highlighted = Próxima célula destacada ou marcada
ask-previous-highlighted = Célula destacada ou marcada anterior
ask-next-pair = Próxima célula com dois candidatos
ask-previous-pair = Célula com dois candidatos anterior
ask-go = Ir para uma célula: pressione a linha e depois a coluna
ask-next-link = Próximo link da cadeia no tabuleiro
ask-previous-link = Link anterior da cadeia
ask-counts = Quantas vezes cada dígito está no tabuleiro
ask-highlighted = Listar as células destacadas e as marcas de um passo
ask-around = Ler as células em volta, uma por uma; S de novo lê a próxima
ask-around-back = O mesmo de trás para a frente
ask-state = Tamanho, nível, células vazias e modo
