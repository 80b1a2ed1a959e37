### Les nombres en lettres. Les plus grands sont en chiffres.

none = aucun
one = un
two = deux
three = trois
four = quatre
five = cinq
six = six
seven = sept
eight = huit
nine = neuf
ten = dix
