import type { Words } from '../../language.ts';

export const spaBookings: Words<'account'>['account']['spaBookings'] = {
  spaDay: 'يوم السبا: {name}',
  guest: 'الضيف:',
  guestOf: 'الضيف {n}:',
  treatments: 'إجمالي العلاجات: {n}',
};
