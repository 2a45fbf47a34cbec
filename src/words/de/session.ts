import type { Words } from '../language.ts';

export const words: Words<'session'> = {
  summaryPanel: {
    room: 'Zimmer\u00a0{leg}:',
    rooms: 'Ihre Zimmer',
    chosen: 'gewählt',
    childRate: 'Kinderpreis × {n}',
    infantRate: 'Babypreis × {n}',
    addOns: 'Extras',
    quantity: '{quantity} × {name}',
    spaUpgrades: 'Spa-Aufpreise',
    total: 'Gesamt',
    vouchers: 'Geschenkgutscheine',
    payable: 'Zu zahlen',
    approximately: 'etwa {amount}',
    paidIn: 'Sie zahlen in {currency}.',
    fees: {
      includes: 'Inklusive {fees}',
      named: { DOG: '{amount} für Hunde', CHILD: '{amount} für Kinder', BABY: '{amount} für Babys' },
      other: '{amount} {name}',
      without: 'Zuschläge für Ihre Reisegruppe kommen hinzu.',
    },
  },
  hints: {
    unknownRoute:
      'Diese Seite der Buchung konnten wir nicht finden. Sie sind deshalb dort, wo Sie aufgehört haben.',
    unreadableLink:
      'Einige Angaben in diesem Link waren nicht lesbar. Bitte prüfen Sie unten die Reisedaten und die Gäste.',
    otherTab:
      'Ihre Buchung ist in einem anderen Tab geöffnet und wird dort fortgesetzt. Hier können Sie mit derselben Suche eine weitere beginnen.',
    signedOut: 'Sie wurden abgemeldet. Diese Buchung wird nicht in Ihrem Konto erscheinen.',
    dismiss: 'Ausblenden',
  },
  notKept: {
    title: 'Einiges von Ihrer Auswahl passt nicht zu Ihrer neuen Suche',
    text: 'Alles andere haben wir übernommen. Bitte wählen Sie neu, was Sie hiervon noch wünschen:',
    thing: {
      room: '{name}',
      rate: 'Tarif {name}',
      guest: '{name}',
      addOn: '{name}',
      breakfast: 'Frühstück ({name})',
      dinner: 'Abendessen ({name})',
      golf: 'Abschlagzeit',
      pool: 'Pool & Spa',
      treatment: '{name}',
    },
    meal: { breakfast: 'Frühstück', dinner: 'Abendessen' },
    ofRoom: 'Zimmer\u00a0{leg}: {thing}',
    when: {
      time: '{thing}, {day} um {time}\u00a0Uhr',
      part: '{thing}, {day}, {part}',
      day: '{thing}, {day}',
    },
    parts: { Morning: 'vormittags', Afternoon: 'nachmittags', Evening: 'abends' },
    because: '{thing} – {why}',
    why: {
      noRoom: 'Ihre neue Suche hat weniger Zimmer',
      noGuest: 'für einen Gast, der diesmal nicht mitreist',
      otherParty: 'für eine andere Anzahl von Gästen',
      outsideStay: 'liegt nicht in Ihrem neuen Aufenthalt',
      notWithRate: 'mit Ihrem neuen Tarif nicht verfügbar',
      notOffered: 'für Ihre neue Suche nicht verfügbar',
      notChosen: 'noch kein Tisch gewählt',
    },
    guestGone: 'reist diesmal nicht mit',
    dismiss: 'Ausblenden',
  },
  receipt: {
    // Nobody is congratulated on a booking in German.
    eyebrow: 'Wie schön',
    title: 'Ihr Aufenthalt ist gebucht!',
    text: 'Die Einzelheiten können wir hier nicht anzeigen. Eine Bestätigung wurde an die angegebene E-Mail-Adresse gesendet.',
    number: 'Bestätigungsnummer:',
    call: 'Bei Fragen rufen Sie uns gern unter {phone} an und nennen Sie uns diese Nummer.',
    contact: 'Bei Fragen wenden Sie sich gern an uns und nennen Sie uns diese Nummer.',
    contactLink: 'Kontakt',
    retry: 'Einzelheiten anzeigen',
    another: 'Weiteren Aufenthalt buchen',
  },
  // A list after a colon ('Damit entfällt Folgendes:\u00a0…'): every part stays in the nominative.
  losses: {
    rate: 'Ihr Tarif',
    breakfastTables: { one: '{n} Tisch zum Frühstück', other: '{n} Tische zum Frühstück' },
    dinnerTables: { one: '{n} Tisch zum Abendessen', other: '{n} Tische zum Abendessen' },
    teeTimes: { one: '{n} Abschlagzeit', other: '{n} Abschlagzeiten' },
    poolTimes: { one: '{n} Poolzeit', other: '{n} Poolzeiten' },
    spaTimes: { one: '{n} Spa-Termin', other: '{n} Spa-Termine' },
    addOns: { one: '{n} Extra', other: '{n} Extras' },
  },
  times: {
    ofRoom: 'Zimmer\u00a0{leg}: {title}',
    done: 'Fertig',
    reset: 'Zurücksetzen',
    leave: {
      title: 'Ohne diese Zeiten weiter?',
      text: 'Was Sie hier gewählt haben, ist noch nicht gebucht.',
      confirm: 'Ohne Zeiten weiter',
      cancel: 'Weiter auswählen',
    },
    guest: 'Gast {n}',
    dates: 'Tage Ihres Aufenthalts',
    halves: {
      label: 'Tageszeit',
      AM: 'Vormittag',
      PM: 'Nachmittag',
      none: {
        AM: 'An diesem Tag gibt es vormittags keine Zeiten.',
        PM: 'An diesem Tag gibt es nachmittags keine Zeiten.',
      },
    },
    evening: 'Abend',
    // A clock of 24 hours has no AM and PM.
    amOrPm: { AM: 'Vorm.', PM: 'Nachm.' },
    everyDay: 'Jeden Tag zur selben Zeit',
    clash: '{day}: {first} und {second} überschneiden sich möglicherweise für {names}.',
    early: '{day}: {appointment} für {names} liegt vor dem Check-in um {checkIn}\u00a0Uhr.',
    appointments: {
      treatment: '{name} um {time}\u00a0Uhr',
      golf: 'Golf um {time}\u00a0Uhr',
      breakfast: 'Frühstück um {time}\u00a0Uhr',
      dinner: 'Abendessen um {time}\u00a0Uhr',
    },
    // Without years: an age may be 1.
    minimumAge: 'Mindestalter: {age}',
  },
};
