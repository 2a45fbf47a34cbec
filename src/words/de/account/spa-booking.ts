import type { Words } from '../../language.ts';

export const spaBooking: Words<'account'>['account']['spaBooking'] = {
  spaDayTitle: 'Ihr Spa-Tag im Überblick',
  treatmentsTitle: 'Ihre Spa-Anwendungen im Überblick',
  policy: {
    refund:
      'Wenn Sie stornieren, erstatten wir 50\u00a0% des Preises. Wenn Sie weniger als 48 Stunden vorher stornieren, berechnen wir den vollen Preis.',
    change: 'Wenn Sie etwas ändern möchten, rufen Sie bitte unser Spa-Team an.',
    call: 'Wenn Sie etwas ändern möchten, rufen Sie bitte unser Spa-Team unter {phone} an.',
    arrive: 'Bitte kommen Sie 15 Minuten vor Ihrem Spa-Tag oder Ihrer Anwendung.',
  },
  facts: { title: 'Datum & Gäste', date: 'Datum', guests: 'Gäste', package: 'Spa-Arrangement' },
  treatments: 'Anwendungen für {firstName}',
  treatment: '{name}, {n}\u00a0Min.',
  bill: {
    title: 'Ihre Rechnung',
    spaDays: 'Spa-Tage: {n} × {price} =',
    treatments: 'Anwendungen:',
    total: 'Gesamt:',
  },
  itinerary: {
    title: 'Ihr Programm',
    guest: 'Anwendungen für {firstName}',
    arrival: 'Ankunft',
    departure: 'Ende',
  },
};
