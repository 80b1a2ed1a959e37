### Die Wörter des Lösers: seine Schritte und Runden, der Weg, alle Schritte.

## Die Knöpfe

steps = Schritte
start = Anfang
start-help = Zurück zum Anfang
back-pass = ‹ Runde
back-pass-help = Vorige Runde
back-step = Zurück
back-step-help = Zurück zum vorigen Schritt
next-step = Weiter
next-step-help = Nächster Schritt
next-pass = Runde ›
next-pass-help = Nächste Runde
end = Ende
end-help = Direkt zum Ende
run = Abspielen
stop = Stopp
speed = Tempo
slow = Langsam
medium = Mittel
fast = Schnell
unveil = Alles zeigen
more = Weitere Knöpfe
search = Durch Raten lösen
keep = Auf mein Brett kopieren
from-givens = Lieber ab den Vorgaben lösen
back-to-play = Zurück zu meinem Brett
climb = Schwerere Techniken nutzen
guess = Lieber raten
cancel = Abbrechen
ways = Art der Schritte
way-passes = Runden
way-passes-help = Alle Einer oder Paare einer Art zusammen, schwerere Schritte einzeln
way-path = Weg
way-path-help = Immer ein Schritt, der leichteste zuerst
keep-step = Auf mein Brett kopieren
keep-step-help = Füllt dein Brett bis zu diesem Schritt aus, in einem Zug

## Der Anfang und das Ende

at-givens = Von den Vorgaben aus
at-position = Von deiner Stellung aus
at-start-passes =
    { $cells ->
        [one] { $cells } Zelle ist
       *[other] { $cells } Zellen sind
    } leer. „Weiter“ zeigt einen Schritt mit seiner Begründung. Eine Runde hat alle Einer oder Paare einer Art zusammen oder einen schwereren Schritt.
at-start-path =
    { $cells ->
        [one] { $cells } Zelle ist
       *[other] { $cells } Zellen sind
    } leer. „Weiter“ zeigt einen Schritt mit seiner Begründung.
solved-path = Schritt für Schritt gelöst
solved-passes =
    In { $passes ->
        [one] { $passes } Runde
       *[other] { $passes } Runden
    } gelöst
solved-text =
    { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } gesetzt, ganz ohne Raten.
guessed-path = Durch Raten gelöst
guessed-passes =
    In { $passes ->
        [one] { $passes } Runde
       *[other] { $passes } Runden
    } und durch Raten gelöst
guessed-text =
    { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } gesetzt. Geraten wurde { $guesses }-mal.
dry-first = Keine Einer
dry-first-text =
    { $cells ->
        [one] { $cells } Zelle ist
       *[other] { $cells } Zellen sind
    } leer. Zeig auf eine, um ihre Kandidaten zu sehen.
dry =
    Keine Einer mehr nach { $passes ->
        [one] { $passes } Runde
       *[other] { $passes } Runden
    }
dry-text =
    { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } gesetzt, { $cells ->
        [one] { $cells } Zelle ist
       *[other] { $cells } Zellen sind
    } leer. Zeig auf eine, um ihre Kandidaten zu sehen.
stuck = Keine Technik hilft weiter
stuck-text =
    { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } gesetzt, { $cells ->
        [one] { $cells } Zelle ist
       *[other] { $cells } Zellen sind
    } leer. Keine der Techniken, die du eingeschaltet hast, findet noch einen Schritt. Ab hier hilft nur Raten oder eine Technik, die Stepdoku nicht kennt.
unsolvable = Keine Lösung
unsolvable-text = Dieses Brett lässt sich nicht vollständig füllen.
cut = Suche abgebrochen
cut-text =
    Sie endete nach { $guesses ->
        [one] { $guesses } Versuch
       *[other] { $guesses } Versuchen
    }: zu viele zum Zuschauen. Die Lösung ist bekannt, du kannst sie unter „Spielen“ zeigen lassen.
blocked =
    { $digits ->
        [one] Eine deiner Ziffern ist falsch
       *[other] { $digits } deiner Ziffern sind falsch
    }
blocked-text = Weitere Schritte würden auf einem Fehler beruhen. Geh zurück und behebe ihn, oder löse ab den Vorgaben. Dein Brett ändert sich dabei nicht.

## Eine Runde oder ein Schritt

card = Dieser Schritt
passes = Runden
naked-singles = nackte Einer
hidden-singles = versteckte Einer
kind-search = Suche
kind-path = Weg
pass = Runde { $number }
pass-search = Suche
pass-path = Weg
by-guessing = durch Raten
step-of = Schritt { $step } von { $all }
no-step = Kein Schritt
whole-path = Ganzer Weg
whole-pass = Ganze Runde
path-step = Schritt { $step }
path-steps = Schritte { $first } bis { $last }
nothing-found = nichts gefunden
steps-found =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
digits-found =
    { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    }

## Was eine ganze Runde gefunden hat

found-path =
    Der Weg hat { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
found-search =
    Die Suche brauchte { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
found-no-naked = Keine Zelle hat nur noch einen Kandidaten.
found-naked =
    { $digits ->
        [one] Eine Zelle hat nur noch einen Kandidaten.
       *[other] { $digits } Zellen haben nur noch einen Kandidaten. Auf diesem Brett siehst du sie alle.
    }
found-no-hidden = Keine Ziffer hat nur noch einen Platz in einer Zeile, einer Spalte oder einem Block.
found-hidden =
    { $digits ->
        [one] Eine Ziffer hat nur noch einen Platz.
       *[other] { $digits } Ziffern haben nur noch einen Platz in einer Zeile, einer Spalte oder einem Block. Auf diesem Brett siehst du sie alle.
    }
found-no-pattern = { $technique }: nichts gefunden.
found-pattern =
    { $steps ->
        [one] Ein Muster gefunden.
       *[other] { $steps } Muster. Auf diesem Brett siehst du sie alle.
    }

## Die Arbeit im Hintergrund

searching = Suche läuft…
searching-at = Suche läuft: { $done } von { $all } Zellen
finding-passes = Alle Runden werden gesucht…
finding-passes-at = Alle Runden werden gesucht: { $done } von { $all } Zellen
finding-path = Der Weg wird gesucht…
finding-path-at = Der Weg wird gesucht: { $done } von { $all } Zellen
finding-steps = Alle Schritte werden gesucht…
finding-steps-at = Alle Schritte werden gesucht: { $done } von { $all } Zellen
climbing = Schwerere Techniken werden probiert…
climbing-at = Schwerere Techniken werden probiert: { $done } von { $all } Zellen

## Der Weg

path =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
techniques = Techniken auf diesem Weg
column-technique = Technik
column-steps = Schritte
column-score = Punkte
to-next = Zum nächsten Schritt dieser Technik: { $technique }
bottleneck = Engpass
bottleneck-step = Schritt { $number }: { $technique }
bottleneck-only = Schritt { $number }: { $technique }, nur so geht es weiter
bottleneck-choice = Schritt { $number }: { $technique }, eine von { $choices } Möglichkeiten

## Alle Schritte einer Stellung

all = Alle Schritte
all-help = Listet alle Schritte auf, die jetzt möglich sind
all-looking = Alle Schritte
all-looking-text = Alle Techniken werden durchgesehen…
all-solved = Gelöst
all-solved-text = Es gibt nichts mehr zu finden.
all-none = Keine Schritte gefunden
all-none-text = Keine der Techniken, die du eingeschaltet hast, greift hier.
possible =
    { $steps ->
        [one] { $steps } Schritt ist jetzt möglich
       *[other] { $steps } Schritte sind jetzt möglich
    }
suiting =
    { $steps ->
        [one] { $steps } Schritt passt zu diesem Rätsel
       *[other] { $steps } Schritte passen zu diesem Rätsel
    }
stopped = Die Suche ist an ihrer Grenze stehen geblieben, es kann also noch mehr geben. Der Grund kann ein Widerspruch auf dem Brett sein.
all-text = Zeig auf einen Schritt, um ihn auf dem Brett zu sehen. Wähle ihn aus, um ihn anzuwenden.
filter = Zeigen
filter-suiting = Was zu diesem Rätsel passt
filter-all = Alle Techniken
harder =
    { $steps ->
        [one] { $count } schwererer
       *[other] { $count } schwerere
    }
more-steps =
    { $steps ->
        [one] { $steps } weiterer
       *[other] { $steps } weitere
    }
more-gone = +{ $candidates }
take = Diesen Schritt ausführen
close = Zurück zur Liste

## Was ein Schritt tut

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }
