### Die Wörter einer Vorführung vor einer Klasse: Das Brett und ein Satz füllen den Bildschirm.

open = Vorführen
open-help = Füllt den Bildschirm mit dem Brett und einem Satz
name = Vorführung
controls = Knöpfe der Vorführung

## Der Satz neben dem Brett

start =
    { $cells ->
        [one] { $cells } Zelle ist
       *[other] { $cells } Zellen sind
    } leer. „Weiter“ zeigt den ersten Schritt.
end-solved = Gelöst. Das war der letzte Schritt.
end-dry = Es gibt keine Einer mehr. „Weiter“ nimmt schwerere Techniken dazu.
end-stuck = Keine der Techniken, die du eingeschaltet hast, findet noch einen Schritt.
end-impossible = Diese Stellung hat keine Lösung.
end-cut = Die Suche wurde hier abgebrochen: zu viele Versuche zum Zuschauen.

## Die Knöpfe

back = Zurück
next = Weiter
blank = Schwarzer Bildschirm
wake = Brett wieder zeigen
spell = Namen der Zellen ausschreiben
spread-fill = Bildschirm füllen
spread-keep = Brett an seinem Platz lassen
leave = Vorführung beenden
