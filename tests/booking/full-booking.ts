import type { Booking } from '../../src/domain/booking/booking.ts';
import {
  boughtTable,
  boughtTreatment,
  extraSlot,
  legPackage,
  packagePrice,
  spaSelection,
  spaSlot,
} from '../support/extras-fixtures.ts';
import {
  availableRate,
  booking,
  fee,
  guest,
  heldLeg,
  party,
  quota,
  staySearch,
} from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { moneyVoucher } from '../steps/payment/voucher-fixtures.ts';

const slot = spaSlot('2027-05-01T15:00:00', { treatmentTimes: [{ actualPrice: 9_000 }] });
const extra = extraSlot('2027-05-01T15:00:00', 4_500, { roomId: 'R' });
const tee = { courseId: 7, propertyId: null, greenFeeItemId: 'G', mType: null };

/** A booking with a value in every field. */
export const fullBooking: Booking = booking({
  search: staySearch({
    arrivalDate: '2027-05-01',
    code: 'SPRING',
    amendId: 'I77',
    guestOccupancies: [party(2, [7, 0], 1)],
  }),
  legs: [
    heldLeg(1, {
      rate: availableRate({ cancellationDateTime: '2027-04-30T15:00:00', promotionCode: 'SPRING' }),
      includedPackages: [fee('DOG', 1_500, { unitPrice: 750 })],
      guestQuota: quota({ childAges: [7, 0], children: 1, infants: 1, dogs: 1 }),
      guests: [guest(), guest('Ada', 'Byron', { isChild: true, age: 7 })],
      breakfast: [
        { date: '2027-05-02', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-02T08:00:00' },
      ],
      dinner: [{ date: '2027-05-01', restaurant: null, isAvailable: false, timeslot: null }],
      golf: [{ date: '2027-05-01', time: { dateTime: '2027-05-01T10:00:00', item: tee } }],
      spaPool: [{ date: '2027-05-01', time: 'Evening' }],
      spaPackages: [spaSelection(-500, { time: slot })],
      packages: [
        legPackage({
          price: packagePrice({ amountOverride: 4_500 }),
          selections: [
            boughtTable('2027-05-01T19:00:00', { restaurant: 'R1' }),
            {
              kind: 'golf',
              date: '2027-05-01',
              quantity: 2,
              time: { time: '2027-05-01T10:00:00', reference: 'T1', item: null },
            },
            boughtTreatment('2027-05-01T15:00:00', {
              ...{ displayName: 'Massage', durationId: 'd1', price: 9_000, time: slot },
            }),
            { kind: 'mud', code: 'M2', guestIndexes: [0, 1], time: extra },
            { kind: 'spaGarden', code: 'G1', guestIndexes: [0, 1], time: extra },
          ],
        }),
      ],
      spaSessionId: 'S1',
    }),
  ],
  vouchers: [moneyVoucher('V1', 5_000)],
  selectedGuest: { legIndex: 0, guestIndex: 0 },
  leadGuest,
  account: { emailAddress: 'ada@example.com', addressBooks: [3507983] },
  accountCreateStatus: 'failed',
});
