import type { Words } from '../../language.ts';

export const register: Words<'account'>['account']['register'] = {
  // {brand} may be empty: no hyphen and no preposition may depend on it.
  create: 'Ihr {brand} Konto anlegen',
  update: 'Ihr {brand} Konto aktualisieren',
  already: 'Sind Sie schon registriert?',
  login: 'Jetzt anmelden',
  code: {
    intro: 'Bitte geben Sie den 6-stelligen Code ein, den wir an Ihre E-Mail-Adresse gesendet haben.',
    label: 'Code',
    submit: 'Weiter',
    busy: 'Ihr Code wird geprüft\u00a0…',
    failed: 'Fehler',
    notFound: 'Bitte prüfen Sie Ihre Angaben.',
    notSent: 'Wir konnten keinen weiteren Code senden. Bitte versuchen Sie es gleich noch einmal.',
    resend: 'Neuen Code senden',
    resending: 'Ein neuer Code wird gesendet\u00a0…',
    resent: 'Wir haben Ihnen eine weitere E-Mail gesendet. Bitte verwenden Sie den neuesten Code.',
  },
  heading: 'Ihre Angaben',
  fields: {
    title: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailInMessages: 'E-Mail-Adresse',
    telephone: 'Telefon (optional)',
    birthday: 'Wann haben Sie Geburtstag? (optional)',
    password: 'Passwort wählen',
    passwordHint: 'Mindestens 8 Zeichen',
    mailingList: 'Newsletter abonnieren (optional)',
  },
  submit: 'Registrieren',
  busy: 'Ihr Konto wird angelegt\u00a0…',
  error: 'Fehler',
  problems: {
    emailNotValid: 'Die E-Mail-Adresse ist nicht gültig',
    telephoneNotValid: 'Die Telefonnummer ist nicht gültig',
    telephoneCheckFailed: 'Die Telefonnummer konnte nicht geprüft werden',
    registrationFailed: 'Die Registrierung ist fehlgeschlagen',
  },
};
