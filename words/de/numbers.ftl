### Wie große Zahlen geschrieben werden.

thousands = .
