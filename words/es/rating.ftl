### Las palabras sobre un sudoku y su dificultad.

rating = Calculando la dificultad…
unknown = Aún sin calificar
author-says = Lo que dice su autor:
author-silent = El sudoku ha llegado sin el texto de sus reglas.
details = Detalles

## Las cifras de Stepdoku

score = Puntos al estilo de HoDoKu
score-help = Los puntos suman todos los pasos; la palabra es el nivel de HoDoKu.
scored = { $score } · { $class }
rated = Calificación del paso más difícil: { $rating }
hardest-step = Paso más difícil
hardest-before = El más difícil antes del primer dígito
first-step = Primer paso
scale = Las calificaciones siguen la escala de Sudoku Explainer: 1.0 es la última celda de una fila, 12.0 necesita ensayo y error.
hardest = Técnica más difícil (es una pista)
technique = El paso más difícil: { $technique }.
trials =
    Las técnicas de Stepdoku no terminan este sudoku: necesita { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } de ensayo y error.
trials-nested = Ninguna técnica que Stepdoku conozca termina este sudoku: necesita ensayo y error dentro de ensayo y error.

## Las cifras exactas de otros programas

exact = En las escalas de otros programas
exact-help = Las calificaciones de Sudoku Explainer (SukakuExplainer 1.18.1) y los puntos de HoDoKu (2.2), según los pasos de cada programa. Los puntos de HoDoKu dependen de cómo se presente el tablero: girado o con los dígitos cambiados, puede dar otros.
line = El sudoku en una línea, con ER, EP y ED
er = ER
er-help = el paso más difícil
ep = EP
ep-help = el más difícil hasta el primer dígito
ed = ED
ed-help = el primer paso
hodoku = HoDoKu
hodoku-help = los puntos de todos los pasos
at-least = al menos { $figure }
behind = paso más difícil: { $step }, { $cost }
steps = Los pasos de los que salen (es una pista)
show = Ver el paso
working = Calculando las cifras exactas…
stopped = Las cifras exactas no se calcularon. Abre esto de nuevo para volver a intentarlo.
other-size = Sudoku Explainer y HoDoKu solo califican sudokus de 9×9.
few-givens = Sudoku Explainer no califica sudokus con menos de diez dígitos iniciales.
