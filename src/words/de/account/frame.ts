import type { Words } from '../../language.ts';

export const frame: Words<'account'>['account']['frame'] = {
  welcome: 'Willkommen zurück, {firstName}!',
  menu: {
    label: 'Ihr Konto',
    bookings: 'Ihre Buchungen',
    details: 'Ihre Angaben',
    preferences: 'E-Mails von uns',
    logout: 'Abmelden',
  },
  leave: {
    title: 'Verlassen, ohne zu speichern?',
    text: 'Ihre Änderungen wurden nicht gespeichert.',
    confirm: 'Seite verlassen',
    cancel: 'Auf der Seite bleiben',
  },
  unavailable: {
    title: 'Wir können Ihr Konto nicht anzeigen',
    text: 'Bitte versuchen Sie es gleich noch einmal.',
  },
};
