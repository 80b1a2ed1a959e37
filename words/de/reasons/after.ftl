### Ziffern, die zuerst kommen müssen.

first-come =
    Zuerst { $first ->
        [one] kommt
       *[other] kommen
    } { $first }.
after = Nach { $first }: { $sentence }

## Stellen, an denen es etwas zu sehen gibt

houses-and-cells = { $houses } und { $cells }
houses-and-at-cells = { $houses } sowie { $cells }
houses = { $houses }
cells = { $cells }
