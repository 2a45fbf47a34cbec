/**
 * The words of Gull Sands' own pages, as HTML. Its CMS describes the rooms. `{contact}` stands for the address of the
 * hotel's contact page, `{phone}` for a link to its telephone.
 */
export interface CoastWords {
  title: string;
  description: string;
  skip: string;
  languages: string;
  currency: string;
  book: string;
  stays: string;
  heroPicture: string;
  heroHeading: string;
  heroText: string;
  bookNow: string;
  wholeWeek: string;
  nightsHeading: string;
  nightsLead: string;
  nightsNone: string;
  nightsFrom: string;
  nightsLeast: string;
  nightsGone: string;
  nightsEarlier: string;
  nightsLater: string;
  bookingTitle: string;
  bookingCall: string;
  accountTitle: string;
  accountHeading: string;
  accountCall: string;
  contactTitle: string;
  contactLead: string;
  reservations: string;
  emailLabel: string;
  addressLabel: string;
  spaTitle: string;
  termsTitle: string;
  privacyTitle: string;
  address: string;
  otherHotels: string;
}

export const COAST_WORDS: Readonly<Record<string, CoastWords>> = {
  'en-GB': {
    title: 'A family hotel by the sea',
    description: 'A white house on the sea front, painted huts on the beach.',
    skip: 'Skip to the page',
    languages: 'Language',
    currency: 'Prices',
    book: 'Book',
    stays: 'My stays',
    heroPicture: 'The beach, with painted huts and sails on the sea',
    heroHeading: 'Sand in everything, and nobody minds',
    heroText:
      'A white house on the sea front, painted huts on the beach, and a whole summer of doing nothing in particular.',
    bookNow: 'Book now',
    wholeWeek: 'A whole week',
    nightsHeading: 'A night from {price}',
    nightsLead: 'For two adults. Choose the day on which you arrive.',
    nightsNone: 'No room is free in these months',
    nightsFrom: 'from {price}',
    nightsLeast: '{n} nights or more',
    nightsGone: 'Sold out',
    nightsEarlier: 'Earlier months',
    nightsLater: 'Later months',
    bookingTitle: 'Book a stay',
    bookingCall: 'To book a stay, ring us on {phone} or <a href="{contact}">write to us</a>.',
    accountTitle: 'Your account',
    accountHeading: 'Members',
    accountCall: 'To see or change a booking, ring us on {phone} or <a href="{contact}">write to us</a>.',
    contactTitle: 'Contact',
    contactLead:
      'We answer the telephone from eight in the morning until eight at night. If you have a gift voucher that cannot be used online, ring us and have it to hand.',
    reservations: 'Reservations',
    emailLabel: 'E-mail',
    addressLabel: 'Address',
    spaTitle: 'Treatments',
    termsTitle: 'Booking terms',
    privacyTitle: 'Privacy',
    address: 'Gull Sands, The Strand.',
    otherHotels: 'Other hotels',
  },
  de: {
    title: 'Ein Familienhotel am Meer',
    description: 'Ein weißes Haus an der Promenade, bunte Hütten am Strand.',
    skip: 'Zum Inhalt',
    languages: 'Sprache',
    currency: 'Preise',
    book: 'Buchen',
    stays: 'Meine Buchungen',
    heroPicture: 'Der Strand mit bunten Hütten, und Segel auf dem Meer',
    heroHeading: 'Überall Sand, und keinen stört’s',
    heroText:
      'Ein weißes Haus an der Promenade, bunte Hütten am Strand und ein ganzer Sommer, in dem man nichts Bestimmtes vorhat.',
    bookNow: 'Jetzt buchen',
    wholeWeek: 'Eine ganze Woche',
    nightsHeading: 'Eine Nacht ab {price}',
    nightsLead: 'Für zwei Erwachsene. Wählen Sie den Tag Ihrer Anreise.',
    nightsNone: 'In diesen Monaten ist kein Zimmer frei',
    nightsFrom: 'ab {price}',
    nightsLeast: 'mindestens {n} Nächte',
    nightsGone: 'Ausgebucht',
    nightsEarlier: 'Frühere Monate',
    nightsLater: 'Spätere Monate',
    bookingTitle: 'Zimmer buchen',
    bookingCall: 'Zum Buchen rufen Sie uns an: {phone}, oder <a href="{contact}">schreiben Sie uns</a>.',
    accountTitle: 'Ihr Konto',
    accountHeading: 'Für Mitglieder',
    accountCall:
      'Um eine Buchung anzusehen oder zu ändern, rufen Sie uns an: {phone}, oder <a href="{contact}">schreiben Sie uns</a>.',
    contactTitle: 'Kontakt',
    contactLead:
      'Wir sind von acht Uhr morgens bis acht Uhr abends am Telefon. Haben Sie einen Gutschein, der online nicht eingelöst werden kann, rufen Sie uns an und halten Sie ihn bereit.',
    reservations: 'Reservierung',
    emailLabel: 'E-Mail',
    addressLabel: 'Adresse',
    spaTitle: 'Anwendungen',
    termsTitle: 'Buchungsbedingungen',
    privacyTitle: 'Datenschutz',
    address: 'Gull Sands, The Strand.',
    otherHotels: 'Andere Hotels',
  },
  fr: {
    title: 'Un hôtel familial au bord de la mer',
    description: 'Une maison blanche face à la mer, des cabines peintes sur la plage.',
    skip: 'Aller au contenu',
    languages: 'Langue',
    currency: 'Prix',
    book: 'Réserver',
    stays: 'Mes séjours',
    heroPicture: 'La plage, ses cabines peintes et des voiles sur la mer',
    heroHeading: 'Du sable partout, et tant mieux',
    heroText:
      'Une maison blanche face à la mer, des cabines peintes sur la plage et tout un été pour ne rien faire de particulier.',
    bookNow: 'Réserver',
    wholeWeek: 'Toute une semaine',
    nightsHeading: 'Une nuit à partir de {price}',
    nightsLead: 'Pour deux adultes. Choisissez le jour de votre arrivée.',
    nightsNone: 'Aucune chambre n’est libre ces mois-ci',
    nightsFrom: 'à partir de {price}',
    nightsLeast: '{n} nuits au moins',
    nightsGone: 'Complet',
    nightsEarlier: 'Mois précédents',
    nightsLater: 'Mois suivants',
    bookingTitle: 'Réserver un séjour',
    bookingCall: 'Pour réserver, appelez-nous au {phone} ou <a href="{contact}">écrivez-nous</a>.',
    accountTitle: 'Votre compte',
    accountHeading: 'Membres',
    accountCall:
      'Pour consulter ou modifier une réservation, appelez-nous au {phone} ou <a href="{contact}">écrivez-nous</a>.',
    contactTitle: 'Contact',
    contactLead:
      'Nous répondons au téléphone de huit heures à vingt heures. Si vous avez un bon cadeau qui ne peut pas être utilisé en ligne, appelez-nous en l’ayant sous la main.',
    reservations: 'Réservations',
    emailLabel: 'E-mail',
    addressLabel: 'Adresse',
    spaTitle: 'Soins',
    termsTitle: 'Conditions de réservation',
    privacyTitle: 'Confidentialité',
    address: 'Gull Sands, The Strand.',
    otherHotels: 'Autres hôtels',
  },
  ar: {
    title: 'فندق عائلي على البحر',
    description: 'بيت أبيض على واجهة البحر، وأكواخ ملوّنة على الشاطئ.',
    skip: 'انتقل إلى المحتوى',
    languages: 'اللغة',
    currency: 'الأسعار',
    book: 'الحجز',
    stays: 'إقاماتي',
    heroPicture: 'الشاطئ بأكواخه الملوّنة، وأشرعة على البحر',
    heroHeading: 'الرمل في كل شيء، ولا أحد يتضايق',
    heroText: 'بيت أبيض على واجهة البحر، وأكواخ ملوّنة على الشاطئ، وصيف كامل بلا شيء محدّد نفعله.',
    bookNow: 'احجزوا الآن',
    wholeWeek: 'أسبوع كامل',
    nightsHeading: 'ليلة من {price}',
    nightsLead: 'لشخصين بالغين. اختاروا يوم وصولكم.',
    nightsNone: 'لا غرف شاغرة في هذه الأشهر',
    nightsFrom: 'من {price}',
    nightsLeast: '{n} ليالٍ على الأقل',
    nightsGone: 'مكتمل',
    nightsEarlier: 'أشهر سابقة',
    nightsLater: 'أشهر لاحقة',
    bookingTitle: 'احجزوا إقامتكم',
    bookingCall: 'للحجز اتصلوا بنا على {phone} أو <a href="{contact}">راسلونا</a>.',
    accountTitle: 'حسابكم',
    accountHeading: 'الأعضاء',
    accountCall: 'للاطّلاع على حجز أو تغييره اتصلوا بنا على {phone} أو <a href="{contact}">راسلونا</a>.',
    contactTitle: 'اتصلوا بنا',
    contactLead:
      'نردّ على الهاتف من الثامنة صباحًا حتى الثامنة مساءً. إن كانت لديكم قسيمة هدية لا يمكن استعمالها عبر الإنترنت فاتصلوا بنا وهي في متناول أيديكم.',
    reservations: 'الحجوزات',
    emailLabel: 'البريد الإلكتروني',
    addressLabel: 'العنوان',
    spaTitle: 'جلسات العناية',
    termsTitle: 'شروط الحجز',
    privacyTitle: 'الخصوصية',
    address: '<bdi>Gull Sands, The Strand</bdi>.',
    otherHotels: 'فنادق أخرى',
  },
};
