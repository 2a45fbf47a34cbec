import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor, type AnyEventObject } from 'xstate';
import type { PackagePrice } from '../../src/domain/addons.ts';
import type { StaySearch } from '../../src/domain/occupancy.ts';
import { addonsMachine } from '../../machines/steps/addons/addons.machine.ts';
import { selectOffers } from '../../machines/steps/addons/addons.selectors.ts';
import { environmentOf } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { addOn, booking, configuration, heldLeg, rateGroupRate, session } from '../support/fixtures.ts';

const fizz: PackagePrice = { Code: 'FIZZ', Amount: 3500, AmountOverride: null, PriceCalculationMode: 0 };
const picnic: PackagePrice = { Code: 'PICNIC', Amount: 2250, AmountOverride: null, PriceCalculationMode: 3 };
const estate = configuration({
  AddOns: [addOn(), addOn({ PMSCode: 'PICNIC' })],
  RateGroups: [
    {
      Key: 'simple',
      DisplayName: 'Simply the room',
      Description: '',
      Images: [],
      Rates: [rateGroupRate({ AllowedAddOnPackages: ['PICNIC', 'FIZZ'] })],
    },
  ],
});
const input = { configuration: estate, session, booking: booking({ legs: [heldLeg(1), heldLeg(2)] }) };

async function opened(prices: PackagePrice[]) {
  const told: AnyEventObject[] = [];
  const machine = addonsMachine.provide({
    actors: { loadPackages: fromPromise<PackagePrice[], { search: StaySearch }>(() => Promise.resolve(prices)) },
  });
  const flow = setup({ actors: { addons: machine } }).createMachine({
    invoke: { id: 'addons', src: 'addons', input },
    on: { 'booking.updated': { actions: ({ event }) => told.push(event) } },
  });
  const parent = createActor(flow).start();
  const actor = parent.getSnapshot().children['addons'] as ReturnType<
    typeof createActor<typeof addonsMachine>
  >;
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return { actor, told };
}

describe('A §2.11 add-ons', () => {
  it('paths take every transition', () => {
    const { paths } = expectFullCoverage(
      addonsMachine,
      environmentOf(addonsMachine, {
        inputs: [input],
        events: {
          'addOn.added': [{ leg: 1, code: 'FIZZ' }],
          'addOn.removed': [{ leg: 1, code: 'FIZZ' }],
          'quantity.changed': [{ leg: 1, code: 'FIZZ', quantity: 3 }],
        },
        actors: { loadPackages: { done: [[fizz]] } },
        project: ({ prices, booking: { legs } }) => [prices?.length, legs.map((leg) => leg.packages)],
      }),
      {
        invariants: {
          'A §9.9 quantities are 1 to 6': ({ context }) =>
            context.booking.legs
              .flatMap((leg) => leg.packages)
              .every(({ quantity }) => quantity >= 1 && quantity <= 6),
        },
      },
    );
    expect(paths.length).toBeGreaterThan(0);
  });

  it('A §9.9 shows what has a price, in the order of the allowed list', async () => {
    const { actor } = await opened([fizz, picnic]);
    expect(
      selectOffers(actor.getSnapshot()).map((offer) => [offer.price.Code, offer.kind, offer.legs]),
    ).toEqual([
      ['PICNIC', 'toggle', [1, 2]],
      ['FIZZ', 'perItem', [1, 2]],
    ]);
  });

  it('adds for one room and tells the flow; a quantity stays within 1 to 6', async () => {
    const { actor, told } = await opened([fizz]);
    actor.send({ type: 'addOn.added', leg: 2, code: 'FIZZ' });
    actor.send({ type: 'quantity.changed', leg: 2, code: 'FIZZ', quantity: 9 });
    const taken = { price: fizz, selections: [], sortIndex: 1 };
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

  it('adds nothing that is not on offer', async () => {
    const { actor, told } = await opened([fizz]);
    actor.send({ type: 'addOn.added', leg: 1, code: 'PICNIC' });
    actor.send({ type: 'addOn.added', leg: 7, code: 'FIZZ' });
    expect(told).toEqual([]);
  });
});
