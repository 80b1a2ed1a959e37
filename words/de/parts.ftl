### Die Wörter, während ein Teil der Seite lädt.

coming = Wird geladen…
missing = Dieser Teil von Stepdoku ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal. Dein Spiel bleibt erhalten.
updated = Stepdoku wurde aktualisiert, deshalb lässt sich dieser Teil hier nicht mehr laden. Dein Spiel bleibt erhalten. Lade die Seite neu.
again = Noch einmal versuchen
reload = Seite neu laden
