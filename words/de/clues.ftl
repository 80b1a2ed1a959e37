### Die Wörter für Hinweise: Linien, Punkte, Zahlen und andere Zeichen über einigen Zellen.

## Was die Beschriftung einer Zelle über jeden ihrer Hinweise sagt, für Bildschirmleser: kurz, denn es kommt oft vor

on-line = { $name }, { $place } von { $cells }
in-circle = { $name }, Kreis
with = { $name } mit { $other }
greater-than = größer als { $other }
less-than = kleiner als { $other }
around = { $name } { $digits }
beside = { $name } { $number } in { $house }
on-diagonal = { $name } { $number }, { $place } von { $cells }
broken = { $said }, Regel verletzt

## Die Zeile unter dem Brett, und die Antwort auf eine Frage

broken-at = Regel verletzt bei { $cell }: { $name }. { $rule }
broken-rule = Regel verletzt: { $rule }
meaning = { $said }. { $rule }
