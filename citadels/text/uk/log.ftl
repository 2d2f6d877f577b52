# Рядки журналу. Місця: $seat хто діє, $target з ким, $card карта або персонаж, $amount скільки.
# Рядок на -hidden для тих, кому карти знати не можна. Якщо гравця немає, $seat дорівнює «nobody».

## Гра та раунди

log-dealt =
    { $seat } отримує { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }.
log-crowned = { $seat } отримує корону.
log-round-began = Раунд { $amount }. Корона: { $seat }.
log-called = Викликають ранг { $amount }: { $card }.
log-revealed-role = { $seat } відкриває персонажа «{ $card }».
log-resumed = { $seat } продовжує хід за персонажа «{ $card }».
log-turn-ended = { $seat } завершує хід.
log-completed = { $seat } завершує місто.
log-shortened =
    { $seat } скорочує гру: для завершення міста досить { $amount ->
        [one] { $amount } кварталу
        [few] { $amount } кварталів
       *[many] { $amount } кварталів
    }.
log-lengthened =
    Для завершення міста знову потрібно { $amount ->
        [one] { $amount } квартал
        [few] { $amount } квартали
       *[many] { $amount } кварталів
    }.
log-thanked = { $seat } дякує гравцеві { $target } за виклик.
log-turn-lost = { $seat } забуває подякувати гравцеві { $target } і втрачає хід.
log-round-ended = Раунд { $amount } закінчено.
log-game-ended = Гру закінчено.

## Вибір персонажів

log-faceup-laid = Поза раундом, зображенням догори: { $card }.
log-facedown-laid = Поза раундом, зображенням донизу: { $card }.
log-facedown-laid-hidden = Одного персонажа відкладено наосліп зображенням донизу.
log-picked = { $seat } обирає персонажа «{ $card }».
log-picked-hidden = { $seat } обирає персонажа.
log-laid = { $seat } скидає зображенням донизу персонажа «{ $card }».
log-laid-hidden = { $seat } скидає персонажа зображенням донизу.
log-swapped = { $seat } та { $target } міняються персонажами.
log-swap-gave = { $seat } віддає гравцеві { $target } персонажа «{ $card }».
log-swap-gave-hidden = { $seat } віддає гравцеві { $target } свого персонажа.

## Золото

log-gathered-gold =
    { $seat } бере під час дії { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
log-gained =
    { $seat } отримує { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
log-income-taken =
    { $seat } отримує дохід за { $amount ->
        [one] { $amount } квартал
        [few] { $amount } квартали
       *[many] { $amount } кварталів
    }.
log-paid =
    { $seat } платить { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
log-gave-gold =
    { $seat } віддає { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } гравцеві { $target }.
log-stole = { $seat } забирає в гравця { $target } все золото: { $amount }.
log-taxed =
    { $seat } сплачує мито: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
log-collected =
    { $seat } забирає мито: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.

## Карти

log-gathered-cards =
    { $seat } бере під час дії { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }.
log-drew = { $seat } тягне карту «{ $card }».
log-drew-hidden = { $seat } тягне карту.
log-kept = { $seat } залишає собі карту «{ $card }».
log-kept-hidden = { $seat } залишає собі одну карту.
log-put-under =
    { $seat ->
        [nobody] Під колоду йде карта
       *[player] { $seat } кладе під колоду карту
    } «{ $card }».
log-put-under-hidden =
    { $seat ->
        [nobody] Під колоду йде карта
       *[player] { $seat } кладе карту під колоду
    }.
log-discarded = { $seat } скидає карту «{ $card }».
log-discarded-hidden = { $seat } скидає карту.
log-shuffled = Колоду перемішано.
log-saw-card = { $seat } бачить у руці гравця { $target } карту «{ $card }».
log-saw-card-hidden = { $seat } бачить карту в руці гравця { $target }.
log-took-card = { $seat } забирає в гравця { $target } карту «{ $card }».
log-took-card-hidden = { $seat } забирає карту в гравця { $target }.
log-gave-card = { $seat } віддає гравцеві { $target } карту «{ $card }».
log-gave-card-hidden = { $seat } віддає карту гравцеві { $target }.
log-swapped-hands = { $seat } та { $target } обмінюються всіма картами з руки.
log-stored = { $seat } кладе під Музей карту «{ $card }».
log-stored-hidden = { $seat } кладе карту під Музей.
log-saw-in-deck = { $seat } бачить у колоді карту «{ $card }».
log-saw-in-deck-hidden = { $seat } бачить карту в колоді.
log-took-from-deck = { $seat } бере з колоди карту «{ $card }».
log-took-from-deck-hidden = { $seat } бере карту з колоди.

## Квартали

log-site-laid = { $seat } збирається збудувати «{ $card }».
log-built = { $seat } будує квартал «{ $card }».
log-destroyed = У місті гравця { $seat } зруйновано квартал «{ $card }».
log-given-up = { $seat } жертвує кварталом «{ $card }».
log-exchanged = { $seat } забирає в гравця { $target } квартал «{ $card }» в обмін на квартал «{ $given }».
log-seized = { $seat } захоплює в гравця { $target } квартал «{ $card }».
log-confiscated = { $seat } конфіскує в гравця { $target } квартал «{ $card }».
log-beautified = { $seat } прикрашає квартал «{ $card }».
log-reclaimed = { $seat } бере в руку зруйнований квартал «{ $card }».

## Що персонажі роблять з іншими

log-killed-role = { $seat } вбиває персонажа «{ $card }».
log-bewitched-role = { $seat } зачакловує персонажа «{ $card }».
log-robbed-role = { $seat } збирається обікрасти персонажа «{ $card }».
log-spied =
    { $seat } шукає в руці гравця { $target } { $amount ->
        [0] дворянські
        [1] церковні
        [2] торгівельні
        [3] військові
       *[4] особливі
    } квартали.
log-warrant-laid = { $seat } кладе розпорядження біля персонажа «{ $card }».
log-warrant-signed = Підписане розпорядження лежить біля персонажа «{ $card }».
log-warrant-signed-hidden = Одне з розпоряджень підписане.
log-warrant-shown = { $seat } показує підписане розпорядження біля персонажа «{ $card }».
log-threat-laid = { $seat } кладе погрозу біля персонажа «{ $card }».
log-threat-flowered = Хустка з трояндою лежить біля персонажа «{ $card }».
log-threat-flowered-hidden = Одна з погроз — хустка з трояндою.
log-bribed =
    { $seat } дає хабар гравцеві { $target }: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
log-refused = { $seat } відмовляє гравцеві { $target } у хабарі.
log-threat-shown =
    { $seat } перегортає погрозу біля персонажа «{ $card }»: { $amount ->
        [1] це хустка з трояндою
       *[0] вона порожня
    }.
log-threat-left = { $seat } не перегортає погрози гравцеві { $target }.
