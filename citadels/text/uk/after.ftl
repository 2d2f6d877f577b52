# Що діється поруч із полем і після партії: журнал, чат, годинник, підсумок, запис партії, завантаження, чесна роздача.

## Журнал

web-log-title = Журнал партії
web-log-round = Раунд { $amount }
web-log-before = До першого раунду
web-log-deal = Роздача
web-log-draft = Вибір персонажів
web-log-turn = { $seat } · { $character }
web-log-earlier = Показати попередні раунди
web-log-new =
    { $amount ->
        [one] { $amount } новий рядок
        [few] { $amount } нові рядки
       *[many] { $amount } нових рядків
    }
web-log-empty = Поки що нічого не сталося.
web-log-cut = Що було раніше, тут не показано. Після кінця партії це буде в записі.
web-log-to-you = проти вас
web-log-plain = { $line }.
web-log-listed = { $line }: { $names }.
web-log-dealt-all =
    Кожен отримує { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }.
web-log-picked = Персонажів таємно обирають: { $names }.
web-log-faceup = Поза раундом, зображенням догори: { $names }.
web-log-nobody = Ніхто не відгукнувся: { $names }.
web-log-undo = { $seat } скасовує останню відповідь.
web-log-away = За гравця { $seat } поки що грає бот.
web-log-back = { $seat } знову за столом.
web-log-drew =
    { $seat } тягне { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
web-log-discarded =
    { $seat } скидає { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
web-log-put-under =
    Під колоду йде { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[many] { $amount } карт
    }
web-log-saw-card =
    { $seat } бачить у руці гравця { $target } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
web-log-took-card =
    { $seat } забирає в гравця { $target } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
web-log-gave-card =
    { $seat } віддає гравцеві { $target } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
web-log-saw-in-deck =
    { $seat } бачить у колоді { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }

## Чат

web-chat-title = Чат
web-chat-empty = Поки що всі мовчать. Почніть із готової фрази: кожен прочитає її своєю мовою.
web-chat-field = Повідомлення
web-chat-send = Надіслати
web-chat-left =
    { $amount ->
        [one] Лишився { $amount } знак
        [few] Лишилося { $amount } знаки
       *[many] Лишилося { $amount } знаків
    }
web-chat-phrases = Готові фрази
web-chat-phrases-help = Кожен читає їх своєю мовою.
web-chat-look-on = Ви глядач. Говорити можуть лише ті, хто сидить за столом.
web-chat-hide = Сховати чат
web-chat-show = Показати чат
web-chat-hidden = Ви сховали чат. Решта його бачить.
web-chat-mute = Заглушити
web-chat-unmute = Дати слово
web-chat-mute-who = Заглушити: { $name }
web-chat-unmute-who = Дати слово: { $name }
web-chat-people = Кому можна говорити
web-chat-muted = чат вимкнено

## Годинник

web-clock-left = { $name }: лишилося { $time }
web-clock-thinks = { $name } думає: лишилося { $time }
web-clock-days =
    { $amount ->
        [one] { $amount } день
        [few] { $amount } дні
       *[many] { $amount } днів
    }
web-clock-hours =
    { $amount ->
        [one] { $amount } година
        [few] { $amount } години
       *[many] { $amount } годин
    }
web-clock-minutes =
    { $amount ->
        [one] { $amount } хвилина
        [few] { $amount } хвилини
       *[many] { $amount } хвилин
    }
web-clock-seconds =
    { $amount ->
        [one] { $amount } секунда
        [few] { $amount } секунди
       *[many] { $amount } секунд
    }
web-clock-brief = { $days } дн { $hours } год

## Кінець партії

web-end-won = Перемога: { $name }
web-end-you-won = Ви перемогли!
web-end-shared = Спільна перемога: { $names }
web-end-scores = З чого склалися бали
web-end-total = Разом
web-end-districts = Квартали
web-end-none = нічого
web-end-tie = Нічия на першому місці
web-end-tie-rank = Вирішує старший ранг в останньому раунді: { $values }.
web-end-tie-districts = Вирішують бали самих кварталів: { $values }.
web-end-tie-gold = Вирішує золото: { $values }.
web-end-tie-value = { $name } { $amount }
web-end-tie-open = Цю нічию ніщо не розв’язує: перемога спільна.
web-end-chart = Бали раунд за раундом
web-end-chart-about = Скільки було б варте кожне місто наприкінці кожного раунду.
web-end-chart-table = Те саме таблицею
web-end-chart-round = Раунд
web-end-rematch = Зіграти ще раз
web-end-rematch-about = Усі лишаються на своїх місцях, і партія починається одразу.
web-end-replay = Дивитися запис
web-end-export = Зберегти запис
web-end-new = Новий стіл
web-end-home = На головну
web-end-more = Що далі?
web-end-no-scores = Не вдалося отримати бали.

## Чесна роздача

web-fair-title = Чи була роздача чесною?
web-fair-about = Перед першою картою сервер запечатав свій секрет: показав його відбиток (SHA-256). Уся випадковість партії походить від цього секрету, тож згодом змінити роздачу ніхто не міг.
web-fair-same = Ваш браузер обчислив відбиток секрету: він той самий, що був показаний на початку.
web-fair-same-kept = Ваш браузер пам’ятає відбиток від початку партії й обчислив його знову із секрету: вони збігаються.
web-fair-other = Секрет не відповідає відбитку. Не довіряйте цій роздачі!
web-fair-unable = Цей браузер обчислює відбитки лише через захищене з’єднання (https). Порівняти можна будь-якою програмою SHA-256.
web-fair-working = Обчислюємо…
web-fair-commitment = Відбиток, показаний на початку
web-fair-secret = Секрет
web-fair-whole = Щоб наново роздати й зіграти всю партію на своєму комп’ютері, збережіть запис і виконайте:
web-fair-elsewhere = Цю партію зіграно деінде: її роздачу тут не запечатували.
web-fair-practice = Ця партія почалася із заданої позиції. Від запечатаного секрету залежало лише те, що було потім.
web-fair-copy = Копіювати
web-fair-copied = Скопійовано

## Записи партій

web-replay-title = Запис партії
web-replay-game = Партія: { $names }
web-replay-loading = Партія завантажується…
web-replay-step = Крок { $step } з { $last }
web-replay-slider = Крок партії
web-replay-first = На початок
web-replay-last = У кінець
web-replay-previous = Попередній крок
web-replay-next = Наступний крок
web-replay-turn-previous = Попередній хід
web-replay-turn-next = Наступний хід
web-replay-round-previous = Попередній раунд
web-replay-round-next = Наступний раунд
web-replay-play = Показувати
web-replay-pause = Пауза
web-replay-speed = Швидкість
web-replay-speed-of = { $times }×
web-replay-eyes = Чиїми очима
web-replay-eyes-all = Усе відкрито
web-replay-eyes-spectator = Глядач
web-replay-board = Стіл
web-replay-log = Журнал
web-replay-result = Підсумок
web-replay-hand = Рука
web-replay-asked = Вирішує { $name }.
web-replay-over = Партію закінчено.
web-replay-practise = Грати звідси
web-replay-practise-about = Відкриється стіл із цією позицією, на решті місць будуть боти.
web-replay-practise-seat = Ви граєте за
web-replay-practise-unable = Із цієї позиції продовжити не можна: оберіть крок до кінця партії.
web-replay-keys = Клавіші: стрілки для кроків, із Shift для ходів, Page Up і Page Down для раундів, пробіл для показу.
web-replay-crown = з короною
web-replay-deck = Колода
web-replay-wait = Цей крок завантажується…

## Завантаження

web-import-title = Завантажити партію
web-import-about = Запис — це партія або позиція простим текстом: збережена тут або написана вами.
web-import-story = Запис
web-import-drop = Перетягніть сюди файл, оберіть його або вставте текст нижче.
web-import-file = Обрати файл
web-import-loaded = Файл { $name } завантажено.
web-import-too-large = Цей файл завеликий для запису.
web-import-what = Що з ним зробити?
web-import-game = Подивитися
web-import-game-about = Партія, розказана до кінця, лишиться тут, і її можна дивитися крок за кроком.
web-import-practise = Грати далі
web-import-practise-about = Стіл відкриється там, де закінчується запис, на решті місць будуть боти.
web-import-name = Ваше ім’я
web-import-seat = Ваше місце
web-import-bots = Боти
web-import-do-game = Зберегти й дивитися
web-import-do-practise = Відкрити стіл
web-import-working = Читаємо запис…
web-import-need-story = Спершу потрібен запис.
web-import-need-name = Спершу напишіть своє ім’я.
web-import-fault = Сервер каже:
web-import-not-over = Запис закінчується раніше за партію. Звідси можна грати далі.
web-import-over = У цьому записі партію закінчено. Її можна подивитися.
web-import-example = Спробувати приклад

## Фрази чату

phrase-hello = Вітаю!
phrase-good-luck = Щасти!
phrase-thanks = Дякую!
phrase-you-are-welcome = Прошу!
phrase-sorry = Вибачте!
phrase-yes = Так
phrase-no = Ні
phrase-well-played = Гарно зіграно!
phrase-nice-city = Яке гарне місто!
phrase-clever = Хитро!
phrase-ouch = Ой!
phrase-oh-no = О ні!
phrase-not-me = Це не я!
phrase-who-robbed-me = Хто мене обікрав?
phrase-spare-my-city = Пощадіть моє місто!
phrase-watch-the-leader = Стежте за лідером!
phrase-crown-please = Корону, будь ласка!
phrase-thinking = Дайте подумати…
phrase-hurry-please = Швидше, будь ласка!
phrase-one-moment = Хвилинку, будь ласка.
phrase-back-soon = Скоро повернуся.
phrase-last-round = Останній раунд!
phrase-rematch = Ще партію?
phrase-goodbye = До побачення!
