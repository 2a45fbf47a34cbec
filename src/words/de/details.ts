import type { Words } from '../language.ts';

export const words: Words<'details'> = {
  details: {
    title: 'Angaben zur buchenden Person',
    memberTitle: 'Ihre Angaben',
    signIn: 'Melden Sie sich an, und Ihre Angaben sind schon ausgefüllt.',
    error: 'Fehler',
    errorSummary: 'Bitte prüfen Sie diese Angaben',
    problems: {
      emailNotValid: 'Die E-Mail-Adresse ist nicht gültig.',
      emailCheckFailed: 'Die E-Mail-Adresse konnte nicht geprüft werden.',
      telephoneNotValid: 'Die Telefonnummer ist nicht gültig.',
      telephoneCheckFailed: 'Die Telefonnummer konnte nicht geprüft werden.',
    },
    leadBooker: {
      question: 'Auf wessen Namen läuft die Buchung?',
      someoneElse: 'Jemand anderes',
    },
    fields: {
      title: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail',
      emailInMessages: 'E-Mail-Adresse',
      telephone: 'Telefon',
    },
    address: {
      heading: 'Adresse',
      country: 'Land',
      search: 'Adresse über die Postleitzahl finden',
      find: 'Adresse suchen',
      found: 'Wählen Sie Ihre Adresse',
      placeholder: 'Bitte wählen\u00a0…',
      enterManually: 'Adresse selbst eingeben',
      lookUp: 'Adresse nachschlagen',
      line1: 'Adresszeile 1',
      line2: 'Adresszeile 2 (optional)',
      city: 'Ort',
      postCode: 'Postleitzahl',
      finding: 'Adressen werden gesucht\u00a0…',
      count: { one: '{n} Adresse gefunden', other: '{n} Adressen gefunden' },
      nothingFound:
        'Zu dieser Postleitzahl haben wir keine Adresse gefunden. Prüfen Sie sie, oder geben Sie Ihre Adresse selbst ein.',
      failed:
        'Wir konnten keine Adressen nachschlagen. Versuchen Sie es erneut, oder geben Sie Ihre Adresse selbst ein.',
    },
    questions: {
      heading: 'Nur noch ein paar letzte Fragen',
      rooms: 'Fragen für',
      room: 'Zimmer\u00a0{leg}',
      ofRoom: '{text} ({names})',
      dogs: {
        label: 'Angaben zum Hund',
        placeholder: {
          one: 'Verraten Sie uns Namen und Rasse Ihres Hundes.',
          other: 'Verraten Sie uns Namen und Rasse Ihrer Hunde.',
        },
      },
      dietary: {
        label: 'Besondere Ernährung oder Allergien (optional)',
        placeholder: {
          one: 'Was sollten wir zu Ernährung oder Allergien von {names} wissen?',
          other: 'Was sollten wir zu Ernährung oder Allergien von {names} wissen?',
          unnamed: 'Was sollten wir zu Ernährung oder Allergien wissen?',
        },
      },
      dinner: {
        label: 'Wünsche zum Abendessen (optional)',
        placeholder:
          'Sagen Sie uns, wann Sie speisen möchten und was Sie sich für Ihren Tisch noch wünschen.',
      },
      spa: {
        label: 'Gesundheitliches, das für Ihre Spa-Anwendung wichtig ist (optional)',
        placeholder: 'Nennen Sie uns bitte Beschwerden oder laufende medizinische Behandlungen.',
      },
      special: {
        label: 'Besondere Wünsche (optional)',
        placeholder:
          'Wünschen Sie ein Kinderbett oder allergikerfreundliche Kissen, oder gibt es etwas zu feiern?',
      },
    },
    terms: {
      // A verb without a separable particle: nothing can follow the second link.
      before: 'Ich akzeptiere die ',
      privacy: 'Datenschutzhinweise',
      between: ' und die ',
      termsOfUse: 'Nutzungsbedingungen',
      inMessages: 'Datenschutzhinweise und Nutzungsbedingungen',
    },
    account: {
      heading: 'Konto anlegen (optional)',
      benefits: [
        'Alle Buchungen an einem Ort sehen',
        'Buchungen bequem ändern',
        'Einen Aufenthalt aufwerten',
      ],
      password: 'Passwort',
      choose:
        'Wählen Sie ein Passwort mit mindestens 8 Zeichen, und Ihr Konto wird mit dieser Buchung angelegt.',
      passwordAgain: 'Passwort wiederholen',
      joinMailingList: 'Newsletter abonnieren (optional)',
      listNeedsPassword: 'Zum Newsletter gehört ein Konto: Bitte wählen Sie oben ein Passwort.',
      interests: 'Worüber möchten Sie mehr erfahren?',
      interest: {
        spa: 'Spa',
        golf: 'Golf',
        dining: 'Kulinarik',
        events: 'Veranstaltungen',
        rooms: 'Zimmer',
        offers: 'Angebote',
      },
    },
    submit: 'Buchung prüfen',
    toPayment: 'Zur Zahlung',
  },
};
