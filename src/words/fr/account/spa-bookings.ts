import type { Words } from '../../language.ts';

export const spaBookings: Words<'account'>['account']['spaBookings'] = {
  spaDay: 'Journée spa : {name}',
  guest: 'Personne :',
  guestOf: 'Personne {n} :',
  treatments: 'Nombre de soins : {n}',
};
