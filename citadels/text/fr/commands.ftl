# Mots des commandes qui racontent quelque chose du jeu. Places : comme en anglais.

## Chercher une règle

command-books = Imprimé dans : { $names }
command-absent = { $book } n’a pas cette carte. Voici celle de : { $other }.
command-rulings = Décisions
command-statement = Dans l’énoncé complet des règles, en anglais : { $numbers }
command-nothing = rien dans les règles ne parle de « { $words } »
command-near = vouliez-vous dire { $names } ?
command-shorter = essayez un mot plus court
command-how = Cherchez n’importe quel nom, terme, numéro ou mot : citadels rules MOT

## Parties racontées

command-position = La table à la fin
command-unfinished = La partie n’est pas terminée.
command-points = Points

## Robots

command-parameters = Paramètres : { $names }
command-would = { $bot } répond : { $answer }
command-asked = La question est pour { $seat }
command-share = Part de victoire attendue
command-spread = Incertitude
command-tries = Essais
command-beliefs = Ce qu’il croit des autres
