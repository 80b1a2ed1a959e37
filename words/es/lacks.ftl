### Lo que le falta al sudoku más cercano que se encontró.

## En breve, detrás del avance de la búsqueda

closest = Lo más cercano hasta ahora: { $lack }
short-spare =
    { $givens ->
        [one] { $givens } prescindible
       *[other] { $givens } prescindibles
    }
short-unproven =
    { $givens ->
        [one] { $givens } quizá prescindible
       *[other] { $givens } quizá prescindibles
    }
short-outside = { $givens } fuera del patrón
short-needless = { $technique } no hace falta
short-forbidden = necesita una técnica excluida
short-rating = calificación { $rating }
short-class = clase { $class } de HoDoKu

## En una frase

givens =
    Tiene { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }, no { $wanted }.
givens-at-most =
    Tiene { $givens ->
        [one] { $givens } dígito inicial
       *[other] { $givens } dígitos iniciales
    }, no { $wanted } como mucho.
spare =
    { $givens ->
        [one] Un dígito inicial no es necesario.
       *[other] { $givens } dígitos iniciales se podrían quitar, cada uno por separado.
    }
unproven =
    No se demostró que { $givens ->
        [one] { $givens } dígito inicial sea necesario
       *[other] { $givens } dígitos iniciales sean necesarios
    }.
outside =
    { $givens ->
        [one] Un dígito inicial está fuera de tu patrón.
       *[other] { $givens } dígitos iniciales están fuera de tu patrón.
    }
avoidable = { $technique } ayuda, pero se puede evitar.
needless = { $technique } no aparece nunca.
unsolved = Las técnicas de Stepdoku no bastan para terminarlo.
forbidden = Necesita algo que excluiste: { $techniques }.
rating = Su paso más difícil tiene la calificación { $rating }.
level = Su nivel es { $level }.
class = Su clase en HoDoKu es { $class }.

## El sudoku de un enlace

trying = Intento { $number }.
trying-of = Intento { $number } de { $all }.
trying-closest = Intento { $number }. { $closest }.
trying-of-closest = Intento { $number } de { $all }. { $closest }.
too-much =
    Este enlace pide demasiado trabajo. La búsqueda se detuvo tras { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }.
nearest = Es lo más cercano a lo que pide el enlace. { $lacks }
