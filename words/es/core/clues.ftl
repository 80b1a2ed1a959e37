### Las restricciones que se dibujan: líneas, puntos, números y otros signos. Cada una tiene un nombre, sin artículo, y su regla.

## Líneas

thermometer = termómetro
thermometer-said = Los dígitos de un termómetro crecen desde el bulbo.
arrow = flecha
arrow-said = Los dígitos de una flecha suman el número de su círculo.
renban = línea renban
renban-said = Una línea renban tiene dígitos consecutivos en cualquier orden.
german-whispers = línea de susurros alemanes
german-whispers-said = En una línea de susurros alemanes, los dígitos vecinos se diferencian en al menos 5.
dutch-whispers = línea de susurros holandeses
dutch-whispers-said = En una línea de susurros holandeses, los dígitos vecinos se diferencian en al menos 4.
whispers = línea de susurros de { $number }
whispers-said = En una línea de susurros de { $number }, los dígitos vecinos se diferencian en al menos { $number }.
palindrome = palíndromo
palindrome-said = Un palíndromo se lee igual desde los dos extremos.
between = línea intermedia
between-said = Los dígitos de una línea intermedia están entre los dígitos de sus dos círculos.
region-sum = línea de sumas por región
region-sum-said = Una línea de sumas por región suma lo mismo en cada caja por la que pasa.

## Entre dos celdas

white-dot = punto blanco
white-dot-said = Los dígitos con un punto blanco entre ellos son consecutivos.
difference = punto blanco de { $number }
difference-said = Los dígitos con un punto blanco de { $number } entre ellos se diferencian en { $number }.
black-dot = punto negro
black-dot-said = De dos dígitos con un punto negro entre ellos, uno es el doble del otro.
ratio = punto negro de { $number }
ratio-said = De dos dígitos con un punto negro de { $number } entre ellos, uno es { $number } veces el otro.
sum-v = V
sum-v-said = Los dígitos con una V entre ellos suman 5.
sum-x = X
sum-x-said = Los dígitos con una X entre ellos suman 10.
pair-sum = suma de { $number }
pair-sum-said = Los dígitos con el número { $number } entre ellos suman { $number }.
greater = signo mayor que
greater-said = El signo mayor que apunta al dígito menor.

## Todas las celdas vecinas

nonconsecutive = no consecutivos
nonconsecutive-said = Los dígitos de celdas vecinas nunca son consecutivos.
no-other-white-dots = sin más puntos blancos
no-other-white-dots-said = Están todos los puntos blancos: sin punto, dos celdas vecinas no tienen dígitos consecutivos.
no-other-difference-said = Sin punto, dos celdas vecinas no se diferencian en { $number }.
no-other-black-dots = sin más puntos negros
no-other-black-dots-said = Están todos los puntos negros: sin punto, de dos celdas vecinas ninguna es el doble de la otra.
no-other-ratio-said = Sin punto, de dos celdas vecinas ninguna es { $number } veces la otra.
no-other-sums = sin más sumas
no-other-sum-said = Sin signo, dos celdas vecinas no suman { $number }.

## Alrededor del tablero

little-killer = little killer
little-killer-said = Los dígitos que señala la flecha de un little killer suman su número, y pueden repetirse.
sandwich = sándwich
sandwich-said = Un número de sándwich es la suma de los dígitos entre { $least } y { $most } en su fila o columna.

## En celdas

odd = celda impar
odd-said = Un círculo tiene un dígito impar.
even = celda par
even-said = Un cuadrado tiene un dígito par.
quadruple = cuádruple
quadruple-said = Los dígitos de un círculo están entre los de las cuatro celdas que lo rodean.
extra-region = región extra
extra-region-said = Una región sombreada no repite ningún dígito.
the-clone = clon
the-clone-said = Los grupos sombreados de la misma forma tienen los mismos dígitos en el mismo orden.
minimum = mínimo
minimum-said = Una celda a la que apuntan flechas es menor que sus vecinas.
maximum = máximo
maximum-said = Una celda de la que salen flechas es mayor que sus vecinas.
disjoint-groups = grupos disjuntos
disjoint-groups-said = Las celdas en el mismo lugar de cajas distintas tienen dígitos distintos.
