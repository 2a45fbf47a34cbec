import type { Words } from '../../language.ts';

export const changePassword: Words<'account'>['account']['changePassword'] = {
  title: 'Passwort ändern',
  fields: {
    oldPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    passwordAgain: 'Passwort bestätigen',
  },
  submit: 'Speichern',
  busy: 'Ihr Passwort wird geändert\u00a0…',
  changed: 'Ihr Passwort wurde geändert.',
  failed: { title: 'Fehler', text: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.' },
};
