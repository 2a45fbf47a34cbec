import type { Words } from '../../language.ts';

export const passwordReset: Words<'account'>['account']['passwordReset'] = {
  title: 'Passwort zurücksetzen',
  email: {
    intro: 'Damit unsere Erinnerung Sie erreicht, geben Sie bitte unten Ihre E-Mail-Adresse ein.',
    label: 'E-Mail-Adresse',
  },
  code: {
    intro: 'Falls es zu dieser E-Mail-Adresse ein Konto gibt, senden wir eine E-Mail.',
    label: 'Code',
    hint: 'Der 6-stellige Code aus dieser E-Mail',
    resend: 'Neuen Code senden',
    resent:
      'Falls es zu dieser E-Mail-Adresse ein Konto gibt, senden wir eine weitere E-Mail. Bitte verwenden Sie den neuesten Code.',
  },
  password: {
    intro: 'Wählen Sie ein neues Passwort.',
    newPassword: 'Neues Passwort',
    passwordAgain: 'Passwort bestätigen',
  },
  hint: 'Mindestens 8 Zeichen',
  submit: 'Weiter',
  busy: 'Einen Moment\u00a0…',
  failed: 'Fehler',
  back: 'Zurück zur Anmeldung',
};
