### Ce qui manque à la grille la plus proche trouvée.

## En bref, après l’avancement de la recherche

closest = La plus proche jusqu’ici : { $lack }
short-spare =
    { $givens ->
        [one] { $givens } superflu
       *[other] { $givens } superflus
    }
short-unproven =
    { $givens ->
        [one] { $givens } peut-être superflu
       *[other] { $givens } peut-être superflus
    }
short-outside = { $givens } hors du motif
short-needless = { $technique } non nécessaire
short-forbidden = demande une technique exclue
short-rating = cote { $rating }
short-class = classe HoDoKu { $class }

## Dans une phrase

givens =
    Elle a { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    }, et non { $wanted }.
givens-at-most =
    Elle a { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    }, et non { $wanted } au plus.
spare =
    { $givens ->
        [one] Un chiffre de départ est superflu.
       *[other] { $givens } chiffres de départ pourraient être retirés, chacun à lui seul.
    }
unproven =
    Nécessité non prouvée : { $givens ->
        [one] { $givens } chiffre de départ
       *[other] { $givens } chiffres de départ
    }.
outside =
    { $givens ->
        [one] Un chiffre de départ est hors de ton motif.
       *[other] { $givens } chiffres de départ sont hors de ton motif.
    }
avoidable = { $technique } : cela aide, mais on peut s’en passer.
needless = { $technique } : cela ne sert jamais.
unsolved = Les techniques de Stepdoku ne la résolvent pas jusqu’au bout.
forbidden = Elle demande une technique que tu as exclue : { $techniques }.
rating = Son étape la plus difficile a pour cote { $rating }.
level = Son niveau est « { $level } ».
class = Sa classe selon HoDoKu est { $class }.

## La grille d’un lien

trying = Tentative { $number }.
trying-of = Tentative { $number } sur { $all }.
trying-closest = Tentative { $number }. { $closest }.
trying-of-closest = Tentative { $number } sur { $all }. { $closest }.
too-much =
    Ce lien demande trop de travail. La recherche s’est arrêtée après { $tries ->
        [one] { $tries } tentative
       *[other] { $tries } tentatives
    }.
nearest = C’est la grille la plus proche de ce que demande le lien. { $lacks }
