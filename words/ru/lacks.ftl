### Чего не хватает самому близкому из найденных судоку.

## Коротко, после слов о том, как идёт поиск

closest = Ближе всего пока: { $lack }
short-spare = лишних исходных цифр: { $givens }
short-unproven = возможно, лишних: { $givens }
short-outside = вне рисунка: { $givens }
short-needless = приём «{ $technique }» не нужен
short-forbidden = нужен исключённый приём
short-rating = оценка { $rating }
short-class = класс HoDoKu: { $class }

## Предложением

givens =
    В нём { $givens } { $givens ->
        [one] исходная цифра
        [few] исходные цифры
        [many] исходных цифр
       *[other] исходной цифры
    }, а не { $wanted }.
givens-at-most =
    В нём { $givens } { $givens ->
        [one] исходная цифра
        [few] исходные цифры
        [many] исходных цифр
       *[other] исходной цифры
    }, а нужно не больше { $wanted }.
spare = Лишних исходных цифр, если убирать их по одной: { $givens }.
unproven =
    Не доказано, что { $givens ->
        [one] нужна { $givens } исходная цифра
        [few] нужны { $givens } исходные цифры
        [many] нужны { $givens } исходных цифр
       *[other] нужны { $givens } исходной цифры
    }.
outside =
    { $givens } { $givens ->
        [one] исходная цифра лежит
        [few] исходные цифры лежат
        [many] исходных цифр лежат
       *[other] исходной цифры лежат
    } вне твоего рисунка.
avoidable = Приём «{ $technique }» помогает, но без него можно обойтись.
needless = Приём «{ $technique }» ни разу не встречается.
unsolved = Приёмы Stepdoku не решают его до конца.
forbidden = Для него нужен исключённый приём: { $techniques }.
rating = Оценка его самого трудного шага — { $rating }.
level = Его уровень — { $level }.
class = Его класс в HoDoKu — { $class }.

## Судоку по ссылке

trying = Попытка { $number }.
trying-of = Попытка { $number } из { $all }.
trying-closest = Попытка { $number }. { $closest }.
trying-of-closest = Попытка { $number } из { $all }. { $closest }.
too-much =
    Эта ссылка требует слишком большой работы. Поиск остановлен после { $tries } { $tries ->
        [one] попытки
        [few] попыток
        [many] попыток
       *[other] попытки
    }.
nearest = Это судоку ближе всего к тому, что задаёт ссылка. { $lacks }
