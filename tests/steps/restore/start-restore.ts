import { restoreMachine, type RestoreInput } from '../../../machines/steps/restore/restore.machine.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { Availability, RoomRate } from '../../../src/domain/rooms/availability.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import {
  addOn,
  availability,
  availableRate,
  booking,
  configuration,
  heldLeg,
  party,
  quota,
  rateGroup,
  rateGroupRate,
  restaurant,
  roomRate,
  staySearch,
} from '../../support/fixtures.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { leadGuest } from '../../support/lead-guest.ts';
import { startStep } from '../start-step.ts';

/** An estate whose rate includes dinner; fizz and soap are add-ons. */
const house = configuration({
  addOns: [addOn(), addOn({ code: 'SOAP', displayName: 'A bar of soap' })],
  rateGroups: [
    rateGroup('simple', [
      rateGroupRate({
        allowedAddOnPackages: ['FIZZ', 'SOAP'],
        includesDinner: true,
        dinnerRestaurants: [restaurant()],
      }),
    ]),
  ],
});

export function price(code: string, amount: number): PackagePrice {
  return { code, amount, amountOverride: null, priceCalculationMode: 0 };
}

function taken(code: string, amount: number, sortIndex: number) {
  return { price: price(code, amount), quantity: 2, selections: [], sortIndex };
}

/**
 * The expired booking: two rooms at £200 each, the Lake Room with a table, fizz and soap, and the Moor Room.
 */
export const lost: Booking = booking({
  search: staySearch({ guestOccupancies: [party(2), party(2)] }),
  legs: [
    heldLeg(1, {
      dinner: [{ date: '2027-05-10', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-10T19:30:00' }],
      packages: [taken('FIZZ', 3_000, 0), taken('SOAP', 500, 1)],
    }),
    heldLeg(2, { roomCode: 'MOR' }),
  ],
  leadGuest,
});

/** An expired booking of one room, without add-ons or times. */
export const lostRoom: Booking = booking();

export function restoreInput(values: Partial<RestoreInput> = {}): RestoreInput {
  return { configuration: house, session: { id: 's-2', businessDate: '2027-05-01' }, lost, ...values };
}

/** The answer to the new search, room by room. */
export function found(...rooms: RoomRate[][]): Availability {
  return availability(0, {
    roomAvailabilities: rooms.map((roomRates, index) => ({ leg: index + 1, guestQuota: quota(), roomRates })),
  });
}

export function roomAt(code: string, amount = 20_000, rateCode = 'ROOM'): RoomRate {
  return roomRate({ room: { code, unitsAvailable: 1 }, rates: [availableRate({ amount, rateCode })] });
}

/** Starts restoring a booking. The test answers the estate's calls. */
export function startRestore(input: Partial<RestoreInput> = {}) {
  const { machine, calls } = holdMachine(restoreMachine);
  const { searchAvailability: searches, bookLeg: holds, loadPackages: packages } = calls;
  return { ...startStep(machine, restoreInput(input)), searches, holds, packages };
}
