import type { Words } from '../../language.ts';

export const stayBookings: Words<'account'>['account']['stayBookings'] = {
  arrive: 'Anreise',
  depart: 'Abreise',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rooms: 'Zimmer:',
  guests: 'Gäste:',
  roomType: 'Zimmertyp',
  roomTypeOf: 'Zimmertyp\u00a0{leg}',
  spa: 'Ihr Spa-Programm finden Sie unter „Einzelheiten“',
  review: {
    text: 'Wir hoffen, es hat Ihnen bei uns gefallen! Schreiben Sie uns doch {link}.',
    link: 'eine Bewertung',
  },
  deposit: 'Anzahlung: {amount}',
  dueOnArrival: 'Bei Anreise fällig: {amount}',
  bookAgain: 'Erneut buchen',
};
