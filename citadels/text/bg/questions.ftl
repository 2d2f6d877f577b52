# Какво се пита играчът и отговорите. Места на въпроса: $target играч, $card, $amount.
# Места на отговора: $card, $given пожертвана сграда, $character, $target играч, $type, $gold, $cards.

## Въпроси

question-pick-character = Кой персонаж избираш?
question-lay-character = Кой персонаж изчистваш с лицето надолу?
question-turn = Твой ред е. Какво правиш?
question-gather-only = Какво си набавяш: злато или карти?
question-keep-card = Коя карта задържаш?
question-order-under-deck = Коя карта отива първа под тестето?
question-bewitch = Кой персонаж омагьосваш?
question-lay-warrant = До кой персонаж слагаш неподписана заповед? Остава да сложиш: { $amount }.
question-confiscate = { $target } плаща за сградата „{ $card }“. Конфискуваш ли я?
question-lay-threat = До кой персонаж слагаш празната заплаха?
question-bribe = Заплашват те. Даваш ли половината си злато като подкуп?
question-reveal-threat = { $target } отказва да плати. Обръщаш ли заплахата?
question-discard-and-draw = Коя карта слагаш под тестето? Сложени досега: { $amount }.
question-take-from-hand = Коя карта вземаш от { $target }?
question-build-or-keep = Строиш ли веднага взетата карта, или я задържаш?
question-take-from-each = Коя карта вземаш от { $target }?
question-give-to-each = Коя карта даваш на { $target }?
question-gold-or-card = Какво вземаш от { $target }: 1 злато или случайна карта?
question-pass-crown = Кой получава короната?
question-pay-with-cards = С коя карта плащаш? Остава за плащане: { $amount }.
question-borrow-from = От кого вземаш липсващото злато? Липсва: { $amount }.
question-give-for-gold = Коя карта даваш на { $target }? Остава да дадеш: { $amount }.
question-keep-one-of-many = Коя карта задържаш? Останалите се връщат в тестето.
question-give-district = Коя сграда даваш на { $target } за „{ $card }“?
question-swap-character = С кого разменяш персонажа си?
question-give-character = Кой от персонажите си даваш на { $target }?
question-pay-for-crown = { $target } ти предава короната. Какво даваш в замяна: 1 злато или карта?
question-take-extra = Вземаш ли това, което персонажът добавя към ресурсите ти?
question-reclaim = Плащаш ли 1 злато, за да вземеш в ръката си „{ $card }“?
question-take-from-deck = Коя карта вземаш от тестето?
question-shorten = Да стигат ли вече 7 сгради за завършен град?
question-gather-when-killed = Персонажът ти е убит, но имаш Болница. Какво си набавяш: злато или карти?
question-thank = { $target } те призовава и очаква благодарност. Какво правиш най-напред?

## Отговори

answer-pick = Избери: { $character }
answer-lay = Изчисти с лицето надолу: { $character }
answer-gold = Набави си злато
answer-cards = Набави си карти
answer-keep-card = Задръж: { $card }
answer-under = Първа под тестето: { $card }
answer-build = Построй: { $card }
answer-build-by = Построй „{ $card }“, като пожертваш „{ $given }“
answer-income = Вземи дохода си
answer-split = Вземи дохода си: злато { $gold }, карти { $cards }
answer-end = Приключи хода
answer-done = Готово
answer-decline = Пропусни
answer-decline-confiscate = Нека се построи
answer-decline-reveal-threat = Остави я с лицето надолу
answer-decline-swap-character = Задръж персонажа си
answer-decline-take-extra = Мини без това
answer-decline-reclaim = Остави я там
answer-decline-shorten = Остави както е
answer-decline-gather-when-killed = Не вземай нищо
answer-take = Вземи: { $card }
answer-take-gold = Вземи 1 злато
answer-take-card = Вземи случайна карта
answer-give = Дай: { $card }
answer-discard = Сложи под тестето: { $card }
answer-pay-card = Плати с карта: { $card }
answer-pay-gold = Останалото в злато
answer-pay-gold-pay-for-crown = Дай 1 злато
answer-from = От { $target }
answer-mark = До персонажа: { $character }
answer-bribe = Дай подкупа
answer-refuse = Откажи
answer-reveal = Обърни заплахата
answer-confiscate = Конфискувай
answer-give-role = Дай: { $character }
answer-keep-taken = Задръж в ръката
answer-accept = Вземи го
answer-reclaim = Плати 1 злато и я вземи
answer-shorten = Съкрати играта
answer-thank = Благодари

## Умения на персонажите

answer-use-assassin = Убий: { $character }
answer-use-witch = Омагьосай: { $character }
answer-use-magistrate = Сложи подписаната заповед: { $character }
answer-use-thief = Ограби: { $character }
answer-use-spy = Шпионирай { $target }: { $type }
answer-use-blackmailer = Сложи заплахата с цвете: { $character }
answer-use-magician = Сложи карти под тестето и изтегли толкова нови
answer-use-magician-player = Размени ръката си с { $target }
answer-use-wizard = Погледни ръката на { $target }
answer-use-seer = Вземи по карта от всеки играч
answer-use-king = Вземи короната
answer-use-emperor = Предай короната на { $target }
answer-use-patrician = Вземи короната
answer-use-abbot = Вземи 1 злато от { $target }
    .classic = Вземи 1 злато от най-богатия
answer-use-cardinal = Построй със злато на друг играч: { $card }
answer-use-merchant = Вземи още 1 злато
answer-use-architect = Изтегли още 2 карти
answer-use-navigator-gold = Вземи още 4 злато
answer-use-navigator-cards = Изтегли още 4 карти
answer-use-scholar = Погледни 7 карти и задръж една
answer-use-warlord = Разруши: { $card } ({ $target })
answer-use-diplomat = Размени срещу: { $card } ({ $target })
answer-use-marshal = Превземи: { $card } ({ $target })
answer-use-queen = Вземи 3 злато
answer-use-artist = Разкраси за 1 злато: { $card }
answer-use-tax-collector = Прибери данъка

## Ефекти на сградите

answer-use-armory = Разруши Оръжейната и още: { $card } ({ $target })
answer-use-laboratory = Изчисти за 2 злато: { $card }
    .classic = Изчисти за 1 злато: { $card }
answer-use-museum = Сложи под Музея: { $card }
answer-use-smithy = Плати 2 злато и изтегли 3 карти
    .classic-fr = Плати 3 злато и изтегли 3 карти
answer-use-theater = Размени персонажите с { $target }
answer-use-district = Използвай: { $card }
