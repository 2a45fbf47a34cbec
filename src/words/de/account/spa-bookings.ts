import type { Words } from '../../language.ts';

export const spaBookings: Words<'account'>['account']['spaBookings'] = {
  spaDay: 'Spa-Tag: {name}',
  guest: 'Gast:',
  guestOf: 'Gast {n}:',
  treatments: 'Anwendungen insgesamt: {n}',
};
