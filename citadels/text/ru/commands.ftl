# Слова команд, которые рассказывают об игре. Места: как в английском.

## Поиск правил

command-books = Есть в книгах: { $names }
command-absent = В этой книге такой карты нет: { $book }. Показана карта из: { $other }.
command-rulings = Решения
command-statement = В полном изложении правил, по-английски: { $numbers }
command-nothing = в правилах ничего нет о «{ $words }»
command-near = может быть, { $names }?
command-shorter = попробуйте слово покороче
command-how = Можно искать любое имя, термин, номер или слово: citadels rules СЛОВО

## Рассказанные партии

command-position = Стол в конце
command-unfinished = Партия не закончена.
command-points = Очки

## Боты

command-parameters = Параметры: { $names }
command-would = { $bot } отвечает: { $answer }
command-asked = Вопрос задан игроку { $seat }
command-share = Ожидаемая доля победы
command-spread = Разброс
command-tries = Попытки
command-beliefs = Что он думает об остальных
