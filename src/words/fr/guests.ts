import type { Words } from '../language.ts';

export const words: Words<'guests'> = {
  guests: {
    title: 'Noms des voyageurs',
    summary:
      'Dites-nous qui séjourne chez nous, afin que nous puissions réserver les prestations de votre forfait',
    later: 'Indiquez dès maintenant les noms que vous souhaitez. Vous donnerez les autres à l’arrivée.',
    room: 'Voyageurs de la chambre {leg} :',
    member: 'Je séjourne dans cette chambre',
    ofRoom: '{guest} de la chambre {leg}',
    guest: 'Voyageur {n}',
    child: 'Enfant {n} ({age})',
    age: { one: '{n} an', many: '{n} d’ans', other: '{n} ans' },
    underOne: 'moins de 1 an',
    fields: { title: 'Civilité', firstName: 'Prénom', lastName: 'Nom' },
    labels: { title: 'Civilité', firstName: 'Prénom', lastName: 'Nom' },
    incomplete: 'Veuillez vérifier les noms',
    problem: 'Chambre {leg}, {guest} : {message}',
  },
};
