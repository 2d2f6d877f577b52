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

## Масата на цял екран. Буквите на типовете са все различни

terminal-sign-noble = К
terminal-sign-religious = Р
terminal-sign-trade = Т
terminal-sign-military = В
terminal-sign-unique = У
terminal-away = отсъства
terminal-last-round = последен рунд
terminal-too-small = Масата иска { $width } колони и { $height } реда. Увеличи прозореца.
terminal-signs = Знаци
terminal-thinking = Един бот обмисля съвета…
terminal-key-keys = Клавиши
terminal-key-why = Защо не
terminal-key-last = Предишният ход
terminal-key-cities = Градове
terminal-key-cards = Карти
terminal-key-scores = Точки
terminal-key-hurry = Не чакай ботовете
terminal-key-pace = Колко бързо играят ботовете
terminal-key-theme = Тъмно или светло
terminal-key-quit = Изход
terminal-key-arrows = Движение и избор
terminal-key-find = Намери отговор по буквите му
terminal-pace-0 = Веднага
terminal-pace-1 = Бързо
terminal-pace-2 = Спокойно
terminal-pace-3 = Бавно

## Начало и край

terminal-leave-kept = Тръгваш ли? Играта е запазена.
terminal-go-on = Играта е запазена: продължава се с citadels play --continue.
terminal-damaged = Запазената игра { $file } не може да се прочете: { $why }
terminal-no-link = „{ $words }“ не е връзка към маса.
terminal-need-terminal = Нужен е терминал: маса на сървър и запазена игра заемат целия екран.
terminal-no-saved = Няма игра, която да се продължи.
terminal-continue = Продължи запазената игра
terminal-new-game = Нова игра
terminal-opponents = Противници
terminal-by-link = Седни на маса по връзка
terminal-saved-at = { $profile } · играчи: { $players } · { $when }
