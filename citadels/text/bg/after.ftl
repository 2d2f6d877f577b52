# Какво става до полето и след играта: дневник, чат, часовници, край, записи, внасяне, честно раздаване.

## Дневникът

web-log-title = Дневник на играта
web-log-round = Рунд { $amount }
web-log-before = Преди първия рунд
web-log-deal = Раздаване
web-log-draft = Избор на персонажи
web-log-turn = { $seat } · { $character }
web-log-earlier = Покажи предишните рундове
web-log-new =
    { $amount ->
        [one] { $amount } нов ред
       *[other] { $amount } нови реда
    }
web-log-empty = Още нищо не се е случило.
web-log-cut = Предишното не е разказано тук. След края ще го има в записа.
web-log-to-you = срещу теб
web-log-plain = { $line }.
web-log-listed = { $line }: { $names }.
web-log-dealt-all =
    Всеки получава { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }.
web-log-picked = Тайно избират персонаж: { $names }.
web-log-faceup = Извън рунда, с лицето нагоре: { $names }.
web-log-nobody = Никой не се обади: { $names }.
web-log-undo = { $seat } връща последния си избор.
web-log-away = Засега вместо { $seat } играе бот.
web-log-back = { $seat } отново е на масата.
web-log-drew =
    { $seat } тегли { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }
web-log-discarded =
    { $seat } изчиства { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }
web-log-put-under =
    { $amount ->
        [one] { $amount } карта отива под тестето
       *[other] { $amount } карти отиват под тестето
    }
web-log-saw-card =
    { $seat } вижда в ръката на { $target } { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }
web-log-took-card =
    { $seat } взема от { $target } { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }
web-log-gave-card =
    { $seat } дава на { $target } { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }
web-log-saw-in-deck =
    { $seat } вижда в тестето { $amount ->
        [one] { $amount } карта
       *[other] { $amount } карти
    }

## Чат

web-chat-title = Чат
web-chat-empty = Още никой не е казал нищо. Започни с готова фраза: всеки я чете на своя език.
web-chat-field = Съобщение
web-chat-send = Изпрати
web-chat-left =
    { $amount ->
        [one] Остава { $amount } знак
       *[other] Остават { $amount } знака
    }
web-chat-phrases = Готови фрази
web-chat-phrases-help = Всеки ги чете на своя език.
web-chat-look-on = Ти си зрител. Говорят само седналите на масата.
web-chat-hide = Скрий чата
web-chat-show = Покажи чата
web-chat-hidden = Чатът е скрит за теб. Останалите го виждат.
web-chat-mute = Заглуши
web-chat-unmute = Дай думата
web-chat-mute-who = Заглуши { $name }
web-chat-unmute-who = Дай думата на { $name }
web-chat-people = Кой може да говори
web-chat-muted = чатът е спрян

## Часовници

web-clock-left = { $name }: остава { $time }
web-clock-thinks = { $name } мисли: остава { $time }
web-clock-days =
    { $amount ->
        [one] { $amount } ден
       *[other] { $amount } дни
    }
web-clock-hours =
    { $amount ->
        [one] { $amount } час
       *[other] { $amount } часа
    }
web-clock-minutes =
    { $amount ->
        [one] { $amount } минута
       *[other] { $amount } минути
    }
web-clock-seconds =
    { $amount ->
        [one] { $amount } секунда
       *[other] { $amount } секунди
    }
web-clock-brief = { $days } д { $hours } ч

## Краят на играта

web-end-won = Победа за { $name }
web-end-you-won = Ти победи!
web-end-shared = Обща победа: { $names }
web-end-scores = Откъде идват точките
web-end-total = Общо
web-end-districts = Сгради
web-end-none = нищо
web-end-tie = Равенство на върха
web-end-tie-rank = Решава по-високият ранг в последния рунд: { $values }.
web-end-tie-districts = Решават точките само от сградите: { $values }.
web-end-tie-gold = Решава златото: { $values }.
web-end-tie-value = { $name } { $amount }
web-end-tie-open = Нищо не решава това равенство: победата е обща.
web-end-chart = Точките рунд по рунд
web-end-chart-about = Колко би струвал всеки град в края на всеки рунд.
web-end-chart-table = Същото като таблица
web-end-chart-round = Рунд
web-end-rematch = Играй отново
web-end-rematch-about = Всеки остава на мястото си и играта започва веднага.
web-end-replay = Гледай записа
web-end-export = Запази записа
web-end-new = Нова маса
web-end-home = Към началото
web-end-more = Какво следва?
web-end-no-scores = Точките не можаха да бъдат получени.

## Честното раздаване

web-fair-title = Беше ли раздаването честно?
web-fair-about = Преди първата карта сървърът запечата тайната си: показа неин отпечатък (SHA-256). Цялата случайност в играта идва от тази тайна, затова после никой не е могъл да промени раздаването.
web-fair-same = Браузърът ти изчисли отпечатъка на тайната: той е същият, който беше показан в началото.
web-fair-same-kept = Браузърът ти помни отпечатъка от началото на играта и го изчисли отново от тайната: съвпадат.
web-fair-other = Тайната не отговаря на отпечатъка. Не се доверявай на това раздаване!
web-fair-unable = Този браузър изчислява отпечатъци само по защитена връзка (https). Можеш да сравниш с всяка програма за SHA-256.
web-fair-working = Изчисляваме…
web-fair-commitment = Отпечатък от началото
web-fair-secret = Тайната
web-fair-whole = За да раздадеш и изиграеш цялата игра отново на своя компютър, запази записа и изпълни:
web-fair-elsewhere = Тази игра е играна другаде: раздаването ѝ не е запечатано тук.
web-fair-practice = Тази игра започна от зададена позиция. От запечатаната тайна зависеше само онова след нея.
web-fair-copy = Копирай
web-fair-copied = Копирано

## Записи

web-replay-title = Запис на игра
web-replay-game = Игра на { $names }
web-replay-loading = Играта се зарежда…
web-replay-step = Стъпка { $step } от { $last }
web-replay-slider = Стъпка от играта
web-replay-first = В началото
web-replay-last = В края
web-replay-previous = Предишна стъпка
web-replay-next = Следваща стъпка
web-replay-turn-previous = Предишен ход
web-replay-turn-next = Следващ ход
web-replay-round-previous = Предишен рунд
web-replay-round-next = Следващ рунд
web-replay-play = Пусни
web-replay-pause = Пауза
web-replay-speed = Скорост
web-replay-speed-of = { $times }×
web-replay-eyes = През очите на
web-replay-eyes-all = Всичко открито
web-replay-eyes-spectator = Зрител
web-replay-board = Масата
web-replay-log = Дневник
web-replay-result = Резултат
web-replay-hand = Ръка
web-replay-asked = Решава { $name }.
web-replay-over = Играта свърши.
web-replay-practise = Играй оттук
web-replay-practise-about = Отваря се маса с тази позиция, а на другите места сядат ботове.
web-replay-practise-seat = Играеш като
web-replay-practise-unable = От тази позиция не може да се продължи: избери стъпка преди края.
web-replay-keys = Клавиши: стрелки за стъпките, с Shift за ходовете, Page Up и Page Down за рундовете, интервал за пускане.
web-replay-crown = с короната
web-replay-deck = Тесте
web-replay-wait = Тази стъпка се зарежда…

## Внасяне

web-import-title = Внасяне на игра
web-import-about = Записът е игра или позиция в обикновен текст: запазен тук или написан от теб.
web-import-story = Записът
web-import-drop = Пусни файл тук, избери файл или постави текста отдолу.
web-import-file = Избери файл
web-import-loaded = Файлът { $name } е зареден.
web-import-too-large = Този файл е твърде голям за запис.
web-import-what = Какво да стане с него?
web-import-game = Гледане
web-import-game-about = Игра, разказана докрай, се пази тук и може да се гледа стъпка по стъпка.
web-import-practise = Продължаване
web-import-practise-about = Масата се отваря там, където свършва записът, а на другите места сядат ботове.
web-import-name = Твоето име
web-import-seat = Твоето място
web-import-bots = Ботовете
web-import-do-game = Запази и гледай
web-import-do-practise = Отвори масата
web-import-working = Четем записа…
web-import-need-story = Първо дай запис.
web-import-need-name = Първо напиши името си.
web-import-fault = Сървърът казва:
web-import-not-over = Записът свършва преди играта. Оттам можеш да продължиш.
web-import-over = В този запис играта е свършила. Можеш да я гледаш.
web-import-example = Опитай с пример

## Фрази за чата

phrase-hello = Здравейте!
phrase-good-luck = Успех!
phrase-thanks = Благодаря!
phrase-you-are-welcome = Няма защо!
phrase-sorry = Извинете!
phrase-yes = Да
phrase-no = Не
phrase-well-played = Добре изиграно!
phrase-nice-city = Какъв хубав град!
phrase-clever = Хитро!
phrase-ouch = Ох!
phrase-oh-no = О, не!
phrase-not-me = Не бях аз!
phrase-who-robbed-me = Кой ме ограби?
phrase-spare-my-city = Пощадете града ми!
phrase-watch-the-leader = Внимавайте с водача!
phrase-crown-please = Короната, моля!
phrase-thinking = Нека помисля…
phrase-hurry-please = По-бързо, моля!
phrase-one-moment = Един момент, моля.
phrase-back-soon = Скоро се връщам.
phrase-last-round = Последният рунд!
phrase-rematch = Още една игра?
phrase-goodbye = Довиждане!
