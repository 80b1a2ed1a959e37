### Wie Namen und Sätze zusammenkommen.

both = { $first } und { $last }
either = { $first } oder { $last }
comma = { $first }, { $next }
sentences = { $first } { $next }
remarks = { $first }; { $next }
