# Строки журнала. Места: $seat кто действует, $target с кем, $card карта или персонаж, $amount сколько.
# Строка на -hidden для тех, кому карту знать нельзя. Если игрока нет, $seat равен «nobody».

## Игра и раунды

log-dealt =
    { $seat } получает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
log-crowned = { $seat } получает корону.
log-round-began = Раунд { $amount }. Корона: { $seat }.
log-called = Вызывается ранг { $amount }: { $card }.
log-revealed-role = { $seat } открывает персонажа «{ $card }».
log-resumed = { $seat } продолжает ход за персонажа «{ $card }».
log-turn-ended = { $seat } завершает ход.
log-completed = { $seat } достраивает город.
log-shortened =
    { $seat } сокращает игру: для достроенного города хватает { $amount ->
        [one] { $amount } квартала
        [few] { $amount } кварталов
       *[many] { $amount } кварталов
    }.
log-lengthened =
    Для достроенного города снова нужно { $amount ->
        [one] { $amount } квартал
        [few] { $amount } квартала
       *[many] { $amount } кварталов
    }.
log-thanked = { $seat } благодарит игрока { $target } за вызов.
log-turn-lost = { $seat } забывает поблагодарить игрока { $target } и теряет ход.
log-round-ended = Раунд { $amount } окончен.
log-game-ended = Игра окончена.

## Выбор персонажей

log-faceup-laid = Вне раунда, лицом вверх: { $card }.
log-facedown-laid = Вне раунда, лицом вниз: { $card }.
log-facedown-laid-hidden = Один персонаж отложен лицом вниз не глядя.
log-picked = { $seat } выбирает персонажа «{ $card }».
log-picked-hidden = { $seat } выбирает персонажа.
log-laid = { $seat } откладывает лицом вниз персонажа «{ $card }».
log-laid-hidden = { $seat } откладывает персонажа лицом вниз.
log-swapped = { $seat } и { $target } меняются персонажами.
log-swap-gave = { $seat } отдаёт игроку { $target } персонажа «{ $card }».
log-swap-gave-hidden = { $seat } отдаёт игроку { $target } своего персонажа.

## Золото

log-gathered-gold =
    { $seat } собирает ресурсы: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
log-gained =
    { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
log-income-taken =
    { $seat } получает доход за { $amount ->
        [one] { $amount } квартал
        [few] { $amount } квартала
       *[many] { $amount } кварталов
    }.
log-paid =
    { $seat } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
log-gave-gold =
    { $seat } отдаёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } игроку { $target }.
log-stole = { $seat } забирает у игрока { $target } всё золото: { $amount }.
log-taxed =
    { $seat } платит подать: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
log-collected =
    { $seat } забирает подать: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.

## Карты

log-gathered-cards =
    { $seat } собирает ресурсы: { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
log-drew = { $seat } тянет карту «{ $card }».
log-drew-hidden = { $seat } тянет карту.
log-kept = { $seat } оставляет себе карту «{ $card }».
log-kept-hidden = { $seat } оставляет себе одну карту.
log-put-under =
    { $seat ->
        [nobody] Под колоду уходит карта
       *[player] { $seat } кладёт под колоду карту
    } «{ $card }».
log-put-under-hidden =
    { $seat ->
        [nobody] Под колоду уходит карта
       *[player] { $seat } кладёт карту под колоду
    }.
log-discarded = { $seat } сбрасывает карту «{ $card }».
log-discarded-hidden = { $seat } сбрасывает карту.
log-shuffled = Колода перемешана.
log-saw-card = { $seat } видит на руке у игрока { $target } карту «{ $card }».
log-saw-card-hidden = { $seat } видит карту на руке у игрока { $target }.
log-took-card = { $seat } забирает у игрока { $target } карту «{ $card }».
log-took-card-hidden = { $seat } забирает карту у игрока { $target }.
log-gave-card = { $seat } отдаёт игроку { $target } карту «{ $card }».
log-gave-card-hidden = { $seat } отдаёт карту игроку { $target }.
log-swapped-hands = { $seat } и { $target } обмениваются всеми картами с руки.
log-stored = { $seat } кладёт под Музей карту «{ $card }».
log-stored-hidden = { $seat } кладёт карту под Музей.
log-saw-in-deck = { $seat } видит в колоде карту «{ $card }».
log-saw-in-deck-hidden = { $seat } видит карту в колоде.
log-took-from-deck = { $seat } берёт из колоды карту «{ $card }».
log-took-from-deck-hidden = { $seat } берёт карту из колоды.

## Кварталы

log-site-laid = { $seat } собирается построить «{ $card }».
log-built = { $seat } строит квартал «{ $card }».
log-destroyed = В городе игрока { $seat } разрушен квартал «{ $card }».
log-given-up = { $seat } жертвует кварталом «{ $card }».
log-exchanged = { $seat } забирает у игрока { $target } квартал «{ $card }» в обмен на квартал «{ $given }».
log-seized = { $seat } захватывает у игрока { $target } квартал «{ $card }».
log-confiscated = { $seat } конфискует у игрока { $target } квартал «{ $card }».
log-beautified = { $seat } украшает квартал «{ $card }».
log-reclaimed = { $seat } берёт на руку разрушенный квартал «{ $card }».

## Что персонажи делают с другими

log-killed-role = { $seat } убивает персонажа «{ $card }».
log-bewitched-role = { $seat } заколдовывает персонажа «{ $card }».
log-robbed-role = { $seat } собирается обокрасть персонажа «{ $card }».
log-spied =
    { $seat } ищет на руке у игрока { $target } { $amount ->
        [0] дворянские
        [1] церковные
        [2] торговые
        [3] воинские
       *[4] особые
    } кварталы.
log-warrant-laid = { $seat } кладёт ордер к персонажу «{ $card }».
log-warrant-signed = Подписанный ордер лежит у персонажа «{ $card }».
log-warrant-signed-hidden = Один из ордеров подписан.
log-warrant-shown = { $seat } показывает подписанный ордер у персонажа «{ $card }».
log-threat-laid = { $seat } кладёт угрозу к персонажу «{ $card }».
log-threat-flowered = Угроза с цветком лежит у персонажа «{ $card }».
log-threat-flowered-hidden = На одной из угроз цветок.
log-bribed =
    { $seat } даёт взятку игроку { $target }: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
log-refused = { $seat } отказывает игроку { $target } во взятке.
log-threat-shown =
    { $seat } переворачивает угрозу у персонажа «{ $card }»: { $amount ->
        [1] она с цветком
       *[0] она пустая
    }.
log-threat-left = { $seat } не переворачивает угрозу игроку { $target }.
