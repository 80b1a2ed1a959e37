### A lista dos sudokus de um texto.

open = Lista de sudokus ({ $count })
which = Número do sudoku
empty = Cole um texto ou abra um arquivo com vários sudokus para vê-los aqui.
reading = Lendo a lista…
shown = { $from }–{ $to } de { $count }
number = Ir para o número
page-before = Página anterior
next-page = Próxima página

## Um sudoku

givens-of-size =
    { $size }, { $givens ->
        [one] { $givens } pista
       *[other] { $givens } pistas
    }
unread = Não pode ser lido
spoken = Sudoku { $number }: { $line }
spoken-name = Sudoku { $number }, { $name }: { $line }

## Avaliações

weigh = Avaliar estes sudokus
weigh-help = Calcula o ER do Sudoku Explainer e a pontuação do HoDoKu de cada sudoku 9×9 desta página.
weighing =
    Avaliando os sudokus: { $done } de { $count ->
        [one] { $count } pronto
       *[other] { $count } prontos
    }
failed = Não foi possível carregar as avaliações. Confira a conexão e pressione o botão de novo.
lines = Os sudokus avaliados em linhas, com ER, EP e ED
explainer = ER { $rating }
explainer-least = ER no mínimo { $rating }
hodoku = HoDoKu { $score }
unrated = Não avaliado a tempo
no-puzzle = Não tem exatamente uma solução
