import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import {
  addPackage,
  areAllLegsHeld,
  chooseRate,
  chooseRoom,
  createBooking,
  droppedBetween,
  holdLeg,
  isHoldLive,
  legOf,
  losesAnything,
  otherLegs,
  packageOf,
  removePackage,
  withLeg,
} from '../../../src/domain/booking/legs.ts';
import { legPackage, packagePrice, spaSelection } from '../../support/extras-fixtures.ts';
import {
  availableRate,
  booking,
  configuration,
  fee,
  guest,
  heldLeg,
  leg,
  party,
  quota,
  rateGroup,
  rateGroupRate,
  restaurant,
  search,
} from '../../support/fixtures.ts';
import { moneyVoucher } from '../../steps/payment/voucher-fixtures.ts';

const wine = legPackage({ price: packagePrice({ code: 'WINE' }), sortIndex: 1 });
const roses = legPackage({ price: packagePrice({ code: 'ROSE' }), sortIndex: 0 });

/** A held room: two tables at R1, tee times for two, one pool time, two treatments and two add-ons. */
const FULL: Leg = heldLeg(1, {
  roomCode: 'CLA',
  includedPackages: [fee('DOG', 1_500)],
  breakfast: [
    { date: '2027-05-02', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-02T08:00:00' },
    { date: '2027-05-03', restaurant: null, isAvailable: false, timeslot: null },
  ],
  dinner: [{ date: '2027-05-01', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-01T19:00:00' }],
  golf: [{ date: '2027-05-01', time: { dateTime: '2027-05-01T10:00:00', item: null } }],
  spaPool: [{ date: '2027-05-01', time: 'Morning' }],
  spaPackages: [spaSelection(0), spaSelection(1_000)],
  packages: [roses, wine],
  spaSessionId: 'S1',
});

const EMPTY_TIMES = {
  ...{ breakfast: [], dinner: [], golf: [], spaPool: [], spaPackages: [] },
  spaSessionId: null,
};

test('A §2.4 a new booking has one empty leg per room', () => {
  const asked = search({ guestOccupancies: [party(2, [7], 1), party(1)] });
  const vouchers = [moneyVoucher('V1', 100)];
  expect(createBooking({ search: asked, vouchers })).toEqual({
    search: asked,
    legs: [
      leg({ leg: 1, guestQuota: quota({ childAges: [7], children: 1, dogs: 1 }) }),
      leg({ leg: 2, guestQuota: quota({ adults: 1 }) }),
    ],
    vouchers,
    selectedGuest: null,
    leadGuest: null,
    account: null,
    accountCreateStatus: 'notAttempted',
  });
});

describe('A §4.2, D-39 choosing a room', () => {
  test('D-91 another room keeps names and requests, and drops rate, hold, fees, times and add-ons', () => {
    const requests = { ...FULL.requests, dietaryRequirements: 'No nuts' };
    expect(chooseRoom({ ...FULL, requests }, 'SUI', FULL.guestQuota)).toEqual({
      ...FULL,
      ...EMPTY_TIMES,
      requests,
      roomCode: 'SUI',
      rate: null,
      includedPackages: [],
      packages: [],
      hold: null,
    });
  });

  test('the same room without the dog drops the hold and keeps the names', () => {
    const withDog = { ...FULL, guestQuota: quota({ dogs: 1 }) };
    const without = chooseRoom(withDog, 'CLA', quota());
    expect(without).toMatchObject({ guestQuota: quota(), guests: FULL.guests, hold: null });
  });

  test('another party gets blank names', () => {
    const alone = chooseRoom(FULL, 'CLA', quota({ adults: 1 }));
    expect(alone.guests).toEqual([guest('', '', { title: '' })]);
    const named = { ...alone, guests: [guest('Ada', 'Byron')] };
    expect(chooseRoom(named, 'SUI', quota({ adults: 1 })).guests).toEqual([guest('Ada', 'Byron')]);
  });
});

describe('D-39 choosing a rate', () => {
  const bistro = restaurant({ restaurantId: 'R1' });
  const rich = rateGroupRate({
    code: 'RICH',
    includesBreakfast: true,
    breakfastRestaurants: [bistro],
    includesDinner: true,
    dinnerRestaurants: [bistro],
    includesGolf: true,
    includesSpaPool: true,
    includesSpa: true,
    allowedAddOnPackages: ['WINE'],
  });
  const plain = rateGroupRate({ code: 'PLAIN' });
  const elsewhere = rateGroupRate({
    ...rich,
    code: 'ELSEWHERE',
    breakfastRestaurants: [restaurant({ restaurantId: 'R2' })],
    dinnersIsFirstNight: true,
  });
  const estate = configuration({ rateGroups: [rateGroup('all', [rich, plain, elsewhere])] });
  const choose = (rateCode: string, from: Leg = FULL) =>
    chooseRate(estate, from, availableRate({ rateCode }), [fee('BABY', 100)]);

  test('the same rate keeps everything and takes the new amount and fees', () => {
    expect(chooseRate(estate, FULL, availableRate({ amount: 1 }), [])).toEqual({
      ...FULL,
      rate: availableRate({ amount: 1 }),
      includedPackages: [],
    });
  });

  test('D-91 a rate that includes nothing drops the hold, all times and the add-ons that it does not allow', () => {
    expect(choose('PLAIN')).toEqual({
      ...FULL,
      ...EMPTY_TIMES,
      spaSessionId: 'S1',
      rate: availableRate({ rateCode: 'PLAIN' }),
      includedPackages: [fee('BABY', 100)],
      packages: [],
      hold: null,
    });
  });

  test('D-91 a rate that includes the same keeps what fits and drops the spa package, which is priced by the rate', () => {
    expect(choose('RICH')).toMatchObject({
      breakfast: FULL.breakfast,
      dinner: FULL.dinner,
      golf: FULL.golf,
      spaPool: FULL.spaPool,
      spaPackages: [],
      packages: [wine],
    });
  });

  test('D-91 drops tables of other restaurants, and dinners on more nights than the rate has', () => {
    expect(choose('ELSEWHERE')).toMatchObject({ breakfast: [], dinner: FULL.dinner });
    const twoDinners = [...(FULL.dinner ?? []), ...(FULL.dinner ?? [])];
    expect(choose('ELSEWHERE', { ...FULL, dinner: twoDinners }).dinner).toEqual([]);
  });

  test('D-39 the losses can be counted before the choice', () => {
    expect(droppedBetween(FULL, choose('RICH'))).toEqual({
      ...{ breakfastTables: 0, dinnerTables: 0, teeTimes: 0, poolTimes: 0 },
      ...{ spaTimes: 2, addOns: 1 },
    });
  });
});

describe('D-39 what another room would drop', () => {
  const anotherRoom = (before: Leg) => chooseRoom(before, 'SUI', before.guestQuota);

  test('is counted by kind', () => {
    expect(droppedBetween(FULL, anotherRoom(FULL))).toEqual({
      ...{ breakfastTables: 1, dinnerTables: 1, teeTimes: 1, poolTimes: 1 },
      ...{ spaTimes: 2, addOns: 2 },
    });
    const loses = (before: Leg) => losesAnything(droppedBetween(before, anotherRoom(before)));
    expect([loses(FULL), loses(leg()), loses(leg({ packages: [wine] }))]).toEqual([true, false, true]);
  });

  test('is nothing for the same room', () => {
    expect(losesAnything(droppedBetween(FULL, chooseRoom(FULL, 'CLA', FULL.guestQuota)))).toBe(false);
  });
});

describe('A §4.1, §4.4 holds', () => {
  const held = holdLeg(leg(), { confirmationNumber: 'C1', internalIdentifier: 'I1' });
  const second = leg({ leg: 2 });

  test('a held leg has its confirmation number and internal identifier', () => {
    expect(held).toEqual(leg({ hold: { confirmationNumber: 'C1', internalIdentifier: 'I1' } }));
  });

  test('A §4.4 a hold is live once leg 1 has a confirmation number', () => {
    const bookings = [[held, second], [held], [leg(), { ...held, leg: 2 }], []];
    expect(bookings.map((legs) => isHoldLive(booking({ legs })))).toEqual([true, true, false, false]);
  });

  test('all legs are held when each one is', () => {
    const bookings = [[held, { ...held, leg: 2 }], [held], [held, second], []];
    expect(bookings.map((legs) => areAllLegsHeld(booking({ legs })))).toEqual([true, true, false, false]);
  });

  test('legs are found and replaced by their number', () => {
    const both = booking({ legs: [leg(), second] });
    expect(legOf(both, 2)).toBe(second);
    expect(legOf(both, 3)).toBeNull();
    expect(otherLegs(both, 2)).toEqual([leg()]);
    expect(withLeg(both, held).legs).toEqual([held, second]);
  });
});

describe('A §4.2 selecting a package replaces one of the same code', () => {
  test('and keeps the order of the screen', () => {
    const two = addPackage(addPackage(leg(), wine), roses);
    expect(two.packages).toEqual([roses, wine]);
    expect(addPackage(two, { ...wine, quantity: 3 }).packages).toEqual([roses, { ...wine, quantity: 3 }]);
    expect(removePackage(two, 'ROSE').packages).toEqual([wine]);
    expect(packageOf(two, 'WINE')).toEqual(wine);
    expect(packageOf(two, 'NONE')).toBeNull();
  });

  test('and never holds a code twice', () => {
    const codes = fc.array(fc.constantFrom<string>('A', 'B', 'C', 'D'), { maxLength: 20 });
    fc.assert(
      fc.property(codes, (added) => {
        const full = added.reduce<Leg>(
          (sum, code, index) =>
            addPackage(sum, legPackage({ price: packagePrice({ code }), quantity: index + 1 })),
          leg(),
        );
        const left = full.packages.map(({ price }) => price.code);
        expect([...left].sort()).toEqual([...new Set(added)].sort());
        for (const { price, quantity } of full.packages) {
          expect(quantity).toBe(added.lastIndexOf(price.code) + 1);
        }
      }),
    );
  });
});
