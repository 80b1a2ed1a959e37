### Слова истории игры: точки сохранения, ветки и пробы.

name = Название точки сохранения
add = Добавить точку
rename-here = Переименовать
nameless = Точка сохранения { $number }

## Проба

begin-trial = Начать пробу
begin-trial-help = Всё, что вписано с этого места, отмечается как проба. Её можно оставить или отбросить и вернуться сюда.
trial-started = Проба начата: цифр пока нет.
trial =
    Проба: пока { $digits ->
        [one] { $digits } цифра
        [few] { $digits } цифры
        [many] { $digits } цифр
       *[other] { $digits } цифры
    }.
keep = Оставить
discard = Отбросить

## Пути отсюда

redo = Вернуть
back = К позиции до ошибки
restart = Начать заново
still = Вернись к своей игре, чтобы видеть и открывать прежние позиции.

## Список

list = Ходы от начала
start = Начало
savepoint = Точка сохранения
trial-begins = Начало пробы
discarded = Проба отброшена
trial-begins-at = { $name } · начало пробы
discarded-at = { $name } · проба отброшена
fork = Развилка
end = Конец этой ветки
now = Сейчас
here = ты здесь
move-number = ход { $number }
later =
    { $moves ->
        [one] через { $moves } ход
        [few] через { $moves } хода
        [many] через { $moves } ходов
       *[other] через { $moves } хода
    }
another-branch = Другая ветка:
branch = Ветка { $number } из { $all }:
rename = Переименовать
delete = Удалить

## Картинка позиции, для программ экранного чтения

picture-start =
    В начале: поставлено { $filled } из { $all ->
        [one] { $all } цифры
        [few] { $all } цифр
        [many] { $all } цифр
       *[other] { $all } цифры
    }
picture =
    После { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
        [many] { $moves } ходов
       *[other] { $moves } хода
    }: поставлено { $filled } из { $all ->
        [one] { $all } цифры
        [few] { $all } цифр
        [many] { $all } цифр
       *[other] { $all } цифры
    }
