# Стіл під час гри. Місця: $seat і $target гравці, $card, $character, $amount, $rank.

## Стіл

web-board-title = Стіл
web-board-loading = Підходимо до столу…
web-board-round = Раунд { $round }
web-board-track = Персонажі за рангом
web-board-rivals = Інші гравці
web-board-mine = Ваше місто й рука
web-board-my-roles = Ваші персонажі
web-board-no-role = У вас поки немає персонажа
web-board-hand = Ваша рука: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карти
   *[many] { $amount } карт
}
web-board-hand-empty = У вас на руці немає карт.
web-board-city-count = Квартали: { $built } з { $goal }
web-board-tax = Мито на жетоні
web-board-masked = приховано
web-board-bot = Грає бот
web-board-away = Немає на місці: поки грає бот
web-board-deciding = Зараз вирішує
web-board-look-at = Оглянути місто гравця { $seat }
web-board-price =
    за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }
web-board-cost = вартість { $amount }
web-board-beautified = прикрашено
web-board-rank = Ранг { $rank }
web-board-no-text = Власного ефекту він не має.
web-board-rules = Правила
web-board-explain = Що робить карта «{ $card }»

## Що відомо про персонажа

web-board-token-mine = ваш
web-board-token-out = поза раундом
web-board-token-laid = відкладено вами
web-board-token-called = викликають
web-board-token-nobody = ніхто
web-board-token-seen = ви бачили
web-board-mark-killed = вбито
web-board-mark-bewitched = зачакловано
web-board-mark-robbed = буде обікрадено
web-board-mark-warrant = розпорядження
web-board-mark-signed = ваше підписане розпорядження
web-board-mark-threat = погроза
web-board-mark-flowered = ваша хустка з трояндою

## Питання

web-board-question = Питання
web-board-fold = Згорнути або відкрити питання
web-board-part-gather = Дія
web-board-part-income = Дохід
web-board-part-build = Побудова
web-board-choose-of = Обрати з { $amount }
web-board-press-hand = Натисніть карту в руці або кнопку.
web-board-press-city = Натисніть будівлю у своєму місті або кнопку.
web-board-draft-order = Хто коли обирає
web-board-draft-out = Поза раундом, зображенням догори: { $cards }
web-board-draft-hidden = Зображенням донизу: { $amount }
web-board-waiting = Вирішує { $seat }.
web-board-waiting-draft = { $seat } обирає персонажа.
web-board-waiting-turn = Хід гравця { $seat } ({ $character }).
web-board-waiting-card = Вирішує { $seat }: { $card }.
web-board-over = Гру завершено.
web-board-you-are-away = За вас грає бот.
web-board-back = Я знову тут
web-board-undo = Скасувати
web-board-undo-not-own-turn = Скасувати можна лише відповідь у свій хід.
web-board-undo-others-decided = Тепер вирішує інший гравець.
web-board-undo-revealed-something = Щось відкрилося, і цього не повернути.
web-board-undo-chance-fell = Своє слово сказав випадок.
web-board-hint = Підказка
web-board-hint-title = Чого очікує бот
web-board-hint-share = Шанс на перемогу
web-board-hint-beliefs = Хто ким може бути
web-board-last-turn = Останній хід іще раз
web-board-nothing-yet = Ходів іще не було.
web-board-refused = Не вийшло.

## Що зробили з вами

web-board-dismiss = Прочитано
web-board-struck-stole = { $seat } забирає все ваше золото: { $amount }.
web-board-struck-exchanged = { $seat } забирає у вас квартал «{ $card }» в обмін на «{ $given }».
web-board-struck-seized = { $seat } захоплює у вас квартал «{ $card }».
web-board-struck-confiscated = { $seat } конфіскує у вас квартал «{ $card }».
web-board-struck-took-card = { $seat } забирає у вас карту «{ $card }».
web-board-struck-took-card-hidden = { $seat } забирає у вас карту.
web-board-struck-swapped-hands = { $seat } міняється з вами всіма картами з руки.
web-board-struck-swapped = { $seat } міняється з вами персонажами.
web-board-struck-bribed =
    { $seat } дає вам хабар: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
web-board-struck-spied = { $seat } переглядає ваші карти.
web-board-struck-destroyed = { $seat } руйнує ваш квартал «{ $card }».
web-board-struck-taxed =
    Ви сплачуєте мито: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
web-board-struck-gave-gold =
    { $target } бере у вас { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }.
web-board-struck-killed-role = Вашого персонажа вбито: { $card }. Ви пропускаєте хід.
web-board-struck-bewitched-role = { $seat } зачакловує вашого персонажа: { $card }.
web-board-struck-robbed-role = { $seat } збирається вас обікрасти ({ $card }).
web-board-struck-turn-lost = Ви не подякували й втрачаєте хід.

## Біля столу

web-board-drawer = Журнал і чат
web-board-tab-log = Журнал
web-board-tab-chat = Чат
web-board-menu = Меню
web-board-export = Зберегти гру
web-board-invite = Запросити глядачів
web-board-leave = Піти з-за столу
web-board-leave-sure = Гра триватиме, місце лишиться за вами: повернутися можна за тим самим посиланням. Піти?
web-board-leave-yes = Піти зараз
web-board-leave-no = Залишитися
web-board-scores = Показати рахунок

## Клавіші

web-board-keys = Гарячі клавіші
web-board-key-pick = Обрати відповідь із цим номером
web-board-key-end = Закінчити свій хід
web-board-key-undo = Скасувати останню відповідь
web-board-key-last = Оглянути останній хід іще раз
web-board-key-cities = Перейти до міст інших
web-board-key-hand = Перейти до своєї руки
web-board-key-keys = Показати ці клавіші
web-board-key-close = Закрити відкрите

## Зв’язок

web-board-offline = Зв’язок урвався. Відновлюємо…
web-board-kept = Ваш вибір збережеться і буде надісланий.
web-board-closed-title = Цей стіл не відкрити
web-board-closed-none = Такого столу немає, або його закрито.
web-board-closed-token = Місце в цьому браузері вже не ваше, або глядачів тут не пускають.
web-board-closed-old = Сторінка застаріла. Завантажте її знову.
web-board-closed-damaged = Збережену гру пошкоджено. Адміністратор сервера вже знає.
web-board-closed = Сервер закрив з’єднання.
web-board-reload = Завантажити знову
web-board-home = На головну
