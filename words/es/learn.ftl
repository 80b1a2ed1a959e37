### El aprendizaje de técnicas, aparte de sus textos, sus ejercicios y sus casi aciertos.

## La lista de técnicas

about = Cada nivel enumera sus técnicas nuevas.
all = Todas las técnicas
about-technique = Sobre «{ $technique }»
back = Volver a «{ $dialog }»
plain = Leerlas como páginas sencillas
lookup = Técnicas
lookup-help = Qué es cada una, por qué funciona y cómo encontrarla.
lookup-open = Consultar
find = Buscar entre { $count } técnicas
find-none = Ninguna técnica se llama así.
seen = vista
found-one = encontrada una vez
found-alone = encontrada tres veces sin ayuda
percent = { $percent } %
percent-help = Probabilidad estimada de que hoy todavía la encuentres

## La página de una técnica

head-idea = La idea
head-why = Por qué funciona
head-miss = Un error común
head-look = Cómo encontrarla
head-kin = Técnicas afines
head-names = Otros nombres
head-follows = Qué se deduce de ella
here-digit = Aquí: { $digits }.
here-digit-in = Aquí: { $digits } en { $place }.
here-digits = Aquí: los dígitos { $digits }.
here-digits-in = Aquí: los dígitos { $digits } en { $place }.
often = Con qué frecuencia
often-none = No se usa en ninguno de { $counted } sudokus de { $size }: siempre se pudo aplicar una técnica más fácil.
often-first =
    De { $all } sudokus de { $size } de nivel Difícil a Extremo, se usa en { $count ->
        [one] uno
       *[other] { $used }
    }.
often-first-hardest =
    De { $all } sudokus de { $size } de nivel Difícil a Extremo, se usa en { $count ->
        [one] uno
       *[other] { $used }
    }, y en { $hardest } es el paso más difícil.
often-next =
    De { $all } de { $size }, se usa en { $count ->
        [one] uno
       *[other] { $used }
    }.
often-next-hardest =
    De { $all } de { $size }, se usa en { $count ->
        [one] uno
       *[other] { $used }
    }, y en { $hardest } es el paso más difícil.
often-all = todos
make = Crear un sudoku que la necesite
loading = Cargando…
missing = No se pudo cargar este texto. Revisa tu conexión y ábrelo de nuevo.
practise = Practicarla
learn = Aprenderla paso a paso
print = Imprimir esta página

## El ejemplo

line-by-line = Línea a línea
line-back = Anterior
line-next = Siguiente línea
line-all = Mostrar todo
other-size = En otro tamaño
lacks = Sin ejemplo en { $sizes }: en todos los sudokus contados, una técnica más fácil hace lo mismo.
beside-columns = En columnas en vez de filas
beside-rows = En filas en vez de columnas
beside-smaller = En un tablero más pequeño, { $size }
beside-plainer = Un caso con menos candidatos
beside-another = Otro caso

## Tu progreso con una técnica

charts = Tu progreso
usually = Sueles encontrarla en { $time }.
trend = La primera vez tardaste aquí { $first }; la última, { $last }.
chance = Probabilidad estimada de que hoy todavía la encuentres: { $percent } %.
minutes = { $count } minutos
chart-times = Segundos hasta encontrarla, los últimos al final: { $times }
chart-latest =
    { $count ->
        [one] Tu último tiempo
       *[other] Tus últimos { $count } tiempos
    }
chart-chance =
    Probabilidad estimada de que todavía la encuentres: { $now } % hoy, { $later } % tras { $days ->
        [one] { $days } día
       *[other] { $days } días
    } sin practicar
chart-estimate =
    Estimación: { $now } % hoy, { $later } % dentro de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
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
    } tres veces sin ayuda

## El curso: unidades de unos pocos ejercicios

course = Curso
course-help = Cada unidad tiene unos pocos ejercicios cortos. Ve subiendo desde abajo, o empieza donde quieras.
course-done = { $done } de { $all }
unit-done = hecha
unit-faded = por repasar
refresh-today = { $count } por repasar hoy
start = Empezar: { $unit }
continue-unit = Continuar: { $unit }
worth = Aprende ahora: { $technique }
worth-hard = El paso más difícil en { $count } de { $all } sudokus de nivel Difícil a Extremo.
worth-hard-at = El paso más difícil en { $count } de { $all } sudokus de { $size } de nivel Difícil a Extremo.
worth-easy = Necesaria en { $count } de { $all } sudokus.
worth-easy-at = Necesaria en { $count } de { $all } sudokus de { $size }.
unit-at = { $techniques } en { $side }×{ $side }
chapter-small = Primeros pasos en 4×4
chapter-scanning = Rastreo
chapter-singles = Únicos
chapter-locked = Candidatos bloqueados
chapter-killer = Killer: sumar jaulas
chapter-lines = Líneas y sumas: leer restricciones
chapter-pairs = Pares
chapter-triples = Tríos y cuartetos
chapter-fish = Peces y enlaces fuertes
chapter-wings = Wings
chapter-uniqueness = Unicidad
chapter-colouring = Coloreado y cadenas X
chapter-chains = De los enlaces a las cadenas
chapter-sets = Conjuntos casi bloqueados
chapter-exotics = Técnicas exóticas
unread =
    { $count ->
        [one] { $count } intento de tu práctica no se pudo leer. Sigue
       *[other] { $count } intentos de tu práctica no se pudieron leer. Siguen
    } en este dispositivo, sin cambios. Todos los demás cuentan.

## Ejercicios sin fin. Cada uno tiene un nombre y una frase.

practice = Practicar
boards = Tamaño del tablero
chains = Construir cadenas
chains-help = Enlaza candidatos hasta que demuestren algo.
mistakes = Encontrar el error
mistakes-help = Un dígito o una nota está mal. ¿Cuál?
repairs = Arreglar un tablero lleno
repairs-help = Todas las celdas están llenas, pero algunos dígitos son incorrectos.
mixed = Práctica variada
mixed-help = Encuentra el siguiente paso. No se dice qué técnica es.
own = De tus partidas
own-places =
    De tus partidas: { $count ->
        [one] una posición
       *[other] { $count } posiciones
    }
own-help = Donde pediste una pista o adivinaste.
refresh = Repasar

## Para docentes. Cada puerta tiene un nombre y una frase.

teachers = Para docentes
door-lesson = Lección
door-lesson-help = Tus diapositivas, cada una con un tablero y un paso. Los pasos se añaden desde «Explicar».
door-assignment = Tarea
door-assignment-help = Envía a otras personas el sudoku que juegas. Cada una te envía un resultado.
door-class = Resultados de la clase
door-class-help = Reúne los resultados de una tarea en una tabla.
door-story = Cómo se hace
door-story-help = Mira cómo se llena un sudoku y luego se vacía.
door-present = Presentar
door-present-help = Explica el sudoku que juegas en una pantalla grande, frase a frase.

## Las reglas

rules = Reglas del sudoku
rule-rows = Completa todas las celdas vacías de modo que cada fila tenga todos los dígitos, { $digits }, una vez.
rule-columns = Cada columna también tiene todos los dígitos una vez.
rule-boxes = Cada caja, dentro de líneas gruesas, tiene todos los dígitos una vez.
digits-to = del 1 al { $last }
digits-letter = del 1 al 9 y la A
digits-letters = del 1 al 9 y de la A a la { $last }
picture-row = Un tablero completo de { $size } con una fila iluminada
picture-column = Un tablero completo de { $size } con una columna iluminada
picture-box = Un tablero completo de { $size } con una caja iluminada
rules-start = Probar en 4×4

## Palabras que usa un paso, antes de los primeros ejercicios

word-cell = F3C1
word-cell-help = La celda de la fila 3, columna 1.
word-candidate = Candidato
word-candidate-help = Un dígito que todavía es posible en una celda.
word-area = Zona
word-area-help = Una fila, una columna o una caja.
go = Inténtalo
