### Die Wörter, um ein Spiel an ein anderes Gerät zu übergeben, als Codes für dessen Kamera.

## Die Zugänge beim Teilen

another-device = Anderes Gerät
send = Dieses Spiel dorthin senden
receive = Ein Spiel von dort holen

## Senden

send-one = Lies diesen Code mit der Kamera des anderen Geräts. Er öffnet dort dieses Spiel, mit Notizen und Uhr.
send-several = Lies alle diese Codes mit der Kamera des anderen Geräts, in beliebiger Reihenfolge. Mit dem letzten öffnet sich dort dieses Spiel, mit Notizen und Uhr.
code = Code { $number } von { $all }
code-name = Der Code, der das Spiel auf einem anderen Gerät öffnet
code-before = Voriger Code
next-code = Nächster Code
too-long = Dieser Link ist zu lang für einen Code. Kopiere ihn stattdessen.
too-large = Dieses Spiel hat zu viele Notizen für Codes. Speichere es stattdessen unter „Spiele“ in einer Datei.

## Holen

how-to-receive = Öffne auf dem anderen Gerät „Teilen“, dann „Mehr“, „Anderes Gerät“ und „Dieses Spiel dorthin senden“. Lies die Codes hier mit der Kamera, oder füge ihre Links ein.
camera = Kamera benutzen
camera-stop = Kamera ausschalten
camera-looks = Halte einen Code vor die Kamera.
camera-fails = Die Kamera lässt sich hier nicht benutzen. Erlaube sie im Browser, oder füge den Link ein.
link = Link
read = Lesen
missing = { $read } von { $all } Codes gelesen. Noch zu lesen: { $numbers }.
checking = Das Spiel wird geprüft…
forget = Von vorn beginnen
unchecked = Das Spiel wurde nicht geprüft. Lies den letzten Code noch einmal.
