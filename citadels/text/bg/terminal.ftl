# Думите на самата програма в терминала. Места: $label кратко заглавие, $rank, $character,
# $target играч, $seat кого питат, $numbers като 1-4, $words както са въведени, $file, $why,
# $seed, $names на победителите, $amount в злато.

## Кой седи на масата: осем различни имена, всяко от една дума с главна буква

terminal-names = Анна Борис Вера Георги Дария Елена Живко Захари

## Масата

terminal-label = { $label }:
terminal-called = призоваване: { $rank } { $character }
terminal-goal = цел: { $amount }
terminal-killed = Убийство
terminal-bewitched = Омагьосване
terminal-robbed = Кражба
terminal-tax = Данък
terminal-saw = Видени от теб
terminal-looking = Ръката на { $target }
terminal-known = Знаеш за ръката на { $target }

## Въпросът

terminal-prompt = { $seat }, { $numbers } или думи
terminal-help = ? защо не друго · rules КАРТА · quit
terminal-refused = Сега не може
terminal-nothing = Тук не може да се очаква нищо друго.

## Какво е въведено

terminal-unknown = „{ $words }“ не е сред отговорите.
terminal-several = „{ $words }“ може да значи няколко отговора.
terminal-no-card = Няма карта „{ $words }“.
terminal-cost = цена { $amount }

## Краят

terminal-winner = Победа: { $names }
terminal-stopped = Играта не е завършена.
terminal-seed = Семе { $seed }: с него започва същата игра.
terminal-saved = Играта е записана в { $file }.
terminal-not-saved = { $file } не може да се запише: { $why }
