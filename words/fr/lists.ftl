### Comment les noms et les phrases s’assemblent.

both = { $first } et { $last }
either = { $first } ou { $last }
comma = { $first }, { $next }
sentences = { $first } { $next }
remarks = { $first } ; { $next }
