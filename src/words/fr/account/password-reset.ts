import type { Words } from '../../language.ts';

export const passwordReset: Words<'account'>['account']['passwordReset'] = {
  title: 'Réinitialisez votre mot de passe',
  email: {
    intro: 'Saisissez votre adresse e-mail ci-dessous pour recevoir notre message.',
    label: 'Adresse e-mail',
  },
  code: {
    intro: 'Si un compte correspond à cette adresse e-mail, nous y enverrons un message.',
    label: 'Code',
    hint: 'Le code à 6 chiffres reçu par e-mail',
    resend: 'Envoyer un nouveau code',
    resent:
      'Si un compte correspond à cette adresse e-mail, nous y enverrons un autre message. Veuillez utiliser le code le plus récent.',
  },
  password: {
    intro: 'Choisissez un nouveau mot de passe.',
    newPassword: 'Nouveau mot de passe',
    passwordAgain: 'Confirmer le mot de passe',
  },
  hint: '8 caractères minimum',
  submit: 'Continuer',
  busy: 'Un instant…',
  failed: 'Erreur',
  back: 'Retour à la connexion',
};
