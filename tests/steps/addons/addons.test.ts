import { describe, expect, it } from 'vitest';
import * as selectors from '../../../machines/steps/addons/addons.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { LegPackage } from '../../../src/domain/addons/addons.ts';
import type { SystemName } from '../../../src/domain/configuration/systems.ts';
import { addOnEstate, addOnsInput, extraSlot, family, packageTeeTime, prices } from './addons-stay.ts';
import { heldLeg } from '../../support/fixtures.ts';
import { bookingWith } from '../itinerary/itinerary-stay.ts';
import { settled } from '../../modals/start-modal.ts';
import { openAddOns, startAddOns } from './start-addons.ts';

function priceOf(code: string) {
  const price = prices.find((candidate) => candidate.code === code);
  if (!price) throw new Error(`no price for ${code}`);
  return price;
}

/** The estate with these systems disabled. */
function without(...systems: SystemName[]) {
  return {
    ...addOnEstate,
    systemStatuses: systems.map((system) => ({
      system,
      isDisabled: true,
      bookingMessage: '',
      inlineMessage: `<p>${system} is closed.</p>`,
    })),
  };
}

/** The offers of these codes, in the order of the screen. */
function offersOf(actor: Awaited<ReturnType<typeof openAddOns>>['actor'], codes: string[]) {
  return selectors.selectOffers(actor.getSnapshot()).filter(({ price }) => codes.includes(price.code));
}

describe('A §9.9 which add-ons it offers', () => {
  it('offers every allowed add-on that has a price, those first that the stay lacks (D-618), else in the order of the allowed list, each with its kind', async () => {
    const { actor } = await openAddOns(addOnsInput());
    const codes = ['GOLF', 'DINE', 'SPA', 'MUD', 'GARDEN', 'FIZZ', 'PICNIC'];
    expect(offersOf(actor, codes).map(({ price, kind, legs }) => [price.code, kind, legs])).toEqual([
      ['DINE', 'table', [1]],
      ['SPA', 'treatment', [1]],
      ['GOLF', 'golf', [1]],
      ['MUD', 'mud', [1]],
      ['GARDEN', 'spaGarden', [1]],
      ['FIZZ', 'perItem', [1]],
      ['PICNIC', 'toggle', [1]],
    ]);
  });

  it('D-384 offers an add-on priced per child only to rooms with children or infants', async () => {
    const perChild = { ...priceOf('PICNIC'), priceCalculationMode: 2 as const };
    const adults = { ...family, guestQuota: { ...family.guestQuota, childAges: [], children: 0 } };
    const infant = { ...adults, guestQuota: { ...adults.guestQuota, childAges: [1], infants: 1 } };
    const offeredTo = async (...rooms: Parameters<typeof bookingWith>) => {
      const { actor } = await openAddOns(addOnsInput({ booking: bookingWith(...rooms) }), [perChild]);
      return selectors.selectOffers(actor.getSnapshot()).map(({ price, legs }) => [price.code, legs]);
    };
    expect(await offeredTo(adults, family, infant)).toEqual([['PICNIC', [2, 3]]]);
    expect(await offeredTo(adults)).toEqual([]);
  });

  it('A §8.8 shows the InlineMessage instead of controls when the system is disabled', async () => {
    const configuration = without('Golf', 'Restaurant', 'Spa');
    const { actor } = await openAddOns(addOnsInput({ configuration }));
    const codes = ['GOLF', 'DINE', 'SPA', 'MUD', 'GARDEN'];
    expect(offersOf(actor, [...codes, 'FIZZ', 'PICNIC']).map(({ closedMessage }) => closedMessage)).toEqual([
      '<p>Golf is closed.</p>',
      '<p>Restaurant is closed.</p>',
      '<p>Spa is closed.</p>',
      '<p>Spa is closed.</p>',
      '<p>Spa is closed.</p>',
      null,
      null,
    ]);
    expect(codes.map((code) => actor.getSnapshot().can({ type: 'addOn.opened', leg: 1, code }))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('T22 can load the prices again after a failure, or go on without them', async () => {
    const { actor, calls } = startAddOns(addOnsInput());
    calls.packages[0]?.reject(new CallError({ kind: 'offline', endpoint: 'packages' }));
    await settled(actor);
    expect(selectors.selectIsUnavailable(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.retried' });
    calls.packages[1]?.resolve(prices);
    await settled(actor);
    expect(selectors.selectOffers(actor.getSnapshot())).toHaveLength(prices.length);
    actor.send({ type: 'next.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'next' });
  });
});

describe('A §4.9 simple add-ons', () => {
  const twoRooms = addOnsInput({ booking: bookingWith({}, {}) });

  it('adds one to a single room and tells the flow; the quantity stays from 1 to 6 (A §9.9)', async () => {
    const { actor, told } = await openAddOns(twoRooms);
    actor.send({ type: 'addOn.added', leg: 2, code: 'FIZZ' });
    actor.send({ type: 'quantity.changed', leg: 2, code: 'FIZZ', quantity: 9 });
    const taken = { price: priceOf('FIZZ'), selections: [], sortIndex: 5 };
    expect(told).toEqual([
      {
        type: 'booking.updated',
        patch: { legs: [heldLeg(1), heldLeg(2, { packages: [{ ...taken, quantity: 1 }] })] },
      },
      {
        type: 'booking.updated',
        patch: { legs: [heldLeg(1), heldLeg(2, { packages: [{ ...taken, quantity: 6 }] })] },
      },
    ]);
    actor.send({ type: 'addOn.removed', leg: 2, code: 'FIZZ' });
    expect(actor.getSnapshot().context.booking.legs[1]).toEqual(heldLeg(2));
  });

  it('adds nothing that is not offered or that needs a time', async () => {
    const { actor, told } = await openAddOns(twoRooms, [priceOf('FIZZ'), priceOf('GOLF')]);
    actor.send({ type: 'addOn.added', leg: 1, code: 'PICNIC' });
    actor.send({ type: 'addOn.added', leg: 7, code: 'FIZZ' });
    actor.send({ type: 'addOn.added', leg: 1, code: 'GOLF' });
    expect(told).toEqual([]);
  });
});

describe('A §2.11 booked times', () => {
  const round = (time: string, quantity: number) => {
    return { kind: 'golf' as const, date: time.slice(0, 10), quantity, time: packageTeeTime(time) };
  };
  const golf: LegPackage = {
    price: priceOf('GOLF'),
    quantity: 3,
    sortIndex: 0,
    selections: [round('2027-05-11T14:20:00', 1), round('2027-05-10T10:10:00', 2)],
  };
  const garden: LegPackage = {
    price: { ...priceOf('GARDEN'), amountOverride: 7_000 },
    quantity: 1,
    sortIndex: 4,
    selections: [
      {
        kind: 'spaGarden',
        code: 'GARDEN60',
        guestIndexes: [0, 1, 2],
        time: extraSlot('2027-05-10T16:00:00', 7_000),
      },
    ],
  };
  const booking = bookingWith({ ...family, packages: [golf, garden] });

  it('lists them by time, with players or guests and the cost (A §9.6)', async () => {
    const { actor } = await openAddOns(addOnsInput({ booking }));
    expect(selectors.selectBookedTimes(1, 'GOLF')(actor.getSnapshot())).toEqual({
      times: [
        { kind: 'golf', start: '2027-05-10T10:10:00', count: 2, treatment: '', guests: [] },
        { kind: 'golf', start: '2027-05-11T14:20:00', count: 1, treatment: '', guests: [] },
      ],
      // 3 × £58.
      amount: 17_400,
    });
    expect(selectors.selectBookedTimes(1, 'GARDEN')(actor.getSnapshot())).toEqual({
      times: [
        {
          kind: 'spaGarden',
          start: '2027-05-10T16:00:00',
          count: 0,
          treatment: '',
          guests: ['Tom Fell', 'Ivy Fell', 'Sam Fell'],
        },
      ],
      amount: 7_000,
    });
    expect(selectors.selectBookedTimes(1, 'DINE')(actor.getSnapshot())).toBeNull();
  });

  it('A §4.9 removes an add-on on Reset, even after its system is disabled', async () => {
    const { actor } = await openAddOns(addOnsInput({ booking, configuration: without('Golf') }));
    actor.send({ type: 'addOn.removed', leg: 1, code: 'GOLF' });
    expect(selectors.selectTaken(1, 'GOLF')(actor.getSnapshot())).toBeNull();
  });
});
