### Exocets júniores.

must-have-two = { $base } têm que ter dois dos dígitos { $digits }.
suppose = Suponha que um deles esteja ali, e não em { $one } nem em { $another }.
nowhere-else = Então ele não está em nenhum outro lugar { AS($line, "of") } nem { AS($own-box, "of") }.
nowhere-else-nor-in =
    Então ele não está em nenhum outro lugar { AS($line, "of") } nem { AS($own-box, "of") }, e { $companions } não { $companions ->
        [one] pode
       *[other] podem
    } ter esse dígito.
in-other-rows = Logo, { AS($across, "the") } precisam desse dígito em outras linhas.
in-other-columns = Logo, { AS($across, "the") } precisam desse dígito em outras colunas.
no-place-for = Ali elas não têm lugar para { $digit }.
only-in = Ali elas só podem ter { $digit } { AS($cover, "in") }.
cannot-do =
    Mas uma linha ou coluna só tem cada dígito uma vez, e { AS($most, "word") } não { $most ->
        [one] basta
       *[other] bastam
    } para { AS($across, "word") }.
both-in-targets = Assim, os dois dígitos da base estão em { AS($targets, "each") }.
both-in-targets-without = Logo, os dois dígitos da base estão em { AS($targets, "each") }, e nenhuma das duas pode ser { AS($digits, "or") }.
