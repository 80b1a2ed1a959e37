### Как пишутся большие числа, и счёт, который нужен в нескольких местах.

thousands = {"\u00A0"}
decimal = ,
days-in-a-row =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    } подряд
seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
print-pages =
    Напечатать { $pages ->
        [one] { $pages } страницу
        [few] { $pages } страницы
        [many] { $pages } страниц
       *[other] { $pages } страницы
    }
