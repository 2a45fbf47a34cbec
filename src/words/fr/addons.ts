import type { Words } from '../language.ts';
import { addOnKinds } from './add-on-kinds.ts';

export const words: Words<'addons'> = {
  addons: {
    title: 'Et si nous rendions votre séjour encore plus exceptionnel ?',
    loading: 'Nous cherchons ce que nous pouvons ajouter…',
    price: '{amount}/{per}',
    addToRoom: 'Ajouter à la chambre {leg}',
    quantity: '{name}, quantité pour la chambre {leg}',
    add: 'Ajouter',
    remove: 'Retirer',
    forRoom: '{text} pour la chambre {leg}',
    booked: {
      said: '{name}, chambre {leg} : c’est réservé.',
      room: 'Chambre {leg}',
      time: '{day} – {time}',
      players: '{when}, joueurs : {n}',
      guests: '{when}, personnes : {n}',
      named: '{when}, {names}',
      treatment: '{when}, {treatment} pour {names}',
      amount: '{amount} au total',
    },
    of: '{name}, chambre {leg}',
    unavailable: {
      title: 'Les extras ne peuvent pas être affichés pour l’instant',
      text: 'Vous pouvez continuer sans eux, ou réessayer.',
    },
    none: 'Il n’y a rien à ajouter à ces dates. Vous pouvez continuer.',
  },
  addOnKinds,
};
