import { describe, expect, it, test } from 'vitest';
import * as selectors from '../../../machines/steps/rates/rates.selectors.ts';
import { selectBookingWithRate, selectRateCode } from '../../../machines/steps/rates/rates.selectors.ts';
import { bookingTotal } from '../../../src/domain/vouchers/voucher-shares.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import {
  availabilityFor,
  dailyRate,
  retreatRate,
  roomRates,
  withFirstLeg,
  rate,
} from '../rooms/rooms-stay.ts';
import { fee, guest, heldLeg } from '../../support/fixtures.ts';
import { kingChosen, ratesInput, startRates } from './start-rates.ts';
import { answer, held, ratesWorld } from './rates.world.ts';
import { httpError } from '../../support/http-error.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';

/** The step while a selected rate is being booked. */
function booking() {
  const step = startRates(ratesInput());
  sendAll(step.actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'rate.confirmed' });
  const settled = () => reach(step.actor, (snapshot) => !selectors.selectIsHolding(snapshot));
  return { ...step, settled };
}

describe('A §2.7 the rates of a room', () => {
  test('lists no rates for a room that the search does not find any more; Back works', () => {
    const gone = availabilityFor(kingChosen, roomRates.slice(1));
    const { actor } = startRates(ratesInput(kingChosen, { availability: gone }));
    expect(selectors.selectPanels(actor.getSnapshot())).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'rate.confirmed' })).toBe(false);
    actor.send({ type: 'back.pressed' });
    expect(actor.getSnapshot().output).toEqual({ type: 'back' });
  });
});

describe('A §5.4 Next Step', () => {
  test('works once a rate is selected, and shows its name and amount', () => {
    const { actor } = startRates(ratesInput());
    const said = () => {
      const snapshot = actor.getSnapshot();
      return [
        selectors.selectRateCode(snapshot),
        selectors.selectRateName(snapshot),
        selectors.selectAmount(snapshot),
        selectors.selectRooms(snapshot),
      ];
    };
    expect(actor.getSnapshot().can({ type: 'rate.confirmed' })).toBe(false);
    expect(said()).toEqual([null, '', null, 1]);
    actor.send({ type: 'rate.selected', rateCode: 'RETREAT' });
    expect(actor.getSnapshot().can({ type: 'rate.confirmed' })).toBe(true);
    // £420 for the room and £40 for the dog.
    expect(said()).toEqual(['RETREAT', 'Spa Retreat', 46_000, 1]);
  });
});

describe('D-516 the bill beside the rates', () => {
  const billed = (actor: ReturnType<typeof startRates>['actor']) =>
    bookingTotal(selectors.selectBookingWithRate(actor.getSnapshot()));

  test('includes a rate as soon as it is selected, at the price of its row', () => {
    const { actor, told } = startRates(ratesInput());
    expect(billed(actor)).toBe(0);
    const rows = selectors
      .plansAt(selectors.selectPanels(actor.getSnapshot()), {
        ...selectors.selectStay(actor.getSnapshot()),
        ...{ now: '2027-04-20T12:00:00', hasVoucher: selectors.selectHasVoucher(actor.getSnapshot()) },
      })
      .flatMap(({ rows: all }) => all);
    expect(rows).toHaveLength(5);
    for (const { offer } of rows) {
      actor.send({ type: 'rate.selected', rateCode: offer.rate.rateCode });
      expect(billed(actor)).toBe(offer.amount);
    }
    expect(told).toEqual([]);
  });

  test('shows what another rate keeps of a held room; the booking itself does not change yet', () => {
    const { actor } = startRates(ratesInput(held));
    actor.send({ type: 'rate.selected', rateCode: 'DAILYBABB' });
    const [shown] = selectors.selectBookingWithRate(actor.getSnapshot()).legs;
    expect([shown?.rate?.rateCode, shown?.spaPackages]).toEqual(['DAILYBABB', []]);
    expect(actor.getSnapshot().context.booking).toBe(held);
    actor.send({ type: 'rate.selected', rateCode: 'RETREAT' });
    expect(selectors.selectBookingWithRate(actor.getSnapshot()).legs[0]?.spaPackages).toHaveLength(2);
  });

  test('does not change for a room that the search does not find any more', () => {
    const gone = availabilityFor(kingChosen, roomRates.slice(1));
    const { actor } = startRates(ratesInput(held, { availability: gone }));
    expect(selectors.selectBookingWithRate(actor.getSnapshot())).toBe(held);
    expect(selectors.selectRateCode(actor.getSnapshot())).toBeNull();
  });
});

describe('A §4.1 booking the leg', () => {
  test('sends its room, rate and fees, and ends the step with the answer', async () => {
    const { calls, settled } = booking();
    expect(calls.map((call) => call.input)).toEqual([
      {
        sessionId: 'S1',
        search: kingChosen.search,
        leg: {
          ...kingChosen.legs[0],
          rate: dailyRate,
          includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
        },
      },
    ]);
    calls[0]?.resolve(answer);
    expect((await settled()).output).toEqual({
      type: 'legHeld',
      rate: dailyRate,
      includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
      hold: { confirmationNumber: 'C9', internalIdentifier: 'I9' },
    });
  });

  test('charges no dog fee when the dog stays at home', () => {
    const leg = kingChosen.legs[0];
    const withoutDog = withFirstLeg(kingChosen, {
      guestQuota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 0 },
    });
    const { actor, calls } = startRates(ratesInput(withoutDog));
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'rate.confirmed' });
    expect(leg?.guestQuota.dogs).toBe(1);
    expect(calls[0]?.input.leg.includedPackages).toEqual([]);
  });

  test('T9 sends it once after a burst of clicks', () => {
    const { actor, calls } = booking();
    for (let click = 0; click < 5; click += 1) actor.send({ type: 'rate.confirmed' });
    expect(calls).toHaveLength(1);
  });

  test('does not send a leg again that is held at this rate', () => {
    const { actor, calls } = startRates(ratesInput(held));
    actor.send({ type: 'rate.confirmed' });
    expect(actor.getSnapshot().output).toEqual({
      type: 'legHeld',
      rate: retreatRate,
      includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
      hold: { confirmationNumber: 'C1', internalIdentifier: 'I1' },
    });
    expect(calls).toEqual([]);
  });

  test('sends a leg again that is held at another price', () => {
    const dearer = withFirstLeg(held, { rate: { ...retreatRate, amount: 50_000 } });
    const { actor, calls } = startRates(ratesInput(dearer));
    actor.send({ type: 'rate.confirmed' });
    expect(calls[0]?.input.leg.rate?.amount).toBe(42_000);
  });
});

describe('D-39 another rate', () => {
  const twoSpaTimes = {
    breakfastTables: 0,
    dinnerTables: 0,
    teeTimes: 0,
    poolTimes: 0,
    spaTimes: 2,
    addOns: 0,
  };

  test('asks before it drops times, and says which', () => {
    const { actor, calls } = startRates(ratesInput(held));
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'rate.confirmed' });
    expect(selectors.selectLosses(actor.getSnapshot())).toEqual(twoSpaTimes);
    expect(calls).toEqual([]);
    actor.send({ type: 'change.dismissed' });
    expect(selectors.selectLosses(actor.getSnapshot())).toBeNull();
    sendAll(actor, { type: 'rate.confirmed' }, { type: 'change.confirmed' });
    expect(calls[0]?.input.leg).toMatchObject({ rate: dailyRate, spaPackages: [] });
  });

  test('asks nothing when nothing is dropped', () => {
    const { actor, calls } = startRates(ratesInput(withFirstLeg(held, { spaPackages: [] })));
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'rate.confirmed' });
    expect(calls).toHaveLength(1);
  });
});

test('a rate to be held at once is held without a press; one that is gone leaves the choice', () => {
  const { calls } = startRates(ratesInput(kingChosen, { rateToHold: 'RETREAT' }));
  expect(calls.map(({ input }) => input.leg.rate)).toEqual([retreatRate]);
  const gone = startRates(ratesInput(kingChosen, { rateToHold: 'GONE' }));
  expect([gone.calls, gone.actor.getSnapshot().value]).toEqual([[], { choosing: 'browsing' }]);
});

describe('E-17 a refusal of a room in a change of a booking', () => {
  const amending = { ...kingChosen, search: { ...kingChosen.search, amendId: 'WM-1-1' } };

  test.each([
    [404, 'amendId: no such booking', amending, true],
    [409, 'This room has gone.', amending, true],
    [409, '', amending, false],
    [503, '', amending, false],
    [404, '', kingChosen, false],
  ])('%i ‘%s’ is told to the flow in a change alone', async (status, message, input, isTold) => {
    const { actor, calls, searches, told } = startRates(ratesInput(input));
    sendAll(actor, { type: 'rate.selected', rateCode: 'DAILYBABB' }, { type: 'rate.confirmed' });
    const error = httpError('bookLeg', status, message);
    calls[0]?.reject(error);
    await reach(actor, (snapshot) => !snapshot.matches('holding'));
    searches[0]?.reject(httpError('searchAvailability', 503));
    await reach(actor, (snapshot) => selectors.selectHasFailed(snapshot));
    expect(told).toEqual(isTold ? [{ type: 'amendment.doubted', failure: error.failure }] : []);
  });
});

it('A §2.7 paths take every transition of the rates step, and the guest can always leave it', () => {
  const { paths } = expectWorld(ratesWorld);
  expect(paths.length).toBeLessThan(10);
});

describe('D-483 the rates after another search', () => {
  const guests = [guest('Tom', 'Fell'), guest('Ivy', 'Fell', { guestCategoryIndex: 1 })];
  const old = heldLeg(1, {
    roomCode: 'KNG',
    rate: dailyRate,
    guests,
    golf: [{ date: '2027-05-01', time: { dateTime: '2027-05-01T10:00:00', item: null } }],
  });
  const again = { ...kingChosen, carried: { before: [old], notKept: [] } };

  test('select the previous rate; the bill includes what is kept', () => {
    const { actor } = startRates(ratesInput(again));
    expect(selectRateCode(actor.getSnapshot())).toBe('DAILYBABB');
    expect(selectBookingWithRate(actor.getSnapshot()).legs[0]?.guests).toEqual(guests);
  });

  test('do not select a rate that is gone', () => {
    const gone = { ...again, carried: { before: [{ ...old, rate: rate('OVER', 1) }], notKept: [] } };
    const { actor } = startRates(ratesInput(gone));
    expect(selectRateCode(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'rate.confirmed' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'browsing' });
  });

  test('return with the held room what was kept and what was not', async () => {
    const { actor, calls } = startRates(ratesInput(again));
    actor.send({ type: 'rate.confirmed' });
    calls[0]?.resolve(answer);
    const { output } = await reach(actor, (snapshot) => snapshot.status === 'done');
    expect(output).toEqual({
      type: 'legHeld',
      rate: dailyRate,
      includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
      hold: { confirmationNumber: 'C9', internalIdentifier: 'I9' },
      carried: {
        leg: {
          ...kingChosen.legs[0],
          rate: dailyRate,
          includedPackages: [fee('DOG', 4_000, { name: 'DOG' })],
          guests,
        },
        before: [],
        notKept: [
          {
            ...{ leg: 1, kind: 'golf', name: '', why: 'notWithRate' },
            when: { at: 'time', start: '2027-05-01T10:00:00' },
          },
        ],
      },
    });
  });
});
