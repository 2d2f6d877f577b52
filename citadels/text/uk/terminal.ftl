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
