# Слова команд, що розповідають про гру. Місця: як в англійській.

## Пошук правил

command-books = Є в книгах: { $names }
command-absent = У цій книзі такої карти немає: { $book }. Показано карту з: { $other }.
command-rulings = Рішення
command-statement = У повному викладі правил, англійською: { $numbers }
command-nothing = у правилах немає нічого про «{ $words }»
command-near = можливо, { $names }?
command-shorter = спробуйте коротше слово
command-how = Можна шукати будь-яке ім’я, термін, номер чи слово: citadels rules СЛОВО

## Розказані партії

command-position = Стіл наприкінці
command-unfinished = Партію не закінчено.
command-points = Очки

## Боти

command-parameters = Параметри: { $names }
command-would = { $bot } відповідає: { $answer }
command-asked = Питання до гравця { $seat }
command-share = Очікувана частка перемоги
command-spread = Розкид
command-tries = Спроби
command-beliefs = Що він думає про інших
