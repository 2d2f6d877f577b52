# Стол во время игры. Места: $seat и $target игроки, $card, $character, $amount, $rank.

## Стол

web-board-title = Стол
web-board-loading = Подходим к столу…
web-board-round = Раунд { $round }
web-board-track = Персонажи по рангу
web-board-rivals = Другие игроки
web-board-mine = Ваш город и рука
web-board-my-roles = Ваши персонажи
web-board-no-role = У вас пока нет персонажа
web-board-hand = Ваша рука: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}
web-board-hand-empty = У вас на руке нет карт.
web-board-city-count = Кварталы: { $built } из { $goal }
web-board-tax = Подати на жетоне
web-board-masked = скрыт
web-board-bot = Играет бот
web-board-away = Нет на месте: пока играет бот
web-board-deciding = Сейчас решает
web-board-look-at = Посмотреть город игрока { $seat }
web-board-price =
    за { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
web-board-cost = стоимость { $amount }
web-board-beautified = украшен
web-board-rank = Ранг { $rank }
web-board-no-text = Своего эффекта у него нет.
web-board-rules = Правила
web-board-explain = Что делает карта «{ $card }»

## Что известно о персонаже

web-board-token-mine = ваш
web-board-token-out = вне раунда
web-board-token-laid = отложен вами
web-board-token-called = вызывается
web-board-token-nobody = никто
web-board-token-seen = вы видели
web-board-mark-killed = убит
web-board-mark-bewitched = заколдован
web-board-mark-robbed = будет обокраден
web-board-mark-warrant = ордер
web-board-mark-signed = ваш подписанный ордер
web-board-mark-threat = угроза
web-board-mark-flowered = ваша угроза с цветком

## Вопрос

web-board-question = Вопрос
web-board-fold = Свернуть или открыть вопрос
web-board-part-gather = Сбор ресурсов
web-board-part-income = Доход
web-board-part-build = Постройка
web-board-choose-of = Выбрать из { $amount }
web-board-press-hand = Нажмите карту в руке или кнопку.
web-board-press-city = Нажмите здание в своём городе или кнопку.
web-board-draft-order = Кто когда выбирает
web-board-draft-out = Вне раунда, лицом вверх: { $cards }
web-board-draft-hidden = Лицом вниз: { $amount }
web-board-waiting = Решает { $seat }.
web-board-waiting-draft = { $seat } выбирает персонажа.
web-board-waiting-turn = Ход игрока { $seat } ({ $character }).
web-board-waiting-card = Решает { $seat }: { $card }.
web-board-over = Игра окончена.
web-board-you-are-away = За вас играет бот.
web-board-back = Я снова здесь
web-board-undo = Отменить
web-board-undo-not-own-turn = Отменить можно только ответ в свой ход.
web-board-undo-others-decided = Теперь решает другой игрок.
web-board-undo-revealed-something = Что-то открылось, и этого не вернуть.
web-board-undo-chance-fell = Своё слово сказал случай.
web-board-hint = Подсказка
web-board-hint-title = Чего ждёт бот
web-board-hint-share = Шанс на победу
web-board-hint-beliefs = Кто кем может быть
web-board-last-turn = Последний ход ещё раз
web-board-nothing-yet = Ходов ещё не было.
web-board-refused = Не получилось.

## Что сделали с вами

web-board-dismiss = Прочитано
web-board-struck-stole = { $seat } забирает всё ваше золото: { $amount }.
web-board-struck-exchanged = { $seat } забирает у вас квартал «{ $card }» в обмен на «{ $given }».
web-board-struck-seized = { $seat } захватывает у вас квартал «{ $card }».
web-board-struck-confiscated = { $seat } конфискует у вас квартал «{ $card }».
web-board-struck-took-card = { $seat } забирает у вас карту «{ $card }».
web-board-struck-took-card-hidden = { $seat } забирает у вас карту.
web-board-struck-swapped-hands = { $seat } меняется с вами всеми картами с руки.
web-board-struck-swapped = { $seat } меняется с вами персонажами.
web-board-struck-bribed =
    { $seat } даёт вам взятку: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
web-board-struck-spied = { $seat } смотрит ваши карты.
web-board-struck-destroyed = { $seat } разрушает ваш квартал «{ $card }».
web-board-struck-taxed =
    Вы платите подать: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
web-board-struck-gave-gold =
    { $target } берёт у вас { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
web-board-struck-killed-role = Ваш персонаж убит: { $card }. Вы пропускаете ход.
web-board-struck-bewitched-role = { $seat } заколдовывает вашего персонажа: { $card }.
web-board-struck-robbed-role = { $seat } собирается вас обокрасть ({ $card }).
web-board-struck-turn-lost = Вы не поблагодарили и теряете ход.

## Возле стола

web-board-drawer = Журнал и чат
web-board-tab-log = Журнал
web-board-tab-chat = Чат
web-board-menu = Меню
web-board-export = Сохранить игру
web-board-invite = Пригласить зрителей
web-board-leave = Уйти из-за стола
web-board-leave-sure = Игра продолжится, место останется за вами: вернуться можно по той же ссылке. Уйти?
web-board-leave-yes = Уйти сейчас
web-board-leave-no = Остаться
web-board-scores = Показать счёт

## Клавиши

web-board-keys = Горячие клавиши
web-board-key-pick = Выбрать ответ с этим номером
web-board-key-end = Закончить свой ход
web-board-key-undo = Отменить последний ответ
web-board-key-last = Посмотреть последний ход ещё раз
web-board-key-cities = Перейти к городам других
web-board-key-hand = Перейти к своей руке
web-board-key-keys = Показать эти клавиши
web-board-key-close = Закрыть открытое

## Связь

web-board-offline = Связь прервалась. Восстанавливаем…
web-board-kept = Ваш выбор сохранится и будет отправлен.
web-board-closed-title = Этот стол не открыть
web-board-closed-none = Такого стола нет, или он закрыт.
web-board-closed-token = Место в этом браузере уже не ваше, или зрители здесь не допускаются.
web-board-closed-old = Страница устарела. Загрузите её заново.
web-board-closed-damaged = Сохранённая игра повреждена. Администратор сервера уже знает.
web-board-closed = Сервер закрыл соединение.
web-board-reload = Загрузить заново
web-board-home = На главную
