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
