### How large numbers are written.

# Stands between thousands.
thousands = ,
