import type { Words } from '../../language.ts';

export const details: Words<'account'>['account']['details'] = {
  title: 'Ihre Angaben',
  fields: {
    title: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailInMessages: 'E-Mail-Adresse',
    telephone: 'Telefon',
    birthday: 'Geburtstag (optional)',
  },
  lookUp: 'Adresse nachschlagen',
  postcode: 'Postleitzahl',
  changePassword: 'Passwort ändern',
  submit: 'Speichern',
  busy: 'Ihre Angaben werden gespeichert\u00a0…',
  saved: 'Ihre Angaben wurden gespeichert.',
  error: 'Fehler',
};
