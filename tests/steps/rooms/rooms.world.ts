import type { SnapshotFrom } from 'xstate';
import type { RoomFilter } from '../../../src/domain/rooms/room-list.ts';
import { isSame } from '../../worlds/is-same.ts';
import { searchWithVouchers } from '../../../src/domain/booking/legs.ts';
import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import type { CloserLookInput } from '../../../machines/steps/rooms/closer-look.rules.ts';
import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import {
  kingRates,
  roomRates,
  availabilityFor,
  bookingFor,
  picturedConfiguration,
  heldAtRetreat,
  nothingAvailable,
  session,
  twoAdults,
  twoAdultsWithDog,
} from './rooms-stay.ts';
import { endedActor, failedBy, given, leadsOut, on } from '../../worlds/rules.ts';
import { appliedVoucher, uncheckedVoucher, voucherStatus } from '../payment/voucher-fixtures.ts';
import { busyWhile, canOnly, modalWhileAsked } from '../../worlds/always.ts';

export const plain = bookingFor(twoAdults);

export const withDog = bookingFor(twoAdultsWithDog);

export function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return {
    configuration: picturedConfiguration,
    session,
    booking,
    leg: 1,
    availability: availabilityFor(booking),
    ...changes,
  };
}

/** No dog-friendly room: the king has no dog package, the loft no unit, the suite needs three guests. */
export const noDogRoom = inputFor(withDog, {
  availability: availabilityFor(withDog, [
    { ...kingRates, room: { code: 'KNG', unitsAvailable: 0 } },
    ...roomRates.slice(1, 2),
  ]),
});

/** The king room is held at the spa retreat's rate. The second room is for two adults, too. */
export const secondRoom = inputFor(heldAtRetreat(bookingFor(twoAdults, twoAdults)), { leg: 2 });

export const dogFilter: RoomFilter = { kind: 'dogs', value: '' };

/** Dates from the samples of the two calendars. */
const WANTED_DAYS = ['2027-06-01', '2027-05-03'];

export const roomsWorld = worldOf(
  roomsMachine,
  {
    inputs: [
      named('rooms are free', inputFor()),
      named('a room is held already', inputFor(heldAtRetreat(plain))),
      named('a voucher is applied', inputFor({ ...plain, vouchers: [appliedVoucher()] })),
      named('sold out', inputFor(plain, { availability: nothingAvailable })),
      named(
        'sold out, with a voucher',
        inputFor({ ...plain, vouchers: [appliedVoucher()] }, { availability: nothingAvailable }),
      ),
      named('no room is left for the dog', noDogRoom),
      named('the second of two rooms', inputFor(bookingFor(twoAdults, twoAdults), { leg: 2 })),
      named('the second of two rooms, after the king room', secondRoom),
    ],
    events: {
      'room.chosen': [
        named('Choose the twin room', { roomCode: 'TWN' }),
        named('Choose a room that is not offered', { roomCode: 'GONE' }),
      ],
      'filter.toggled': [named('Press the filter for dogs', { filter: dogFilter })],
      'sort.chosen': [named('Sort by price', { sort: 'cheapest' as const })],
      'room.compared': [
        named('Tick the king room to compare it', { roomCode: 'KNG' }),
        named('Tick the twin room to compare it', { roomCode: 'TWN' }),
        named('Tick a room that is not offered', { roomCode: 'GONE' }),
      ],
      'pictures.opened': [named('Open the second picture of the king room', { roomCode: 'KNG', index: 1 })],
      'prices.opened': [
        named('Open the prices of the king room', { roomCode: 'KNG' }),
        named('Open the prices of a room that is not offered', { roomCode: 'GONE' }),
      ],
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
          named('the voucher counts', voucherStatus()),
          named(
            'the voucher does not count on these dates',
            voucherStatus({ canBeUsed: false, isOutsidePeriod: true }),
          ),
          null,
        ],
        error: [uncheckedVoucher],
      },
      closerLook: {
        done: [
          named('the closer look ends', { roomCode: '' }),
          named('the twin room is chosen there', { roomCode: 'TWN' }),
        ],
      },
      weekCalendar: {
        done: [named('other dates are chosen', { arrivalDate: '2027-05-03', numberOfNights: 4 })],
      },
    },
    project: ({ leg, booking, availability, roomCode, party, vouchers, wanted, compared, look }) => [
      wanted.filters.length,
      wanted.sort,
      compared.length,
      look.type,
      leg,
      booking.legs[0]?.roomCode,
      availability.isAvailable,
      availability.roomAvailabilities[0]?.roomRates.length,
      roomCode,
      party.dogs,
      vouchers.unchecked.length,
      vouchers.refused.length,
      vouchers.counted.length,
    ],
  },
  {
    rules: {
      'the month calendar gets the session, the search and the leg (A §4.6)': (seen) => {
        const asked = given<{ session: unknown; search: unknown; leg: number }>(seen, 'calendar');
        return (
          asked &&
          asked.session === session &&
          isSame(asked.search, searchWithVouchers(seen.after.context.booking)) &&
          asked.leg === 1
        );
      },
      'prices by date open for the chosen room (A §2.5)': (seen) => {
        const asked = given<{ roomCode: string }>(seen, 'weekCalendar');
        return asked && asked.roomCode === (seen.event as unknown as { roomCode: string }).roomCode;
      },
      'broken prices by date close, and the rooms stay (A §2.5)': on<SnapshotFrom<typeof roomsMachine>>(
        failedBy('weekCalendar'),
        ({ after }) => selectors.selectRoomWithPrices(after) === null && selectors.selectIsListed(after),
      ),
      'a voucher is checked for the wanted dates (D-406)': (seen) => {
        const asked = given<{ reference: string; arrivalDate: string }>(seen, 'checkVoucher');
        return asked && asked.reference === 'GIFT-100' && WANTED_DAYS.includes(asked.arrivalDate);
      },
      'abandoning the dates leads to a new search': leadsOut('dates.abandoned', { type: 'newSearch' }),
      'keeping the choice makes no call and tells the flow nothing (D-39)': ({ event, after, inputs }) =>
        event.type === 'change.dismissed'
          ? after.status === 'active' &&
            selectors.selectQuestion(after) === null &&
            !('checkVoucher' in inputs)
          : null,
      'a month calendar that closes or breaks leads to a new search (A §4.6)': (seen) => {
        if (endedActor(seen) !== 'calendar') return null;
        const { output } = seen.event as unknown as { output?: { type: string } };
        return (
          isSame(seen.after.output, { type: 'newSearch' }) ===
          (output === undefined || output.type === 'closed')
        );
      },
      'a closer look opens what was chosen': (seen) => {
        const look = given<CloserLookInput>(seen, 'closerLook');
        if (look === null) return null;
        return (
          isSame(look.wanted, seen.event) &&
          look.compared === seen.after.context.compared &&
          look.map === seen.after.context.configuration.content.search.accommodationMap
        );
      },
      'the rooms are open again after a closer look, unless a room was chosen': (seen) => {
        if (endedActor(seen) !== 'closerLook') return null;
        const { output } = seen.event as unknown as { output?: { roomCode: string } };
        return output?.roomCode === 'TWN'
          ? seen.after.status === 'done' || selectors.selectQuestion(seen.after) === 'room'
          : selectors.selectIsListed(seen.after) && seen.after.status === 'active';
      },
      'filters and order do not change the booking or the comparison (D-509)': on<
        SnapshotFrom<typeof roomsMachine>
      >(
        ['filter.toggled', 'filters.cleared', 'sort.chosen'],
        ({ before, after }) =>
          isSame(before.value, after.value) &&
          before.context.booking === after.context.booking &&
          before.context.compared === after.context.compared,
      ),
      'clearing removes every filter (D-509)': on<SnapshotFrom<typeof roomsMachine>>(
        'filters.cleared',
        ({ before, after }) => !before.matches('choosing') || after.context.wanted.filters.length === 0,
      ),
      'a room is chosen with the party shown (A §2.5)': ({ event, after }) =>
        (event.type === 'room.chosen' || event.type === 'xstate.done.actor.closerLook') &&
        after.status === 'done'
          ? isSame(after.output, {
              type: 'roomChosen',
              roomCode: 'TWN',
              guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
            })
          : null,
      'the same again is the first room, for the party of this one': on<SnapshotFrom<typeof roomsMachine>>(
        'same.chosen',
        ({ before, after }) =>
          before.can({ type: 'same.chosen' })
            ? isSame(after.output, {
                type: 'sameAgain',
                roomCode: 'KNG',
                guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
              })
            : after.status === 'active',
      ),
      'other dates keep only vouchers that were checked for them and count (D-406)': (seen) => {
        const output = seen.after.output;
        if (output?.type !== 'searchAgain') return null;
        const { search, vouchers } = output;
        return (
          search.arrivalDate === plain.search.arrivalDate ||
          vouchers.length === 0 ||
          (endedActor(seen) === 'checkVoucher' && vouchers.length === 1)
        );
      },
      'the search without its code keeps dates and vouchers (A §4.6)': ({ event, before, after }) => {
        const { output } = event as unknown as { output?: { type: string } };
        if (output?.type !== 'withoutCode') return null;
        return isSame(after.output, {
          type: 'searchAgain',
          search: { ...before?.context.booking.search, code: null },
          vouchers: before?.context.booking.vouchers,
        });
      },
      'the flow is told once of the party without its dogs': ({ event, sent }) => {
        if (event.type !== 'dogs.leftAtHome') return sent.length === 0 ? null : false;
        const [told] = sent as unknown as { patch: Pick<RoomsInput['booking'], 'search' | 'legs'> }[];
        return (
          sent.length === 1 &&
          told?.patch.search.guestOccupancies[0]?.dogs === 0 &&
          told.patch.legs[0]?.guestQuota.dogs === 0
        );
      },
    },
    invariants: {
      ...busyWhile('checkVoucher'),
      ...modalWhileAsked('change.dismissed'),
      'the rooms stay visible behind every question (D-39, D-406)': (snapshot) =>
        selectors.selectQuestion(snapshot) === null || selectors.selectIsListed(snapshot),
      'only open prices by date can be closed (A §2.5)': canOnly<SnapshotFrom<typeof roomsMachine>>(
        { type: 'prices.closed' },
        (snapshot) => selectors.selectRoomWithPrices(snapshot) !== null,
      ),
      'at most three rooms are compared, all of them available': ({ context }) =>
        context.compared.length <= 3 && context.compared.every((code) => ['KNG', 'TWN'].includes(code)),
      'the month calendar is modal': (snapshot) =>
        snapshot.children.calendar === undefined || snapshot.hasTag('modal'),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
