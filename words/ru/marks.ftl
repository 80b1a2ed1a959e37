### Слова знаков, которые рисуются для шага.

unfold = Обозначения и запись
legend = Обозначения
written = Запись
more-lines =
    { $lines ->
        [one] Ещё { $lines } строка
        [few] Ещё { $lines } строки
        [many] Ещё { $lines } строк
       *[other] Ещё { $lines } строки
    }
then-conclusion = Затем вывод
all-lines = Показать всё
all = Знаки на поле
eureka = Eureka
hodoku = HoDoKu
copy = Копировать
copied = Скопировано

## Обозначения

house = строка, столбец или блок, куда смотреть
cover = покрытие: строка, столбец или блок
denied = если это неверно…
implied = …то это верно
branch = ветка { $number }
strong = сильная связь: верно хотя бы одно
weak = слабая связь: верно не больше одного
group = группа: считается как одно целое
cause = на чём это основано
placed = поставлено
guessed = догадка
eliminated = исключено
clash = тупик
lit = подсвечено
aid = часть рисунка
fin = плавник
colour = цвет { $letter }
set = набор { $letter }

## То же в произносимом названии клетки, после цифр кандидатов

of-digits = { $digits } — { $mark }
said-pattern = в рисунке
said-placed = ставится сюда
said-guessed = догадка
said-eliminated = исключено
said-clash = отмечено
said-fin = плавник
said-lit = подсвечено
said-colour = цвет { $letter }
said-set = набор { $letter }
