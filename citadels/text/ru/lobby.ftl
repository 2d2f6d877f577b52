# Лобби, подготовка стола и комната ожидания. Места: $name и $names людей, $level бота, $amount, $rank,
# $number места.

## Лобби

web-lobby-title = Цитадели
web-lobby-tagline = Постройте лучший город. Тайно выберите, кто вы, и угадайте, кем стали остальные.
web-lobby-point-free = без регистрации, с любого телефона
web-lobby-point-books = все книги правил, от 2 до 8 игроков
web-lobby-point-bots = друзья, незнакомцы или боты
web-lobby-play = Сыграть
web-lobby-play-now = Играть с ботами сейчас
web-lobby-playing = Готовим стол…
web-lobby-open = Открыть стол для друзей
web-lobby-name = Ваше имя
web-lobby-guest = Гость
web-lobby-rivals = Три соперника
web-lobby-public = Столы, где ждут игроков
web-lobby-public-none = Сейчас никто не ждёт. Откройте свой стол: по ссылке друзья сядут за него в два нажатия, а пустые места займут боты.
web-lobby-looking = Ищем столы…
web-lobby-of = Стол: { $name }
web-lobby-taken = Занято мест: { $taken } из { $seats }
web-lobby-join = Сесть
web-lobby-watch = Смотреть
web-lobby-continue = Продолжить
web-lobby-mine = Мои столы
web-lobby-with = соперники: { $names }
web-lobby-as = ваше имя там: { $name }
web-lobby-forget = Забыть этот стол
web-lobby-forgotten = Стол убран из списка.
web-lobby-undo = Вернуть
web-lobby-more = { $amount ->
    [one] Ещё { $amount } стол
    [few] Ещё { $amount } стола
   *[many] Ещё { $amount } столов
}
web-lobby-status-open = Ждёт игроков
web-lobby-status-playing = Идёт игра
web-lobby-status-finished = Игра окончена
web-lobby-status-closed = Закрыт
web-lobby-status-unknown = Пока нет связи
web-lobby-further = Ещё
web-lobby-learn = Научиться играть
web-lobby-learn-why = Первая игра с терпеливым проводником за десять минут
web-lobby-rules = Правила и карты
web-lobby-rules-why = Справочник по всем картам и книгам правил
web-lobby-import = Загрузить игру
web-lobby-import-why = Пересмотреть записанную игру

## Новый стол

web-new-title = Новый стол
web-new-who = Кто играет
web-new-players = Число игроков
web-new-seat = Место { $number }
web-new-person = Человек по ссылке
web-new-bot = Бот: { $level }
web-new-all-people = Везде люди
web-new-all-bots = Везде боты
web-new-public = Показать стол в лобби
web-new-public-text = Тогда сесть сможет любой; иначе только тот, у кого есть ссылка.
web-new-set = Какие карты
web-new-cast = Персонажи
web-new-preset-first-game = Знаменитая восьмёрка: убийство, кража и корона. Начните с неё.
web-new-preset-ambitious-aristocrats = Кварталы меняют хозяев: ордера, захваты, взгляд в чужую руку.
web-new-preset-cunning-agents = Золото под ударом: угрозы, подать и Ведьма, которая отнимает ходы.
web-new-preset-illustrious-emissaries = Карты странствуют: слежка и обмены. Рушат мало.
web-new-preset-devious-dignitaries = Блеф: ордера и угрозы скрыты, и никто не знает, какие из них настоящие.
web-new-preset-tenacious-delegates = Щедрые ходы: много карт и кварталов, а в тени ждёт Ассасин.
web-new-preset-vicious-nobles = Остро: убийство, кража, подати и разрушения. Никто не в безопасности.
web-new-cast-own = Свой выбор
web-new-cast-own-text = По одному персонажу каждого ранга, на ваш вкус.
web-new-cast-lot = По жребию
web-new-cast-lot-text = Случай составит набор, который разрешают правила.
web-new-draw-again = Тянуть снова
web-new-rank = Ранг { $rank }
web-new-nobody = Никого
web-new-from-players = игроков: от { $players }
web-new-many-replaced = Наше домашнее правило: заменять сколько угодно персонажей
web-new-more = Правила, кварталы, часы
web-new-profile = Книга правил
web-new-profile-2016 = Новейшая игра: 27 персонажей, 30 особых кварталов, город из семи.
web-new-profile-classic-en = Прежняя игра: восемь персонажей и ещё десять на замену, город из восьми.
web-new-profile-classic-ru = Прежняя игра с 14 кварталами со звездой, которые можно добавить.
web-new-profile-classic-fr = Третье издание: кварталы со звездой встают на место других особых; короткая игра до шести или семи.
web-new-ninth = С персонажем 9-го ранга
web-new-ninth-text = Выбор шире; при таком числе игроков правила оставляют это на ваше усмотрение.
web-new-districts = Особые кварталы
web-new-districts-preset = Из набора
web-new-districts-book = Из книги
web-new-districts-own = Свой выбор
web-new-districts-lot = По жребию
web-new-districts-rule-2016 = В каждой игре участвуют 14 из 30 особых кварталов.
web-new-districts-rule-classic-en = В этой книге нет кварталов со звездой, но стол может добавить их из других книг. Если их больше трёх, столько же обычных карт по жребию уходит из колоды.
web-new-districts-rule-classic-ru = Можно добавить кварталы со звездой. Если их больше трёх, столько же обычных карт по жребию уходит из колоды.
web-new-districts-rule-classic-fr = Каждый квартал со звездой встаёт на место другого особого, который выбирает жребий.
web-new-districts-of = Выбрано: { $amount } из { $wanted }
web-new-districts-chosen = Выбрано: { $amount }
web-new-districts-clear = Снять выбор
web-new-target = Длина игры
web-new-target-usual = { $amount ->
    [one] Обычная: { $amount } квартал
    [few] Обычная: { $amount } квартала
   *[many] Обычная: { $amount } кварталов
}
web-new-target-short = { $amount ->
    [one] Короче: { $amount } квартал
    [few] Короче: { $amount } квартала
   *[many] Короче: { $amount } кварталов
}
web-new-clock = Часы
web-new-clock-off = Без часов
    .text = Каждый думает сколько хочет.
web-new-clock-live = За один присест
    .text = У каждого есть время на всю игру, и с каждым решением его немного прибавляется.
web-new-clock-days = По дням
    .text = На каждое решение даётся столько-то дней. Заходите, когда есть минутка.
web-new-clock-bank = На всю игру
web-new-clock-increment = Прибавка за решение
web-new-clock-decision = На одно решение
web-new-stand-in = Когда время вышло, играет этот бот
web-new-casual = Подсказки разрешены
    .text = Каждый может спросить у сильного бота, как сыграл бы он.
web-new-spectators = Можно смотреть со стороны
    .text = Зрители видят то же, что человек рядом со столом, и ни одной скрытой карты.
web-new-problems = { $amount ->
    [one] С картами { $amount } неувязка; причина указана рядом.
    [few] С картами { $amount } неувязки; причины указаны рядом.
   *[many] С картами { $amount } неувязок; причины указаны рядом.
}
web-new-ready = Дальше вы получите ссылку для остальных.
web-new-ready-alone = Игра начнётся сразу.
web-new-open = Открыть стол
web-new-start = Начать игру

## Боты от слабейшего к сильнейшему

web-bot-random = Мечтатель
    .text = Делает что угодно из разрешённого. Хорош, чтобы пробовать.
web-bot-beginner = Новичок
    .text = Берёт то, что кажется хорошим, и ошибается. Хорош для первых игр.
web-bot-aggressive = Разбойник
    .text = Охотнее рушит, чем строит. Скорее буйный, чем сильный.
web-bot-rush = Торопыга
    .text = Строит дёшево и быстро и рано заканчивает игру.
web-bot-charter = Ветеран
    .text = Играет как опытный человек: бережёт золото и бьёт того, кто впереди.
web-bot-belief = Психолог
    .text = Ветеран, который вычисляет, у кого какой персонаж.
web-bot-search = Мастер
    .text = Перед каждым решением просматривает сотни возможных игр. Сильнейший.

## Комната ожидания

web-room-to-lobby = В лобби
web-room-seats = Места за столом
web-room-seat = Место { $number }
web-room-seat-open = свободно
web-room-is-bot = бот
web-room-is-you = это вы
web-room-is-host = хозяин стола
web-room-sit = Сесть за стол
web-room-sit-text = Или выберите место за столом. Регистрация не нужна.
web-room-sit-here = Сесть здесь
web-room-full = Все места заняты. Можно смотреть.
web-room-stand = Встать
web-room-put-bot = Посадить бота
web-room-change-bot = Сменить
web-room-manage = Управлять
web-room-which-bot = Какого бота посадить сюда?
web-room-remove-bot = Убрать бота
web-room-hand-over = Передать стол игроку { $name }
web-room-send-away = Попросить уйти: { $name }
web-room-send-away-text = Место снова станет свободным. По ссылке всё ещё можно вернуться.
web-room-lost = Ваше место освободили. Если есть куда, можно сесть снова.
web-room-missing = { $amount ->
    [one] Свободно ещё { $amount } место.
    [few] Свободно ещё { $amount } места.
   *[many] Свободно ещё { $amount } мест.
}
web-room-ready = Все в сборе. Игру начинаете вы.
web-room-host-starts = Все в сборе. Игру начинает { $name }.
web-room-start = Начать игру
web-room-fill-with = Бот для свободных мест
web-room-fill = Добавить ботов и начать
web-room-invite = Пригласить
web-room-invite-text = Кто откроет эту ссылку, сможет сесть за стол.
web-room-copy = Копировать
web-room-copied = Скопировано
web-room-share = Поделиться
web-room-share-text = Сыграем в «Цитадели»?
web-room-code = Код для телефона
web-room-code-text = Код со ссылкой на этот стол для камеры телефона
web-room-personal = Продолжить на другом устройстве
web-room-personal-text = Эта ссылка открывает ваше место: с телефона, из дома, после севшей батареи.
web-room-personal-warning = У кого она есть, тот играет за вас. Никому её не показывайте.
web-room-setup = Во что играем
web-room-characters = Персонажи
web-room-districts = Особые кварталы
web-room-districts-none = Только те, что в книге
web-room-removed = Уступают им место в колоде
web-room-texts = Что делают карты
web-room-size = { $amount ->
    [one] Город из { $amount } квартала
    [few] Город из { $amount } кварталов
   *[many] Город из { $amount } кварталов
}
web-room-clock-off = без часов
web-room-clock-live = { $bank } + { $increment } каждому
web-room-clock-days = { $time } на решение
web-room-stand-in = когда время вышло: { $bot }
web-room-casual = с подсказками
web-room-serious = без подсказок
web-room-public = виден в лобби
web-room-private = только по ссылке
web-room-practice = продолжение позиции
web-room-closed-to-you = Игра уже идёт, а за этим столом играют без зрителей.
web-room-link-title = Ваше место
web-room-link-opening = Ищем ваше место…
web-room-link-empty = Ссылка неполная. Скопируйте её целиком, вместе с тем, что стоит после знака #.
web-room-link-again = Попробовать снова
