### Los términos que usan las páginas, las pistas y los pasos, y lo que significan.

candidate-forms = candidatos|candidato
candidate = Un candidato es un dígito que todavía es posible en una celda.
area-forms = zonas|zona
area = Una zona es una fila, una columna o una caja y, en los sudokus que las tienen, una diagonal o una ventana. Tiene cada dígito una vez.
in-sight-forms = a la vista|se ven|ven|ve
in-sight = Una celda ve a otra, y está a su vista, si las dos no pueden tener el mismo dígito porque están en la misma fila, columna o caja.
cover-forms = coberturas|cobertura
cover = La cobertura de un pez son las columnas en las que están todos los lugares para un dígito en sus filas, o las filas en las que están todos los de sus columnas. El pez las llena, así que el dígito no va en ningún otro lugar de ellas.
fin-forms = aletas|aleta
fin = Una aleta es un lugar de un pez fuera de su cobertura.
clash-forms = choques|chocan|chocar|choque|choca
clash = Dos candidatos chocan si no pueden ser correctos los dos.
band-forms = bandas|banda
band = Una banda son las cajas contiguas en una línea, con todas las filas o columnas que las atraviesan.
strong-link-forms = enlaces fuertes|enlace fuerte
strong-link = Un enlace fuerte une dos candidatos de los que al menos uno es correcto.
weak-link-forms = enlaces débiles|enlace débil
weak-link = Un enlace débil une dos candidatos de los que como mucho uno es correcto.
almost-locked-set-forms = conjuntos casi bloqueados|conjunto casi bloqueado
almost-locked-set = Un conjunto casi bloqueado son celdas de una fila, una columna o una caja que juntas tienen un dígito más que celdas.
