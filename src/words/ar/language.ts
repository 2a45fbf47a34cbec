import { intlFormats } from '../intl-formats.ts';
import type { Language } from '../language.ts';
import { words as first } from './first.ts';

export const language: Language = {
  direction: 'rtl',
  // Digits are 0 to 9 (D-561).
  formats: intlFormats('ar-u-nu-latn', 6),
  first,
  later: {
    session: () => import('./session.ts'),
    search: () => import('./search.ts'),
    rooms: () => import('./rooms.ts'),
    rates: () => import('./rates.ts'),
    guests: () => import('./guests.ts'),
    itinerary: () => import('./itinerary.ts'),
    addons: () => import('./addons.ts'),
    details: () => import('./details.ts'),
    summary: () => import('./summary.ts'),
    payment: () => import('./payment.ts'),
    confirmation: () => import('./confirmation.ts'),
    restore: () => import('./restore.ts'),
    account: () => import('./account.ts'),
  },
};
