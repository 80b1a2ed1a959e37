### Le pagine fisse sulle tecniche.

title = { $technique } nel sudoku, con spiegazione ed esempio
rank = Livello { $level }, tecnica { $number } di { $all }
picture = { $technique } su una griglia { $side }×{ $side }. Il testo dell'esempio indica le sue celle.
step = Un esempio
open = Apri { $technique } in Stepdoku
before = Prima: { $technique }
after = Dopo: { $technique }
rules-about = Le regole del sudoku in tre frasi con un'immagine: ogni riga, ogni colonna e ogni riquadro contiene tutte le cifre una volta sola.
rules-picture = Una griglia 9×9 piena, con cornici intorno a una riga, una colonna e un riquadro.
list-title = Tecniche del sudoku, dai singoli nudi alle reti forzate
list-about = Tutte le tecniche del sudoku nell'ordine in cui si imparano, ognuna con l'idea, la dimostrazione, un errore comune e un esempio su una griglia.
open-list = Apri l'elenco in Stepdoku
play = Gioca
