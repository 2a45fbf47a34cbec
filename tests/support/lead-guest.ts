import type { LeadGuest } from '../../src/domain/booking/booking.ts';

/** A lead booker for tests that are about something else. */
export const leadGuest: LeadGuest = {
  title: 'MR',
  firstName: 'Tom',
  lastName: 'Fell',
  emailAddress: 'tom@example.test',
  telephone: '+441539000001',
  address: { line1: '1 Mill Lane', line2: '', city: 'Kendal', country: 'GB', postCode: 'LA9 4AA' },
};
