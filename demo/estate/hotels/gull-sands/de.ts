import type { Sentences } from '../sentences.ts';

/** The sentences of Gull Sands' CMS in German, by their English originals. */
export const german: Sentences = {
  // The house and its rooms
  'The Strand': 'Die Promenade',
  '<p>The long white house on the sea front, with a veranda on every floor and buckets by the door.</p>':
    '<p>Das lange weiße Haus an der Promenade, mit einer Veranda auf jeder Etage und Eimerchen neben der Tür.</p>',
  'Sea Room': 'Meerzimmer',
  '<p>A big window, a big bed and the tide table on the wall. There is space for a cot or a small bed beside yours.</p>':
    '<p>Ein großes Fenster, ein großes Bett und der Gezeitenkalender an der Wand. Neben Ihrem Bett ist Platz für ein Babybett oder ein kleines Bett.</p>',
  'The bed, and the sea': 'Das Bett und das Meer',
  'The chair in the window': 'Der Sessel am Fenster',
  'Super-king or twin beds': 'Großes Doppelbett oder zwei Einzelbetten',
  'Bath and walk-in shower': 'Badewanne und begehbare Dusche',
  Sea: 'Meer',
  'First floor': 'Erster Stock',
  'Family Rooms': 'Familienzimmer',
  '<p>Two bedrooms with a door between them that shuts. Bunks with reading lamps, a box of games, and a bath that takes three small people at once.</p>':
    '<p>Zwei Schlafzimmer und dazwischen eine Tür, die wirklich schließt. Etagenbetten mit Leselampen, eine Kiste voller Spiele und eine Wanne, in die drei kleine Leute auf einmal passen.</p>',
  'The big bedroom': 'Das große Schlafzimmer',
  'Breakfast at your own table': 'Frühstück am eigenen Tisch',
  'King-size bed and bunks': 'Doppelbett und Etagenbetten',
  'Gardens and sea': 'Garten und Meer',
  'Ground and first floor': 'Erdgeschoss und erster Stock',
  'Crow’s Nest': 'Krähennest',
  '<p>Under the roof, with a round window and the gulls for neighbours. A daybed makes up for a third person. Three at most, so that nobody bumps a head.</p>':
    '<p>Unter dem Dach, mit rundem Fenster und den Möwen als Nachbarn. Die Liege wird zum Bett für eine dritte Person. Höchstens drei, damit sich niemand den Kopf stößt.</p>',
  'The bed under the roof': 'Das Bett unter dem Dach',
  'King-size bed and daybed': 'Doppelbett und Liege',
  Shower: 'Dusche',
  'Top floor': 'Dachgeschoss',
  'On the beach': 'Am Strand',
  '<p>A row of painted huts between the dunes and the tide line. Shoes are optional.</p>':
    '<p>Eine Reihe bunter Hütten zwischen Dünen und Flutsaum. Schuhe sind nicht Pflicht.</p>',
  'Beach Hut': 'Strandhütte',
  '<p>A painted hut for two with a stove, a deck and the sea at the end of it. Towels are warmed while you swim. Dogs may swim too, and usually do.</p>':
    '<p>Eine bunte Hütte für zwei, mit Ofen und Terrasse, und an deren Ende beginnt das Meer. Die Handtücher werden gewärmt, während Sie schwimmen. Hunde dürfen auch ins Wasser und tun es meistens.</p>',
  'The bed, and the sea at the door': 'Das Bett und das Meer vor der Tür',
  'The huts, below the dunes': 'Die Hütten unterhalb der Dünen',
  'King-size bed': 'Doppelbett',
  'Walk-in shower': 'Begehbare Dusche',
  'Ground floor': 'Erdgeschoss',

  // Rates
  'Room only': 'Nur das Zimmer',
  '<p>The room, and chips on the sea wall if you like.</p>':
    '<p>Das Zimmer, und wenn Sie mögen, Pommes auf der Kaimauer.</p>',
  'Room only, booked ahead': 'Nur das Zimmer, früh gebucht',
  'Self-catering': 'Mit Selbstverpflegung',
  'Self-catering, booked ahead': 'Mit Selbstverpflegung, früh gebucht',
  'Bed & breakfast': 'Mit Frühstück',
  '<p>Pancakes, kippers and a table that can be wiped. Until half past ten.</p>':
    '<p>Pfannkuchen, Räucherhering und ein Tisch, den man abwischen kann. Bis halb elf.</p>',
  '<p>Breakfast is from half past seven until ten. Please choose a table for <strong>each morning</strong> of your stay.</p>':
    '<p>Frühstück gibt es von halb acht bis zehn. Bitte wählen Sie einen Tisch für <strong>jeden Morgen</strong> Ihres Aufenthalts.</p>',
  'Bed & breakfast, booked ahead': 'Mit Frühstück, früh gebucht',
  'Heather bed & breakfast': 'Mit Frühstück, zum Heidepreis',
  'Bed, breakfast & bathing': 'Mit Frühstück und Bad',
  'Dinner, bed & breakfast': 'Halbpension',
  '<p>Early for the small ones, late for the others, and the same fish for both.</p>':
    '<p>Früh für die Kleinen, spät für die Großen, und derselbe Fisch für alle.</p>',
  '<p>Three courses each evening, in whichever of our dining rooms you like. Choose a table for <strong>every night</strong>, and go somewhere different if you can.</p>':
    '<p>Jeden Abend drei Gänge, in welchem unserer Restaurants Sie mögen. Wählen Sie für <strong>jeden Abend</strong> einen Tisch, am besten immer woanders.</p>',
  'Dinner, bed & breakfast, booked ahead': 'Halbpension, früh gebucht',
  'First-night dinner, bed & breakfast': 'Mit Frühstück, am ersten Abend mit Menü',
  '<p>Three courses on your <strong>first evening</strong>. After that the village and the rest of our tables are yours to explore.</p>':
    '<p>Drei Gänge am <strong>ersten Abend</strong>. Danach entdecken Sie das Dorf und unsere anderen Tische.</p>',
  'Salt House breaks': 'Salzhaus-Auszeit',
  '<p>Sea water, warm stones, and somebody else on the beach with the children.</p>':
    '<p>Meerwasser, warme Steine und jemand anders mit den Kindern am Strand.</p>',
  'Salt House break': 'Auszeit im Salzhaus',
  'Salt House break with dinner': 'Auszeit im Salzhaus, mit Abendessen',
  'Golf breaks': 'Golftage',
  '<p>A links course behind the dunes, and a wind that improves nobody’s swing.</p>':
    '<p>Ein Links-Platz hinter den Dünen und ein Wind, der noch keinen Schwung verbessert hat.</p>',
  'Golf break': 'Golftage mit Frühstück',
  'Golf break with dinner': 'Golftage mit Abendessen',
  'Winter fires': 'Winter am Kamin',
  '<p>From November to March: the room, breakfast by the fire and a hot flask for the afternoon walk.</p>':
    '<p>Von November bis März: das Zimmer, Frühstück am Kamin und eine heiße Thermosflasche für den Spaziergang am Nachmittag.</p>',
  'Dune Lodge gathering': 'Das Dünenhaus für alle',
  '<p>The whole lodge with logs, linen and a cook on the first evening, at one price for everybody.</p>':
    '<p>Das ganze Haus mit Brennholz, Wäsche und einer Köchin am ersten Abend, zu einem Preis für alle.</p>',
  'Midweek by the sea': 'Unter der Woche am Meer',
  'With every stay': 'Bei jedem Aufenthalt',
  'A beach hut for the day': 'Eine Strandhütte für den Tag',
  '<p>With a kettle, two deckchairs and a windbreak.</p>':
    '<p>Mit Wasserkocher, zwei Liegestühlen und Windschutz.</p>',
  'The sand club': 'Der Sandclub',
  '<p>Castles, crabs and kites, from ten until four, for everybody over five.</p>':
    '<p>Burgen, Krebse und Drachen, von zehn bis vier, für alle über fünf.</p>',
  'Boats and boards': 'Boote und Bretter',
  '<p>Borrow one when the flag is green.</p>': '<p>Leihen Sie sich eins, wenn die grüne Flagge weht.</p>',

  // Tables and extras
  'The Sun Room': 'Das Sonnenzimmer',
  'The Crab Shed': 'Die Krabbenhütte',
  'The Captain’s Table': 'Der Kapitänstisch',
  'Supper at the Crab Shed': 'Abendessen in der Krabbenhütte',
  '<p>Whatever the boats brought, at a table by the water, and bibs for everybody. Wednesday to Sunday.</p>':
    '<p>Was die Boote gebracht haben, an einem Tisch am Wasser, und Lätzchen für alle. Mittwoch bis Sonntag.</p>',
  'Treatments at the Salt House': 'Anwendungen im Salzhaus',
  '<p>Massages, facials and scrubs, for one of you or for everybody. Choose a time for each.</p>':
    '<p>Massagen, Gesichtsbehandlungen und Peelings, für eine oder für alle. Wählen Sie für jede eine Zeit.</p>',
  'From £49.50': 'Ab 49,50 £',
  'Flowers in your room': 'Blumen auf dem Zimmer',
  '<p>Sea lavender and sweet peas, in water before you arrive.</p>':
    '<p>Strandflieder und Wicken, schon in der Vase, wenn Sie ankommen.</p>',
  'Beach hamper': 'Strandkorb voll Proviant',
  '<p>Pasties, an apple, something sweet and a flask, packed for a day on the sand.</p>':
    '<p>Pasteten, ein Apfel, etwas Süßes und eine Thermosflasche, gepackt für einen Tag im Sand.</p>',
  'Rock-pool satchel': 'Tasche für Gezeitentümpel',
  '<p>A net, a magnifying glass, a notebook and a bar of mint cake, for all sizes.</p>':
    '<p>Ein Kescher, eine Lupe, ein Notizbuch und ein Riegel Pfefferminz, für Große und Kleine.</p>',
  'One more swim': 'Noch einmal schwimmen',
  '<p>Keep your room until two on the last day, and swim once more.</p>':
    '<p>Behalten Sie Ihr Zimmer am letzten Tag bis zwei, und gehen Sie noch einmal schwimmen.</p>',
  guest: 'Gast',
  treatment: 'Anwendung',
  bunch: 'Strauß',
  adult: 'Erwachsener',
  child: 'Kind',
  room: 'Zimmer',

  // The spa
  'The Salt House': 'Das Salzhaus',
  'Sea Lavender & Honey Massage': 'Strandflieder-Honig-Massage',
  '<p>Warm honey and sea lavender from our own dunes, worked slowly from the neck to the heels. The one that everybody comes back for.</p>':
    '<p>Warmer Honig und Strandflieder aus unseren Dünen, langsam vom Nacken bis zu den Fersen. Die Massage, für die alle wiederkommen.</p>',
  'Warm Stone Massage': 'Massage mit warmen Steinen',
  '<p>Basalt from the cove, warmed through and placed along the back. Heavy in the best way.</p>':
    '<p>Basalt aus der Bucht, gut durchgewärmt und auf den Rücken gelegt. Angenehm schwer.</p>',
  'Back, Neck & Shoulders': 'Rücken, Nacken, Schultern',
  '<p>For those who drove here, and for those who sit at desks. Thirty minutes undo a week, sixty undo a year.</p>':
    '<p>Für alle, die hergefahren sind oder am Schreibtisch sitzen. Dreißig Minuten lösen eine Woche, sechzig ein Jahr.</p>',
  'Still Water Facial': 'Gesichtsbehandlung Stilles Wasser',
  '<p>Cleanse, cool compress and a long, light massage of face and scalp. For skin that has met some weather.</p>':
    '<p>Reinigung, kühle Kompresse und eine lange, leichte Massage von Gesicht und Kopf. Für Haut, die Wetter gesehen hat.</p>',
  'Seaweed & Salt Scrub': 'Peeling mit Algen und Salz',
  '<p>Sea salt and sieved seaweed, a warm rinse and a blanket. You will feel newly sanded.</p>':
    '<p>Meersalz und gesiebte Algen, eine warme Dusche und eine Decke. Danach fühlen Sie sich wie frisch geschliffen.</p>',
  'Walker’s Legs': 'Wanderbeine',
  '<p>Firm work on feet, calves and knees after a day on the cliffs. Boots may be left at the door.</p>':
    '<p>Kräftige Griffe an Füßen, Waden und Knien nach einem Tag auf den Klippen. Die Stiefel bleiben vor der Tür.</p>',
  'Mother-to-be Massage': 'Massage für werdende Mütter',
  '<p>Gentle, well cushioned and given on the side. From the fourteenth week.</p>':
    '<p>Sanft, gut gepolstert und in Seitenlage. Ab der vierzehnten Woche.</p>',
  'Fireside Reflexology': 'Fußreflexzonen am Feuer',
  '<p>Feet, a footstool and a wood fire. Most people sleep through the second half.</p>':
    '<p>Füße, ein Schemel und ein Holzfeuer. Die zweite Hälfte verschlafen die meisten.</p>',
  'Scalp & Temple Ritual': 'Ritual für Kopf und Schläfen',
  '<p>Warm oil, slow circles and a silk scarf to go down to dinner in.</p>':
    '<p>Warmes Öl, langsame Kreise und ein Seidentuch, in dem man zum Essen gehen darf.</p>',
  'Evening Unwind': 'Ausklang am Abend',
  '<p>Half massage, half facial, by lamplight after six. Supper in a robe is allowed.</p>':
    '<p>Halb Massage, halb Gesichtsbehandlung, nach sechs im Lampenlicht. Abendessen im Bademantel ist erlaubt.</p>',
  'The Quiet Hour': 'Die stille Stunde',
  '<p>A bed above the water and nobody to talk to. Our newest treatment, by arrangement with the spa team.</p>':
    '<p>Ein Bett über dem Wasser und niemand, der redet. Unsere neueste Anwendung, nach Absprache mit dem Team.</p>',

  // Vouchers, larger parties, and closed systems
  'Find your reference': 'Finden Sie die Nummer',
  '<p>It is printed on the back of the card, under the gull, and stands in the e-mail that brought it.</p>':
    '<p>Sie steht auf der Rückseite der Karte, unter der Möwe, und in der E-Mail, mit der sie kam.</p>',
  'Enter it here': 'Geben Sie sie hier ein',
  '<p>Choose your dates first, then enter the reference and press <strong>Apply code</strong>. You can use more than one.</p>':
    '<p>Wählen Sie zuerst die Reisedaten, geben Sie dann die Nummer ein und drücken Sie <strong>Anwenden</strong>. Mehrere Gutscheine sind möglich.</p>',
  'Bring it with you': 'Bringen Sie ihn mit',
  '<p>Please bring the voucher on the day that you arrive. Without it we cannot take it as payment.</p>':
    '<p>Bitte bringen Sie den Gutschein zur Anreise mit. Ohne ihn können wir ihn nicht als Zahlung annehmen.</p>',
  '<p>For five rooms or more, please ring us on <a href="tel:+441632960270">01632 960270</a>. We look after larger parties ourselves and will find you rooms that lie together.</p>':
    '<p>Ab fünf Zimmern rufen Sie uns bitte an: <a href="tel:+441632960270">01632 960270</a>. Um größere Gruppen kümmern wir uns selbst und finden Zimmer, die beieinanderliegen.</p>',
  '<p><strong>We are putting the rooms book in order.</strong></p><p>Rooms cannot be booked online for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a> and we will see to it.</p>':
    '<p><strong>Wir bringen das Zimmerbuch in Ordnung.</strong></p><p>Zimmer lassen sich im Moment nicht online buchen. Bitte rufen Sie uns an: <a href="tel:+441632960270">01632 960270</a>. Wir kümmern uns darum.</p>',
  '<p>The tee sheet is closed for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a>.</p>':
    '<p>Startzeiten sind im Moment nicht buchbar. Bitte rufen Sie uns an: <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>Tee times cannot be booked online for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a> once your stay is booked.</p>':
    '<p>Startzeiten lassen sich im Moment nicht online buchen. Bitte rufen Sie uns an, sobald Ihr Aufenthalt gebucht ist: <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>Tables cannot be booked online for the moment. Please ring us on <a href="tel:+441632960270">01632 960270</a>.</p>':
    '<p>Tische lassen sich im Moment nicht online buchen. Bitte rufen Sie uns an: <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>Tables cannot be booked online for the moment. We will be in touch before you arrive to arrange your times, or ring us on <a href="tel:+441632960270">01632 960270</a>.</p>':
    '<p>Tische lassen sich im Moment nicht online buchen. Wir melden uns vor Ihrer Anreise wegen der Zeiten, oder Sie rufen uns an: <a href="tel:+441632960270">01632 960270</a>.</p>',
  '<p>The Salt House is closed for the moment. Please ring us on <a href="tel:+441632960275">01632 960275</a>.</p>':
    '<p>Das Salzhaus ist im Moment geschlossen. Bitte rufen Sie uns an: <a href="tel:+441632960275">01632 960275</a>.</p>',
  '<p>Treatments cannot be booked online for the moment. Please ring the Salt House on <a href="tel:+441632960275">01632 960275</a> once your stay is booked.</p>':
    '<p>Anwendungen lassen sich im Moment nicht online buchen. Bitte rufen Sie das Salzhaus an, sobald Ihr Aufenthalt gebucht ist: <a href="tel:+441632960275">01632 960275</a>.</p>',
};
