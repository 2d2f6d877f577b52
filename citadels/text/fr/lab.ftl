# Le rapport du laboratoire. Places : $games, $amount et $players sont des nombres ; $numbers, $low et $high sont
# déjà écrits ; $names sont des noms de cartes ou des situations à la suite ; $name est l’un d’eux.

## La page

lab-title = Citadelles en chiffres
lab-lead =
    { $games ->
        [one] { $games } partie a été jouée
       *[other] { $games } parties ont été jouées
    } par des robots, puis comptées, pour répondre aux questions des joueurs : quels personnages aident, qui nommer, or ou cartes, quels quartiers espérer.
lab-contents = Sommaire
lab-reading = Comment lire ces pages
    .text = Un point montre ce qui a été obtenu. Le trait qui le traverse est sa marge : la vraie valeur s’y trouve, et toutes les marges d’une figure sont justes à la fois dans { $confidence } des rapports de ce genre. Si une marge touche la ligne de comparaison, rien n’est clair, même quand le point en est loin. Une phrase n’est écrite que si le résultat est clair avec toutes les sortes de robots qui ont joué, deux au moins. Quand une phrase dit seulement combien il y en a, sa marge couvre toutes les sortes de robots.
lab-lot = Pourquoi le hasard
    .text = Celui qui est souvent Roi gagne peut-être parce qu’il menait déjà. Pour séparer ce qui aide de ce que font les gagnants, certains choix ont été retirés aux robots et tirés au sort. Là, rien d’autre ne diffère : l’écart de victoires est l’effet du choix.
lab-bots = Qui a joué
    .text = Les gens jouent peut-être autrement. Ce qui vaut pour deux robots qui jouent différemment a plus de chances de valoir à votre table.
lab-short = En bref
lab-numbers = Tous les chiffres
lab-value = Valeur
lab-range = Marge
lab-times = Observé
lab-again = Pour rejouer :
lab-facts =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · marges justes dans { $confidence } des cas · graine { $seed } · robots : { $bots } · citadels { $version }
lab-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-players-several = { $numbers } joueurs
lab-preset-random = ensembles de cartes tirés au sort
lab-presets-several = plusieurs ensembles
lab-heat = Le bleu est au-dessus, l’ambre au-dessous ; ce qui est sans couleur n’est pas clair.

## Ce qui est dit en bref

lab-span = { $low } à { $high }
lab-item = { $name } ({ $span })
lab-situation = { $gold } et { $cards }
lab-placed = { $character } à la place { $place }
lab-more =
    { $amount ->
        [one] et { $amount } autre
       *[other] et { $amount } autres
    }
lab-or-more = { $things } ou plus
lab-unclear = Pas clair avec toutes les sortes de robots : { $names }.
lab-unclear-many =
    { $amount ->
        [one] Dans { $amount } cas, rien n’est clair avec toutes les sortes de robots.
       *[other] Dans { $amount } cas, rien n’est clair avec toutes les sortes de robots.
    }
lab-alone = Une seule sorte de robots a joué ces parties. Rien n’est donc affirmé ici.
lab-causes = Le joueur fait { $player } de la différence entre gagner et perdre, la donne et la place { $deal } ; les { $rest } qui restent viennent de la rencontre des choix de tous et du hasard pendant la partie.
lab-above-characters-lot = Être l’un d’eux pendant une manche aide nettement, en points de pourcentage de victoires : { $names }.
lab-below-characters-lot = Être l’un d’eux pendant une manche coûte nettement des victoires : { $names }.
lab-above-characters-rank = Pendant une manche, les personnages de ces rangs aident nettement : { $names }.
lab-below-characters-rank = Pendant une manche, les personnages de ces rangs coûtent nettement des victoires : { $names }.
lab-above-characters-place = Nettement meilleurs que les autres personnages à la même place dans l’ordre du choix : { $names }.
lab-below-characters-place = Nettement moins bons que les autres personnages à la même place : { $names }.
lab-above-crown-distance = Nettement mieux lotis que la moyenne, en comptant depuis la première couronne : { $names }.
lab-below-crown-distance = Nettement moins bien lotis : { $names }.
lab-above-names-assassin = L’Assassin gagne nettement à nommer : { $names }.
lab-below-names-assassin = L’Assassin perd nettement à nommer : { $names }.
lab-above-names-witch = La Sorcière gagne nettement à nommer : { $names }.
lab-below-names-witch = La Sorcière perd nettement à nommer : { $names }.
lab-above-names-thief = Le Voleur gagne nettement à nommer : { $names }.
lab-below-names-thief = Le Voleur perd nettement à nommer : { $names }.
lab-above-names-gain = Toucher quelqu’un aide nettement celui qui nomme, par rapport à un nom que personne n’a : { $names }.
lab-below-names-gain = Toucher quelqu’un nuit nettement à celui qui nomme : { $names }.
lab-above-names-cost = Être touché par l’un d’eux apporte nettement des victoires : { $names }.
lab-below-names-cost = Être touché par l’un d’eux coûte nettement des victoires, en points de pourcentage : { $names }.
lab-told-names-hits = Combien de fois quelqu’un a le personnage nommé, en pour cent : { $names }.
lab-above-districts-unique = Nettement meilleures qu’une carte moyenne au départ : { $names }.
lab-below-districts-unique = Nettement moins bonnes qu’une carte moyenne au départ : { $names }.
lab-above-districts-basic = Parmi les quartiers ordinaires, nettement meilleurs qu’une carte moyenne : { $names }.
lab-below-districts-basic = Parmi les quartiers ordinaires, nettement moins bons : { $names }.
lab-above-districts-gold = Nettement meilleures qu’une carte moyenne, selon ce qu’elles donnent pour chaque pièce du prix : { $names }.
lab-above-gathering = L’or vaut nettement mieux que les cartes avec : { $names }.
lab-below-gathering = Les cartes valent nettement mieux que l’or avec : { $names }.
lab-above-cities-first = Gagne nettement plus souvent que la moyenne : { $names }.
lab-below-cities-first = Gagne nettement moins souvent que la moyenne : { $names }.
lab-above-cities-types = Les cités qui ont ce nombre de types gagnent nettement plus souvent que la moyenne : { $names }.
lab-below-cities-types = Les cités qui ont ce nombre de types gagnent nettement moins souvent que la moyenne : { $names }.
lab-told-cities-rivals = À une même table, une place de chaque sorte de robots gagne, en pour cent : { $names }.
lab-told-course-length = Une partie dure en moyenne, en manches : { $names }.
lab-told-course-leads = Combien de fois le meneur change dans une partie, en moyenne : { $names }.
lab-told-course-comeback = En fin de partie, celui qui a ce retard en points sur le meneur gagne encore, en pour cent : { $names }.
lab-above-presets-profile-rounds = Parties nettement plus longues que la moyenne des ensembles, en pour cent : { $names }.
lab-below-presets-profile-rounds = Parties nettement plus courtes que la moyenne des ensembles, en pour cent : { $names }.
lab-above-presets-profile-points = Nettement plus de points que la moyenne des ensembles, en pour cent : { $names }.
lab-below-presets-profile-points = Nettement moins de points que la moyenne des ensembles, en pour cent : { $names }.
lab-above-presets-profile-changes = Le meneur change nettement plus souvent que dans la moyenne des ensembles, en pour cent : { $names }.
lab-below-presets-profile-changes = Le meneur change nettement moins souvent que dans la moyenne des ensembles, en pour cent : { $names }.
lab-above-presets-profile-uses = Les pouvoirs servent nettement plus souvent que dans la moyenne des ensembles, en pour cent : { $names }.
lab-below-presets-profile-uses = Les pouvoirs servent nettement moins souvent que dans la moyenne des ensembles, en pour cent : { $names }.

## Les chapitres

lab-chapter-characters = Quel personnage aide
    .text = Lors de certaines manches, le sort a choisi le personnage à la place du robot. Combien de parties gagne-t-on en plus pour avoir été l’Architecte pendant une seule manche ?
lab-chapter-names = Qui nommer
    .text = L’Assassin, la Sorcière et le Voleur nomment un personnage sans savoir qui l’a. Une partie des noms a été tirée au sort, pour comparer les bons et les mauvais.
lab-chapter-gathering = Or ou cartes
    .text = Chaque tour commence par ce choix. Parfois le sort l’a fait ; le tableau montre ce qui valait mieux, selon l’or et les cartes que le joueur avait déjà.
lab-chapter-districts = Quels quartiers espérer
    .text = Les premières cartes sont distribuées au hasard. Celui qui a reçu une carte ne diffère donc des autres que par elle.
lab-chapter-cities = À quoi ressemblent les cités gagnantes
    .text = Ce chapitre ne fait que décrire : une cité qui a les cinq types gagne plus souvent, mais en partie parce que celui qui va bien construit plus de tout.
lab-chapter-crown = La première couronne
    .text = Celui qui a la couronne au départ choisit le premier. Est-ce un avantage, et jusqu’où autour de la table ?
lab-chapter-course = Le cours des parties
    .text = La longueur des parties, les changements de meneur et ce que vaut une avance. Ici aussi, on décrit seulement.
lab-chapter-presets = Les ensembles de cartes
    .text = Le livret propose des ensembles de personnages et de merveilles. En quoi les parties diffèrent-elles ?
lab-chapter-skill = Adresse et chance
    .text = Chaque donne a été jouée plusieurs fois, et chaque robot a occupé chaque place une fois. On sait ainsi ce que les cartes et la place apportent à n’importe qui, et ce qu’un joueur apporte partout.

## Les figures

lab-figure-characters-lot = Une manche dans ce rôle
    .text = Combien de parties sur cent gagnent en plus ceux à qui le sort a donné ce personnage pendant une manche, par rapport à tous les personnages donnés par le sort. Le nombre après un nom est le rang du personnage.
lab-figure-characters-rank = Une manche, selon le rang
    .text = La même chose pour tous les personnages d’un rang ensemble : ceux qui sont appelés tôt s’en tirent-ils mieux ou moins bien ?
lab-figure-characters-players = Selon le nombre de joueurs
    .text = La même chose pour des tables de différentes tailles, en points de pourcentage.
lab-figure-characters-chosen = Donné par le sort ou choisi
    .text = Quand le robot choisit lui-même, la force du personnage et la bonne position se mêlent : qui a le choix choisit bien. Là où les deux diffèrent, le choix en dit plus sur celui qui choisit que sur le personnage.
lab-figure-characters-place = Selon la place dans l’ordre du choix
    .text = La place 1 choisit la première. On compare les personnages donnés par le sort à la même place.
lab-figure-names-assassin = Les noms pour l’Assassin
    .text = Combien de parties sur cent le joueur de l’Assassin gagne en plus après avoir nommé ce personnage, par rapport à tous les noms tirés au sort.
lab-figure-names-witch = Les noms pour la Sorcière
    .text = Combien de parties sur cent le joueur de la Sorcière gagne en plus après avoir nommé ce personnage, par rapport à tous les noms tirés au sort.
lab-figure-names-thief = Les noms pour le Voleur
    .text = Combien de parties sur cent le joueur du Voleur gagne en plus après avoir nommé ce personnage, par rapport à tous les noms tirés au sort.
lab-figure-names-hits = Combien de fois un nom touche
    .text = Combien de fois quelqu’un a vraiment le personnage nommé. Un robot qui réfléchit devrait toucher plus souvent que le sort.
lab-figure-names-gain = Ce que vaut un nom juste
    .text = Combien de parties sur cent gagne en plus celui qui nomme quand le sort a touché quelqu’un, par rapport à un sort qui n’a touché personne. Pour l’Assassin et la Sorcière, seul le hasard sépare les deux cas. Qui le Voleur peut toucher dépend aussi de qui a été nommé avant lui : son chiffre est donc moins sûr que sa marge.
lab-figure-names-cost = Ce qu’il en coûte d’être touché
    .text = Combien de parties sur cent gagne en plus ou en moins celui que le sort a touché, par rapport à une place d’une table où le sort n’a touché personne. L’Assassin et la Sorcière touchent chacun des autres avec la même chance. Le Voleur manque : on ne vole ni le rang 1 ni celui qui a été nommé avant lui, et le hasard n’est donc pas seul à choisir ses victimes.
lab-figure-names-victims = Comment s’en tirent les victimes
    .text = Combien de fois ont gagné ceux dont le personnage a été nommé par le sort. Ce n’est qu’une description : on y voit aussi qui prend quel personnage, et l’on n’a pas compté ceux qui l’avaient sans être nommés. Le trait fin est une part égale.
lab-figure-districts-unique = Les merveilles dans la première main
    .text = Combien de parties sur cent gagnent en plus ceux qui ont reçu cette carte au départ, par rapport à une carte moyenne.
lab-figure-districts-basic = Les quartiers ordinaires dans la première main
    .text = La même chose pour les quartiers nobles, religieux, commerçants et militaires.
lab-figure-districts-gold = Pour chaque pièce du prix
    .text = Le même effet divisé par le coût de la carte : lesquelles donnent beaucoup pour peu ?
lab-figure-gathering = L’or comparé aux cartes
    .text = En largeur : cartes en main ; en hauteur : or. Le nombre dit combien de parties sur cent gagnent en plus ceux qui ont pris de l’or plutôt que des cartes.
lab-figure-cities-first = Première cité complète
    .text = Combien de fois a gagné celui qui a complété sa cité le premier, et combien de fois chacun des autres. Le trait fin est une part égale.
lab-figure-cities-types = Les types de quartiers
    .text = Combien de fois ont gagné les cités qui ont ce nombre de types différents.
lab-figure-cities-shape = Taille et prix
    .text = Victoires en pour cent. En largeur : coût moyen d’un quartier de la cité ; en hauteur : nombre de quartiers.
lab-figure-cities-rivals = Se presser ou économiser ?
    .text = Des robots qui bâtissent vite et bon marché sont à la même table que des robots qui gardent leur or : combien de fois gagne une place de chaque sorte. Ils ne diffèrent pas que par la hâte : c’est un match, pas une expérience. Le trait fin est une part égale.
lab-figure-crown-distance = Les places comptées depuis la couronne
    .text = Combien de parties sur cent on gagne de plus qu’une part égale à cette place, comptée dans le sens des aiguilles d’une montre depuis celui qui avait la première couronne.
lab-figure-crown-players = Toutes les tailles de table
    .text = La même chose pour des tables de différentes tailles, en points de pourcentage. En hauteur : le nombre de joueurs.
lab-figure-course-length = Longueur selon le nombre de joueurs
    .text = Le nombre moyen de manches d’une partie. À deux ou trois, chacun a deux personnages, donc deux tours par manche.
lab-figure-course-rounds = Longueur
    .text = Combien de parties sur cent ont duré ce nombre de manches.
lab-figure-course-leads = Changements de meneur selon le nombre de joueurs
    .text = Combien de fois, en moyenne, un autre joueur avait le plus de points à la fin d’une manche.
lab-figure-course-changes = Changements de meneur
    .text = Combien de fois un autre joueur avait le plus de points à la fin d’une manche.
lab-figure-course-ahead = Ce que vaut une avance
    .text = Les points d’avance sur le meilleur rival, ou de retard sur le meneur, à la fin d’une manche, et combien de fois ce joueur a gagné. Début : personne n’a plus de deux quartiers ; fin : quelqu’un en a cinq ou plus. Le trait fin est une part égale.
lab-figure-course-comeback = Revenir de loin
    .text = En fin de partie, quand quelqu’un a cinq quartiers ou plus : combien de fois gagne encore un joueur qui a ce retard en points sur le meneur à la fin d’une manche.
lab-figure-presets-profile = Le profil des ensembles
    .text = De combien chaque ensemble s’écarte de la moyenne de tous, en pour cent : longueur d’une partie, points d’un joueur, changements de meneur, usage des pouvoirs.
lab-figure-presets-rounds = Manches
    .text = La longueur moyenne d’une partie.
lab-figure-presets-points = Points
    .text = Le score moyen de tous les joueurs.
lab-figure-presets-changes = Changements de meneur
    .text = Combien de fois, en moyenne, le meneur a changé dans une partie.
lab-figure-presets-uses = Pouvoirs
    .text = Combien de fois, en moyenne, des pouvoirs de personnages et de quartiers ont servi dans une partie.
lab-figure-skill-causes = Ce qui décide
    .text = Les parts de la différence entre gagner et perdre. Donne et place : ce que les cartes apportent à quiconque est assis là. Joueur : ce qu’un robot apporte à toutes les places. Tout le reste : la rencontre des choix de tous, et le hasard.

## Le long des bords

lab-axis-character = Personnage
lab-axis-rank = Rang
lab-axis-district = Quartier
lab-axis-level = Robots
lab-axis-rival = Robots
lab-axis-by = Décidé par
lab-axis-namer = Qui nomme
lab-axis-distance = Place
lab-axis-after = Places après la première couronne
lab-axis-players = Joueurs
lab-axis-place = Place dans l’ordre du choix
lab-axis-hand = Cartes en main
lab-axis-gold = Or
lab-axis-types = Types
lab-axis-size = Quartiers
lab-axis-dear = Coût moyen
lab-axis-first = Cité
lab-axis-rounds = Manches
lab-axis-changes = Changements de meneur
lab-axis-ahead = Points d’avance ou de retard
lab-axis-behind = Points de retard sur le meneur
lab-axis-phase = Moment de la partie
lab-axis-preset = Ensemble
lab-axis-measure = Ce qu’on compare
lab-axis-cause = Cause
lab-axis-kind = Sorte de quartier

## Ce que sont les nombres

lab-unit-effect = Points de pourcentage de victoires
lab-unit-per-gold = Points de pourcentage par pièce d’or
lab-unit-victories = Victoires, %
lab-unit-hits = Noms justes, %
lab-unit-games = Parties, %
lab-unit-causes = Part du résultat, %
lab-unit-rounds = Manches par partie
lab-unit-score = Points d’un joueur
lab-unit-changes = Changements par partie
lab-unit-uses = Pouvoirs par partie
lab-unit-relative = Par rapport à la moyenne des ensembles, %

## Les mots des bords

lab-by-player = le robot lui-même
lab-by-lot = le sort
lab-distance = { $amount ->
    [0] a la couronne
    [one] { $amount } place après
   *[other] { $amount } places après
}
lab-first-yes = complète la première
lab-first-no = pas la première
lab-phase-all = toute la partie
lab-phase-early = début
lab-phase-middle = milieu
lab-phase-late = fin
lab-cause-player = Joueur
lab-cause-deal = Donne et place
lab-cause-rest = Tout le reste
lab-measure-rounds = Manches
lab-measure-points = Points
lab-measure-changes = Changements de meneur
lab-measure-uses = Pouvoirs
lab-kind-unique = merveille
lab-kind-basic = ordinaire
