import type { Words } from '../../language.ts';

export const stayPackages: Words<'account'>['account']['stayPackages'] = {
  open: {
    restaurant: 'Réserver une table',
    spa: 'Ajouter à la chambre {leg}',
    mud: 'Ajouter à la chambre {leg}',
    spaGarden: 'Ajouter à la chambre {leg}',
  },
  // French uses `one` for zero too, so every form has the number.
  booked: { one: '{n} × {name}', many: '{n} × {name}', other: '{n} × {name}' },
  adding: 'Ajout à votre séjour…',
  removing: 'Retrait de votre séjour…',
  failed: {
    add: 'L’ajout n’a pas pu être fait. {reason}',
    remove: 'Le retrait n’a pas pu être fait. {reason}',
  },
  unavailable: 'Veuillez réessayer dans un instant.',
};
