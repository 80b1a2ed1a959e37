### Plusieurs zones d’une même sorte : usuel | dans | de | l’article | à

rows = lignes { AS($houses, "numbers") }|dans les lignes { AS($houses, "numbers") }|des lignes { AS($houses, "numbers") }|les lignes { AS($houses, "numbers") }|aux lignes { AS($houses, "numbers") }
columns = colonnes { AS($houses, "numbers") }|dans les colonnes { AS($houses, "numbers") }|des colonnes { AS($houses, "numbers") }|les colonnes { AS($houses, "numbers") }|aux colonnes { AS($houses, "numbers") }
boxes = blocs { AS($houses, "numbers") }|dans les blocs { AS($houses, "numbers") }|des blocs { AS($houses, "numbers") }|les blocs { AS($houses, "numbers") }|aux blocs { AS($houses, "numbers") }
regions = régions { AS($houses, "numbers") }|dans les régions { AS($houses, "numbers") }|des régions { AS($houses, "numbers") }|les régions { AS($houses, "numbers") }|aux régions { AS($houses, "numbers") }
diagonals = diagonales partant d’en { AS($houses, "numbers") }|dans les diagonales partant d’en { AS($houses, "numbers") }|des diagonales partant d’en { AS($houses, "numbers") }|les diagonales partant d’en { AS($houses, "numbers") }|aux diagonales partant d’en { AS($houses, "numbers") }
windows = fenêtres en { AS($houses, "numbers") }|dans les fenêtres en { AS($houses, "numbers") }|des fenêtres en { AS($houses, "numbers") }|les fenêtres en { AS($houses, "numbers") }|aux fenêtres en { AS($houses, "numbers") }
extra-regions = régions supplémentaires { AS($houses, "numbers") }|dans les régions supplémentaires { AS($houses, "numbers") }|des régions supplémentaires { AS($houses, "numbers") }|les régions supplémentaires { AS($houses, "numbers") }|aux régions supplémentaires { AS($houses, "numbers") }
