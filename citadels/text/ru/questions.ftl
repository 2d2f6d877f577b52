# О чём спрашивают игрока, и ответы. Места вопроса: $target игрок, $card, $amount.
# Места ответа: $card, $given отданный квартал, $character, $target игрок, $type, $gold, $cards.

## Вопросы

question-pick-character = Какого персонажа вы выбираете?
question-lay-character = Какого персонажа вы откладываете лицом вниз?
question-turn = Ваш ход. Что вы делаете?
question-gather-only = Что вы берёте: золото или карты?
question-keep-card = Какую карту вы оставляете себе?
question-order-under-deck = Какая карта уходит под колоду первой?
question-bewitch = Какого персонажа вы заколдовываете?
question-lay-warrant = К кому вы кладёте неподписанный ордер? Осталось положить: { $amount }.
question-confiscate = { $target } платит за квартал «{ $card }». Вы конфискуете его?
question-lay-threat = К кому вы кладёте пустую угрозу?
question-bribe = Вам угрожают. Отдадите половину своего золота как взятку?
question-reveal-threat = { $target } отказывается платить. Вы переворачиваете угрозу?
question-discard-and-draw = Какую карту вы кладёте под колоду? Уже положено: { $amount }.
question-take-from-hand = Какую карту вы забираете у игрока { $target }?
question-build-or-keep = Построите взятую карту сразу или оставите её себе?
question-take-from-each = Какую карту вы забираете у игрока { $target }?
question-give-to-each = Какую карту вы отдаёте игроку { $target }?
question-gold-or-card = Что вы забираете у игрока { $target }: 1 золотой или случайную карту?
question-pass-crown = Кто получит корону?
question-pay-with-cards = Какой картой вы платите? Осталось заплатить: { $amount }.
question-borrow-from = У кого вы берёте недостающее золото? Не хватает: { $amount }.
question-give-for-gold = Какую карту вы отдаёте игроку { $target }? Осталось отдать: { $amount }.
question-keep-one-of-many = Какую карту вы оставляете себе? Остальные вернутся в колоду.
question-give-district = Какой квартал вы отдаёте игроку { $target } за «{ $card }»?
question-swap-character = С кем вы меняетесь персонажами?
question-give-character = Какого из своих персонажей вы отдаёте игроку { $target }?
question-pay-for-crown = { $target } передаёт вам корону. Что вы отдаёте взамен: 1 золотой или карту?
question-take-extra = Берёте ли вы то, что персонаж добавляет к вашим ресурсам?
question-reclaim = Заплатите 1 золотой, чтобы взять на руку карту «{ $card }»?
question-take-from-deck = Какую карту вы берёте из колоды?
question-shorten = Пусть теперь для достроенного города хватает 7 кварталов?
question-gather-when-killed = Ваш персонаж убит, но у вас есть Госпиталь. Что вы берёте: золото или карты?
question-thank = { $target } вызывает вас и ждёт благодарности. Что вы делаете сначала?

## Ответы

answer-pick = Выбрать: { $character }
answer-lay = Отложить лицом вниз: { $character }
answer-gold = Взять золото
answer-cards = Взять карты
answer-keep-card = Оставить себе: { $card }
answer-under = Первой под колоду: { $card }
answer-build = Построить: { $card }
answer-build-by = Построить «{ $card }» ценой квартала «{ $given }»
answer-income = Получить доход
answer-split = Получить доход: золото { $gold }, карты { $cards }
answer-end = Закончить ход
answer-done = Готово
answer-decline = Отказаться
answer-decline-confiscate = Пусть строится
answer-decline-reveal-threat = Оставить лицом вниз
answer-decline-swap-character = Оставить своего персонажа
answer-decline-take-extra = Обойтись без этого
answer-decline-reclaim = Оставить там
answer-decline-shorten = Оставить как есть
answer-decline-gather-when-killed = Ничего не брать
answer-take = Забрать: { $card }
answer-take-gold = Забрать 1 золотой
answer-take-card = Забрать случайную карту
answer-give = Отдать: { $card }
answer-discard = Положить под колоду: { $card }
answer-pay-card = Заплатить картой: { $card }
answer-pay-gold = Остальное золотом
answer-pay-gold-pay-for-crown = Отдать 1 золотой
answer-from = У игрока { $target }
answer-mark = К персонажу: { $character }
answer-bribe = Дать взятку
answer-refuse = Отказать
answer-reveal = Перевернуть угрозу
answer-confiscate = Конфисковать
answer-give-role = Отдать: { $character }
answer-keep-taken = Оставить на руке
answer-accept = Взять
answer-reclaim = Заплатить 1 золотой и взять
answer-shorten = Сократить игру
answer-thank = Поблагодарить

## Свойства персонажей

answer-use-assassin = Убить: { $character }
answer-use-witch = Заколдовать: { $character }
answer-use-magistrate = Положить подписанный ордер: { $character }
answer-use-thief = Обокрасть: { $character }
answer-use-spy = Шпионить за игроком { $target }: { $type }
answer-use-blackmailer = Положить угрозу с цветком: { $character }
answer-use-magician = Положить карты под колоду и взять столько же
answer-use-magician-player = Обменять всю руку с игроком { $target }
answer-use-wizard = Посмотреть руку игрока { $target }
answer-use-seer = Взять по карте у каждого игрока
answer-use-king = Взять корону
answer-use-emperor = Передать корону игроку { $target }
answer-use-patrician = Взять корону
answer-use-abbot = Взять 1 золотой у игрока { $target }
    .classic = Взять 1 золотой у самого богатого
answer-use-cardinal = Построить на золото другого игрока: { $card }
answer-use-merchant = Взять ещё 1 золотой
answer-use-architect = Взять ещё 2 карты
answer-use-navigator-gold = Взять ещё 4 золотых
answer-use-navigator-cards = Взять ещё 4 карты
answer-use-scholar = Посмотреть 7 карт и оставить одну
answer-use-warlord = Разрушить: { $card } ({ $target })
answer-use-diplomat = Обменять на: { $card } ({ $target })
answer-use-marshal = Захватить: { $card } ({ $target })
answer-use-queen = Взять 3 золотых
answer-use-artist = Украсить за 1 золотой: { $card }
answer-use-tax-collector = Забрать подать

## Эффекты кварталов

answer-use-armory = Разрушить Арсенал и ещё: { $card } ({ $target })
answer-use-laboratory = Сбросить за 2 золотых: { $card }
    .classic = Сбросить за 1 золотой: { $card }
answer-use-museum = Положить под Музей: { $card }
answer-use-smithy = Заплатить 2 золотых и взять 3 карты
    .classic-fr = Заплатить 3 золотых и взять 3 карты
answer-use-theater = Обменяться персонажами с игроком { $target }
answer-use-district = Применить: { $card }
