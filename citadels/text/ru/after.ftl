# Что происходит рядом с полем и после партии: журнал, чат, часы, итог, запись партии, загрузка, честная раздача.

## Журнал

web-log-title = Журнал партии
web-log-round = Раунд { $amount }
web-log-before = До первого раунда
web-log-deal = Раздача
web-log-draft = Выбор персонажей
web-log-turn = { $seat } · { $character }
web-log-earlier = Показать прошлые раунды
web-log-new =
    { $amount ->
        [one] { $amount } новая строка
        [few] { $amount } новые строки
       *[many] { $amount } новых строк
    }
web-log-empty = Пока ничего не произошло.
web-log-cut = Что было раньше, здесь не показано. После конца партии это будет в записи.
web-log-to-you = против вас
web-log-plain = { $line }.
web-log-listed = { $line }: { $names }.
web-log-dealt-all =
    Каждый получает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
web-log-picked = Персонажей тайно выбирают: { $names }.
web-log-faceup = Вне раунда, лицом вверх: { $names }.
web-log-nobody = Никто не отозвался: { $names }.
web-log-undo = { $seat } берёт последний ответ назад.
web-log-away = За игрока { $seat } пока играет бот.
web-log-back = { $seat } снова за столом.
web-log-drew =
    { $seat } тянет { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
web-log-discarded =
    { $seat } сбрасывает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
web-log-put-under =
    Под колоду уходит { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    }
web-log-saw-card =
    { $seat } видит на руке у игрока { $target } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
web-log-took-card =
    { $seat } забирает у игрока { $target } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
web-log-gave-card =
    { $seat } отдаёт игроку { $target } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
web-log-saw-in-deck =
    { $seat } видит в колоде { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }

## Чат

web-chat-title = Чат
web-chat-empty = Пока все молчат. Начните с готовой фразы: каждый прочтёт её на своём языке.
web-chat-field = Сообщение
web-chat-send = Отправить
web-chat-left =
    { $amount ->
        [one] Остался { $amount } знак
        [few] Осталось { $amount } знака
       *[many] Осталось { $amount } знаков
    }
web-chat-phrases = Готовые фразы
web-chat-phrases-help = Каждый читает их на своём языке.
web-chat-look-on = Вы зритель. Говорить могут только те, кто сидит за столом.
web-chat-hide = Скрыть чат
web-chat-show = Показать чат
web-chat-hidden = Вы скрыли чат. Остальные его видят.
web-chat-mute = Заглушить
web-chat-unmute = Дать слово
web-chat-mute-who = Заглушить: { $name }
web-chat-unmute-who = Дать слово: { $name }
web-chat-people = Кому можно говорить
web-chat-muted = чат отключён

## Часы

web-clock-left = { $name }: осталось { $time }
web-clock-thinks = { $name } думает: осталось { $time }
web-clock-days =
    { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
       *[many] { $amount } дней
    }
web-clock-hours =
    { $amount ->
        [one] { $amount } час
        [few] { $amount } часа
       *[many] { $amount } часов
    }
web-clock-minutes =
    { $amount ->
        [one] { $amount } минута
        [few] { $amount } минуты
       *[many] { $amount } минут
    }
web-clock-seconds =
    { $amount ->
        [one] { $amount } секунда
        [few] { $amount } секунды
       *[many] { $amount } секунд
    }
web-clock-brief = { $days } дн { $hours } ч

## Конец партии

web-end-won = Победа: { $name }
web-end-you-won = Вы победили!
web-end-shared = Общая победа: { $names }
web-end-scores = Из чего сложились очки
web-end-total = Всего
web-end-districts = Кварталы
web-end-none = ничего
web-end-tie = Ничья на первом месте
web-end-tie-rank = Решает старший ранг в последнем раунде: { $values }.
web-end-tie-districts = Решают очки одних кварталов: { $values }.
web-end-tie-gold = Решает золото: { $values }.
web-end-tie-value = { $name } { $amount }
web-end-tie-open = Эту ничью ничто не решает: победа общая.
web-end-chart = Очки раунд за раундом
web-end-chart-about = Сколько стоил бы каждый город в конце каждого раунда.
web-end-chart-table = То же самое таблицей
web-end-chart-round = Раунд
web-end-rematch = Сыграть ещё раз
web-end-rematch-about = Все остаются на своих местах, и партия сразу начинается.
web-end-replay = Смотреть запись
web-end-export = Сохранить запись
web-end-new = Новый стол
web-end-home = На главную
web-end-more = Что дальше?
web-end-no-scores = Не удалось получить очки.

## Честная раздача

web-fair-title = Была ли раздача честной?
web-fair-about = До первой карты сервер запечатал свой секрет: показал его отпечаток (SHA-256). Вся случайность партии идёт от этого секрета, поэтому позже изменить раздачу никто не мог.
web-fair-same = Ваш браузер вычислил отпечаток секрета: он тот самый, что был показан в начале.
web-fair-same-kept = Ваш браузер помнит отпечаток с начала партии и вычислил его заново по секрету: они совпадают.
web-fair-other = Секрет не подходит к отпечатку. Не доверяйте этой раздаче!
web-fair-unable = Этот браузер вычисляет отпечатки только по защищённой связи (https). Сравнить можно любой программой SHA-256.
web-fair-working = Вычисляем…
web-fair-commitment = Отпечаток, показанный в начале
web-fair-secret = Секрет
web-fair-whole = Чтобы заново раздать и сыграть всю партию на своей машине, сохраните запись и выполните:
web-fair-elsewhere = Эта партия сыграна в другом месте: её раздачу здесь не запечатывали.
web-fair-practice = Эта партия началась с заданной позиции. От запечатанного секрета зависело только то, что было потом.
web-fair-copy = Копировать
web-fair-copied = Скопировано

## Записи партий

web-replay-title = Запись партии
web-replay-game = Партия: { $names }
web-replay-loading = Партия загружается…
web-replay-step = Шаг { $step } из { $last }
web-replay-slider = Шаг партии
web-replay-first = В начало
web-replay-last = В конец
web-replay-previous = Предыдущий шаг
web-replay-next = Следующий шаг
web-replay-turn-previous = Предыдущий ход
web-replay-turn-next = Следующий ход
web-replay-round-previous = Предыдущий раунд
web-replay-round-next = Следующий раунд
web-replay-play = Показывать
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-speed-of = { $times }×
web-replay-eyes = Чьими глазами
web-replay-eyes-all = Всё открыто
web-replay-eyes-spectator = Зритель
web-replay-board = Стол
web-replay-log = Журнал
web-replay-result = Итог
web-replay-hand = Рука
web-replay-asked = Решает { $name }.
web-replay-over = Партия окончена.
web-replay-practise = Играть отсюда
web-replay-practise-about = Откроется стол с этой позицией, на остальных местах будут боты.
web-replay-practise-seat = Вы играете за
web-replay-practise-unable = С этой позиции продолжить нельзя: выберите шаг до конца партии.
web-replay-keys = Клавиши: стрелки для шагов, с Shift для ходов, Page Up и Page Down для раундов, пробел для показа.
web-replay-crown = с короной
web-replay-deck = Колода
web-replay-wait = Этот шаг загружается…

## Загрузка

web-import-title = Загрузить партию
web-import-about = Запись — это партия или позиция простым текстом: сохранённая здесь или написанная вами.
web-import-story = Запись
web-import-drop = Перетащите сюда файл, выберите его или вставьте текст ниже.
web-import-file = Выбрать файл
web-import-loaded = Файл { $name } загружен.
web-import-too-large = Этот файл слишком велик для записи.
web-import-what = Что с ней сделать?
web-import-game = Посмотреть
web-import-game-about = Партия, рассказанная до конца, останется здесь, и её можно смотреть шаг за шагом.
web-import-practise = Играть дальше
web-import-practise-about = Стол откроется там, где кончается запись, на остальных местах будут боты.
web-import-name = Ваше имя
web-import-seat = Ваше место
web-import-bots = Боты
web-import-do-game = Сохранить и смотреть
web-import-do-practise = Открыть стол
web-import-working = Читаем запись…
web-import-need-story = Сначала нужна запись.
web-import-need-name = Сначала напишите своё имя.
web-import-fault = Сервер говорит:
web-import-not-over = Запись кончается раньше партии. Отсюда можно играть дальше.
web-import-over = В этой записи партия окончена. Её можно посмотреть.
web-import-example = Попробовать пример

## Фразы чата

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-you-are-welcome = Пожалуйста!
phrase-sorry = Простите!
phrase-yes = Да
phrase-no = Нет
phrase-well-played = Хорошо сыграно!
phrase-nice-city = Какой красивый город!
phrase-clever = Хитро!
phrase-ouch = Ой!
phrase-oh-no = О нет!
phrase-not-me = Это не я!
phrase-who-robbed-me = Кто меня обокрал?
phrase-spare-my-city = Пощадите мой город!
phrase-watch-the-leader = Следите за лидером!
phrase-crown-please = Корону, пожалуйста!
phrase-thinking = Дайте подумать…
phrase-hurry-please = Поскорее, пожалуйста!
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Скоро вернусь.
phrase-last-round = Последний раунд!
phrase-rematch = Ещё партию?
phrase-goodbye = До свидания!
