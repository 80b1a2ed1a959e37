### Las palabras mientras se carga una parte de la página.

coming = Cargando…
missing = No se pudo cargar esta parte de Stepdoku. Revisa tu conexión e inténtalo de nuevo. Tu partida se conserva.
updated = Stepdoku se ha actualizado, así que esta parte ya no se puede cargar aquí. Tu partida se conserva. Recarga la página.
again = Reintentar
reload = Recargar la página
