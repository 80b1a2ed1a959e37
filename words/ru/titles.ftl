### Заголовки диалогов.

new-puzzle = Новое судоку
story = Как создаётся судоку
solution = Показать решение?
link = Поделиться судоку
puzzle = Это судоку
help = Справка
learn = Учиться
assignment = Задание
class = Результаты класса
handover = Другое устройство
deck = Урок
games = Игры
times = Результаты
settings = Настройки
moments = История
review = Разбор игры
magazine = Печать журнала
puzzles = Список судоку
combinations = Комбинации
editor = Ввести судоку
photo = Распознать фото
