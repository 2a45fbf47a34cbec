import type { Words } from '../language.ts';

export const words: Words<'restore'> = {
  restore: {
    title: 'Buchung wiederherstellen',
    asking: 'Wir fragen Ihre Zimmer noch einmal an\u00a0…',
    unsearched: { title: 'Wir konnten Ihre Zimmer nicht anfragen' },
    past: {
      title: 'Ihr Anreisetag ist schon vorbei',
      text: 'Ihre Anreise war für den {date} geplant. Bitte suchen Sie mit anderen Reisedaten.',
    },
    unchanged: 'Alles wird wieder für Sie freigehalten, genau wie zuvor.',
    held: {
      one: 'Ihr Zimmer wird wieder für Sie freigehalten. Bitte sehen Sie unten, was sich geändert hat.',
      other: 'Ihre Zimmer werden wieder für Sie freigehalten. Bitte sehen Sie unten, was sich geändert hat.',
    },
    toChoose: {
      one: 'Zimmer\u00a0{legs} konnte nicht wiederhergestellt werden. Sie wählen es als Nächstes.',
      other: 'Zimmer\u00a0{legs} konnten nicht wiederhergestellt werden. Sie wählen sie als Nächstes.',
    },
    rooms: 'Ihre Zimmer',
    room: 'Zimmer\u00a0{leg}: {room}',
    roomUnknown: 'Zimmer\u00a0{leg}',
    became: {
      held: 'Wieder für Sie freigehalten',
      hold: 'Wir konnten dieses Zimmer nicht für Sie freihalten. Bitte wählen Sie es noch einmal.',
      room: 'Zu diesen Reisedaten nicht mehr verfügbar. Bitte wählen Sie ein anderes Zimmer.',
      rate: 'Dieser Tarif wird nicht mehr angeboten. Bitte wählen Sie einen anderen Tarif.',
      unchosen: 'Es war noch kein Zimmer gewählt.',
    },
    price: {
      same: '{now}, wie zuvor',
      higher: '{now}, {difference} mehr als zuvor ({before})',
      lower: '{now}, {difference} weniger als zuvor ({before})',
      lost: 'zuvor {before}',
    },
    sum: 'Alle Zimmer',
    addOns: {
      title: 'Ihre Extras',
      kept: 'Wieder hinzugefügt',
      gone: 'Nicht mehr im Angebot',
      again: 'Bitte noch einmal wählen',
    },
    times: {
      title: 'Noch einmal zu wählen',
      text: 'Diese Zeiten wurden in der abgelaufenen Sitzung für Sie freigehalten. Gebucht sind sie jetzt nicht.',
      entry: '{kind}: {what}',
      kinds: { breakfast: 'Frühstück', dinner: 'Abendessen', golf: 'Golf', treatment: 'Spa' },
      pool: 'Pool & Spa',
      parts: { Morning: 'Vormittag', Afternoon: 'Nachmittag', Evening: 'Abend' },
    },
    inRoom: 'Zimmer\u00a0{leg}',
    newSearch: 'Neue Suche',
  },
};
