import type { Words } from '../../language.ts';

export const details: Words<'account'>['account']['details'] = {
  title: 'Vos informations',
  fields: {
    title: 'Civilité',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    emailInMessages: 'Adresse e-mail',
    telephone: 'Téléphone',
    birthday: 'Date de naissance (facultatif)',
  },
  lookUp: 'Rechercher une adresse',
  postcode: 'Code postal',
  changePassword: 'Modifier votre mot de passe',
  submit: 'Mettre à jour',
  busy: 'Mise à jour de vos informations…',
  saved: 'Vos informations ont été mises à jour.',
  error: 'Erreur',
};
