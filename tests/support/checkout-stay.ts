import type { Booking, LeadGuest, Leg } from '../../src/domain/booking/booking.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';
import type { VoucherStatus } from '../../src/domain/vouchers/vouchers.ts';
import { legPackage, packagePrice, spaDuration, spaSelection } from './extras-fixtures.ts';
import {
  availableRate,
  booking as booked,
  fee,
  guest,
  leg,
  profile as member,
  quota,
  search,
} from './fixtures.ts';
import { leadGuest as lead } from './lead-guest.ts';
import { moneyVoucher, voucherStatus as checked } from '../steps/payment/voucher-fixtures.ts';

/** A stay that is ready for the checkout: two rooms, two nights from Saturday 1 May 2027. */

export const session: Session = { id: 'S1', businessDate: '2027-04-20' };

function rate(rateCode: string, amount: number, requiresDeposit: boolean) {
  return availableRate({
    rateCode,
    amount,
    name: rateCode,
    requiresDeposit,
    cancellationDateTime: '2027-04-30T15:00:00',
  });
}

function child(firstName: string, age: number) {
  return guest(firstName, 'Somerville', { title: 'MSTR', isChild: true, age });
}

/** Two bottles at £30. */
export const champagne = legPackage({ price: packagePrice({ code: 'CHAMP', amount: 3_000 }), quantity: 2 });

/** A king room with everything included and a dog. The deposit is paid today: 400 + 50 + 60 + 15 = £525. */
export const legOne: Leg = leg({
  roomCode: 'KNG',
  rate: rate('RETREAT', 40_000, true),
  includedPackages: [fee('DOG', 5_000)],
  guests: [guest('Ada', 'Lovelace', { title: 'MS' }), guest('Charles', 'Babbage')],
  guestQuota: quota({ dogs: 1 }),
  breakfast: [
    { date: '2027-05-03', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-03T09:00:00' },
    { date: '2027-05-02', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-02T08:30:00' },
  ],
  dinner: [{ date: '2027-05-01', restaurant: null, isAvailable: false, timeslot: null }],
  golf: [{ date: '2027-05-02', time: { dateTime: '2027-05-02T10:10:00', item: null } }],
  spaPool: [{ date: '2027-05-01', time: 'Afternoon' }],
  spaPackages: [spaSelection(1_500, { duration: spaDuration(1_500, { code: 'HS60', id: 'D60' }) })],
  packages: [champagne],
  hold: { confirmationNumber: 'C1001', internalIdentifier: 'I1' },
});

/** A twin room for an adult, a child and an infant, paid on arrival: 300 + 20 + 10 = £330. */
export const legTwo: Leg = leg({
  leg: 2,
  roomCode: 'TWN',
  rate: rate('DAILYBABB', 30_000, false),
  includedPackages: [fee('CHILD', 2_000), fee('BABY', 1_000)],
  guests: [guest('Mary', 'Somerville', { title: 'DR' }), child('Tom', 7), child('Will', 2)],
  guestQuota: quota({ adults: 1, childAges: [7, 2], children: 1, infants: 1 }),
  hold: { confirmationNumber: 'C1002', internalIdentifier: 'I2' },
});

export const booking: Booking = booked({
  search: search({ arrivalDate: '2027-05-01', guestOccupancies: [] }),
  legs: [legOne, legTwo],
});

export const leadGuest: LeadGuest = {
  ...lead,
  title: 'MS',
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailAddress: 'ada@example.com',
  telephone: '020 7946 0000',
  address: { line1: '12 Square', line2: 'Mayfair', city: 'London', country: 'GB', postCode: 'W1 1AA' },
};

export const profile: Profile = {
  ...member,
  title: 'Dr',
  firstName: 'Grace',
  lastName: 'Hopper',
  emailAddress: 'grace@example.com',
  telephone: '020 7946 0001',
  registeredInOpera: true,
  address: {
    line1: '1 Harbour Row',
    line2: '',
    city: 'Whitby',
    country: 'United Kingdom',
    postCode: 'YO21 1AA',
  },
};

/** The answer to a check that accepts the voucher GV1, with changes. */
export function voucherStatus(change: Partial<VoucherStatus> = {}): VoucherStatus {
  return checked({ ...moneyVoucher('GV1', 10_000), ...change });
}
