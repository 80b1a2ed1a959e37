### I numeri in lettere. I più grandi sono in cifre.

none = nessuna
one = una
two = due
three = tre
four = quattro
five = cinque
six = sei
seven = sette
eight = otto
nine = nove
ten = dieci
