# Редове на дневника. Места: $seat кой действа, $target спрямо кого, $card карта или персонаж, $amount колко.
# Ред с -hidden е за читатели, които не бива да знаят картата. Ако няма играч, $seat е „nobody“.

## Играта и рундовете

log-dealt =
    { $seat } получава { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }.
log-crowned = { $seat } получава короната.
log-round-began = Рунд { $amount }. Корона: { $seat }.
log-called = Призовава се ранг { $amount }: { $card }.
log-revealed-role = { $seat } разкрива персонажа „{ $card }“.
log-resumed = { $seat } продължава хода си като персонажа „{ $card }“.
log-turn-ended = { $seat } приключва хода си.
log-completed = { $seat } завършва града си.
log-shortened =
    { $seat } съкращава играта: за завършен град { $amount ->
        [one] стига { $amount } сграда
       *[other] стигат { $amount } сгради
    }.
log-lengthened =
    За завършен град отново { $amount ->
        [one] е нужна { $amount } сграда
       *[other] са нужни { $amount } сгради
    }.
log-thanked = { $seat } благодари на { $target } за призоваването.
log-turn-lost = { $seat } забравя да благодари на { $target } и губи хода си.
log-round-ended = Рунд { $amount } приключи.
log-game-ended = Играта приключи.

## Подбор на персонажите

log-faceup-laid = Извън рунда, с лицето нагоре: { $card }.
log-facedown-laid = Извън рунда, с лицето надолу: { $card }.
log-facedown-laid-hidden = Един персонаж е изчистен с лицето надолу, без никой да го види.
log-picked = { $seat } избира персонажа „{ $card }“.
log-picked-hidden = { $seat } избира персонаж.
log-laid = { $seat } изчиства с лицето надолу персонажа „{ $card }“.
log-laid-hidden = { $seat } изчиства персонаж с лицето надолу.
log-swapped = { $seat } и { $target } разменят персонажите си.
log-swap-gave = { $seat } дава на { $target } персонажа „{ $card }“.
log-swap-gave-hidden = { $seat } дава на { $target } своя персонаж.

## Злато

log-gathered-gold = { $seat } си набавя { $amount } злато.
log-gained = { $seat } получава { $amount } злато.
log-income-taken =
    { $seat } получава доход за { $amount ->
        [one] { $amount } сграда
       *[other] { $amount } сгради
    }.
log-paid = { $seat } плаща { $amount } злато.
log-gave-gold = { $seat } дава { $amount } злато на { $target }.
log-stole = { $seat } взема цялото злато на { $target }: { $amount }.
log-taxed = { $seat } плаща данък: { $amount } злато.
log-collected = { $seat } прибира данъка: { $amount } злато.

## Карти

log-gathered-cards =
    { $seat } си набавя { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }.
log-drew = { $seat } тегли карта „{ $card }“.
log-drew-hidden = { $seat } тегли карта.
log-kept = { $seat } задържа карта „{ $card }“.
log-kept-hidden = { $seat } задържа една карта.
log-put-under =
    { $seat ->
        [nobody] Под тестето отива карта
       *[player] { $seat } слага под тестето карта
    } „{ $card }“.
log-put-under-hidden =
    { $seat ->
        [nobody] Под тестето отива карта
       *[player] { $seat } слага карта под тестето
    }.
log-discarded = { $seat } изчиства карта „{ $card }“.
log-discarded-hidden = { $seat } изчиства карта.
log-shuffled = Тестето е размесено.
log-saw-card = { $seat } вижда в ръката на { $target } карта „{ $card }“.
log-saw-card-hidden = { $seat } вижда карта в ръката на { $target }.
log-took-card = { $seat } взема от { $target } карта „{ $card }“.
log-took-card-hidden = { $seat } взема карта от { $target }.
log-gave-card = { $seat } дава на { $target } карта „{ $card }“.
log-gave-card-hidden = { $seat } дава карта на { $target }.
log-swapped-hands = { $seat } и { $target } разменят всичките си карти в ръка.
log-stored = { $seat } слага под Музея карта „{ $card }“.
log-stored-hidden = { $seat } слага карта под Музея.
log-saw-in-deck = { $seat } вижда в тестето карта „{ $card }“.
log-saw-in-deck-hidden = { $seat } вижда карта в тестето.
log-took-from-deck = { $seat } взема от тестето карта „{ $card }“.
log-took-from-deck-hidden = { $seat } взема карта от тестето.

## Сгради

log-site-laid = { $seat } започва строеж на „{ $card }“.
log-built = { $seat } строи „{ $card }“.
log-destroyed = В града на { $seat } е разрушена сградата „{ $card }“.
log-given-up = { $seat } жертва сградата „{ $card }“.
log-exchanged = { $seat } взема от { $target } сградата „{ $card }“ в замяна на „{ $given }“.
log-seized = { $seat } превзема от { $target } сградата „{ $card }“.
log-confiscated = { $seat } конфискува от { $target } сградата „{ $card }“.
log-beautified = { $seat } разкрасява сградата „{ $card }“.
log-reclaimed = { $seat } взема в ръката си разрушената сграда „{ $card }“.

## Какво правят персонажите на другите

log-killed-role = { $seat } убива персонажа „{ $card }“.
log-bewitched-role = { $seat } омагьосва персонажа „{ $card }“.
log-robbed-role = { $seat } ще ограби персонажа „{ $card }“.
log-spied =
    { $seat } търси в ръката на { $target } { $amount ->
        [0] кралски
        [1] религиозни
        [2] търговски
        [3] военни
       *[4] уникални
    } сгради.
log-warrant-laid = { $seat } слага заповед до персонажа „{ $card }“.
log-warrant-signed = Подписаната заповед е до персонажа „{ $card }“.
log-warrant-signed-hidden = Една от заповедите е подписана.
log-warrant-shown = { $seat } показва подписаната заповед до персонажа „{ $card }“.
log-threat-laid = { $seat } слага заплаха до персонажа „{ $card }“.
log-threat-flowered = Заплахата с цвете е до персонажа „{ $card }“.
log-threat-flowered-hidden = Една от заплахите е с цвете.
log-bribed = { $seat } подкупва { $target } с { $amount } злато.
log-refused = { $seat } отказва подкуп на { $target }.
log-threat-shown =
    { $seat } обръща заплахата до персонажа „{ $card }“: { $amount ->
        [1] с цвете е
       *[0] празна е
    }.
log-threat-left = { $seat } не обръща заплахата срещу { $target }.
