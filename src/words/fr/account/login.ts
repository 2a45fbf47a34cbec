import type { Words } from '../../language.ts';

export const login: Words<'account'>['account']['login'] = {
  title: 'Connexion',
  username: 'Adresse e-mail',
  notes: {
    passwordReset: 'Votre mot de passe a bien été modifié. Veuillez vous connecter ci-dessous.',
    accountCreated: 'Votre compte a bien été créé. Veuillez vous connecter ci-dessous.',
  },
  failed: { title: 'Erreur', other: 'Nous sommes désolés, une erreur est survenue.' },
  golf: 'Connexion des membres du golf',
  newTitle: 'Pas encore de compte {brand} ?',
  register: 'S’inscrire',
  find: 'Retrouver une réservation sans compte',
};
