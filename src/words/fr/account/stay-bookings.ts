import type { Words } from '../../language.ts';

export const stayBookings: Words<'account'>['account']['stayBookings'] = {
  arrive: 'Arrivée',
  depart: 'Départ',
  checkIn: 'Arrivée dès',
  checkOut: 'Départ jusqu’à',
  rooms: 'Chambres :',
  guests: 'Voyageurs :',
  roomType: 'Type de chambre',
  roomTypeOf: 'Type de chambre {leg}',
  spa: 'Retrouvez votre programme au spa sous « Détails »',
  review: {
    text: 'Nous espérons que votre séjour vous a plu ! Et si vous nous laissiez {link} ?',
    link: 'un avis',
  },
  deposit: 'Acompte : {amount}',
  dueOnArrival: 'À payer à l’arrivée : {amount}',
  bookAgain: 'Réserver à nouveau',
};
