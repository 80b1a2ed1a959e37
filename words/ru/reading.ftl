### Слова сообщений, которые загружаются позже: о прочитанных текстах и некоторые другие.

## Что прочитано

read-as = Прочитано как { $format }: { $size }, { $parts }.
placed-digits =
    { $count ->
        [one] { $count } поставленная цифра
        [few] { $count } поставленные цифры
        [many] { $count } поставленных цифр
       *[other] { $count } поставленной цифры
    }
notes = заметки
part = Это судоку { $number } из { $all }.

## Как записан текст, после слов «Прочитано как»

format-line = одна строка
format-rows = несколько строк
format-block = нарисованная сетка
format-list = список чисел
format-matrix = списки в скобках
format-sdk = файл SDK
format-link = ссылка Stepdoku
format-candidates = сетка кандидатов
format-candidate-line = строка кандидатов
format-sdx = файл SDX
format-hodoku = строка библиотеки HoDoKu
format-position = строка с поставленными цифрами
format-gsf = список через запятую
format-sudoku-wiki = ссылка SudokuWiki
format-sudoku-pad = ссылка SudokuPad
format-f-puzzles = ссылка f-puzzles
format-sudoku-coach = ссылка sudoku.coach
format-sudoku-exchange = ссылка SudokuExchange
format-penpa = ссылка Penpa
format-solo = игра Solo
format-open-sudoku = файл OpenSudoku
format-iss = ссылка Interactive Sudoku Solver
format-ipuz = файл ipuz
format-sumo-cue = строка SumoCue
format-killer = киллер одной строкой
format-k-sudoku = файл KSudoku

## Что предположено

letters-are-digits = Буквы прочитаны как цифры: A как 1, B как 2 и так далее.
digits-from-zero = Цифры прочитаны начиная с нуля: 0 показан как 1, 1 как 2 и так далее.
zeros-are-empty = Каждый 0 прочитан как пустая клетка.
blanks-are-empty = Пробелы прочитаны как пустые клетки.
rest-ignored = Текст после судоку пропущен.
sections-ignored = Прочитаны только исходные цифры; цифры и заметки из других частей текста пропущены.
lone-givens = Цифры, которые стоят в клетке одни, прочитаны как исходные.
lone-placed = Кандидаты, которые стоят в клетке одни, прочитаны как поставленные цифры.
around-ignored = Текст вокруг судоку пропущен.
letters-o = Каждая буква O прочитана как 0, пустая клетка.
letters-l = Каждая буква l или I прочитана как 1.
wrong-solution = Заполненное поле рядом с судоку — не его решение, поэтому оно пропущено.
group-ignored = Вторая группа знаков пропущена.
ends-are-empty = Клетки, которых не хватает в концах строк, прочитаны как пустые.
others-unread = Другие части текста похожи на судоку, но не читаются.
solution-ruled-out = Хотя бы в одной клетке среди кандидатов нет верной цифры.
sign-is-empty = Каждый знак «{ $sign }» прочитан как пустая клетка.
other-boxes =
    Судоку прочитано с блоками из { $rows ->
        [one] { $rows } строки
        [few] { $rows } строк
        [many] { $rows } строк
       *[other] { $rows } строки
    } и { $columns ->
        [one] { $columns } столбца
        [few] { $columns } столбцов
        [many] { $columns } столбцов
       *[other] { $columns } столбца
    }: с обычными блоками у него нет единственного решения.
no-candidate = { $cell }: кандидатов не осталось.

## Другие сообщения

became-own = Эта игра открыта в другой вкладке. С этого момента твоя сохраняется как отдельная игра.
deleted-elsewhere = Эта игра удалена в другой вкладке. С этого момента твоя сохраняется как отдельная игра.
not-shown = Изображение не показано: страница принимает что-то в нём за код. Твои тексты и судоку не изменены. Перезагрузи страницу и попробуй ещё раз.
not-printed = Ничего не напечатано: страница принимает что-то здесь за код. Твои тексты и судоку не изменены. Перезагрузи страницу и попробуй ещё раз.

## Языки

unknown-language = На языке «{ $code }» Stepdoku пока не говорит. Есть такие языки: { $languages }.
no-words = Тексты на языке «{ $language }» не загрузились, поэтому Stepdoku пока на английском.

## Сохранённые игры и журналы

game-deleted = Игра удалена. Её можно восстановить в течение 30 дней.
game-unreadable = Эту игру не удалось прочитать. Она не изменена.
played-elsewhere = Эта игра открыта в другой вкладке. Сначала закрой её там.
magazine-in-making = Журнал создаётся. А пока можно играть.
magazine-made = В журнале { $puzzles } судоку.
magazine-elsewhere = Журнал изменён в другой вкладке, поэтому эта вкладка больше не создаёт для него судоку. Можно продолжить с тем, что в нём теперь есть.
