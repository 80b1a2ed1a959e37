### Les noms complets des jours.

day-of-year =
    { $day ->
        [one] 1er
       *[other] { $day }
    } { $month } { $year }
day-of-week =
    Le { $weekday } { $day ->
        [one] 1er
       *[other] { $day }
    } { $month }

## Les jours de la semaine

monday = lundi
tuesday = mardi
wednesday = mercredi
thursday = jeudi
friday = vendredi
saturday = samedi
sunday = dimanche

## Les mois

january = janvier
february = février
march = mars
april = avril
may = mai
june = juin
july = juillet
august = août
september = septembre
october = octobre
november = novembre
december = décembre
