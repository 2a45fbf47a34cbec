import type { Words } from '../language.ts';

export const words: Words<'confirmation'> = {
  confirmation: {
    // Nobody is congratulated on a booking in German.
    eyebrow: 'Wie schön',
    title: 'Ihr Aufenthalt ist gebucht!',
    sent: 'Eine Bestätigung wurde an die angegebene E-Mail-Adresse gesendet.',
    thanks: 'Vielen Dank, {name}',
    number: 'Bestätigungsnummer:',
    stay: {
      heading: 'Ihr Aufenthalt',
      arrival: 'Anreise',
      checkIn: 'Check-in ab {time}\u00a0Uhr',
      departure: 'Abreise',
      checkOut: 'Check-out bis {time}\u00a0Uhr',
      address: 'So finden Sie uns',
      directions: 'Anfahrt',
      paid: 'Bezahlt',
      onArrival: 'Bei Anreise noch zu zahlen',
      terms: 'Stornierung',
      payOnArrival: 'Sie können bis zum {date}, {time}, stornieren.',
      nonRefundable: 'Nicht erstattbar. Änderungen sind bis zum {date}, {time}, möglich.',
      ofRoom: 'Zimmer\u00a0{leg}: {terms}',
    },
    plan: {
      heading: 'Tag für Tag',
      entry: '{kind}: {what}',
      treatment: '{what}, {minutes}\u00a0Min.',
      pool: 'Pool & Spa',
      parts: { Morning: 'Vormittag', Afternoon: 'Nachmittag', Evening: 'Abend' },
      kinds: { breakfast: 'Frühstück', dinner: 'Abendessen', golf: 'Golf', treatment: 'Spa' },
      people: { one: '1 Person', other: '{n} Personen' },
      room: 'Zimmer\u00a0{leg}',
      extras: 'Außerdem gebucht',
      quantity: '{n} × {name}',
    },
    share: {
      open: 'Teilen',
      // The estate's name may have any gender, or none: it stands where it needs no article.
      text: 'Ein Aufenthalt bei {brand}, {dates}',
      textWithoutBrand: 'Ein Aufenthalt, {dates}',
      dates: '{from} bis {to}',
      copied: 'Ein Link zu einer Suche mit diesen Reisedaten wurde kopiert. Er enthält nichts Persönliches.',
      failed: 'Der Link konnte nicht kopiert werden. Hier ist er:',
    },
    print: 'Bestätigung drucken',
    calendar: {
      add: 'Zum Kalender hinzufügen',
      file: 'aufenthalt.ics',
      title: '{kind}: {what}',
      number: 'Bestätigungsnummer: {number}',
      kinds: {
        stay: 'Aufenthalt',
        breakfast: 'Frühstück',
        dinner: 'Abendessen',
        golf: 'Golf',
        treatment: 'Spa',
      },
    },
    friend: {
      open: 'An Freunde senden',
      email: 'E-Mail-Adresse',
      send: 'Senden',
      sending: 'Wird gesendet\u00a0…',
      sent: 'Die Bestätigung wurde gesendet.',
      refused: 'Die Bestätigung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
      unsure: 'Wir wissen nicht, ob die Bestätigung gesendet wurde. Sie können sie noch einmal senden.',
    },
    differing: {
      total:
        'Die Rechnung des Hotels für diese Buchung lautet auf {estate}, nicht auf {shown}, wie es hier steht.',
      dueToday:
        'Nach den Unterlagen des Hotels waren heute {estate} fällig, nicht {shown}, wie es hier steht.',
      call: 'Bitte rufen Sie uns unter {phone} an, damit wir das richtigstellen können.',
      contact: 'Bitte wenden Sie sich an uns, damit wir das richtigstellen können.',
      contactLink: 'Kontakt',
    },
    gone: {
      title: 'Unter dieser Nummer gibt es keine Buchung mehr',
      text: 'Ihr Aufenthalt war gebucht, aber das Hotel hat unter dieser Nummer jetzt nichts mehr: Die Buchung kann storniert worden sein, oder sie wurde geändert und hat eine andere Nummer.',
      call: 'Wenn Sie das nicht erwartet haben, rufen Sie uns bitte unter {phone} an.',
      contact: 'Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an uns.',
      contactLink: 'Kontakt',
    },
    manage: {
      heading: 'Wenn sich Ihre Pläne ändern',
      link: 'Buchung verwalten',
      call: 'Um Ihre Buchung zu ändern oder zu stornieren, rufen Sie uns unter {phone} an und nennen Sie uns Ihre Bestätigungsnummer.',
      contact:
        'Um Ihre Buchung zu ändern oder zu stornieren, wenden Sie sich an uns und nennen Sie uns Ihre Bestätigungsnummer.',
      contactLink: 'Kontakt',
      lookup: 'Mit der Bestätigungsnummer und Ihrer E-Mail-Adresse finden Sie diese Buchung wieder.',
      lookupLink: 'Buchung finden',
    },
    another: 'Weiteren Aufenthalt buchen',
    bills: 'Zahlung & Rechnungen',
    details: 'Ihre Buchung im Einzelnen',
    account: {
      // {brand} may be empty: no hyphen and no preposition may depend on it.
      created: 'Ihr {brand} Konto wurde angelegt.',
      login: 'Anmelden',
      loginText: 'Sie können sich jetzt anmelden und Ihre Buchung ansehen oder ändern.',
      failed: 'Wir konnten Ihr {brand} Konto nicht anlegen.',
    },
    links: { home: 'Startseite', account: 'Konto' },
  },
};
