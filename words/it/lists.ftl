### Come si uniscono nomi e frasi.

both = { $first } e { $last }
either = { $first } o { $last }
comma = { $first }, { $next }
sentences = { $first } { $next }
remarks = { $first }; { $next }
