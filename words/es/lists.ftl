### Cómo se unen nombres y frases.

both = { $first } y { $last }
either = { $first } o { $last }
comma = { $first }, { $next }
sentences = { $first } { $next }
remarks = { $first }; { $next }
