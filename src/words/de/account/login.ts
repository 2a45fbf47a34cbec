import type { Words } from '../../language.ts';

export const login: Words<'account'>['account']['login'] = {
  title: 'Anmelden',
  username: 'E-Mail-Adresse',
  notes: {
    passwordReset: 'Ihr Passwort wurde geändert. Bitte melden Sie sich unten an.',
    accountCreated: 'Ihr Konto wurde angelegt. Bitte melden Sie sich unten an.',
  },
  failed: { title: 'Fehler', other: 'Leider ist ein Fehler aufgetreten.' },
  golf: 'Anmeldung für Golfmitglieder',
  // {brand} may be empty: no hyphen and no preposition may depend on it.
  newTitle: 'Noch kein {brand} Konto?',
  register: 'Registrieren',
  find: 'Buchung ohne Konto finden',
};
