import type { Words } from '../../language.ts';

export const preferences: Words<'account'>['account']['preferences'] = {
  title: 'E-Mails von uns',
  intro: 'Worüber möchten Sie mehr erfahren?',
  submit: 'Auswahl speichern',
  loading: 'Ihre Auswahl wird geladen\u00a0…',
  busy: 'Ihre Auswahl wird gespeichert\u00a0…',
  saved: 'Ihre Auswahl wurde gespeichert.',
  failed: 'Fehler',
};
