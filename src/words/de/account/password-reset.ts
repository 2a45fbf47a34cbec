import type { Words } from '../../language.ts';

export const passwordReset: Words<'account'>['account']['passwordReset'] = {
  title: 'Passwort zurücksetzen',
  email: {
    intro: 'Bitte geben Sie Ihre E-Mail-Adresse ein, damit unsere Nachricht Sie erreicht.',
    label: 'E-Mail-Adresse',
  },
  code: {
    intro: 'Falls es zu dieser E-Mail-Adresse ein Konto gibt, senden wir eine E-Mail dorthin.',
    label: 'Code',
    hint: 'Der 6-stellige Code aus dieser E-Mail',
    resend: 'Neuen Code senden',
    resent:
      'Falls es zu dieser E-Mail-Adresse ein Konto gibt, senden wir eine weitere E-Mail dorthin. Bitte verwenden Sie den neuesten Code.',
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
