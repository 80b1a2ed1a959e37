### Шапка страницы и то, что есть у каждой её части.

name = Stepdoku
games = Игры
link = Поделиться
settings = Настройки
help = Справка
actions = Игра
more = Меню
pause = Пауза
resume = Продолжить
saving = Сохраняется…
saved = Сохранено
not-saved = Не сохранено
mode = Режим
face-play = Играть
face-explain = Разбор
face-learn = Учиться
face-new = Новое
close = Закрыть
about = { $game }. Об этом судоку
broken = Что-то пошло не так
broken-help = Stepdoku перестал работать. Игра сохранена, кроме, возможно, последнего хода. Перезагрузи страницу, чтобы продолжить.
reload = Перезагрузить
