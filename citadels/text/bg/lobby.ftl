# Лобито, подготовката на маса и чакалнята. Места: $name и $names на хора, $level на бот, $amount, $rank,
# $number на място.

## Лобито

web-lobby-title = Цитадели
web-lobby-tagline = Построй най-хубавия град. Избери тайно кой си и познай кои са другите.
web-lobby-point-free = без регистрация, от всеки телефон
web-lobby-point-books = всички книги с правила, от 2 до 8 играчи
web-lobby-point-bots = приятели, непознати или ботове
web-lobby-play = Една игра
web-lobby-play-now = Играй срещу ботове
web-lobby-playing = Масата се подрежда…
web-lobby-open = Отвори маса за приятели
web-lobby-name = Твоето име
web-lobby-guest = Гост
web-lobby-rivals = Трима съперници
web-lobby-public = Маси, които чакат играчи
web-lobby-public-none = В момента никой не чака. Отвори своя маса: с връзката приятелите ти сядат с две докосвания, а празните места заемат ботове.
web-lobby-looking = Търсим маси…
web-lobby-of = Масата на { $name }
web-lobby-taken = Заети места: { $taken } от { $seats }
web-lobby-join = Седни
web-lobby-watch = Гледай
web-lobby-continue = Продължи
web-lobby-mine = Моите маси
web-lobby-with = с { $names }
web-lobby-as = като { $name }
web-lobby-forget = Забрави тази маса
web-lobby-forgotten = Масата е махната от списъка.
web-lobby-undo = Върни я
web-lobby-more = { $amount ->
    [one] Още { $amount } маса
   *[other] Още { $amount } маси
}
web-lobby-status-open = Чака играчи
web-lobby-status-playing = Играта тече
web-lobby-status-finished = Приключила
web-lobby-status-closed = Затворена
web-lobby-status-unknown = Още няма връзка
web-lobby-further = Още
web-lobby-learn = Научи се да играеш
web-lobby-learn-why = Първа игра с търпелив водач за десет минути
web-lobby-rules = Правила и карти
web-lobby-rules-why = Справочник за всички карти и книги с правила
web-lobby-import = Внеси игра
web-lobby-import-why = Разгледай отново записана игра

## Нова маса

web-new-title = Нова маса
web-new-who = Кой играе
web-new-players = Брой играчи
web-new-seat = Място { $number }
web-new-person = Човек с връзка
web-new-bot = Бот: { $level }
web-new-all-people = Навсякъде хора
web-new-all-bots = Навсякъде ботове
web-new-public = Покажи масата в лобито
web-new-public-text = Тогава може да седне всеки; иначе само който има връзката.
web-new-set = Кои карти
web-new-cast = Персонажи
web-new-preset-first-game = Прочутата осморка: убийство, кражба и корона. Започни оттук.
web-new-preset-ambitious-aristocrats = Сградите сменят стопаните си: заповеди, завладявания, поглед в чужда ръка.
web-new-preset-cunning-agents = Злато под натиск: заплахи, данък и Вещица, която отнема ходове.
web-new-preset-illustrious-emissaries = Картите пътуват: шпиониране и размени. Руши се малко.
web-new-preset-devious-dignitaries = Блъф: заповедите и заплахите са скрити и никой не знае кои важат.
web-new-preset-tenacious-delegates = Щедри ходове: много карти и сгради, а в сянката дебне Убиец.
web-new-preset-vicious-nobles = Остро: убийство, кражба, данъци и разрушения. Никой не е в безопасност.
web-new-cast-own = Собствен избор
web-new-cast-own-text = По един персонаж от всеки ранг, както ти харесва.
web-new-cast-lot = По жребий
web-new-cast-lot-text = Случаят съставя набор, който правилата позволяват.
web-new-draw-again = Тегли отново
web-new-rank = Ранг { $rank }
web-new-nobody = Никой
web-new-from-players =
    при поне { $players ->
        [one] { $players } играч
       *[other] { $players } играчи
    }
web-new-many-replaced = Нашето домашно правило: заменяме колкото искаме персонажи
web-new-more = Правила, сгради, часовник
web-new-profile = Книга с правила
web-new-profile-2016 = Най-новата игра: 27 персонажа, 30 уникални сгради, град от седем.
web-new-profile-classic-en = По-старата игра: осем персонажа и още десет за замяна, град от осем.
web-new-profile-classic-ru = По-старата игра с 14 сгради със звезда, които могат да се добавят.
web-new-profile-classic-fr = Третото издание: сградите със звезда заемат местата на други уникални; кратка игра до шест или седем.
web-new-ninth = С персонаж от 9-ти ранг
web-new-ninth-text = Един повече за избор; при толкова играчи правилата го оставят на теб.
web-new-districts = Уникални сгради
web-new-districts-preset = Тези от набора
web-new-districts-book = Тези от книгата
web-new-districts-own = Собствен избор
web-new-districts-lot = По жребий
web-new-districts-rule-2016 = Във всяка игра участват 14 от 30-те уникални сгради.
web-new-districts-rule-classic-en = В тази книга няма сгради със звезда, но масата може да добави тези от другите книги. Ако са повече от три, също толкова обикновени карти напускат тестето по жребий.
web-new-districts-rule-classic-ru = Могат да се добавят сгради със звезда. Ако са повече от три, също толкова обикновени карти напускат тестето по жребий.
web-new-districts-rule-classic-fr = Всяка сграда със звезда заема мястото на друга уникална, избрана по жребий.
web-new-districts-of = Избрани: { $amount } от { $wanted }
web-new-districts-chosen = Избрани: { $amount }
web-new-districts-clear = Махни избора
web-new-target = Дължина на играта
web-new-target-usual = { $amount ->
    [one] Обичайна: { $amount } сграда
   *[other] Обичайна: { $amount } сгради
}
web-new-target-short = { $amount ->
    [one] По-кратка: { $amount } сграда
   *[other] По-кратка: { $amount } сгради
}
web-new-clock = Часовник
web-new-clock-off = Без часовник
    .text = Всеки мисли колкото иска.
web-new-clock-live = Наведнъж
    .text = Всеки има време за цялата игра и с всяко решение получава още малко.
web-new-clock-days = За дни
    .text = Всеки има толкова дни за едно решение. Отбивай се, когато имаш минутка.
web-new-clock-bank = За цялата игра
web-new-clock-increment = Още с всяко решение
web-new-clock-decision = За едно решение
web-new-stand-in = Когато времето изтече, играе този бот
web-new-casual = Подсказките са позволени
    .text = Всеки може да попита силен бот как би играл той.
web-new-spectators = Други могат да гледат
    .text = Виждат това, което вижда човек до масата, и нито една скрита карта.
web-new-problems = { $amount ->
    [one] Нещо в картите не е позволено; причината стои до него.
   *[other] { $amount } неща в картите не са позволени; причините стоят до тях.
}
web-new-ready = След това получаваш връзка за другите.
web-new-ready-alone = Играта започва веднага.
web-new-open = Отвори масата
web-new-start = Започни играта

## Ботове, от най-слабия до най-силния

web-bot-random = Мечтател
    .text = Прави каквото и да е позволено. Добър за опити.
web-bot-beginner = Начинаещ
    .text = Взима каквото изглежда добро и греши. Добър за първите игри.
web-bot-aggressive = Разбойник
    .text = Предпочита да руши, вместо да строи. По-скоро буен, отколкото силен.
web-bot-rush = Бързак
    .text = Строи евтино и бързо и рано приключва играта.
web-bot-charter = Ветеран
    .text = Играе като опитен човек: пази златото си и удря водача.
web-bot-belief = Психолог
    .text = Ветеран, който пресмята у кого кой персонаж е.
web-bot-search = Майстор
    .text = Преди всяко решение премисля стотици възможни игри. Най-силният.

## Чакалнята

web-room-to-lobby = Към лобито
web-room-seats = Места на масата
web-room-seat = Място { $number }
web-room-seat-open = свободно
web-room-is-bot = бот
web-room-is-you = ти
web-room-is-host = домакин
web-room-sit = Седни
web-room-sit-text = Или избери място на масата. Не е нужна регистрация.
web-room-sit-here = Седни тук
web-room-full = Всички места са заети. Можеш да гледаш.
web-room-stand = Стани
web-room-put-bot = Сложи бот
web-room-change-bot = Смени
web-room-manage = Управление
web-room-which-bot = Кой бот да седне тук?
web-room-remove-bot = Махни бота
web-room-hand-over = Предай масата на { $name }
web-room-send-away = Отпрати { $name }
web-room-send-away-text = Мястото отново е свободно. С връзката все още може да се върне.
web-room-lost = Мястото ти беше освободено. Ако има къде, можеш да седнеш отново.
web-room-missing = { $amount ->
    [one] Още едно място е свободно.
   *[other] Още { $amount } места са свободни.
}
web-room-ready = Всички са тук. Ти започваш играта.
web-room-host-starts = Всички са тук. { $name } започва играта.
web-room-start = Започни играта
web-room-fill-with = Бот за свободните места
web-room-fill = Допълни и започни
web-room-invite = Покани
web-room-invite-text = Който отвори тази връзка, може да седне.
web-room-copy = Копирай
web-room-copied = Копирано
web-room-share = Сподели
web-room-share-text = Ела да играем „Цитадели“!
web-room-code = Код за телефон
web-room-code-text = Код с връзката към тази маса за камерата на телефон
web-room-personal = Продължи от друго устройство
web-room-personal-text = Тази връзка отваря твоето място: от телефона, от къщи, след паднала батерия.
web-room-personal-warning = Който я има, играе вместо теб. Пази я за себе си.
web-room-setup = Какво се играе
web-room-characters = Персонажи
web-room-districts = Уникални сгради
web-room-districts-none = Само тези от книгата
web-room-removed = Тези карти им правят място
web-room-texts = Какво правят картите
web-room-size = { $amount ->
    [one] Град от { $amount } сграда
   *[other] Град от { $amount } сгради
}
web-room-clock-off = без часовник
web-room-clock-live = { $bank } + { $increment } за всеки
web-room-clock-days = { $time } за решение
web-room-stand-in = когато времето изтече: { $bot }
web-room-casual = с подсказки
web-room-serious = без подсказки
web-room-public = в лобито
web-room-private = само с връзка
web-room-practice = от дадена позиция
web-room-closed-to-you = Играта тече, а на тази маса се играе без зрители.
web-room-link-title = Твоето място
web-room-link-opening = Търсим твоето място…
web-room-link-empty = Връзката не е цяла. Копирай я цялата, заедно с това, което стои след знака #.
web-room-link-again = Опитай отново
