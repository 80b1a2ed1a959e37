### Passar uma partida para outro dispositivo, em códigos para a câmera dele.

## As portas, no diálogo que compartilha um sudoku

another-device = Outro dispositivo
send = Enviar esta partida
receive = Receber uma partida

## Enviar

send-one = Leia este código com a câmera do outro dispositivo. Ele abre ali esta partida, com as notas e o cronômetro.
send-several = Leia cada um destes códigos com a câmera do outro dispositivo, em qualquer ordem. Com o último, esta partida se abre ali, com as notas e o cronômetro.
code = Código { $number } de { $all }
code-name = O código que abre a partida em outro dispositivo
code-before = Código anterior
next-code = Próximo código
too-long = Este link é longo demais para um código. Copie-o.
too-large = Esta partida tem notas demais para códigos. Salve-a em um arquivo, em “Partidas”.

## Receber

how-to-receive = No outro dispositivo, abra “Compartilhar”, depois “Mais”, “Outro dispositivo” e “Enviar esta partida”. Leia aqui os códigos com a câmera, ou cole os links deles.
camera = Usar a câmera
camera-stop = Desligar a câmera
camera-looks = Segure um código em frente à câmera.
camera-fails = A câmera não pode ser usada aqui. Permita o uso no navegador, ou cole o link.
link = Link
read = Ler
missing = Códigos lidos: { $read } de { $all }. Ainda por ler: { $numbers }.
checking = Conferindo a partida…
forget = Começar de novo
unchecked = A partida não foi conferida. Leia o último código de novo.
