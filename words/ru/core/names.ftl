### Названия того, что есть на поле, и как текст это перечисляет.

## Перечисления

list-comma = {", "}
list-and = {" и "}
list-and-the = {" и "}
list-or = {" или "}
list-and-clause = {", и "}
list-and-sentence = {", и "}
list-nor = {" или "}
list-comma-clause = {", "}
list-and-numbers = {" и "}
list-and-groups = {" и "}
list-semicolon = {"; "}
sentence-space = {" "}

## Клетки: коротко для глаз, длинно для слуха

row-letter = r
column-letter = c
rows =
    { $count ->
        [one] строка { $numbers }|строке { $numbers }|строки { $numbers }|строку { $numbers }|строке { $numbers }
        [few] строки { $numbers }|строках { $numbers }|строк { $numbers }|строки { $numbers }|строкам { $numbers }
        [many] строки { $numbers }|строках { $numbers }|строк { $numbers }|строки { $numbers }|строкам { $numbers }
       *[other] строки { $numbers }|строках { $numbers }|строк { $numbers }|строки { $numbers }|строкам { $numbers }
    }
columns =
    { $count ->
        [one] столбец { $numbers }|столбце { $numbers }|столбца { $numbers }|столбец { $numbers }|столбцу { $numbers }
        [few] столбцы { $numbers }|столбцах { $numbers }|столбцов { $numbers }|столбцы { $numbers }|столбцам { $numbers }
        [many] столбцы { $numbers }|столбцах { $numbers }|столбцов { $numbers }|столбцы { $numbers }|столбцам { $numbers }
       *[other] столбцы { $numbers }|столбцах { $numbers }|столбцов { $numbers }|столбцы { $numbers }|столбцам { $numbers }
    }
cell = { $row } { $column }
crossings = { $rows }, { $columns }
before-cells = {"в |на |/для |у |из |из-за |кроме |/видит |видят |через |/"}
cells-of = { $cells } ({ $house })

## Цифры и утверждения. Название клетки не склоняется, цифра всегда в именительном падеже.

candidate = { $digit } в { $cell }
is = в { $cell } стоит { $digit }
is-not = в { $cell } не { $digit }
are-not = в { $cells } не стоит { $digit }
is-after = в { $cell } стоит { $digit }
is-not-after = в { $cell } не { $digit }
are-not-after = в { $cells } не стоит { $digit }
one-of = одной из клеток { $cells }
# Слово «набор» в нужном падеже стоит в самих предложениях.
set = { $tag }

## Области: именительный | в | родительный | винительный | дательный

house-row = строка { $name }|в строке { $name }|строки { $name }|строку { $name }|строке { $name }
house-column = столбец { $name }|в столбце { $name }|столбца { $name }|столбец { $name }|столбцу { $name }
house-box = блок { $name }|в блоке { $name }|блока { $name }|блок { $name }|блоку { $name }
house-region = фигура { $name }|в фигуре { $name }|фигуры { $name }|фигуру { $name }|фигуре { $name }
house-diagonal = диагональ { $name }|на диагонали { $name }|диагонали { $name }|диагональ { $name }|диагонали { $name }
house-window = окно { $name }|в окне { $name }|окна { $name }|окно { $name }|окну { $name }
house-extra = доп. фигура { $name }|в доп. фигуре { $name }|доп. фигуры { $name }|доп. фигуру { $name }|доп. фигуре { $name }
top-left = сверху слева
top-right = сверху справа
bottom-left = снизу слева
bottom-right = снизу справа

## Виды областей

kind-row = строка|в строке|строки|строку|строке
kinds-row = строки|в строках|строк|строки|строкам
kind-column = столбец|в столбце|столбца|столбец|столбцу
kinds-column = столбцы|в столбцах|столбцов|столбцы|столбцам
kind-box = блок|в блоке|блока|блок|блоку
kinds-box = блоки|в блоках|блоков|блоки|блокам
kind-region = фигура|в фигуре|фигуры|фигуру|фигуре
kinds-region = фигуры|в фигурах|фигур|фигуры|фигурам
kind-diagonal = диагональ|на диагонали|диагонали|диагональ|диагонали
kinds-diagonal = диагонали|на диагоналях|диагоналей|диагонали|диагоналям
kind-window = окно|в окне|окна|окно|окну
kinds-window = окна|в окнах|окон|окна|окнам
kind-extra = доп. фигура|в доп. фигуре|доп. фигуры|доп. фигуру|доп. фигуре
kinds-extra = доп. фигуры|в доп. фигурах|доп. фигур|доп. фигуры|доп. фигурам
kind-area = область|в области|области|область|области
kinds-area = области|в областях|областей|области|областям
each-row = каждая строка|в каждой строке|каждой строки|каждую строку|каждой строке
each-column = каждый столбец|в каждом столбце|каждого столбца|каждый столбец|каждому столбцу
each-box = каждый блок|в каждом блоке|каждого блока|каждый блок|каждому блоку
each-region = каждая фигура|в каждой фигуре|каждой фигуры|каждую фигуру|каждой фигуре
each-diagonal = каждая диагональ|на каждой диагонали|каждой диагонали|каждую диагональ|каждой диагонали
each-window = каждое окно|в каждом окне|каждого окна|каждое окно|каждому окну
each-extra = каждая доп. фигура|в каждой доп. фигуре|каждой доп. фигуры|каждую доп. фигуру|каждой доп. фигуре
each-area = каждая область|в каждой области|каждой области|каждую область|каждой области
this-kind = { $kind }
these-kinds = эти { $kinds }

## Картинки и цвета вместо цифр

sun = солнце
fish = рыба
leaf = лист
heart = сердце
star = звезда
moon = месяц
boat = кораблик
cloud = облако
mushroom = гриб
red = красный
blue = синий
yellow = жёлтый
green = зелёный
orange = оранжевый
violet = фиолетовый
brown = коричневый
pink = розовый
grey = серый
article = {""}
before-things = {""}

## Уровни

easy = Лёгкий
medium = Средний
hard = Сложный
very-hard = Очень сложный
fiendish = Дьявольский
extreme = Экстремальный
