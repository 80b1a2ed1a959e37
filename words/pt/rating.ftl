### Um sudoku e sua dificuldade.

rating = Avaliando a dificuldade…
unknown = Ainda não avaliado
author-says = O que diz o autor:
author-silent = O sudoku veio sem o texto das regras.
details = Detalhes

## Os números do próprio Stepdoku

score = Pontuação no estilo do HoDoKu
score-help = A pontuação soma todos os passos; a palavra é o nível no HoDoKu.
scored = { $score } · { $class }
rated = Passo mais difícil com avaliação { $rating }
hardest-step = Passo mais difícil
hardest-before = Mais difícil antes do primeiro dígito
first-step = Primeiro passo
scale = As avaliações usam a escala do Sudoku Explainer: 1.0 é a última célula de uma linha, 12.0 exige tentativa e erro.
hardest = Técnica mais difícil (vale como dica)
technique = O passo mais difícil: { $technique }.
trials =
    As técnicas do Stepdoku não terminam este sudoku: ele exige { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    } de tentativa e erro.
trials-nested = Nenhuma técnica que o Stepdoku conhece termina este sudoku: é preciso tentativa e erro dentro de tentativa e erro.

## Os números exatos de outros programas

exact = Nas escalas de outros programas
exact-help = Avaliações do Sudoku Explainer (SukakuExplainer 1.18.1) e pontuação do HoDoKu (2.2), cada programa com seus próprios passos. A do HoDoKu depende da apresentação: girar o tabuleiro ou trocar os dígitos pode mudar a pontuação.
line = O sudoku em uma linha, com ER, EP e ED
er = ER
er-help = o passo mais difícil
ep = EP
ep-help = o mais difícil até o primeiro dígito
ed = ED
ed-help = o primeiro passo
hodoku = HoDoKu
hodoku-help = a pontuação de todos os passos
at-least = pelo menos { $figure }
behind = passo mais difícil: { $step }, { $cost }
steps = Os passos por trás deles (vale como dica)
show = Mostrar o passo
working = Calculando os números exatos…
stopped = Os números exatos não foram calculados. Abra esta parte de novo para tentar outra vez.
other-size = O Sudoku Explainer e o HoDoKu só avaliam sudokus 9×9.
few-givens = O Sudoku Explainer não avalia sudokus com menos de dez pistas.
