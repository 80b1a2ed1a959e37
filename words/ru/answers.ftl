### Кнопки уведомлений.

return-to = Предыдущая игра
undo = Отменить
keep-notes = Обновлять автоматически
redo = Вернуть
back-to-right = Отмотать
export = Сохранить в файл
export-part = Сохранить игры страницы
open = Продолжить
stop = Остановить
play-arrived = Играть
count-from-zero = Считать цифры с 0
empty-zeros = 0 — пустая клетка
next-puzzle = Следующее судоку
rules = Прочитать правила
magazine = Открыть журнал
renew = Перезагрузить
go-on = Дальше
load-again = Загрузить снова
