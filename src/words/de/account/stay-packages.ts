import type { Words } from '../../language.ts';

export const stayPackages: Words<'account'>['account']['stayPackages'] = {
  open: {
    restaurant: 'Tisch reservieren',
    spa: 'Zu Zimmer\u00a0{leg} hinzufügen',
    mud: 'Zu Zimmer\u00a0{leg} hinzufügen',
    spaGarden: 'Zu Zimmer\u00a0{leg} hinzufügen',
  },
  booked: { one: '{name}', other: '{n} × {name}' },
  adding: 'Wird Ihrem Aufenthalt hinzugefügt\u00a0…',
  removing: 'Wird aus Ihrem Aufenthalt entfernt\u00a0…',
  failed: {
    add: 'Wir konnten das nicht hinzufügen. {reason}',
    remove: 'Wir konnten das nicht entfernen. {reason}',
  },
  unavailable: 'Bitte versuchen Sie es gleich noch einmal.',
};
