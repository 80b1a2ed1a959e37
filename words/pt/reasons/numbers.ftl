### Números por extenso, no feminino: de células e áreas. Os maiores são algarismos.

none = nenhuma
one = uma
two = duas
three = três
four = quatro
five = cinco
six = seis
seven = sete
eight = oito
nine = nove
ten = dez
