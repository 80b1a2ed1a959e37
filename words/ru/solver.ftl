### Слова решателя: его шаги и проходы, путь и все шаги.

## Кнопки, у каждой короткое название и полное, для программ экранного чтения

steps = Шаги
start = Начало
start-help = Назад к началу
back-pass = ‹ Проход
back-pass-help = Предыдущий проход
back-step = Назад
back-step-help = Назад к предыдущему шагу
next-step = Дальше
next-step-help = Следующий шаг
next-pass = Проход ›
next-pass-help = Следующий проход
end = Конец
end-help = Сразу к концу
run = Автопоказ
stop = Стоп
speed = Скорость
slow = Медленно
medium = Средне
fast = Быстро
unveil = Показать всё
more = Ещё кнопки
search = Решить догадками
keep = Скопировать к себе
from-givens = Решать от исходных цифр
back-to-play = Назад к моему полю
climb = Взять более трудные приёмы
guess = Сделать догадку
cancel = Отмена
ways = Как идти по шагам
way-passes = Проходы
way-passes-help = Все одиночки или пары одного вида вместе, более трудные шаги по одному
way-path = Путь
way-path-help = По одному шагу, сначала самый лёгкий
keep-step = Скопировать к себе
keep-step-help = Заполнить твоё поле до этого шага, одним ходом

## Начало и конец

at-givens = От исходных цифр
at-position = От твоей позиции
at-start-passes = Пустых клеток: { $cells }. «Дальше» показывает один шаг с объяснением. В проходе — все одиночки или пары одного вида вместе либо один более трудный шаг.
at-start-path = Пустых клеток: { $cells }. «Дальше» показывает один шаг с объяснением.
solved-path = Решено шаг за шагом
solved-passes =
    Решено за { $passes ->
        [one] { $passes } проход
        [few] { $passes } прохода
        [many] { $passes } проходов
       *[other] { $passes } прохода
    }
solved-text = Поставлено цифр: { $digits }. Обошлось без догадок.
guessed-path = Решено догадками
guessed-passes =
    Решено за { $passes ->
        [one] { $passes } проход
        [few] { $passes } прохода
        [many] { $passes } проходов
       *[other] { $passes } прохода
    } и догадками
guessed-text = Поставлено цифр: { $digits }. Понадобилось догадок: { $guesses }.
dry-first = Одиночек здесь нет
dry-first-text = Пустых клеток: { $cells }. Наведи на любую, чтобы увидеть её кандидатов.
dry =
    После { $passes ->
        [one] { $passes } прохода
        [few] { $passes } проходов
        [many] { $passes } проходов
       *[other] { $passes } прохода
    } одиночек больше нет
dry-text = Поставлено цифр: { $digits }, пустых клеток: { $cells }. Наведи на любую, чтобы увидеть её кандидатов.
stuck = Приёмы исчерпаны
stuck-text = Поставлено цифр: { $digits }, пустых клеток: { $cells }. Ни один из включённых приёмов больше не находит шага. Дальше нужна догадка или приём, которого Stepdoku не знает.
unsolvable = Решения нет
unsolvable-text = Это поле нельзя заполнить до конца.
cut = Поиск остановлен
cut-text =
    Он остановлен после { $guesses ->
        [one] { $guesses } догадки
        [few] { $guesses } догадок
        [many] { $guesses } догадок
       *[other] { $guesses } догадки
    }: за столькими не уследить. Решение известно, его можно показать в разделе «Играть».
blocked =
    { $digits ->
        [one] Среди твоих цифр { $digits } неверная
        [few] Среди твоих цифр { $digits } неверные
        [many] Среди твоих цифр { $digits } неверных
       *[other] Среди твоих цифр { $digits } неверной
    }
blocked-text = Шаги отсюда опирались бы на ошибку. Вернись и исправь её или решай от исходных цифр. Твоё поле от этого не изменится.

## Проход или шаг

card = Этот шаг
passes = Проходы
naked-singles = открытые одиночки
hidden-singles = скрытые одиночки
kind-search = поиск
kind-path = путь
pass = Проход { $number }
pass-search = Поиск
pass-path = Путь
by-guessing = догадками
step-of = Шаг { $step } из { $all }
no-step = Шагов нет
whole-path = Весь путь
whole-pass = Весь проход
path-step = Шаг { $step }
path-steps = Шаги с { $first } по { $last }
nothing-found = ничего не найдено
steps-found =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
digits-found =
    { $digits ->
        [one] { $digits } цифра
        [few] { $digits } цифры
        [many] { $digits } цифр
       *[other] { $digits } цифры
    }

## Что нашёл весь проход

found-path =
    В этом пути { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
found-search =
    На поиск ушло { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
found-no-naked = Нет клетки, где остался бы только один кандидат.
found-naked =
    Только один кандидат остался в { $digits ->
        [one] { $digits } клетке
        [few] { $digits } клетках
        [many] { $digits } клетках
       *[other] { $digits } клетках
    }. Всё это видно на поле.
found-no-hidden = Нет цифры, для которой в строке, столбце или блоке осталось бы только одно место.
found-hidden =
    В строке, столбце или блоке только одно место осталось для { $digits ->
        [one] { $digits } цифры
        [few] { $digits } цифр
        [many] { $digits } цифр
       *[other] { $digits } цифры
    }. Всё это видно на поле.
found-no-pattern = { $technique }: ничего не найдено.
found-pattern =
    { $steps ->
        [one] Найден { $steps } рисунок
        [few] Найдены { $steps } рисунка
        [many] Найдено { $steps } рисунков
       *[other] Найдено { $steps } рисунка
    }. Всё это видно на поле.

## Работа в фоне

searching = Идёт поиск…
searching-at =
    Идёт поиск: { $done } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }
finding-passes = Идёт поиск всех проходов…
finding-passes-at =
    Идёт поиск всех проходов: { $done } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }
finding-path = Идёт поиск пути…
finding-path-at =
    Идёт поиск пути: { $done } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }
finding-steps = Идёт поиск всех шагов…
finding-steps-at =
    Идёт поиск всех шагов: { $done } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }
climbing = Пробуются более трудные приёмы…
climbing-at =
    Пробуются более трудные приёмы: { $done } из { $all ->
        [one] { $all } клетки
        [few] { $all } клеток
        [many] { $all } клеток
       *[other] { $all } клетки
    }

## Путь

path =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }, { $score ->
        [one] { $score } балл
        [few] { $score } балла
        [many] { $score } баллов
       *[other] { $score } балла
    }
techniques = Приёмы на этом пути
column-technique = Приём
column-steps = Шаги
column-score = Баллы
to-next = К следующему шагу этого приёма: { $technique }
bottleneck = Узкое место
bottleneck-step = Шаг { $number }: { $technique }
bottleneck-only = Шаг { $number }: { $technique }, дальше только так
bottleneck-choice =
    Шаг { $number }: { $technique }, один из { $choices ->
        [one] { $choices } варианта
        [few] { $choices } вариантов
        [many] { $choices } вариантов
       *[other] { $choices } варианта
    }

## Все шаги позиции

all = Все шаги
all-help = Перечислить все шаги, возможные сейчас
all-looking = Все шаги
all-looking-text = Просматриваются все приёмы…
all-solved = Решено
all-solved-text = Искать больше нечего.
all-none = Шагов не найдено
all-none-text = Ни один из включённых приёмов здесь не подходит.
possible =
    { $steps ->
        [one] Сейчас возможен { $steps } шаг
        [few] Сейчас возможны { $steps } шага
        [many] Сейчас возможны { $steps } шагов
       *[other] Сейчас возможны { $steps } шага
    }
suiting =
    { $steps ->
        [one] К этому судоку подходит { $steps } шаг
        [few] К этому судоку подходят { $steps } шага
        [many] К этому судоку подходят { $steps } шагов
       *[other] К этому судоку подходят { $steps } шага
    }
stopped = Поиск остановился на своём пределе, поэтому шагов может быть больше. Причиной может быть противоречие на поле.
all-text = Наведи на шаг, чтобы увидеть его на поле. Выбери его, чтобы применить.
filter = Показать
filter-suiting = Что подходит к этому судоку
filter-all = Все приёмы
harder =
    { $steps ->
        [one] ещё { $count } труднее
        [few] ещё { $count } труднее
        [many] ещё { $count } труднее
       *[other] ещё { $count } труднее
    }
more-steps = ещё { $steps }
more-gone = +{ $candidates }
take = Сделать этот шаг
close = Назад к списку

## Что делает шаг

places = { $cell } = { $digit }
rules-out = { $cells } ≠ { $digit }
