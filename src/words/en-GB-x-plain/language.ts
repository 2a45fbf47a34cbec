import type { Language } from '../language.ts';
import { intlFormats } from '../intl-formats.ts';
import { words as first } from './first.ts';

/** The plain voice. */
export const language: Language = {
  direction: 'ltr',
  formats: intlFormats('en-GB-u-hc-h12', 1),
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
