### Avisos que carregam depois: o que foi lido de um texto, e alguns outros.

## O que foi lido

read-as = Lido como { $format }: { $size } com { $parts }.
placed-digits =
    { $count ->
        [one] { $count } dígito colocado
       *[other] { $count } dígitos colocados
    }
notes = notas
part = É o sudoku { $number } de { $all }.

## Como um texto está escrito, depois de “Lido como”

format-line = uma linha
format-rows = linhas
format-block = grade desenhada
format-list = lista de números
format-matrix = listas entre colchetes
format-sdk = arquivo SDK
format-link = link do Stepdoku
format-candidates = grade de candidatos
format-candidate-line = linha de candidatos
format-sdx = arquivo SDX
format-hodoku = linha de uma biblioteca do HoDoKu
format-position = linha com dígitos colocados
format-gsf = lista com vírgulas
format-sudoku-wiki = link do SudokuWiki
format-sudoku-pad = link do SudokuPad
format-f-puzzles = link do f-puzzles
format-sudoku-coach = link do sudoku.coach
format-sudoku-exchange = link do SudokuExchange
format-penpa = link do Penpa
format-solo = partida do Solo
format-open-sudoku = arquivo do OpenSudoku
format-iss = link do Interactive Sudoku Solver
format-ipuz = arquivo ipuz
format-sumo-cue = linha do SumoCue
format-killer = Killer em uma linha
format-k-sudoku = arquivo do KSudoku

## O que foi suposto

letters-are-digits = Letras foram lidas como dígitos: A como 1, B como 2 e assim por diante.
digits-from-zero = Os dígitos foram lidos a partir de 0: 0 aparece como 1, 1 como 2 e assim por diante.
zeros-are-empty = Cada 0 foi lido como uma célula vazia.
blanks-are-empty = Espaços foram lidos como células vazias.
rest-ignored = O texto depois do sudoku ficou de fora.
sections-ignored = Só as pistas foram lidas; dígitos e notas de outras partes do texto ficaram de fora.
lone-givens = Dígitos sozinhos na célula foram lidos como pistas.
lone-placed = Candidatos sozinhos na célula foram lidos como dígitos colocados.
around-ignored = O texto em volta do sudoku ficou de fora.
letters-o = Cada letra O foi lida como 0, uma célula vazia.
letters-l = Cada letra l ou I foi lida como 1.
wrong-solution = O tabuleiro cheio ao lado do sudoku não é a solução dele e ficou de fora.
group-ignored = Um segundo grupo de símbolos ficou de fora.
ends-are-empty = As células que faltam no fim das linhas foram lidas como vazias.
others-unread = Outras partes do texto parecem sudokus, mas não puderam ser lidas.
solution-ruled-out = Os candidatos deixam de fora o dígito certo de pelo menos uma célula.
sign-is-empty = Cada “{ $sign }” foi lido como uma célula vazia.
other-boxes =
    Ele foi lido com caixas de { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } e { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }: com as habituais, não tem uma solução única.
no-candidate = { $cell } ficou sem nenhum candidato.

## Outros avisos

became-own = Esta partida está aberta em outra aba. A partir daqui, a sua é salva como uma partida separada.
deleted-elsewhere = Esta partida foi excluída em outra aba. A partir daqui, a sua é salva como uma partida separada.
not-shown = O desenho não é mostrado: esta página acha que algo nele é código. Seus textos e sudokus não mudaram. Recarregue a página e tente de novo.
not-printed = Nada foi impresso: esta página acha que algo no desenho é código. Seus textos e sudokus não mudaram. Recarregue a página e tente de novo.

## Idiomas

unknown-language = O Stepdoku ainda não tem textos em “{ $code }”. Idiomas disponíveis: { $languages }.
no-words = Não foi possível carregar os textos do idioma { $language }, então o Stepdoku está em inglês.

## Partidas salvas e revistas

game-deleted = Partida excluída. Você pode restaurá-la por 30 dias.
game-unreadable = Não foi possível ler essa partida. Ela não foi alterada.
played-elsewhere = Essa partida está aberta em outra aba. Feche-a lá primeiro.
magazine-in-making = Sua revista está sendo criada. Enquanto isso, você pode jogar.
magazine-made =
    A revista tem { $puzzles ->
        [one] { $puzzles } sudoku
       *[other] { $puzzles } sudokus
    }.
magazine-elsewhere = A revista foi alterada em outra aba, então esta parou de criar sudokus para ela. Você pode continuar com a revista como ela está agora.
