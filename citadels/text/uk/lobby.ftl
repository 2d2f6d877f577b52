# Лобі, підготовка столу й кімната очікування. Місця: $name і $names людей, $level бота, $amount, $rank,
# $number місця.

## Лобі

web-lobby-title = Цитаделі
web-lobby-tagline = Збудуйте найкраще місто. Таємно оберіть, хто ви, і вгадайте, ким стали інші.
web-lobby-point-free = без реєстрації, з будь-якого телефона
web-lobby-point-books = усі книги правил, від 2 до 8 гравців
web-lobby-point-bots = друзі, незнайомці чи боти
web-lobby-play = Зіграти
web-lobby-play-now = Грати з ботами зараз
web-lobby-playing = Готуємо стіл…
web-lobby-open = Відкрити стіл для друзів
web-lobby-name = Ваше ім’я
web-lobby-guest = Гість
web-lobby-rivals = Троє суперників
web-lobby-public = Столи, де чекають на гравців
web-lobby-public-none = Зараз ніхто не чекає. Відкрийте власний стіл: за посиланням друзі сядуть за нього у два натискання, а порожні місця займуть боти.
web-lobby-looking = Шукаємо столи…
web-lobby-of = Стіл: { $name }
web-lobby-taken = Зайнято місць: { $taken } з { $seats }
web-lobby-join = Сісти
web-lobby-watch = Дивитися
web-lobby-continue = Продовжити
web-lobby-mine = Мої столи
web-lobby-with = суперники: { $names }
web-lobby-as = ваше ім’я там: { $name }
web-lobby-forget = Забути цей стіл
web-lobby-forgotten = Стіл прибрано зі списку.
web-lobby-undo = Повернути
web-lobby-more = { $amount ->
    [one] Ще { $amount } стіл
    [few] Ще { $amount } столи
   *[many] Ще { $amount } столів
}
web-lobby-status-open = Чекає на гравців
web-lobby-status-playing = Гра триває
web-lobby-status-finished = Гру завершено
web-lobby-status-closed = Закрито
web-lobby-status-unknown = Поки немає зв’язку
web-lobby-further = Ще
web-lobby-learn = Навчитися грати
web-lobby-learn-why = Перша гра з терплячим провідником за десять хвилин
web-lobby-rules = Правила й карти
web-lobby-rules-why = Довідник з усіх карт і книг правил
web-lobby-import = Завантажити гру
web-lobby-import-why = Переглянути записану гру

## Новий стіл

web-new-title = Новий стіл
web-new-who = Хто грає
web-new-players = Кількість гравців
web-new-seat = Місце { $number }
web-new-person = Людина за посиланням
web-new-bot = Бот: { $level }
web-new-all-people = Усюди люди
web-new-all-bots = Усюди боти
web-new-public = Показати стіл у лобі
web-new-public-text = Тоді сісти зможе будь-хто; інакше лише той, хто має посилання.
web-new-set = Які карти
web-new-cast = Персонажі
web-new-preset-first-game = Славетна вісімка: убивство, крадіжка й корона. Почніть із неї.
web-new-preset-ambitious-aristocrats = Квартали змінюють господарів: розпорядження, захоплення, погляд у чужу руку.
web-new-preset-cunning-agents = Золото під ударом: погрози, мито й Відьма, що відбирає ходи.
web-new-preset-illustrious-emissaries = Карти мандрують: шпигунство й обміни. Руйнують мало.
web-new-preset-devious-dignitaries = Блеф: розпорядження й погрози приховані, і ніхто не знає, які з них справжні.
web-new-preset-tenacious-delegates = Щедрі ходи: багато карт і кварталів, а в тіні чекає Вбивця.
web-new-preset-vicious-nobles = Гостро: убивство, крадіжка, мито й руйнування. Ніхто не в безпеці.
web-new-cast-own = Власний вибір
web-new-cast-own-text = По одному персонажу кожного рангу, на ваш смак.
web-new-cast-lot = За жеребом
web-new-cast-lot-text = Випадок складе набір, який дозволяють правила.
web-new-draw-again = Тягти знову
web-new-rank = Ранг { $rank }
web-new-nobody = Нікого
web-new-from-players = гравців: від { $players }
web-new-many-replaced = Наше домашнє правило: замінювати скільки завгодно персонажів
web-new-more = Правила, квартали, годинник
web-new-profile = Книга правил
web-new-profile-2016 = Найновіша гра: 27 персонажів, 30 особливих кварталів, місто із семи.
web-new-profile-classic-en = Давніша гра: вісім персонажів і ще десять на заміну, місто з восьми.
web-new-profile-classic-ru = Давніша гра з 14 кварталами із зіркою, які можна додати.
web-new-profile-classic-fr = Третє видання: квартали із зіркою стають на місце інших особливих; коротка гра до шести чи семи.
web-new-ninth = З персонажем 9 рангу
web-new-ninth-text = Вибір ширший; за такої кількості гравців правила залишають це на ваш розсуд.
web-new-districts = Особливі квартали
web-new-districts-preset = З набору
web-new-districts-book = З книги
web-new-districts-own = Власний вибір
web-new-districts-lot = За жеребом
web-new-districts-rule-2016 = У кожній грі беруть участь 14 із 30 особливих кварталів.
web-new-districts-rule-classic-en = У цій книзі немає кварталів із зіркою, але стіл може додати їх з інших книг. Якщо їх більше ніж три, стільки ж звичайних карт за жеребом іде з колоди.
web-new-districts-rule-classic-ru = Можна додати квартали із зіркою. Якщо їх більше ніж три, стільки ж звичайних карт за жеребом іде з колоди.
web-new-districts-rule-classic-fr = Кожен квартал із зіркою стає на місце іншого особливого, якого обирає жереб.
web-new-districts-of = Обрано: { $amount } з { $wanted }
web-new-districts-chosen = Обрано: { $amount }
web-new-districts-clear = Зняти вибір
web-new-target = Тривалість гри
web-new-target-usual = { $amount ->
    [one] Звичайна: { $amount } квартал
    [few] Звичайна: { $amount } квартали
   *[many] Звичайна: { $amount } кварталів
}
web-new-target-short = { $amount ->
    [one] Коротша: { $amount } квартал
    [few] Коротша: { $amount } квартали
   *[many] Коротша: { $amount } кварталів
}
web-new-clock = Годинник
web-new-clock-off = Без годинника
    .text = Кожен думає скільки хоче.
web-new-clock-live = За один раз
    .text = Кожен має час на всю гру, і з кожним рішенням його трохи додається.
web-new-clock-days = За днями
    .text = На кожне рішення дається стільки-то днів. Заходьте, коли маєте хвилинку.
web-new-clock-bank = На всю гру
web-new-clock-increment = Додається за рішення
web-new-clock-decision = На одне рішення
web-new-stand-in = Коли час вийшов, грає цей бот
web-new-casual = Підказки дозволено
    .text = Кожен може спитати сильного бота, як зіграв би він.
web-new-spectators = Можна дивитися збоку
    .text = Глядачі бачать те саме, що й людина біля столу, і жодної прихованої карти.
web-new-problems = { $amount ->
    [one] З картами { $amount } негаразд; причину вказано поруч.
    [few] З картами { $amount } негаразди; причини вказано поруч.
   *[many] З картами { $amount } негараздів; причини вказано поруч.
}
web-new-ready = Далі ви отримаєте посилання для інших.
web-new-ready-alone = Гра почнеться відразу.
web-new-open = Відкрити стіл
web-new-start = Почати гру

## Боти від найслабшого до найсильнішого

web-bot-random = Мрійник
    .text = Робить будь-що з дозволеного. Добрий, щоб пробувати.
web-bot-beginner = Новачок
    .text = Бере те, що здається добрим, і помиляється. Добрий для перших ігор.
web-bot-aggressive = Розбійник
    .text = Охочіше руйнує, ніж будує. Радше буйний, ніж сильний.
web-bot-rush = Спринтер
    .text = Будує дешево й швидко і рано закінчує гру.
web-bot-charter = Ветеран
    .text = Грає як досвідчена людина: береже золото й б’є того, хто попереду.
web-bot-belief = Психолог
    .text = Ветеран, який вираховує, у кого який персонаж.
web-bot-search = Майстер
    .text = Перед кожним рішенням переглядає сотні можливих ігор. Найсильніший.

## Кімната очікування

web-room-to-lobby = До лобі
web-room-seats = Місця за столом
web-room-seat = Місце { $number }
web-room-seat-open = вільне
web-room-is-bot = бот
web-room-is-you = це ви
web-room-is-host = господар столу
web-room-sit = Сісти за стіл
web-room-sit-text = Або оберіть місце за столом. Реєстрація не потрібна.
web-room-sit-here = Сісти тут
web-room-full = Усі місця зайнято. Можна дивитися.
web-room-stand = Встати
web-room-put-bot = Посадити бота
web-room-change-bot = Змінити
web-room-manage = Керувати
web-room-which-bot = Якого бота посадити сюди?
web-room-remove-bot = Прибрати бота
web-room-hand-over = Передати стіл гравцеві { $name }
web-room-send-away = Попросити піти: { $name }
web-room-send-away-text = Місце знову стане вільним. За посиланням усе ще можна повернутися.
web-room-lost = Ваше місце звільнили. Якщо є куди, можна сісти знову.
web-room-missing = { $amount ->
    [one] Вільне ще { $amount } місце.
    [few] Вільні ще { $amount } місця.
   *[many] Вільно ще { $amount } місць.
}
web-room-ready = Усі зібралися. Гру починаєте ви.
web-room-host-starts = Усі зібралися. Гру починає { $name }.
web-room-start = Почати гру
web-room-fill-with = Бот для вільних місць
web-room-fill = Додати ботів і почати
web-room-invite = Запросити
web-room-invite-text = Хто відкриє це посилання, зможе сісти за стіл.
web-room-copy = Копіювати
web-room-copied = Скопійовано
web-room-share = Поділитися
web-room-share-text = Зіграймо в «Цитаделі»!
web-room-code = Код для телефона
web-room-code-text = Код із посиланням на цей стіл для камери телефона
web-room-personal = Продовжити на іншому пристрої
web-room-personal-text = Це посилання відкриває ваше місце: з телефона, з дому, після розрядженої батареї.
web-room-personal-warning = Хто його має, той грає за вас. Нікому його не показуйте.
web-room-setup = У що граємо
web-room-characters = Персонажі
web-room-districts = Особливі квартали
web-room-districts-none = Лише ті, що в книзі
web-room-removed = Поступаються їм місцем у колоді
web-room-texts = Що роблять карти
web-room-size = { $amount ->
    [one] Місто з { $amount } кварталу
    [few] Місто з { $amount } кварталів
   *[many] Місто з { $amount } кварталів
}
web-room-clock-off = без годинника
web-room-clock-live = { $bank } + { $increment } кожному
web-room-clock-days = { $time } на рішення
web-room-stand-in = коли час вийшов: { $bot }
web-room-casual = з підказками
web-room-serious = без підказок
web-room-public = видно в лобі
web-room-private = лише за посиланням
web-room-practice = продовження позиції
web-room-closed-to-you = Гра вже триває, а за цим столом грають без глядачів.
web-room-link-title = Ваше місце
web-room-link-opening = Шукаємо ваше місце…
web-room-link-empty = Посилання неповне. Скопіюйте його цілком, разом із тим, що стоїть після знака #.
web-room-link-again = Спробувати знову
