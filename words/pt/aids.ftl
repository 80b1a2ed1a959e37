### A ajuda que uma partida teve. Cada nome serve sozinho e depois de “com”.

candidates = candidatos mostrados
filled-notes = notas preenchidas
kept-notes = notas automáticas
filter = destaque de dígitos
check = conferência com a solução
back-to-right = retorno para antes de um erro
note-warning = aviso sobre uma nota
judged = avaliação de cada jogada
hint-place = dicas de onde olhar
hint-technique = dicas com o nome da técnica
hint-reason = dicas com a explicação completa
solver = uma olhada no solucionador
solver-digits = dígitos do solucionador
solution-seen = uma olhada na solução
solution = solução preenchida
why = respostas de “Por quê?”
why-digit = um dígito de “Por quê?”
path = uma olhada na resolução
combinations = combinações riscadas

alone = sem ajuda
helped-by = com { $help }
