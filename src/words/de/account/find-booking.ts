import type { Words } from '../../language.ts';

export const findBooking: Words<'account'>['account']['findBooking'] = {
  title: 'Buchung finden',
  intro:
    'Ihre Bestätigungsnummer steht oben auf Ihrer Bestätigung und in der E-Mail, die wir Ihnen gesendet haben.',
  number: 'Bestätigungsnummer',
  email: 'E-Mail',
  submit: 'Buchung finden',
  busy: 'Wir suchen Ihre Buchung\u00a0…',
  unknown: {
    title: 'Zu dieser Nummer und E-Mail-Adresse haben wir keine Buchung gefunden.',
    text: 'Bitte prüfen Sie beides. Es muss die E-Mail-Adresse sein, mit der gebucht wurde.',
    call: 'Wenn Sie sie trotzdem nicht finden, rufen Sie uns bitte unter {phone} an.',
    contact: 'Wenn Sie sie trotzdem nicht finden, wenden Sie sich bitte an uns.',
    contactLink: 'Kontakt',
  },
  tooOften: {
    title: 'Das waren zu viele Versuche',
    from: 'Wir haben deshalb nicht gesucht. Ab {time}\u00a0Uhr können Sie es erneut versuchen.',
    later: 'Wir haben deshalb nicht gesucht. Bitte versuchen Sie es später erneut.',
    call: 'Wenn Sie Ihre Buchung früher brauchen, rufen Sie uns bitte unter {phone} an.',
    contact: 'Wenn Sie Ihre Buchung früher brauchen, wenden Sie sich bitte an uns.',
    contactLink: 'Kontakt',
  },
  failed: 'Wir konnten nicht nach Ihrer Buchung suchen',
  login: 'In Ihrem Konto anmelden',
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
  },
  cancelled: 'Diese Buchung ist storniert.',
  rooms: 'Ihre Buchung im Einzelnen',
  print: 'Drucken',
  calendar: {
    add: 'Zum Kalender hinzufügen',
    file: 'aufenthalt.ics',
    title: 'Aufenthalt: {room}',
    plain: 'Aufenthalt',
    leg: 'Zimmer\u00a0{leg}',
  },
  another: 'Andere Buchung finden',
  change: {
    heading: 'Wenn sich Ihre Pläne ändern',
    call: 'Um Ihre Buchung zu ändern oder zu stornieren, rufen Sie uns unter {phone} an und nennen Sie uns Ihre Bestätigungsnummer.',
    contact:
      'Um Ihre Buchung zu ändern oder zu stornieren, wenden Sie sich an uns und nennen Sie uns Ihre Bestätigungsnummer.',
    contactLink: 'Kontakt',
    signIn: 'Anmelden und diese Buchung verwalten',
    manage: 'Diese Buchung verwalten',
  },
};
