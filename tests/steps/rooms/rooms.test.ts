import { describe, expect, it, test } from 'vitest';
import { selectFilters } from '../../../machines/steps/rooms/room-filters.selectors.ts';
import { selectLosses } from '../../../machines/steps/rooms/rooms-questions.selectors.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import type { RoomsInput } from '../../../machines/steps/rooms/rooms.rules.ts';
import type { Availability, RoomRate } from '../../../src/domain/rooms/availability.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { stayVoucher } from '../payment/voucher-fixtures.ts';
import {
  availabilityFor,
  bookingFor,
  dailyRate,
  heldAtRetreat,
  kingRates,
  nothingAvailable,
  rate,
  twoAdults,
  twoAdultsWithDog,
  withFirstLeg,
} from './rooms-stay.ts';
import { startRooms } from './start-rooms.ts';
import { fee, heldLeg, party } from '../../support/fixtures.ts';
import { dogFilter, inputFor, noDogRoom, plain, roomsWorld, secondRoom, withDog } from './rooms.world.ts';

describe('A §2.5 the list of rooms', () => {
  test('A §5.3 counts one unit less for a room that another leg holds', () => {
    const two = withFirstLeg(bookingFor(twoAdults, twoAdults), { roomCode: 'TWN' });
    const { actor } = startRooms(inputFor(two, { leg: 2, availability: availabilityFor(two) }));
    expect(actor.getSnapshot().can({ type: 'room.chosen', roomCode: 'TWN' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'room.chosen', roomCode: 'KNG' })).toBe(true);
  });

  test('A §5.3 lets the guest choose only a room with a price', () => {
    const { actor } = startRooms(inputFor());
    const can = ['KNG', 'TWN', 'FAM', 'LOFT', 'unknown'].map((roomCode) =>
      actor.getSnapshot().can({ type: 'room.chosen', roomCode }),
    );
    expect(can).toEqual([true, true, false, false, false]);
  });

  test('stays the same object while nothing in it changes', () => {
    const { actor } = startRooms(inputFor());
    const before = selectors.selectAreas(actor.getSnapshot());
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    expect(selectors.selectAreas(actor.getSnapshot())).toBe(before);
  });
});

describe('choosing a room', () => {
  test('A §4.2 takes the first room at once, for the party of the leg', () => {
    const { actor } = startRooms(inputFor(withDog));
    actor.send({ type: 'room.chosen', roomCode: 'KNG' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'roomChosen',
      roomCode: 'KNG',
      guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 1 },
    });
  });

  test('D-39 asks before another room, and says what it removes', () => {
    const { actor } = startRooms(inputFor(heldAtRetreat(plain)));
    actor.send({ type: 'room.chosen', roomCode: 'TWN' });
    expect(selectors.selectQuestion(actor.getSnapshot())).toBe('room');
    expect(selectLosses(actor.getSnapshot())).toEqual({
      rate: true,
      dropped: {
        breakfastTables: 0,
        dinnerTables: 0,
        teeTimes: 0,
        poolTimes: 0,
        spaTimes: 2,
        addOns: 0,
      },
    });
    actor.send({ type: 'change.dismissed' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'browsing' });
    expect(selectors.selectChosenRoom(actor.getSnapshot())).toBe('KNG');
    actor.send({ type: 'room.chosen', roomCode: 'TWN' });
    actor.send({ type: 'change.confirmed' });
    expect(actor.getSnapshot().output).toMatchObject({ type: 'roomChosen', roomCode: 'TWN' });
  });

  test('D-39 asks nothing for the same room, which drops nothing', () => {
    const { actor } = startRooms(inputFor(heldAtRetreat(plain)));
    actor.send({ type: 'room.chosen', roomCode: 'KNG' });
    expect(actor.getSnapshot().output).toMatchObject({ type: 'roomChosen', roomCode: 'KNG' });
  });
});

test('rooms beside those of a voucher for a stay are searched without it', () => {
  const { actor } = startRooms(inputFor(plain));
  expect(actor.getSnapshot().value).toEqual({ choosing: 'browsing' });
  actor.send({ type: 'dates.abandoned' });
  expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
});

describe('A §2.5 no dog-friendly room', () => {
  test("leads to the search with 'Try a new date'", () => {
    const { actor } = startRooms(noDogRoom);
    expect(actor.getSnapshot().value).toBe('withoutDogFriendlyRoom');
    actor.send({ type: 'dates.abandoned' });
    expect(actor.getSnapshot().output).toEqual({ type: 'newSearch' });
  });

  test('searches and lists rooms for the leg without its dog when the guest goes on without one', () => {
    const { actor, told } = startRooms(noDogRoom);
    expect(actor.getSnapshot().can({ type: 'room.chosen', roomCode: 'TWN' })).toBe(false);
    actor.send({ type: 'dogs.leftAtHome' });
    expect(told).toEqual([
      {
        type: 'booking.updated',
        patch: {
          search: { ...withDog.search, guestOccupancies: [twoAdults] },
          legs: withDog.legs.map((leg) => ({ ...leg, guestQuota: { ...leg.guestQuota, dogs: 0 } })),
        },
      },
    ]);
    expect(selectors.selectAreDogsLeftAtHome(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'room.chosen', roomCode: 'TWN' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'roomChosen',
      roomCode: 'TWN',
      guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
    });
  });

  test('keeps the dog of another leg', () => {
    const two = bookingFor(twoAdultsWithDog, twoAdultsWithDog);
    const { actor, told } = startRooms({ ...noDogRoom, booking: two, leg: 1 });
    actor.send({ type: 'dogs.leftAtHome' });
    expect(told[0]).toMatchObject({
      type: 'booking.updated',
      patch: {
        search: { ...two.search, guestOccupancies: [twoAdults, twoAdultsWithDog] },
        legs: [{ guestQuota: { dogs: 0 } }, { guestQuota: { dogs: 1 } }],
      },
    });
  });

  test('keeps the dog in a held room until the room changes', () => {
    const held = withFirstLeg(withDog, {
      roomCode: 'KNG',
      hold: { confirmationNumber: 'C1', internalIdentifier: 'I1' },
    });
    const { actor, told } = startRooms({ ...noDogRoom, booking: held });
    actor.send({ type: 'dogs.leftAtHome' });
    expect(told[0]).toMatchObject({ patch: { legs: [{ roomCode: 'KNG', guestQuota: { dogs: 1 } }] } });
  });

  test('shows the list when there is a dog-friendly room', () => {
    expect(startRooms(inputFor(withDog)).actor.getSnapshot().value).toEqual({ choosing: 'browsing' });
  });
});

describe('F-11 with a voucher for a stay', () => {
  const booking = { ...plain, vouchers: [stayVoucher('SV1', 30_000)] };
  const gone = (actor: ReturnType<typeof startRooms>['actor']) =>
    selectors
      .selectList(actor.getSnapshot())
      .others.map(({ roomType, outcome }) => [roomType.code, outcome.kind])
      .slice(1);

  test('a room without a rate does not come with it, and is not said to be sold out', () => {
    expect(gone(startRooms(inputFor()).actor)).toEqual([['LOFT', 'soldOut']]);
    expect(gone(startRooms(inputFor(booking)).actor)).toEqual([['LOFT', 'notWithVoucher']]);
  });

  test('a search without rooms says that it was for the voucher', () => {
    const { actor } = startRooms(inputFor(booking, { availability: nothingAvailable }));
    expect(actor.getSnapshot().children.calendar?.getSnapshot().context.reason).toBe('voucher');
  });
});

describe('D-509 filters and order', () => {
  const shown = (actor: ReturnType<typeof startRooms>['actor']) =>
    selectors
      .selectList(actor.getSnapshot())
      .groups.map(({ area, offers }) => [
        area?.key ?? 'all',
        offers.map(({ roomType, outcome }) => [roomType.code, outcome.kind === 'from' && outcome.amount]),
      ]);

  test('narrow the list; clearing them restores the order of A §9.3', () => {
    const { actor, told } = startRooms(inputFor());
    const first = shown(actor);
    const [twin, king] = [
      ['TWN', 25_000],
      ['KNG', 27_050],
    ];
    expect(first).toEqual([['HOUSE', [twin, king]]]);
    expect(selectors.selectList(actor.getSnapshot()).others.map(({ roomType }) => roomType.code)).toEqual([
      'FAM',
      'LOFT',
    ]);
    actor.send({ type: 'filter.toggled', filter: dogFilter });
    expect(shown(actor)).toEqual([['HOUSE', [king]]]);
    expect(selectors.selectCounts(actor.getSnapshot())).toEqual({ all: 4, free: 2, shown: 1 });
    actor.send({ type: 'filters.cleared' });
    expect(shown(actor)).toEqual(first);
    actor.send({ type: 'sort.chosen', sort: 'dearest' });
    expect(shown(actor)).toEqual([['all', [king, twin]]]);
    expect(told).toEqual([]);
  });

  test('stay the same objects while prices by date are open, so that no other room is drawn again', () => {
    const { actor } = startRooms(inputFor());
    const shownNow = () =>
      [selectors.selectList, selectors.selectCounts].map((of) => of(actor.getSnapshot()));
    const [list, counts] = shownNow();
    actor.send({ type: 'prices.opened', roomCode: 'KNG' });
    expect(selectors.selectRoomWithPrices(actor.getSnapshot())).toBe('KNG');
    const [listNow, countsNow] = shownNow();
    expect([listNow === list, countsNow === counts]).toEqual([true, true]);
  });

  test('for a kind of rate give each room its lowest price of that kind', () => {
    const lowest = rate('CORP', 20_000);
    const king = { ...kingRates, rates: [lowest, dailyRate], lowest };
    const { actor } = startRooms(inputFor(plain, { availability: availabilityFor(plain, [king]) }));
    const select = selectFilters(new Date('2027-04-20T10:00:00Z'));
    const breakfast = { kind: 'breakfast' as const, value: '' };
    expect(select(actor.getSnapshot())).toEqual([{ ...breakfast, isWanted: false }]);
    expect(shown(actor)).toEqual([['HOUSE', [['KNG', 20_000]]]]);
    actor.send({ type: 'filter.toggled', filter: breakfast });
    expect(shown(actor)).toEqual([['HOUSE', [['KNG', 30_000]]]]);
    expect(select(actor.getSnapshot())).toEqual([{ ...breakfast, isWanted: true }]);
    actor.send({
      type: 'filter.toggled',
      filter: { kind: 'freeCancellation', value: '2027-04-20T10:00:00' },
    });
    expect(shown(actor)).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'room.chosen', roomCode: 'KNG' })).toBe(true);
  });

  test('keep the chosen room, and name it when a filter hides it', () => {
    const { actor } = startRooms(inputFor(withFirstLeg(plain, { roomCode: 'TWN' })));
    expect(selectors.selectHiddenRoom(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'filter.toggled', filter: dogFilter });
    expect(selectors.selectHiddenRoom(actor.getSnapshot())).toBe('Garden Twin');
    expect(selectors.selectChosenRoom(actor.getSnapshot())).toBe('TWN');
  });
});

test('chooses the previous room after another search, until the guest chooses another', () => {
  const before = [heldLeg(2, { roomCode: 'FAM' }), heldLeg(1, { roomCode: 'TWN' })];
  const { actor } = startRooms(inputFor({ ...plain, carried: { before, notKept: [] } }));
  expect(selectors.selectChosenRoom(actor.getSnapshot())).toBe('TWN');
  const chosen = withFirstLeg(plain, { roomCode: 'KNG' });
  const other = startRooms(inputFor({ ...chosen, carried: { before, notKept: [] } }));
  expect(selectors.selectChosenRoom(other.actor.getSnapshot())).toBe('KNG');
});

describe('the first room once more', () => {
  const again = (changes: Partial<RoomsInput> = {}) =>
    selectors.selectSameAgain(startRooms({ ...secondRoom, ...changes }).actor.getSnapshot());
  /** The search's answer, with another for the second room. */
  const answered = (...rates: RoomRate[]): Availability => {
    const { availability } = secondRoom;
    const [first, second] = availability.roomAvailabilities;
    if (!first || !second) throw new Error('The search has no second room');
    return { ...availability, roomAvailabilities: [first, { ...second, roomRates: rates }] };
  };

  test("costs what this leg's answer says, with the fees of its party", () => {
    expect(again()).toEqual({
      roomCode: 'KNG',
      roomName: 'Lake King',
      rateName: 'Spa Retreat',
      amount: 42_000,
      includes: [],
    });
    const dearer = { ...kingRates, rates: [rate('RETREAT', 45_000)], packages: [fee('TAX', 600)] };
    expect(again({ availability: answered(dearer) })).toMatchObject({ amount: 45_600 });
  });

  test('is not offered where it is gone, or too small, or for the first room, or where a room is chosen', () => {
    const king = { ...kingRates, room: { code: 'KNG', unitsAvailable: 1 } };
    const { booking } = secondRoom;
    const three = { ...booking, search: { ...booking.search, guestOccupancies: [twoAdults, party(5)] } };
    const legs = booking.legs.map((leg) => (leg.leg === 2 ? { ...leg, roomCode: 'TWN' } : leg));
    expect([
      again({ availability: answered(king) }),
      again({ availability: answered({ ...kingRates, rates: [dailyRate] }) }),
      again({ booking: three }),
      again({ leg: 1 }),
      again({ booking: { ...booking, legs } }),
      again({ booking: bookingFor(twoAdults, twoAdults) }),
    ]).toEqual([null, null, null, null, null, null]);
  });
});

it('A §2.5 paths take every transition of the rooms step, and the guest can always leave it', () => {
  const { paths } = expectWorld(roomsWorld);
  expect(paths.length).toBeLessThan(20);
});
