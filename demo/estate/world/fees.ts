import type { FeeRecord } from './types.ts';

/** The charges for dogs and children, per night (A §9.3). */
export const fees: FeeRecord[] = [
  { Code: 'DOG', name: 'Dogs', perNight: 25, dailyLimit: 6 },
  { Code: 'CHILD', name: 'Children', perNight: 30, dailyLimit: 10 },
  { Code: 'BABY', name: 'Infants', perNight: 12, dailyLimit: 4 },
];
