### Слова экспорта: ссылки, тексты, другие сайты, картинки.

more = Ещё
what = Чем поделиться
puzzle = Судоку
puzzle-help = Кто откроет эту ссылку, получит то же судоку с самого начала.
progress = Судоку и ход игры
progress-help = Кто откроет эту ссылку, получит поле таким, какое оно сейчас, с твоими цифрами, заметками и цветами.
code = QR-код
code-name = QR-код со ссылкой
no-code = Эта ссылка слишком длинная для QR-кода. Скопируй её.
save = Сохранить
braille = Брайль
braille-help = Судоку и ответ в файле BRF, для брайлевского принтера или дисплея.

## Поле как текст

text = Скопировать или сохранить как текст
format = Формат
text-field = Поле текстом
format-line = Одна строка
format-board-line = Одна строка, с твоими цифрами
format-rows = Строки
format-frame = Строки в рамке
format-matrix = Список чисел (JSON)
format-candidate-grid = Сетка кандидатов
format-candidate-line = 729 кандидатов одной строкой
format-ipuz = ipuz (.ipuz)
format-simple-sudoku = Simple Sudoku (.ss)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = SudoCue, с кандидатами (.sdx)
format-sdm = Список судоку (.sdm)
format-library = Библиотека HoDoKu
format-open-sudoku = OpenSudoku
format-solo = Solo Саймона Тэтхема
format-sudoku-wiki = Пакет SudokuWiki
format-sudoku-coach = sudoku.coach, для импорта там
format-k-sudoku = KSudoku (.xml)
format-sumo-cue = SumoCue
holds-cages = Здесь только зоны и их суммы.
holds-givens = Здесь только исходные цифры.
holds-digits = Здесь все цифры; твои выглядят как исходные.
holds-placed = Здесь исходные и твои цифры, но без заметок.
holds-board = Здесь исходные цифры, твои цифры и кандидаты. В клетках без заметок — все возможные кандидаты.
holds-candidates = Здесь все цифры и кандидаты; твои цифры выглядят как исходные. В клетках без заметок — все возможные кандидаты.

## Другие программы

sites = Открыть в другой программе
sites-help = Ссылка открывает сайт этой программы и передаёт ему поле.
no-site = Ни один из этих сайтов не открывает поля такого размера.
gets-candidates = С твоими цифрами и всеми кандидатами, но без цветов
gets-notes = С твоими цифрами и заметками, но без цветов
gets-givens-for-solutions = Только исходные цифры и правила; находит все решения
gets-cages = Только зоны; объясняет свои шаги
gets-givens = Только исходные цифры и зоны
gets-givens-or-text = Только исходные цифры; чтобы передать свои цифры и заметки, скопируй поле как текст и импортируй его там

## Картинка

picture = Картинка
look = Вид
look-light = Светлая
look-dark = Тёмная
look-print = Для печати
of-board = Поле
of-board-name = Поле как картинка
of-solve = Мой путь
of-solve-name = Решённое поле; клетки закрашены по порядку, в котором они заполнялись
notes = Показать заметки
digits = Показать цифры
picture-size = Размер PNG
picture-side =
    { $side } × { $side ->
        [one] { $side } пиксель
        [few] { $side } пикселя
        [many] { $side } пикселей
       *[other] { $side } пикселя
    }
save-svg = Сохранить как SVG
save-png = Сохранить как PNG
no-picture = Браузер не смог нарисовать картинку. Сохрани её как SVG.
