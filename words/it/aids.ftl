### Gli aiuti usati in una partita. Ogni nome sta bene da solo e dopo «con».

candidates = candidati mostrati
filled-notes = note inserite in automatico
kept-notes = note aggiornate in automatico
filter = cifre evidenziate
check = un controllo
back-to-right = un ritorno a prima di un errore
note-warning = un avviso su una nota
judged = un giudizio su ogni mossa
hint-place = aiuti su dove guardare
hint-technique = aiuti con la tecnica
hint-reason = aiuti con la spiegazione completa
solver = uno sguardo al risolutore
solver-digits = cifre del risolutore
solution-seen = uno sguardo alla soluzione
solution = la soluzione inserita
why = risposte di «Perché?»
why-digit = una cifra da «Perché?»
path = uno sguardo al percorso di soluzione
combinations = combinazioni barrate

alone = senza aiuti
helped-by = con { $help }
