import type { RoomsInput } from '../../machines/steps/rooms/rooms.contract.ts';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import {
  kingRates,
  roomRates,
  availabilityFor,
  bookingFor,
  configuration,
  heldAtRetreat,
  nothingAvailable,
  session,
  twoAdults,
  twoAdultsWithDog,
} from '../support/rooms-stay.ts';
import { appliedVoucher, voucherStatus } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';

export const plain = bookingFor(twoAdults);

export const withDog = bookingFor(twoAdultsWithDog);

export function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

/** No dog-friendly room is left: the king has no dog package, the loft no unit, the suite is for three. */
export const noDogRoom = inputFor(withDog, {
  availability: availabilityFor(withDog, [
    { ...kingRates, Room: { Code: 'KNG', UnitsAvailable: 0 } },
    ...roomRates.slice(1, 2),
  ]),
});

export const roomsWorld = worldOf(
  roomsMachine,
  {
    inputs: [
      named('rooms are free', inputFor()),
      named('a room is held already', inputFor(heldAtRetreat(plain))),
      named('a voucher is applied', inputFor({ ...plain, vouchers: [appliedVoucher()] })),
      named('sold out', inputFor(plain, { availability: nothingAvailable })),
      named('no room is left for the dog', noDogRoom),
    ],
    events: {
      'room.chosen': [named('Choose the twin room', { roomCode: 'TWN' })],
      'prices.opened': [named('Open the prices of the king room', { roomCode: 'KNG' })],
    },
    actors: {
      calendar: {
        done: [
          named('other dates are chosen', {
            type: 'datesChosen',
            arrivalDate: '2027-06-01',
            numberOfNights: 3,
          }),
          named('the guest wants to search without the code', { type: 'withoutCode' }),
          { type: 'closed' },
        ],
      },
      checkVoucher: {
        done: [
          named('the voucher is good', voucherStatus()),
          named(
            'the voucher is not good on these dates',
            voucherStatus({ canBeUsed: false, isOutsidePeriod: true }),
          ),
        ],
      },
      weekCalendar: {
        done: [named('other dates are chosen', { arrivalDate: '2027-05-03', numberOfNights: 4 })],
      },
    },
    project: ({ booking, availability, roomCode, party, vouchers }) => [
      booking.legs[0]?.roomCode,
      availability.IsAvailable,
      roomCode,
      party.dogs,
      vouchers.unchecked.length,
      vouchers.refused.length,
      vouchers.counted.length,
    ],
  },
  { invariants: { ...busyWhile('checkVoucher') }, waysOut: CAN_ALWAYS_END },
);
