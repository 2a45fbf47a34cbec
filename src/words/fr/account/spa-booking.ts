import type { Words } from '../../language.ts';

export const spaBooking: Words<'account'>['account']['spaBooking'] = {
  spaDayTitle: 'Récapitulatif de votre journée spa',
  treatmentsTitle: 'Récapitulatif de vos soins au spa',
  policy: {
    refund:
      'Si vous annulez, 50 % du prix vous est remboursé. Si vous annulez moins de 48 heures avant, la totalité du prix est facturée.',
    change: 'Pour toute modification, veuillez appeler notre équipe du spa.',
    call: 'Pour toute modification, veuillez appeler notre équipe du spa au {phone}.',
    arrive: 'Veuillez arriver 15 minutes avant votre journée spa ou votre soin.',
  },
  facts: { title: 'Date et personnes', date: 'Date', guests: 'Personnes', package: 'Forfait spa' },
  treatments: 'Soins pour {firstName}',
  treatment: '{name}, {n} min',
  bill: {
    title: 'Votre note',
    spaDays: 'Journées spa : {n} × {price} =',
    treatments: 'Soins :',
    total: 'Total :',
  },
  itinerary: {
    title: 'Programme',
    guest: 'Soins pour {firstName}',
    arrival: 'Arrivée',
    departure: 'Départ',
  },
};
