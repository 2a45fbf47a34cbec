import type { Sentences } from '../sentences.ts';

/** The sentences of Gull Sands' CMS in French, by their English originals. */
export const french: Sentences = {
  // The house and its rooms
  'The Strand': 'La promenade',
  '<p>The long white house on the sea front, with a veranda on every floor and buckets by the door.</p>':
    '<p>La longue maison blanche face à la mer, une véranda à chaque étage et des seaux près de la porte.</p>',
  'Sea Room': 'Chambre Mer',
  '<p>A big window, a big bed and the tide table on the wall. There is space for a cot or a small bed beside yours.</p>':
    '<p>Une grande fenêtre, un grand lit et l’horaire des marées au mur. Il y a la place d’un lit de bébé ou d’un petit lit à côté du vôtre.</p>',
  'The bed, and the sea': 'Le lit, et la mer',
  'The chair in the window': 'Le fauteuil à la fenêtre',
  'Super-king or twin beds': 'Très grand lit ou lits jumeaux',
  'Bath and walk-in shower': 'Baignoire et douche à l’italienne',
  Sea: 'Mer',
  'First floor': 'Premier étage',
  'Family Rooms': 'Chambres familiales',
  '<p>Two bedrooms with a door between them that shuts. Bunks with reading lamps, a box of games, and a bath that takes three small people at once.</p>':
    '<p>Deux chambres et, entre elles, une porte qui ferme vraiment. Des lits superposés avec liseuses, un coffre à jeux et une baignoire où tiennent trois petits à la fois.</p>',
  'The big bedroom': 'La grande chambre',
  'Breakfast at your own table': 'Le petit déjeuner, chez vous',
  'King-size bed and bunks': 'Grand lit et lits superposés',
  'Gardens and sea': 'Jardin et mer',
  'Ground and first floor': 'Rez-de-chaussée et premier étage',
  'Crow’s Nest': 'Le Nid-de-pie',
  '<p>Under the roof, with a round window and the gulls for neighbours. A daybed makes up for a third person. Three at most, so that nobody bumps a head.</p>':
    '<p>Sous le toit, avec une fenêtre ronde et les mouettes pour voisines. La banquette devient un lit pour une troisième personne. Trois au plus, pour que personne ne se cogne.</p>',
  'The bed under the roof': 'Le lit sous le toit',
  'King-size bed and daybed': 'Grand lit et banquette',
  Shower: 'Douche',
  'Top floor': 'Dernier étage',
  'On the beach': 'Sur la plage',
  '<p>A row of painted huts between the dunes and the tide line. Shoes are optional.</p>':
    '<p>Une rangée de cabines peintes entre les dunes et la laisse de mer. Chaussures facultatives.</p>',
  'Beach Hut': 'Cabine de plage',
  '<p>A painted hut for two with a stove, a deck and the sea at the end of it. Towels are warmed while you swim. Dogs may swim too, and usually do.</p>':
    '<p>Une cabine peinte pour deux, un poêle, une terrasse et la mer tout au bout. Les serviettes chauffent pendant que vous nagez. Les chiens ont le droit de nager aussi, et ne s’en privent pas.</p>',
  'The bed, and the sea at the door': 'Le lit, et la mer à la porte',
  'The huts, below the dunes': 'Les cabines, au pied des dunes',
  'King-size bed': 'Grand lit',
  'Walk-in shower': 'Douche à l’italienne',
  'Ground floor': 'Rez-de-chaussée',

  // Rates
  'Room only': 'La chambre seule',
  '<p>The room, and chips on the sea wall if you like.</p>':
    '<p>La chambre, et des frites sur la digue si le cœur vous en dit.</p>',
  'Room only, booked ahead': 'La chambre seule, réservée à l’avance',
  'Self-catering': 'En autonomie',
  'Self-catering, booked ahead': 'En autonomie, réservée à l’avance',
  'Bed & breakfast': 'Avec petit déjeuner',
  '<p>Pancakes, kippers and a table that can be wiped. Until half past ten.</p>':
    '<p>Des pancakes, du hareng fumé et une table qui s’essuie. Jusqu’à dix heures et demie.</p>',
  '<p>Breakfast is from half past seven until ten. Please choose a table for <strong>each morning</strong> of your stay.</p>':
    '<p>Le petit déjeuner est servi de sept heures et demie à dix heures. Choisissez une table pour <strong>chaque matin</strong> de votre séjour.</p>',
  'Bed & breakfast, booked ahead': 'Avec petit déjeuner, réservé à l’avance',
  'Heather bed & breakfast': 'Avec petit déjeuner, tarif Bruyère',
  'Bed, breakfast & bathing': 'Petit déjeuner et bassin',
  'Dinner, bed & breakfast': 'Demi-pension',
  '<p>Early for the small ones, late for the others, and the same fish for both.</p>':
    '<p>Tôt pour les petits, tard pour les grands, et le même poisson pour tous.</p>',
  '<p>Three courses each evening, in whichever of our dining rooms you like. Choose a table for <strong>every night</strong>, and go somewhere different if you can.</p>':
    '<p>Trois plats chaque soir, dans celle de nos salles qui vous plaît. Choisissez une table pour <strong>chaque soir</strong>, et changez de salle si vous le pouvez.</p>',
  'Dinner, bed & breakfast, booked ahead': 'Demi-pension, réservée à l’avance',
  'First-night dinner, bed & breakfast': 'Petit déjeuner, et dîner le premier soir',
  '<p>Three courses on your <strong>first evening</strong>. After that the village and the rest of our tables are yours to explore.</p>':
    '<p>Trois plats le <strong>premier soir</strong>. Ensuite, le village et nos autres tables sont à vous.</p>',
  'Salt House breaks': 'Séjours bains',
  '<p>Sea water, warm stones, and somebody else on the beach with the children.</p>':
    '<p>De l’eau de mer, des pierres chaudes, et quelqu’un d’autre à la plage avec les enfants.</p>',
  'Salt House break': 'Séjour bains',
  'Salt House break with dinner': 'Séjour bains avec dîner',
  'Golf breaks': 'Séjours golf',
  '<p>A links course behind the dunes, and a wind that improves nobody’s swing.</p>':
    '<p>Un links derrière les dunes, et un vent qui n’a jamais arrangé aucun swing.</p>',
  'Golf break': 'Séjour golf',
  'Golf break with dinner': 'Séjour golf avec dîner',
  'Winter fires': 'L’hiver au coin du feu',
  '<p>From November to March: the room, breakfast by the fire and a hot flask for the afternoon walk.</p>':
    '<p>De novembre à mars\u00a0: la chambre, le petit déjeuner près du feu et une thermos chaude pour la promenade de l’après-midi.</p>',
  'Dune Lodge gathering': 'La maison des dunes, tous ensemble',
  '<p>The whole lodge with logs, linen and a cook on the first evening, at one price for everybody.</p>':
    '<p>Toute la maison avec le bois, le linge et une cuisinière le premier soir, à un seul prix pour tous.</p>',
  'Midweek by the sea': 'En semaine à la mer',
  'With every stay': 'Avec chaque séjour',
  'A beach hut for the day': 'Une cabine pour la journée',
  '<p>With a kettle, two deckchairs and a windbreak.</p>':
    '<p>Avec une bouilloire, deux transats et un paravent.</p>',
  'The sand club': 'Le club de sable',
  '<p>Castles, crabs and kites, from ten until four, for everybody over five.</p>':
    '<p>Châteaux, crabes et cerfs-volants, de dix à seize heures, pour tous à partir de six ans.</p>',
  'Boats and boards': 'Bateaux et planches',
  '<p>Borrow one when the flag is green.</p>': '<p>Empruntez-en un quand le drapeau est vert.</p>',

  // Tables and extras
  'The Sun Room': 'Le Salon du soleil',
  'The Crab Shed': 'La Cabane aux crabes',
  'The Captain’s Table': 'La Table du capitaine',
  'Supper at the Crab Shed': 'Dîner à la Cabane aux crabes',
  '<p>Whatever the boats brought, at a table by the water, and bibs for everybody. Wednesday to Sunday.</p>':
    '<p>Ce que les bateaux ont rapporté, à une table au bord de l’eau, et des bavoirs pour tous. Du mercredi au dimanche.</p>',
  'Treatments at the Salt House': 'Soins à la Maison du sel',
  '<p>Massages, facials and scrubs, for one of you or for everybody. Choose a time for each.</p>':
    '<p>Massages, soins du visage et gommages, pour l’un de vous ou pour tous. Choisissez une heure pour chacun.</p>',
  'From £49.50': 'À partir de 49,50 £',
  'Flowers in your room': 'Des fleurs dans votre chambre',
  '<p>Sea lavender and sweet peas, in water before you arrive.</p>':
    '<p>Lavande de mer et pois de senteur, dans l’eau avant votre arrivée.</p>',
  'Beach hamper': 'Panier de plage',
  '<p>Pasties, an apple, something sweet and a flask, packed for a day on the sand.</p>':
    '<p>Des feuilletés, une pomme, une douceur et une thermos, prêts pour une journée dans le sable.</p>',
  'Rock-pool satchel': 'Sacoche à marée basse',
  '<p>A net, a magnifying glass, a notebook and a bar of mint cake, for all sizes.</p>':
    '<p>Une épuisette, une loupe, un carnet et une barre à la menthe, pour toutes les tailles.</p>',
  'One more swim': 'Encore un bain',
  '<p>Keep your room until two on the last day, and swim once more.</p>':
    '<p>Gardez votre chambre jusqu’à quatorze heures le dernier jour, et baignez-vous encore une fois.</p>',
  guest: 'personne',
  treatment: 'soin',
  bunch: 'bouquet',
  adult: 'adulte',
  child: 'enfant',
  room: 'chambre',

  // The spa
  'The Salt House': 'La Maison du sel',
  'Sea Lavender & Honey Massage': 'Massage lavande de mer et miel',
  '<p>Warm honey and sea lavender from our own dunes, worked slowly from the neck to the heels. The one that everybody comes back for.</p>':
    '<p>Miel tiède et lavande de mer de nos dunes, de la nuque aux talons, sans hâte. Celui pour lequel tout le monde revient.</p>',
  'Warm Stone Massage': 'Massage aux pierres chaudes',
  '<p>Basalt from the cove, warmed through and placed along the back. Heavy in the best way.</p>':
    '<p>Du basalte de la crique, bien chaud, posé le long du dos. Lourd comme il faut.</p>',
  'Back, Neck & Shoulders': 'Dos, nuque et épaules',
  '<p>For those who drove here, and for those who sit at desks. Thirty minutes undo a week, sixty undo a year.</p>':
    '<p>Pour ceux qui ont conduit et ceux qui travaillent assis. Trente minutes effacent une semaine, soixante une année.</p>',
  'Still Water Facial': 'Soin du visage Eau calme',
  '<p>Cleanse, cool compress and a long, light massage of face and scalp. For skin that has met some weather.</p>':
    '<p>Nettoyage, compresse fraîche et long massage léger du visage et du crâne. Pour les peaux qui ont vu du temps.</p>',
  'Seaweed & Salt Scrub': 'Gommage aux algues et au sel',
  '<p>Sea salt and sieved seaweed, a warm rinse and a blanket. You will feel newly sanded.</p>':
    '<p>Sel de mer et algues tamisées, un rinçage tiède et une couverture. Vous voilà poncé de frais.</p>',
  'Walker’s Legs': 'Jambes de marcheur',
  '<p>Firm work on feet, calves and knees after a day on the cliffs. Boots may be left at the door.</p>':
    '<p>Un travail ferme des pieds, des mollets et des genoux après une journée sur les falaises. Laissez vos chaussures à la porte.</p>',
  'Mother-to-be Massage': 'Massage future maman',
  '<p>Gentle, well cushioned and given on the side. From the fourteenth week.</p>':
    '<p>Doux, bien calé, allongée sur le côté. À partir de la quatorzième semaine.</p>',
  'Fireside Reflexology': 'Réflexologie au coin du feu',
  '<p>Feet, a footstool and a wood fire. Most people sleep through the second half.</p>':
    '<p>Les pieds, un tabouret et un feu de bois. La plupart dorment pendant la seconde moitié.</p>',
  'Scalp & Temple Ritual': 'Rituel du crâne et des tempes',
  '<p>Warm oil, slow circles and a silk scarf to go down to dinner in.</p>':
    '<p>De l’huile tiède, des cercles lents et un foulard de soie pour descendre dîner.</p>',
  'Evening Unwind': 'Détente du soir',
  '<p>Half massage, half facial, by lamplight after six. Supper in a robe is allowed.</p>':
    '<p>Moitié massage, moitié soin du visage, à la lueur des lampes après dix-huit heures. Le dîner en peignoir est permis.</p>',
  'The Quiet Hour': 'L’heure calme',
  '<p>A bed above the water and nobody to talk to. Our newest treatment, by arrangement with the spa team.</p>':
    '<p>Un lit au-dessus de l’eau et personne à qui parler. Notre dernier soin, sur demande auprès de l’équipe.</p>',

  // Vouchers, larger parties, and closed systems
  'Find your reference': 'Trouvez la référence',
  '<p>It is printed on the back of the card, under the gull, and stands in the e-mail that brought it.</p>':
    '<p>Elle est imprimée au dos de la carte, sous la mouette, et figure dans l’e-mail d’envoi.</p>',
  'Enter it here': 'Saisissez-la ici',
  '<p>Choose your dates first, then enter the reference and press <strong>Apply code</strong>. You can use more than one.</p>':
    '<p>Choisissez d’abord vos dates, puis saisissez la référence et appuyez sur <strong>Appliquer</strong>. Vous pouvez en utiliser plusieurs.</p>',
  'Bring it with you': 'Apportez-le',
  '<p>Please bring the voucher on the day that you arrive. Without it we cannot take it as payment.</p>':
    '<p>Merci d’apporter le bon le jour de votre arrivée. Sans lui, nous ne pouvons pas l’accepter en paiement.</p>',
  '<p>For five rooms or more, please ring us on <a href="tel:+441632960270">01632 960270</a>. We look after larger parties ourselves and will find you rooms that lie together.</p>':
    '<p>À partir de cinq chambres, appelez-nous au <a href="tel:+441632960270">01632 960270</a>. Nous nous occupons nous-mêmes des groupes et trouverons des chambres voisines.</p>',
  '<p><strong>We are putting the rooms book in order.</strong></p><p>Rooms cannot be booked online for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a> and we will see to it.</p>':
    '<p><strong>Nous mettons de l’ordre dans le registre.</strong></p><p>Les chambres ne peuvent pas être réservées en ligne pour le moment. Appelez-nous au <a href="tel:+441632960270">01632 960270</a>, nous nous en occupons.</p>',
  '<p>The tee sheet is closed for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a>.</p>':
    '<p>Les départs de golf ne sont pas ouverts pour le moment. Appelez-nous au <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>Tee times cannot be booked online for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a> once your stay is booked.</p>':
    '<p>Les départs de golf ne peuvent pas être réservés en ligne pour le moment. Appelez-nous au <a href="tel:+441632960270">01632 960270</a> une fois votre séjour réservé.</p>',
  '<p>Tables cannot be booked online for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a>.</p>':
    '<p>Les tables ne peuvent pas être réservées en ligne pour le moment. Appelez-nous au <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>Tables cannot be booked online for the moment. We will be in touch before you arrive to arrange your times, or ring us on <a href="tel:+441632960270">01632 960270</a>.</p>':
    '<p>Les tables ne peuvent pas être réservées en ligne pour le moment. Nous vous contacterons avant votre arrivée, ou appelez-nous au <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>The Salt House is closed for the moment. Please ring us on <a href="tel:+441632960275">01632 960275</a>.</p>':
    '<p>La Maison du sel est fermée pour le moment. Appelez-nous au <a href="tel:+441632960275">01632 960275</a>.</p>',
  '<p>Treatments cannot be booked online for the moment. Please ring the Salt House on <a href="tel:+441632960275">01632 960275</a> once your stay is booked.</p>':
    '<p>Les soins ne peuvent pas être réservés en ligne pour le moment. Appelez la Maison du sel au <a href="tel:+441632960275">01632 960275</a> une fois votre séjour réservé.</p>',
};
