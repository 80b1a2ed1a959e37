### Les mots à côté de la grille pendant le jeu.

paused = En pause
covered = La grille est masquée pendant la pause.
go-on = Reprendre
solution-beside = Solution
hide-solution = Masquer la solution
zoom = Zoom
ask-why = Pourquoi ?
ask-why-help = Demander pourquoi un chiffre est dans cette case, ou pourquoi il ne peut pas y être.
look = Afficher les candidats
look-at = Afficher les candidats de { $cell }
