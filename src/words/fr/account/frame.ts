import type { Words } from '../../language.ts';

export const frame: Words<'account'>['account']['frame'] = {
  welcome: 'Heureux de vous retrouver, {firstName} !',
  menu: {
    label: 'Votre compte',
    bookings: 'Vos réservations',
    details: 'Vos informations',
    preferences: 'Préférences',
    logout: 'Se déconnecter',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications n’ont pas été enregistrées.',
    confirm: 'Quitter cette page',
    cancel: 'Rester sur cette page',
  },
  unavailable: {
    title: 'Votre compte ne peut pas être affiché',
    text: 'Veuillez réessayer dans un instant.',
  },
};
