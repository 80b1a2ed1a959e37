### Como nomes e frases se juntam.

both = { $first } e { $last }
either = { $first } ou { $last }
comma = { $first }, { $next }
sentences = { $first } { $next }
remarks = { $first }; { $next }
