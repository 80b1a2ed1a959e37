### Des chiffres qui doivent venir d’abord.

first-come =
    Il faut d’abord placer { $first }.
after = Après { $first }, { AS($sentence, "small") }

## Des endroits à regarder, avec leur article : « la ligne 3 et L4C5 »

houses-and-cells = { AS($houses, "the") } et { $cells }
houses-and-at-cells = { AS($houses, "the") }, ainsi que { $cells }
houses = { AS($houses, "the") }
cells = { $cells }
