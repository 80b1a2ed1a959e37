### Las palabras de los signos que se dibujan para un paso.

unfold = Leyenda y notación
legend = Leyenda
written = Notación
more-lines =
    { $lines ->
        [one] { $lines } línea más
       *[other] { $lines } líneas más
    }
then-conclusion = Después, la conclusión
all-lines = Ver todo
all = Signos en el tablero
eureka = Eureka
hodoku = HoDoKu
copy = Copiar
copied = Copiado

## La leyenda

house = fila, columna o caja en la que fijarse
cover = cobertura: fila, columna o caja
denied = si esto es incorrecto…
implied = …entonces esto es correcto
branch = rama { $number }
strong = enlace fuerte: al menos uno es correcto
weak = enlace débil: como mucho uno es correcto
group = grupo: cuenta como uno
cause = en lo que se basa
placed = colocado
guessed = intento
eliminated = descartado
clash = callejón sin salida
lit = resaltado
aid = parte del patrón
fin = aleta
colour = color { $letter }
set = conjunto { $letter }

## Lo mismo en el nombre hablado de una celda, detrás de los dígitos

of-digits = { $digits } { $mark }
said-pattern = en el patrón
said-placed = por colocar aquí
said-guessed = como intento aquí
said-eliminated = por descartar
said-clash = con marca
said-fin = como aleta
said-lit = con resaltado
said-colour = en el color { $letter }
said-set = en el conjunto { $letter }
