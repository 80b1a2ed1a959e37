### L’aide utilisée pendant une partie. Chaque nom va seul et après « avec ».

candidates = affichage des candidats
filled-notes = remplissage des notes
kept-notes = notes automatiques
filter = surlignage de chiffres
check = vérification
back-to-right = retour avant une erreur
note-warning = avertissement sur une note
judged = avis sur chaque coup
hint-place = indices sur l’endroit
hint-technique = indices avec la technique
hint-reason = indices avec explication
solver = coup d’œil au solveur
solver-digits = chiffres du solveur
solution-seen = coup d’œil à la solution
solution = remplissage de la solution
why = réponses à « Pourquoi ? »
why-digit = chiffre tiré de « Pourquoi ? »
path = coup d’œil au chemin de résolution
combinations = combinaisons barrées

alone = sans aide
helped-by = avec { $help }
