# Чому чогось не можна зробити. Місця: $card квартал, $character, $seat гравець, $price, $gold, $amount.

## У грі

reason-legal = Це можна.
reason-not-your-decision = Вирішуєте не ви.
reason-not-asked-now = Зараз питання не про це.
reason-gather-first = Спершу виконайте дію.
reason-gathered-already = Ви вже виконали дію.
reason-too-expensive = Потрібно золота: { $price }, а у вас { $gold }.
reason-not-in-hand = Цієї карти у вашій руці немає: { $card }.
reason-duplicate = Такий квартал у вашому місті вже є: { $card }.
reason-limit-reached = Ліміт на побудову цього ходу вичерпано: { $amount }.
reason-cannot-build = З цим персонажем зараз так не можна.
reason-never-built = Цього кварталу збудувати не можна.
reason-too-many-districts = Кварталів у вашому місті вже { $amount } або більше.
reason-used-already = Цього ходу це вже використано.
reason-nothing-to-gain = Тут нема чого отримати.
reason-no-cards-there = Карт там немає.
reason-protected-by-card = Персонаж 8 рангу тут безсилий: { $card }.
reason-protected-by-role = Місто гравця { $seat } цього раунду під захистом.
reason-city-completed = Місто гравця { $seat } завершене.
reason-costs-too-much = Вартість { $price }, а можна не більше ніж { $amount }.
reason-not-there = Цього там немає.
reason-yourself = Себе обрати не можна.
reason-not-in-cast = Цього персонажа у грі немає.
reason-own-character = Це ваш власний персонаж: { $character }.
reason-rank-one = Персонаж 1 рангу недоторканний: { $character }.
reason-killed-already = Цього персонажа вже вбито: { $character }.
reason-bewitched-already = Цього персонажа вже зачакловано: { $character }.
reason-marked-already = Біля цього персонажа вже лежить ваш жетон: { $character }.
reason-faceup-there = Цей персонаж лежить зображенням догори поза раундом: { $character }.
reason-crown-first = Спершу передайте корону.
reason-crown-stays = Корона й так у гравця { $seat }.
reason-not-richest = Гравець { $seat } не найбагатший.
reason-you-are-richest = Ніхто не має більше золота, ніж ви.
reason-payer-too-poor = Потрібен гравець, який має золота щонайменше { $amount }.
reason-too-few-cards = Потрібно інших карт у руці: { $amount }.
reason-beautified-already = Цей квартал уже прикрашено: { $card }.
reason-no-gold = Золота для цього немає.
reason-threat-open = Спершу розберіться з погрозою.
reason-they-have-it = В іншому місті такий квартал уже є: { $card }.
reason-not-signed = Це розпорядження не підписане.
reason-deck-empty = Колода порожня.
reason-game-over = Гру закінчено.
reason-not-your-ability = Такої властивості у вас зараз немає.
reason-not-short = Вашого золота достатньо.
reason-turn-closing = Хід закінчується: лишається тільки дохід.
reason-declined-already = Ви вже зробили інше й цього ходу нікого не можете зачаклувати.
reason-several-richest = Найбільше золота одразу в кількох гравців: { $amount }.
reason-bonus-first = Спершу візьміть додаткове золото чи карти.
reason-one-repeat = Одне повторення у вашому місті вже є, а це було б ще одне: { $card }.

## Підготовка. Місця: $players, $character, $district, $rank, $amount, $name.

problem-players-out-of-range = Ці правила не для такої кількості гравців: { $players }.
problem-unknown-character = Такого персонажа немає: { $name }.
problem-unknown-district = Такого кварталу немає: { $name }.
problem-unknown-preset = Такого набору карт немає: { $name }.
problem-unknown-ruling = Такого спірного місця в правилах немає: { $name }.
problem-unknown-reading = Це місце правил так не тлумачиться: { $name }.
problem-rank-missing = Немає персонажа такого рангу: { $rank }.
problem-rank-twice = Більше ніж один персонаж такого рангу: { $rank }.
problem-rank-9-required = За такої кількості гравців ({ $players }) потрібен персонаж 9 рангу.
problem-rank-9-forbidden = За такої кількості гравців ({ $players }) персонажа 9 рангу не буває.
problem-too-few-players-for = Для цього персонажа замало гравців: { $character }. Потрібно щонайменше { $players }.
problem-districts-wrong-number = Особливих кварталів має бути { $amount }.
problem-district-twice = Цей квартал обрано двічі: { $district }.
problem-district-not-unique = Цей квартал не з тих, що можна обрати: { $district }.
problem-bad-substitute = Цей персонаж тут не годиться на заміну: { $character }.
problem-bad-crown = Ніхто з таким іменем не може отримати корону: { $name }.
problem-ruling-elsewhere = У цих правилах такого спірного місця немає: { $name }.
problem-too-many-replaced = З персонажів першої гри можна замінити не більше ніж { $amount }.
problem-replaced-and-rank-9 = Або персонажів замінюють, або додають одного 9 рангу, але не те й інше разом.
problem-bad-target = До такої кількості кварталів не грають: { $amount }.
problem-bonus-districts-elsewhere = У книзі цих правил кварталів із зіркою немає.
problem-removed-wrong-number = Із колоди має піти карт: { $amount }.
problem-removed-not-there = Стільки таких карт у колоді немає: { $district }.
problem-removed-starred = Квартал із зіркою не поступається місцем іншим: { $district }.
problem-removed-not-unique = Замінити можна лише особливий квартал, а не цей: { $district }.
problem-district-forbids = Цих карт не буває в одній грі разом: { $district } і { $character }.
problem-ruling-twice = Це спірне місце вирішено двічі: { $name }.

## Можна, але варто знати. Місця як у проблем.

warning-district-without-effect = З цим персонажем у грі ({ $character }) із цього кварталу немає користі: { $district }.
warning-few-players-for = За такої кількості гравців ({ $players }) із цього персонажа мало користі: { $character }.
