### Die Wörter des Verlaufs eines Spiels: seine Speicherpunkte, Zweige und Proben.

name = Name des Speicherpunkts
add = Speicherpunkt setzen
rename-here = Umbenennen
nameless = Speicherpunkt { $number }

## Eine Probe

begin-trial = Probe beginnen
begin-trial-help = Alles, was du ab hier einträgst, wird als Probe markiert. Behalte sie, oder verwirf sie und komm hierher zurück.
trial-started = Probe begonnen: noch keine Ziffer.
trial =
    Probe: bisher { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    }.
keep = Behalten
discard = Verwerfen

## Die Wege von hier

redo = Wiederholen
back = Zurück zum Fehler
restart = Neu beginnen
still = Geh zurück zu deinem Spiel, um frühere Stellungen zu sehen und zu öffnen.

## Die Liste

list = Züge vom Anfang an
start = Anfang
savepoint = Speicherpunkt
trial-begins = Probe beginnt
discarded = Verworfen
trial-begins-at = { $name } · Probe beginnt
discarded-at = { $name } · verworfen
fork = Verzweigung
end = Ende dieses Zweigs
now = Jetzt
here = du bist hier
move-number = Zug { $number }
later =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } später
another-branch = Ein anderer Zweig:
branch = Zweig { $number } von { $all }:
rename = Umbenennen
delete = Löschen

## Das Bild einer Stellung, für Screenreader

picture-start = Am Anfang: { $filled } von { $all } Ziffern gesetzt
picture =
    Nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }: { $filled } von { $all } Ziffern gesetzt
