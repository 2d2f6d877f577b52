# Les mots du programme de terminal. Places : $label un court intitulé, $rank, $character,
# $target un joueur, $seat le joueur interrogé, $numbers comme 1-4, $words tels que saisis, $file,
# $why, $seed, $names de qui gagne, $amount en or.

## Autour de la table : huit noms différents, chacun d’un seul mot avec une majuscule

terminal-names = Anne Bruno Clara Denis Elsa Félix Gaëlle Hugo

## La table

terminal-label = { $label } :
terminal-called = appel : { $rank } { $character }
terminal-goal = but : { $amount }
terminal-killed = Assassinat
terminal-bewitched = Sortilège
terminal-robbed = Vol annoncé
terminal-tax = Taxe
terminal-saw = Vous avez vu
terminal-looking = La main chez { $target }
terminal-known = Connu en main chez { $target }

## La question

terminal-prompt = { $seat }, { $numbers } ou des mots
terminal-help = ? pourquoi pas plus · rules CARTE · quit
terminal-refused = Impossible pour le moment
terminal-nothing = Il n’y a rien d’autre à attendre ici.

## Ce qui a été saisi

terminal-unknown = « { $words } » n’est pas une réponse possible.
terminal-several = « { $words } » peut désigner plusieurs réponses.
terminal-no-card = Il n’y a pas de carte « { $words } ».
terminal-cost = coût { $amount }

## La fin

terminal-winner = Victoire : { $names }
terminal-stopped = La partie n’est pas terminée.
terminal-seed = Graine { $seed } : elle redonne la même partie.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $why }
