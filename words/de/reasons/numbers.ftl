### Zahlwörter. Größere Zahlen stehen in Ziffern.

none = keine
one = eine
two = zwei
three = drei
four = vier
five = fünf
six = sechs
seven = sieben
eight = acht
nine = neun
ten = zehn
