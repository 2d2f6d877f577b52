# Почему чего-то нельзя сделать. Места: $card квартал, $character, $seat игрок, $price, $gold, $amount.

## В игре

reason-legal = Это можно.
reason-not-your-decision = Решаете не вы.
reason-not-asked-now = Сейчас вопрос не об этом.
reason-gather-first = Сначала соберите ресурсы.
reason-gathered-already = Вы уже собрали ресурсы.
reason-too-expensive = Нужно золота: { $price }, а у вас { $gold }.
reason-not-in-hand = Этой карты у вас на руке нет: { $card }.
reason-duplicate = Такой квартал в вашем городе уже есть: { $card }.
reason-limit-reached = Лимит построек на этот ход исчерпан: { $amount }.
reason-cannot-build = С этим персонажем сейчас так нельзя.
reason-never-built = Этот квартал построить нельзя.
reason-too-many-districts = Кварталов в вашем городе уже { $amount } или больше.
reason-used-already = В этот ход это уже использовано.
reason-nothing-to-gain = Получать здесь нечего.
reason-no-cards-there = Карт там нет.
reason-protected-by-card = Персонаж 8-го ранга здесь бессилен: { $card }.
reason-protected-by-role = Город игрока { $seat } в этом раунде под защитой.
reason-city-completed = Город игрока { $seat } достроен.
reason-costs-too-much = Стоимость { $price }, а можно не больше { $amount }.
reason-not-there = Этого там нет.
reason-yourself = Себя выбрать нельзя.
reason-not-in-cast = Этого персонажа в игре нет.
reason-own-character = Это ваш собственный персонаж: { $character }.
reason-rank-one = Персонаж 1-го ранга неприкосновенен: { $character }.
reason-killed-already = Этот персонаж уже убит: { $character }.
reason-bewitched-already = Этот персонаж уже заколдован: { $character }.
reason-marked-already = У этого персонажа уже лежит ваш жетон: { $character }.
reason-faceup-there = Этот персонаж лежит лицом вверх вне раунда: { $character }.
reason-crown-first = Сначала передайте корону.
reason-crown-stays = Корона и так у игрока { $seat }.
reason-not-richest = Игрок { $seat } не самый богатый.
reason-you-are-richest = Ни у кого нет больше золота, чем у вас.
reason-payer-too-poor = Нужен игрок, у которого золота хотя бы { $amount }.
reason-too-few-cards = Нужно других карт на руке: { $amount }.
reason-beautified-already = Этот квартал уже украшен: { $card }.
reason-no-gold = Золота для этого нет.
reason-threat-open = Сначала разберитесь с угрозой.
reason-they-have-it = В другом городе такой квартал уже есть: { $card }.
reason-not-signed = Этот ордер не подписан.
reason-deck-empty = Колода пуста.
reason-game-over = Игра окончена.
reason-not-your-ability = Такого свойства у вас сейчас нет.
reason-not-short = Вашего золота достаточно.
reason-turn-closing = Ход заканчивается: остаётся только доход.
reason-declined-already = Вы уже сделали другое и в этот ход никого не можете заколдовать.
reason-several-richest = Больше всего золота сразу у нескольких игроков: { $amount }.
reason-bonus-first = Сначала возьмите добавочное золото или карты.
reason-one-repeat = Один повтор в вашем городе уже есть, а это был бы ещё один: { $card }.

## Подготовка. Места: $players, $character, $district, $rank, $amount, $name.

problem-players-out-of-range = Эти правила не для такого числа игроков: { $players }.
problem-unknown-character = Такого персонажа нет: { $name }.
problem-unknown-district = Такого квартала нет: { $name }.
problem-unknown-preset = Такого набора карт нет: { $name }.
problem-unknown-ruling = Такого спорного места в правилах нет: { $name }.
problem-unknown-reading = Это место правил так не толкуется: { $name }.
problem-rank-missing = Нет персонажа такого ранга: { $rank }.
problem-rank-twice = Больше одного персонажа такого ранга: { $rank }.
problem-rank-9-required = При таком числе игроков ({ $players }) нужен персонаж 9-го ранга.
problem-rank-9-forbidden = При таком числе игроков ({ $players }) персонажа 9-го ранга не бывает.
problem-too-few-players-for = Для этого персонажа мало игроков: { $character }. Нужно хотя бы { $players }.
problem-districts-wrong-number = Особых кварталов должно быть { $amount }.
problem-district-twice = Этот квартал выбран дважды: { $district }.
problem-district-not-unique = Этот квартал не из тех, что можно выбрать: { $district }.
problem-bad-substitute = Этот персонаж здесь не годится на замену: { $character }.
problem-bad-crown = Никто с таким именем не может получить корону: { $name }.
problem-ruling-elsewhere = В этих правилах такого спорного места нет: { $name }.
problem-too-many-replaced = Из персонажей первой игры можно заменить не больше { $amount }.
problem-replaced-and-rank-9 = Либо персонажей заменяют, либо добавляют одного 9-го ранга, но не то и другое сразу.
problem-bad-target = До такого числа кварталов не играют: { $amount }.
problem-bonus-districts-elsewhere = В книге этих правил кварталов со звездой нет.
problem-removed-wrong-number = Из колоды должно уйти карт: { $amount }.
problem-removed-not-there = Столько таких карт в колоде нет: { $district }.
problem-removed-starred = Квартал со звездой не уступает места другим: { $district }.
problem-removed-not-unique = Заменить можно только особый квартал, а не этот: { $district }.
problem-district-forbids = Этих карт не бывает в одной игре вместе: { $district } и { $character }.
problem-ruling-twice = Это спорное место решено дважды: { $name }.

## Можно, но стоит знать. Места как у проблем.

warning-district-without-effect = С этим персонажем в игре ({ $character }) от этого квартала нет толку: { $district }.
warning-few-players-for = При таком числе игроков ({ $players }) от этого персонажа мало толку: { $character }.
