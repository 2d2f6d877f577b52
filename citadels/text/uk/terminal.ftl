# Слова самої програми в терміналі. Місця: $label короткий заголовок, $rank, $character,
# $target гравець, $seat кого питають, $numbers на кшталт 1-4, $words як введено, $file, $why,
# $seed, $names переможців, $amount у золоті.

## Хто сидить за столом: вісім різних імен, кожне з одного слова з великої літери

terminal-names = Анна Богдан Віра Гліб Дарина Євген Жанна Захар

## Стіл

terminal-label = { $label }:
terminal-called = виклик: { $rank } { $character }
terminal-goal = мета: { $amount }
terminal-killed = Вбивство
terminal-bewitched = Чари
terminal-robbed = Крадіжка
terminal-tax = Мито
terminal-saw = Ви бачили
terminal-looking = Рука гравця { $target }
terminal-known = Відомо про руку гравця { $target }

## Запитання

terminal-prompt = { $seat }, { $numbers } або слова
terminal-help = ? чому не можна інше · rules КАРТА · quit
terminal-refused = Зараз не можна
terminal-nothing = Нічого іншого тут і не могло б бути.

## Що введено

terminal-unknown = Серед відповідей немає «{ $words }».
terminal-several = «{ $words }» може означати кілька відповідей.
terminal-no-card = Немає карти «{ $words }».
terminal-cost = вартість { $amount }

## Кінець

terminal-winner = Перемога: { $names }
terminal-stopped = Гру не закінчено.
terminal-seed = Зерно { $seed }: з ним почнеться та сама гра.
terminal-saved = Гру записано у { $file }.
terminal-not-saved = Не вдалося записати { $file }: { $why }

## Стіл на весь екран. Літери типів усі різні

terminal-sign-noble = Д
terminal-sign-religious = Ц
terminal-sign-trade = Т
terminal-sign-military = В
terminal-sign-unique = О
terminal-away = відійшов
terminal-last-round = останній раунд
terminal-too-small = Столу потрібно { $width } стовпців і { $height } рядків. Збільште вікно.
terminal-signs = Знаки
terminal-thinking = Бот обмірковує пораду…
terminal-key-keys = Клавіші
terminal-key-why = Чому ні
terminal-key-last = Минулий хід
terminal-key-cities = Міста
terminal-key-cards = Карти
terminal-key-scores = Бали
terminal-key-hurry = Не чекати на ботів
terminal-key-pace = Як швидко грають боти
terminal-key-theme = Темна чи світла тема
terminal-key-quit = Вихід
terminal-key-arrows = Рухатися й вибирати
terminal-key-find = Знайти відповідь за літерами
terminal-pace-0 = Одразу
terminal-pace-1 = Швидко
terminal-pace-2 = Спокійно
terminal-pace-3 = Повільно

## Початок і відхід

terminal-leave-kept = Вийти? Гру збережено.
terminal-go-on = Гру збережено: продовжити її можна командою citadels play --continue.
terminal-damaged = Збережену гру { $file } не вдається прочитати: { $why }
terminal-no-link = «{ $words }» — не посилання на стіл.
terminal-need-terminal = Потрібен термінал: стіл на сервері та збережена гра займають увесь екран.
terminal-no-saved = Немає гри, яку можна продовжити.
terminal-continue = Продовжити збережену гру
terminal-new-game = Нова гра
terminal-opponents = Суперники
terminal-by-link = Сісти за стіл за посиланням
terminal-saved-at = { $profile } · гравців: { $players } · { $when }
