### How names and sentences are put together. The board itself has such lists, so this file stays short.

# The last two names of a list, or the only two.
# $first (text): a name, or names with commas
# $last (text): the last name
both = { $first } and { $last }
# The last two names of a list where one of them holds.
# $first (text): a name, or names with commas
# $last (text): the last name
either = { $first } or { $last }
# Two names of a list, where more follow or the list has no other end.
# $first (text): a name, or names with commas
# $next (text): the next name
comma = { $first }, { $next }
# Two sentences.
# $first (text): a sentence, or several
# $next (text): the next sentence
sentences = { $first } { $next }
# Two remarks that are not alike.
# $first (text): a remark
# $next (text): the next remark
remarks = { $first }; { $next }
