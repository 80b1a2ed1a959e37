### Os tempos e o fim de uma partida.

day-streak = dias seguidos
longest-streak = maior sequência
puzzles-finished = sudokus resolvidos
explained = De cada partida, só conta o primeiro tempo, e só sem dica completa, sem dígito de “Por quê?”, sem solucionador e sem solução.
none = Resolva um sudoku para ver seus tempos aqui: o melhor e a mediana de cada tamanho e nível, e sua sequência.
fault = Não foi possível ler seus tempos. { $why }
unread =
    { $count ->
        [one] { $count } tempo não pôde ser lido. Ele continua
       *[other] { $count } tempos não puderam ser lidos. Eles continuam
    } neste dispositivo, sem alterações. Todos os outros estão aqui.
off = O cronômetro está desligado, então nenhum tempo é registrado.

## Os tempos de um tipo de sudoku

finished =
    { $puzzles ->
        [one] { $puzzles } resolvido
       *[other] { $puzzles } resolvidos
    }
best = melhor
median = mediana
only = até agora
only-helped = Ainda nenhum tempo sem dica completa, sem dígito de “Por quê?”, sem solucionador e sem solução.
chart-one = Um tempo: { $time }.
chart-times =
    { $count ->
        [one] Último tempo:
       *[other] Últimos { $count } tempos, do mais antigo ao mais recente:
    } { $times }.
charted-one = Um tempo
charted-times =
    { $count ->
        [one] Último
       *[other] Últimos { $count }, o mais recente à direita
    }
save = Salvar como CSV
save-name = stepdoku-tempos.csv
column-date = data
column-side = células por linha
column-level = nível
column-seconds = segundos
column-help = com ajuda

## O fim

title = Resolvido
next = Próximo sudoku
review = Análise
solving = Ver como se resolve
moments = Histórico
details = Mais
solved = Resolvido { $how }.
played =
    { $digits ->
        [one] { $digits } dígito colocado
       *[other] { $digits } dígitos colocados
    } em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
go-on = Continuar

## Algo de que se orgulhar

proud-technique = Pela primeira vez em uma partida, sem dica: { $technique }
proud-best = Seu melhor tempo: { $kind }
proud-first = Primeira vez: { $kind }
proud-week = Seu melhor tempo desta semana: { $kind }
proud-unaided = Sem nenhuma ajuda
proud-unhinted = Sem dicas
kind = { $size } { $level }

## Por que o tempo não é comparado com outros

not-again = Não conta: só o primeiro tempo de uma partida conta.
not-hint = Não conta: uma dica completa mostrou um passo a você.
not-why = Não conta: uma resposta de “Por quê?” entregou um dígito.
not-solver = Não conta: você olhou o solucionador.
not-solver-digits = Não conta: você copiou dígitos do solucionador.
not-path = Não conta: você olhou a resolução.
not-solution-seen = Não conta: você olhou a solução.
not-solution = Não conta: a solução foi preenchida.
not-helped = Não conta: você teve ajuda com um dígito.

## O resultado em uma linha, sem entregar nada

result-of = Stepdoku { $day }
result = Stepdoku
result-unaided = sem ajuda
result-unhinted = sem dicas
result-helped = com ajuda
result-hardest = passo mais difícil: { $technique }
