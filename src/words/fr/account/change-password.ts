import type { Words } from '../../language.ts';

export const changePassword: Words<'account'>['account']['changePassword'] = {
  title: 'Modifier le mot de passe',
  fields: {
    oldPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    passwordAgain: 'Confirmer le mot de passe',
  },
  submit: 'Mettre à jour',
  busy: 'Modification de votre mot de passe…',
  changed: 'Votre mot de passe a bien été modifié.',
  failed: { title: 'Erreur', text: 'Une erreur est survenue. Veuillez réessayer.' },
};
