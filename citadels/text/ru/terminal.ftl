# Слова самой программы в терминале. Места: $label короткий заголовок, $rank, $character,
# $target игрок, $seat кого спрашивают, $numbers вроде 1-4, $words как введено, $file, $why,
# $seed, $names победителей, $amount в золоте.

## Кто сидит за столом: восемь разных имён, каждое из одного слова с заглавной буквы

terminal-names = Анна Борис Вера Глеб Дарья Егор Жанна Захар

## Стол

terminal-label = { $label }:
terminal-called = вызов: { $rank } { $character }
terminal-goal = цель: { $amount }
terminal-killed = Убийство
terminal-bewitched = Колдовство
terminal-robbed = Кража
terminal-tax = Подать
terminal-saw = Вы видели
terminal-looking = Рука игрока { $target }
terminal-known = Известно о руке игрока { $target }

## Вопрос

terminal-prompt = { $seat }, { $numbers } или слова
terminal-help = ? почему нельзя другое · rules КАРТА · quit
terminal-refused = Сейчас нельзя
terminal-nothing = Ничего другого здесь и не могло бы быть.

## Что введено

terminal-unknown = Среди ответов нет «{ $words }».
terminal-several = «{ $words }» может означать несколько ответов.
terminal-no-card = Нет карты «{ $words }».
terminal-cost = стоимость { $amount }

## Конец

terminal-winner = Победа: { $names }
terminal-stopped = Игра не окончена.
terminal-seed = Зерно { $seed }: с ним начнётся та же игра.
terminal-saved = Игра записана в { $file }.
terminal-not-saved = Не удалось записать { $file }: { $why }

## Стол на весь экран. Буквы типов все разные

terminal-sign-noble = Д
terminal-sign-religious = Ц
terminal-sign-trade = Т
terminal-sign-military = В
terminal-sign-unique = О
terminal-away = отошёл
terminal-last-round = последний раунд
terminal-too-small = Столу нужно { $width } столбцов и { $height } строк. Увеличьте окно.
terminal-signs = Знаки
terminal-thinking = Бот обдумывает совет…
terminal-key-keys = Клавиши
terminal-key-why = Почему нет
terminal-key-last = Прошлый ход
terminal-key-cities = Города
terminal-key-cards = Карты
terminal-key-scores = Очки
terminal-key-hurry = Не ждать ботов
terminal-key-pace = Как быстро играют боты
terminal-key-theme = Тёмная или светлая тема
terminal-key-quit = Выход
terminal-key-arrows = Двигаться и выбирать
terminal-key-find = Найти ответ по буквам
terminal-pace-0 = Сразу
terminal-pace-1 = Быстро
terminal-pace-2 = Спокойно
terminal-pace-3 = Медленно

## Начало и уход

terminal-leave-kept = Выйти? Игра сохранена.
terminal-go-on = Игра сохранена: продолжить её можно командой citadels play --continue.
terminal-damaged = Сохранённую игру { $file } не удаётся прочитать: { $why }
terminal-no-link = «{ $words }» — не ссылка на стол.
terminal-need-terminal = Нужен терминал: стол на сервере и сохранённая игра занимают весь экран.
terminal-no-saved = Нет игры, которую можно продолжить.
terminal-continue = Продолжить сохранённую игру
terminal-new-game = Новая игра
terminal-opponents = Соперники
terminal-by-link = Сесть за стол по ссылке
terminal-saved-at = { $profile } · игроков: { $players } · { $when }
