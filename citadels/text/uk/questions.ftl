# Про що питають гравця, і відповіді. Місця запитання: $target гравець, $card, $amount.
# Місця відповіді: $card, $given відданий квартал, $character, $target гравець, $type, $gold, $cards.

## Запитання

question-pick-character = Якого персонажа ви обираєте?
question-lay-character = Якого персонажа ви скидаєте зображенням донизу?
question-turn = Ваш хід. Що ви робите?
question-gather-only = Що ви берете: золото чи карти?
question-keep-card = Яку карту ви залишаєте собі?
question-order-under-deck = Яка карта йде під колоду першою?
question-bewitch = Якого персонажа ви зачакловуєте?
question-lay-warrant = Біля кого ви кладете непідписане розпорядження? Лишилося покласти: { $amount }.
question-confiscate = { $target } платить за квартал «{ $card }». Ви конфіскуєте його?
question-lay-threat = Біля кого ви кладете порожню погрозу?
question-bribe = Вам погрожують. Віддасте половину свого золота як хабар?
question-reveal-threat = { $target } відмовляється платити. Ви перегортаєте погрозу?
question-discard-and-draw = Яку карту ви кладете під колоду? Уже покладено: { $amount }.
question-take-from-hand = Яку карту ви забираєте в гравця { $target }?
question-build-or-keep = Збудуєте взяту карту одразу чи залишите її собі?
question-take-from-each = Яку карту ви забираєте в гравця { $target }?
question-give-to-each = Яку карту ви віддаєте гравцеві { $target }?
question-gold-or-card = Що ви забираєте в гравця { $target }: 1 монету чи випадкову карту?
question-pass-crown = Хто отримає корону?
question-pay-with-cards = Якою картою ви платите? Лишилося сплатити: { $amount }.
question-borrow-from = У кого ви берете золото, якого бракує? Бракує: { $amount }.
question-give-for-gold = Яку карту ви віддаєте гравцеві { $target }? Лишилося віддати: { $amount }.
question-keep-one-of-many = Яку карту ви залишаєте собі? Решта повернеться в колоду.
question-give-district = Який квартал ви віддаєте гравцеві { $target } за «{ $card }»?
question-swap-character = З ким ви міняєтеся персонажами?
question-give-character = Якого зі своїх персонажів ви віддаєте гравцеві { $target }?
question-pay-for-crown = { $target } передає вам корону. Що ви віддаєте натомість: 1 монету чи карту?
question-take-extra = Чи берете ви те, що персонаж додає до вашої дії?
question-reclaim = Заплатите 1 монету, щоб узяти в руку карту «{ $card }»?
question-take-from-deck = Яку карту ви берете з колоди?
question-shorten = Нехай відтепер для завершення міста досить 7 кварталів?
question-gather-when-killed = Вашого персонажа вбито, але у вас є Шпиталь. Що ви берете: золото чи карти?
question-thank = { $target } викликає вас і чекає на подяку. Що ви робите спершу?

## Відповіді

answer-pick = Обрати: { $character }
answer-lay = Скинути зображенням донизу: { $character }
answer-gold = Взяти золото
answer-cards = Взяти карти
answer-keep-card = Залишити собі: { $card }
answer-under = Першою під колоду: { $card }
answer-build = Збудувати: { $card }
answer-build-by = Збудувати «{ $card }» ціною кварталу «{ $given }»
answer-income = Отримати дохід
answer-split = Отримати дохід: золото { $gold }, карти { $cards }
answer-end = Закінчити хід
answer-done = Готово
answer-decline = Відмовитися
answer-decline-confiscate = Нехай будується
answer-decline-reveal-threat = Залишити зображенням донизу
answer-decline-swap-character = Залишити свого персонажа
answer-decline-take-extra = Обійтися без цього
answer-decline-reclaim = Залишити там
answer-decline-shorten = Залишити як є
answer-decline-gather-when-killed = Нічого не брати
answer-take = Забрати: { $card }
answer-take-gold = Забрати 1 монету
answer-take-card = Забрати випадкову карту
answer-give = Віддати: { $card }
answer-discard = Покласти під колоду: { $card }
answer-pay-card = Сплатити картою: { $card }
answer-pay-gold = Решту золотом
answer-pay-gold-pay-for-crown = Віддати 1 монету
answer-from = У гравця { $target }
answer-mark = Біля персонажа: { $character }
answer-bribe = Дати хабар
answer-refuse = Відмовити
answer-reveal = Перегорнути погрозу
answer-confiscate = Конфіскувати
answer-give-role = Віддати: { $character }
answer-keep-taken = Залишити в руці
answer-accept = Взяти
answer-reclaim = Заплатити 1 монету й узяти
answer-shorten = Скоротити гру
answer-thank = Подякувати

## Властивості персонажів

answer-use-assassin = Вбити: { $character }
answer-use-witch = Зачаклувати: { $character }
answer-use-magistrate = Покласти підписане розпорядження: { $character }
answer-use-thief = Обікрасти: { $character }
answer-use-spy = Шпигувати за гравцем { $target }: { $type }
answer-use-blackmailer = Покласти хустку з трояндою: { $character }
answer-use-magician = Покласти карти під колоду й узяти стільки ж
answer-use-magician-player = Обміняти всю руку з гравцем { $target }
answer-use-wizard = Подивитися руку гравця { $target }
answer-use-seer = Взяти по карті в кожного гравця
answer-use-king = Взяти корону
answer-use-emperor = Передати корону гравцеві { $target }
answer-use-patrician = Взяти корону
answer-use-abbot = Взяти 1 монету в гравця { $target }
    .classic = Взяти 1 монету в найбагатшого
answer-use-cardinal = Збудувати за золото іншого гравця: { $card }
answer-use-merchant = Взяти ще 1 монету
answer-use-architect = Взяти ще 2 карти
answer-use-navigator-gold = Взяти ще 4 монети
answer-use-navigator-cards = Взяти ще 4 карти
answer-use-scholar = Подивитися 7 карт і залишити одну
answer-use-warlord = Зруйнувати: { $card } ({ $target })
answer-use-diplomat = Обміняти на: { $card } ({ $target })
answer-use-marshal = Захопити: { $card } ({ $target })
answer-use-queen = Взяти 3 монети
answer-use-artist = Прикрасити за 1 монету: { $card }
answer-use-tax-collector = Забрати мито

## Ефекти кварталів

answer-use-armory = Зруйнувати Арсенал і ще: { $card } ({ $target })
answer-use-laboratory = Скинути за 2 монети: { $card }
    .classic = Скинути за 1 монету: { $card }
answer-use-museum = Покласти під Музей: { $card }
answer-use-smithy = Заплатити 2 монети й узяти 3 карти
    .classic-fr = Заплатити 3 монети й узяти 3 карти
answer-use-theater = Обмінятися персонажами з гравцем { $target }
answer-use-district = Застосувати: { $card }
