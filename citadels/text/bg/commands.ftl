# Думи на командите, които разказват за играта. Места: както на английски.

## Търсене в правилата

command-books = Има я в: { $names }
command-absent = В тази книга няма такава карта: { $book }. Показана е картата от: { $other }.
command-rulings = Решения
command-statement = В пълното изложение на правилата, на английски: { $numbers }
command-nothing = в правилата няма нищо за „{ $words }“
command-near = може би { $names }?
command-shorter = опитайте с по-къса дума
command-how = Може да се търси всяко име, термин, номер или дума: citadels rules ДУМА

## Разказани игри

command-position = Масата накрая
command-unfinished = Играта не е завършила.
command-points = Точки

## Ботове

command-parameters = Параметри: { $names }
command-would = { $bot } отговаря: { $answer }
command-asked = Въпросът е към { $seat }
command-share = Очакван дял от победата
command-spread = Разсейване
command-tries = Опити
command-beliefs = Какво мисли за другите
