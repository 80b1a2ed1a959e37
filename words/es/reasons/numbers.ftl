### Números en palabras, para dígitos y candidatos (masculinos). Los mayores van en cifras.

none = ningún
one = uno
two = dos
three = tres
four = cuatro
five = cinco
six = seis
seven = siete
eight = ocho
nine = nueve
ten = diez
