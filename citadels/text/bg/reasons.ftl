# Защо нещо не може да се направи. Места: $card сграда, $character, $seat играч, $price, $gold, $amount.

## В играта

reason-legal = Това е позволено.
reason-not-your-decision = Решението не е твое.
reason-not-asked-now = Сега въпросът не е за това.
reason-gather-first = Първо си набави ресурси.
reason-gathered-already = Ресурсите за този ход вече са набавени.
reason-too-expensive = Нужно е { $price } злато, а имаш { $gold }.
reason-not-in-hand = Тази карта не е в ръката ти: { $card }.
reason-duplicate = Градът ти вече има такава сграда: { $card }.
reason-limit-reached = Лимитът за строеж през този ход е изчерпан: { $amount }.
reason-cannot-build = С този персонаж сега не може.
reason-never-built = Тази сграда никога не се строи.
reason-too-many-districts = Сградите в града ти вече са { $amount } или повече.
reason-used-already = Вече е използвано през този ход.
reason-nothing-to-gain = Тук няма какво да се получи.
reason-no-cards-there = Там няма карти.
reason-protected-by-card = Персонажът от 8-ми ранг тук е безсилен: { $card }.
reason-protected-by-role = Градът на { $seat } е защитен в този рунд.
reason-city-completed = Градът на { $seat } е завършен.
reason-costs-too-much = Цената е { $price }, а може най-много { $amount }.
reason-not-there = Това го няма там.
reason-yourself = Не можеш да избереш себе си.
reason-not-in-cast = Този персонаж не е в играта.
reason-own-character = Това е твоят персонаж: { $character }.
reason-rank-one = Персонажът от 1-ви ранг е недосегаем: { $character }.
reason-killed-already = Този персонаж вече е убит: { $character }.
reason-bewitched-already = Този персонаж вече е омагьосан: { $character }.
reason-marked-already = До този персонаж вече има твой маркер: { $character }.
reason-faceup-there = Този персонаж лежи открит извън рунда: { $character }.
reason-crown-first = Първо предай короната.
reason-crown-stays = Короната вече е у { $seat }.
reason-not-richest = { $seat } няма най-много злато.
reason-you-are-richest = Никой няма повече злато от теб.
reason-payer-too-poor = Трябва играч с поне { $amount } злато.
reason-too-few-cards = Нужни са други карти в ръката: { $amount }.
reason-beautified-already = Тази сграда вече е разкрасена: { $card }.
reason-no-gold = За това няма злато.
reason-threat-open = Първо реши какво правиш със заплахата.
reason-they-have-it = Другият град вече има такава сграда: { $card }.
reason-not-signed = Тази заповед не е подписана.
reason-deck-empty = Тестето е празно.
reason-game-over = Играта е приключила.
reason-not-your-ability = Сега нямаш такова умение.
reason-not-short = Твоето злато стига.
reason-turn-closing = Ходът ти свършва: остава само доходът.
reason-declined-already = Вече направи друго и през този ход не можеш да омагьосаш никого.
reason-several-richest = Няколко играчи имат поравно най-много злато: { $amount }.
reason-bonus-first = Първо вземи допълнителното злато или карти.
reason-one-repeat = В града ти вече има едно повторение, а това би било още едно: { $card }.

## Подготовка. Места: $players, $character, $district, $rank, $amount, $name.

problem-players-out-of-range = Тези правила не са за толкова играчи: { $players }.
problem-unknown-character = Няма такъв персонаж: { $name }.
problem-unknown-district = Няма такава сграда: { $name }.
problem-unknown-preset = Няма такъв набор карти: { $name }.
problem-unknown-ruling = Няма такова спорно място в правилата: { $name }.
problem-unknown-reading = Това място в правилата не се тълкува така: { $name }.
problem-rank-missing = Липсва персонаж от ранг { $rank }.
problem-rank-twice = Има повече от един персонаж от ранг { $rank }.
problem-rank-9-required = При толкова играчи ({ $players }) е нужен персонаж от 9-ти ранг.
problem-rank-9-forbidden = При толкова играчи ({ $players }) няма персонаж от 9-ти ранг.
problem-too-few-players-for = За този персонаж играчите са малко: { $character }. Нужни са поне { $players }.
problem-districts-wrong-number = Уникалните сгради трябва да са { $amount }.
problem-district-twice = Тази сграда е избрана два пъти: { $district }.
problem-district-not-unique = Тази сграда не е от тези, които се избират: { $district }.
problem-bad-substitute = Този персонаж не става за заместник тук: { $character }.
problem-bad-crown = Никой с това име не може да получи короната: { $name }.
problem-ruling-elsewhere = При тези правила няма такова спорно място: { $name }.
problem-too-many-replaced = От персонажите на първата игра могат да се заменят най-много { $amount }.
problem-replaced-and-rank-9 = Или се заменят персонажи, или се добавя един от 9-ти ранг, но не и двете.
problem-bad-target = Не се играе до толкова сгради: { $amount }.
problem-bonus-districts-elsewhere = В книгата с тези правила няма сгради със звезда.
problem-removed-wrong-number = Картите, които напускат тестето, трябва да са { $amount }.
problem-removed-not-there = В тестето няма толкова такива карти: { $district }.
problem-removed-starred = Сграда със звезда не прави място на други: { $district }.
problem-removed-not-unique = Може да се замени само уникална сграда, а не тази: { $district }.
problem-district-forbids = Тези карти не могат да са в една игра: { $district } и { $character }.
problem-ruling-twice = Това спорно място е решено два пъти: { $name }.

## Позволено, но добре да се знае. Места като при проблемите.

warning-district-without-effect = С този персонаж в играта ({ $character }) тази сграда не върши нищо: { $district }.
warning-few-players-for = При толкова малко играчи ({ $players }) този персонаж няма голям смисъл: { $character }.
