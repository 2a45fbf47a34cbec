import type { Words } from '../language.ts';

export const words: Words<'rates'> = {
  rates: {
    title: 'Zimmer\u00a0{leg}: Tarifauswahl',
    // The code looks for this dash at the start of both texts: a hyphen with spaces.
    payLater: '- Später zahlen',
    discount: '- {percent}\u00a0% Rabatt',
    nonRefundable: 'Nicht erstattbar, aber änderbar bis zum {date}, {time}',
    payOnArrival: 'Zahlung bei Anreise, stornierbar bis zum {date}, {time}',
    perNight: '{amount} pro Nacht',
    more: '+{amount}',
    samePrice: 'Gleicher Preis',
    gains: { payLater: 'später zahlen', cancelUntil: 'kostenfrei stornierbar bis {date}' },
    inclusions: {
      breakfast: 'Frühstück',
      dinner: { one: 'Abendessen', other: 'Abendessen an jedem Abend' },
      firstDinner: 'Abendessen am ersten Abend',
      spa: 'Spa-Anwendungen',
      spaPool: 'Poolnutzung',
      golf: 'Golf',
    },
    includes: 'Inklusive {what}',
    planMore: '+{amount} für {what}, verglichen mit „{name}“',
    code: 'Mit Code {code}',
    showAll: 'Alle {n} Tarife zeigen',
    showFewer: 'Weniger Tarife zeigen',
    inAll: '{amount} insgesamt',
    room: 'Zimmer\u00a0{leg} von {rooms}',
    choose: 'Wählen Sie einen Tarif, um fortzufahren.',
    legend: 'Tarife',
    forStay: {
      one: '{room}. Alle Preise gelten für {n} Nacht.',
      other: '{room}. Alle Preise gelten für {n} Nächte.',
    },
    booking: 'Ihr Zimmer wird freigehalten\u00a0…',
    error: {
      heading: 'Fehler',
      text: 'Es ist ein Fehler aufgetreten. Bitte starten Sie hier unten eine neue Suche.',
      restart: 'Erneut suchen',
    },
    none: 'Für dieses Zimmer gibt es keine Tarife mehr. Bitte gehen Sie zurück und wählen Sie ein anderes Zimmer.',
    change: {
      title: 'Tarif wechseln?',
      text: 'Mit dem Tarifwechsel entfällt Folgendes: {losses}.',
      confirm: 'Tarif wechseln',
      cancel: 'Tarif behalten',
    },
  },
};
