# La première partie guidée, et ce qu’est ce site.

## La page qui mène à la première partie

web-learn-title = Apprendre en jouant
web-learn-intro = Une vraie partie contre trois robots débonnaires, avec un guide patient à côté de la table. Il explique chaque chose au moment où vous la rencontrez, une seule fois.
web-learn-time = Comptez une dizaine de minutes. Aucune pendule, aucun risque, et vous pouvez partir quand vous voulez.
web-learn-begin = Commencer la première partie
web-learn-beginning = On prépare la table…
web-learn-go-on = Reprendre votre première partie
web-learn-name = Apprenti
web-learn-steps = Ce que vous allez découvrir
web-learn-step-1 = À chaque manche, vous choisissez un personnage en secret. Personne ne sait qui vous êtes avant l’appel.
web-learn-step-2 = À votre tour, vous prenez de l’or ou des cartes, bâtissez un quartier et usez de votre pouvoir.
web-learn-step-3 = Dès qu’une cité compte 7 quartiers, on finit la manche, et la cité la plus précieuse l’emporte.
web-learn-or-read = Vous préférez lire ? <rules>Les règles sur une page</rules>

## Le guide à la table

web-learn-guide = Guide
web-learn-next = Continuer
web-learn-got-it = Compris
web-learn-again = Réexpliquer
web-learn-put-away = Ranger le guide
web-learn-bring-back = Afficher le guide
web-learn-welcome = En haut, la rangée des personnages, dans l’ordre où ils seront appelés. Au-dessous, les autres joueurs et leurs cités. En bas, ce qui est à vous : cité, or et main.
    .title = Bienvenue à la table
web-learn-goal = Vous bâtissez une cité, quartier après quartier. Dès que quelqu’un en a 7, la manche en cours est la dernière. Chaque quartier rapporte alors son coût en points ; le plus haut total l’emporte.
    .title = Le but du jeu
web-learn-choose = Choisissez en secret l’un de ces personnages ; les autres passent au joueur suivant. Ceux qui sont face visible sont hors jeu cette manche, ainsi qu’un autre, face cachée. Il n’y a pas de mauvais choix : lisez ce que peut chacun et prenez celui qui vous plaît.
    .title = Choisissez qui vous êtes
web-learn-choose-again = Nouvelle manche, nouveau choix. Pensez aussi aux autres : un joueur riche craint le Voleur, celui qui a beaucoup de quartiers verts voudrait la Marchande. Et vous, que croit-on que vous prendrez ?
    .title = Chacun choisit à nouveau
web-learn-crown = La couronne indique qui choisit en premier et qui appelle les personnages. Le Roi la prend quand il est appelé.
    .title = La couronne
web-learn-called = Chacun a choisi. On appelle maintenant les personnages de 1 à 8. Qui tient le personnage appelé le révèle et joue. Si personne ne répond, on continue.
    .title = L’appel
web-learn-gather = On vous appelle : à vous de jouer. D’abord les ressources : 2 pièces d’or, ou 2 cartes dont vous gardez une. L’or achète des quartiers, les cartes en offrent à acheter.
    .title = Votre tour : les ressources
web-learn-keep = Vous voyez deux cartes et en gardez une. Les quartiers chers valent plus de points, les autres achèvent la cité plus vite. Un type qui vous manque est utile : les cinq types valent 3 points.
    .title = Gardez une carte
web-learn-build = Vous pouvez maintenant bâtir un quartier de votre main en payant son coût. Les cartes à votre portée ressortent. Jamais deux quartiers identiques dans votre cité.
    .title = Bâtir
web-learn-poor = Vous ne pouvez encore rien payer, et c’est normal. Gardez votre or et terminez votre tour.
    .title = Pas assez d’or
web-learn-end = Votre quartier est debout. Voyez ce que peut encore votre personnage, puis terminez votre tour. Tant que rien n’est révélé, vous pouvez revenir en arrière.
    .title = Le voilà bâti !
web-learn-unique = Vous tenez une carte violette. Ce quartier a son propre effet : ouvrez la carte pour le lire.
    .title = Une merveille

## Ce que peut un personnage

web-learn-power-assassin = Vous tuez un personnage, pas un joueur : nommez-en un, et qui le tient perd son tour. Demandez-vous qui a pu prendre quoi.
web-learn-power-thief = Nommez un personnage. Dès qu’il est révélé, tout l’or de son joueur est à vous. Cherchez ce qu’ont pris les riches.
web-learn-power-magician = Peu de cartes, ou de mauvaises ? Échangez toute votre main avec un joueur, ou remettez des cartes sous la pioche pour en piocher autant.
web-learn-power-king = Vous prenez la couronne et choisirez en premier à la prochaine manche. Chaque quartier noble, jaune, vous rapporte 1 pièce d’or.
web-learn-power-bishop = Jusqu’à la fin de la manche, le personnage de rang 8 ne peut rien contre votre cité. Chaque quartier religieux, bleu, vous rapporte 1 pièce d’or.
web-learn-power-merchant = Vous recevez 1 pièce d’or de plus, quoi que vous ayez pris : pensez à la prendre. Chaque quartier commerçant, vert, vous en rapporte 1.
web-learn-power-architect = Vous piochez 2 cartes de plus et pouvez bâtir jusqu’à trois quartiers ce tour-ci : rien ne fait grandir plus vite.
web-learn-power-warlord = Vous pouvez détruire un quartier pour 1 pièce de moins que son coût : ce qui coûte 1 tombe gratis. Chaque quartier militaire, rouge, vous rapporte 1 pièce d’or.

## Ce qui vous arrive

web-learn-named = L’Assassin a nommé un personnage. Qui le tient se taira à l’appel. Personne ne sait encore de qui il s’agit.
    .title = Quelqu’un va mourir
web-learn-killed = L’Assassin a nommé votre personnage. Cette manche, vous vous taisez et ne jouez pas. Personne ne voit que c’était vous. Cela arrive à tous ; vous rejouez à la prochaine manche.
    .title = On vous a assassiné
web-learn-robbed = Le Voleur a deviné votre personnage et pris tout votre or. Vos cartes et votre cité sont intactes. Avec peu d’or, le Voleur n’est pas un danger.
    .title = On vous a volé
web-learn-swapped = La Magicienne a échangé sa main avec la vôtre : vous tenez maintenant les cartes de ce joueur. Regardez-les, elles sont peut-être meilleures.
    .title = Votre main a changé
web-learn-destroyed = Le Condottiere a détruit l’un de vos quartiers. Les moins chers tombent vite ; l’Évêque est à l’abri, une cité complète aussi.
    .title = Un quartier perdu
web-learn-points = Les cités grandissent. À la fin, chaque quartier vaut son coût ; les cinq types valent 3 points, la première cité complète 4, les autres cités complètes 2.
    .title = Comment on compte les points
web-learn-last = Une cité compte 7 quartiers : c’est la dernière manche. Ceux qui n’ont pas été appelés jouent encore ; bâtissez le plus cher possible.
    .title = La dernière manche
web-learn-over = C’était une partie entière de Citadelles. Le tableau montre d’où vient chaque point. Vous en savez assez pour jouer avec d’autres.
    .title = La partie est finie

## Ce qu’est ce site

web-about-title = À propos de ce site
web-about-what = Ici, des amis jouent à Citadelles, le jeu de cartes de Bruno Faidutti : dans le navigateur, sans compte, en cinq langues, avec des robots aux places vides. Quatre jeux de règles tirés de cinq livrets, de deux à huit joueurs.
web-about-fair = La donne est loyale, et vous pouvez le vérifier
web-about-fair-1 = Avant la partie, le serveur tire un nombre secret de 256 bits et montre à tous son empreinte. De ce seul nombre viennent les mélanges et tous les hasards.
web-about-fair-2 = La partie finie, le nombre est révélé. Chacun peut exporter la partie et lancer <code>citadels verify</code> : tout est redistribué, rejoué et comparé carte par carte. Un nombre choisi après coup aurait une autre empreinte.
web-about-fair-3 = Les robots ne voient jamais plus qu’un joueur assis à leur place.
web-about-privacy = Ce qui est conservé de vous
web-about-privacy-1 = Ni comptes, ni suivi, ni publicité. Rien n’est chargé depuis d’autres sites.
web-about-privacy-2 = Le serveur conserve les parties : le nom saisi à la table, les choix faits et les messages de la table. La clé de votre place n’est gardée que sous forme d’empreinte.
web-about-privacy-3 = Ce navigateur garde vos réglages et les clés de vos places, pour que vous les retrouviez. Effacez les données du site et tout disparaît.
web-about-open = Code ouvert
web-about-open-1 = Le programme est un logiciel libre sous licence MIT : règles, robots, serveur et cette page. Chacun peut faire tourner son propre serveur.
web-about-version = Version { $version }
web-about-credits = Crédits
web-about-credits-game = Le jeu : Bruno Faidutti.
web-about-credits-fonts = Caractères : Vollkorn de Friedrich Althausen et Source Sans de Paul D. Hunt, licence SIL Open Font 1.1.
web-about-credits-drawings = Les cartes, les bâtiments, les sons et les textes sont de nous.
web-about-missing = Il n’y a rien à cette adresse. Une lettre du lien s’est peut-être perdue, ou la table n’existe plus.
web-about-home = Vers les tables

## Le rapport du laboratoire

web-statistics-none = Le laboratoire fait jouer aux robots un grand nombre de parties et note ce qu’elles apprennent : qui est fort, ce que vaut un quartier, quelle est la part de la chance. Le responsable de ce serveur n’a pas encore mis son rapport ici.
web-statistics-missed = Ce graphique n’a pas pu être chargé.
