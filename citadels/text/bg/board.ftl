# Масата по време на игра. Места: $seat и $target играчи, $card, $character, $amount, $rank.

## Масата

web-board-title = Масата
web-board-loading = Приближаваме масата…
web-board-round = Рунд { $round }
web-board-track = Персонажи по ранг
web-board-rivals = Другите играчи
web-board-mine = Твоят град и ръка
web-board-my-roles = Твоите персонажи
web-board-no-role = Още нямаш персонаж
web-board-hand = Твоята ръка: { $amount ->
    [one] { $amount } карта
   *[other] { $amount } карти
}
web-board-hand-empty = Ръката ти е празна.
web-board-city-count = Сгради: { $built } от { $goal }
web-board-tax = Данъци върху чипа
web-board-masked = скрит
web-board-bot = Играе бот
web-board-away = Отсъства: засега играе бот
web-board-deciding = Решава сега
web-board-look-at = Виж града на { $seat }
web-board-price = за { $amount } злато
web-board-cost = цена { $amount }
web-board-beautified = разкрасена
web-board-rank = Ранг { $rank }
web-board-no-text = Няма собствен ефект.
web-board-rules = Правила
web-board-explain = Какво прави „{ $card }“

## Какво се знае за персонаж

web-board-token-mine = твой
web-board-token-out = извън рунда
web-board-token-laid = оставен от теб
web-board-token-called = призован
web-board-token-nobody = никой
web-board-token-seen = видя го
web-board-mark-killed = убит
web-board-mark-bewitched = омагьосан
web-board-mark-robbed = ще бъде ограбен
web-board-mark-warrant = заповед
web-board-mark-signed = твоята подписана заповед
web-board-mark-threat = заплаха
web-board-mark-flowered = твоята заплаха с цвете

## Въпросът

web-board-question = Въпросът
web-board-fold = Сгъни или отвори въпроса
web-board-part-gather = Набавяне на ресурси
web-board-part-income = Доход
web-board-part-build = Строеж
web-board-choose-of = Избери от { $amount }
web-board-press-hand = Натисни карта от ръката си или бутон.
web-board-press-city = Натисни сграда в града си или бутон.
web-board-draft-order = Кой кога избира
web-board-draft-out = Извън рунда, с лицето нагоре: { $cards }
web-board-draft-hidden = С лицето надолу: { $amount }
web-board-waiting = Решава { $seat }.
web-board-waiting-draft = { $seat } избира персонаж.
web-board-waiting-turn = Ред е на { $seat } ({ $character }).
web-board-waiting-card = Решава { $seat }: { $card }.
web-board-over = Играта свърши.
web-board-you-are-away = Вместо теб играе бот.
web-board-back = Върнах се
web-board-undo = Отмени
web-board-undo-not-own-turn = Може да се отмени само отговор в твоя ход.
web-board-undo-others-decided = Сега решава друг играч.
web-board-undo-revealed-something = Нещо се разкри и не може да се скрие пак.
web-board-undo-chance-fell = Случаят вече каза своето.
web-board-hint = Подсказка
web-board-hint-title = Какво очаква ботът
web-board-hint-share = Шанс за победа
web-board-hint-beliefs = Кой кой може да е
web-board-last-turn = Последният ход отново
web-board-nothing-yet = Още няма изигран ход.
web-board-refused = Не се получи.

## Какво ти сториха

web-board-dismiss = Прочетох го
web-board-struck-stole = { $seat } взе цялото ти злато: { $amount }.
web-board-struck-exchanged = { $seat } взе от теб сградата „{ $card }“ в замяна на „{ $given }“.
web-board-struck-seized = { $seat } превзе от теб сградата „{ $card }“.
web-board-struck-confiscated = { $seat } конфискува от теб сградата „{ $card }“.
web-board-struck-took-card = { $seat } взе от ръката ти карта „{ $card }“.
web-board-struck-took-card-hidden = { $seat } взе карта от ръката ти.
web-board-struck-swapped-hands = { $seat } размени ръката си с твоята.
web-board-struck-swapped = { $seat } размени персонажа си с твоя.
web-board-struck-bribed = { $seat } те подкупи: { $amount } злато.
web-board-struck-spied = { $seat } погледна картите ти.
web-board-struck-destroyed = { $seat } разруши твоята сграда „{ $card }“.
web-board-struck-taxed = Ти плати данък: { $amount } злато.
web-board-struck-gave-gold = { $target } взе от теб { $amount } злато.
web-board-struck-killed-role = Твоят персонаж е убит: { $card }. Пропускаш този ход.
web-board-struck-bewitched-role = { $seat } омагьоса твоя персонаж: { $card }.
web-board-struck-robbed-role = { $seat } ще те ограби ({ $card }).
web-board-struck-turn-lost = Ти не благодари и губиш хода си.

## Около масата

web-board-drawer = Дневник и чат
web-board-tab-log = Дневник
web-board-tab-chat = Чат
web-board-menu = Меню
web-board-export = Запази играта
web-board-invite = Покани зрители
web-board-leave = Напусни масата
web-board-leave-sure = Играта продължава и мястото остава твое: върни се по същата връзка. Тръгваш ли?
web-board-leave-yes = Тръгвам
web-board-leave-no = Оставам
web-board-scores = Покажи резултата

## Клавиши

web-board-keys = Бързи клавиши
web-board-key-pick = Избери отговора с този номер
web-board-key-end = Приключи хода си
web-board-key-undo = Отмени последния отговор
web-board-key-last = Виж последния ход отново
web-board-key-cities = Иди при градовете на другите
web-board-key-hand = Иди при ръката си
web-board-key-keys = Покажи тези клавиши
web-board-key-close = Затвори отвореното

## Връзката

web-board-offline = Връзката прекъсна. Възстановява се…
web-board-kept = Изборът ти се пази и ще бъде изпратен.
web-board-closed-title = Тази маса не може да се отвори
web-board-closed-none = Няма такава маса или е закрита.
web-board-closed-token = Мястото в този браузър вече не е твое или тук не се допускат зрители.
web-board-closed-old = Страницата е остаряла. Зареди я отново.
web-board-closed-damaged = Запазената игра е повредена. Администраторът на сървъра вече знае.
web-board-closed = Сървърът затвори връзката.
web-board-reload = Зареди отново
web-board-home = Към началото
