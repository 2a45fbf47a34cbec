import type { Words } from '../../language.ts';

export const preferences: Words<'account'>['account']['preferences'] = {
  title: 'Préférences pour nos e-mails',
  intro: 'Quels sujets vous intéressent ?',
  submit: 'Mettre à jour',
  loading: 'Chargement de vos préférences…',
  busy: 'Mise à jour de vos préférences…',
  saved: 'Vos préférences ont été mises à jour.',
  failed: 'Erreur',
};
