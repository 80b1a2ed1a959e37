### Как соединяются названия и предложения.

both = { $first } и { $last }
either = { $first } или { $last }
comma = { $first }, { $next }
sentences = { $first } { $next }
remarks = { $first }; { $next }
