### Pasar una partida a otro dispositivo, con códigos para su cámara.

## Las puertas, en el diálogo que comparte un sudoku

another-device = Otro dispositivo
send = Enviarle esta partida
receive = Recibir una partida

## Enviar

send-one = Lee este código con la cámara del otro dispositivo. Allí se abre esta partida, con sus notas y su cronómetro.
send-several = Lee cada uno de estos códigos con la cámara del otro dispositivo, en cualquier orden. Con el último se abre allí esta partida, con sus notas y su cronómetro.
code = Código { $number } de { $all }
code-name = El código que abre la partida en otro dispositivo
code-before = Código anterior
next-code = Siguiente código
too-long = Este enlace es demasiado largo para un código. Copia el enlace.
too-large = Esta partida tiene demasiadas notas para los códigos. Guárdala en un archivo, en «Partidas».

## Recibir

how-to-receive = En el otro dispositivo, abre «Compartir», luego «Más», luego «Otro dispositivo» y luego «Enviarle esta partida». Lee aquí sus códigos con la cámara, o pega sus enlaces.
camera = Usar la cámara
camera-stop = Detener la cámara
camera-looks = Pon un código delante de la cámara.
camera-fails = Aquí no se puede usar la cámara. Permítela en el navegador, o pega el enlace.
link = Enlace
read = Leer
missing =
    { $read ->
        [one] { $read } de { $all } códigos leído
       *[other] { $read } de { $all } códigos leídos
    }. Todavía por leer: { $numbers }.
checking = Comprobando la partida…
forget = Empezar de nuevo
unchecked = No se comprobó la partida. Lee de nuevo el último código.
