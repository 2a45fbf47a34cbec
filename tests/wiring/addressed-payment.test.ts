import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { selectPayment } from '../../machines/booking/paying/payment.selectors.ts';
import {
  selectNotice,
  selectPlace,
  selectSessionId,
  type BookingSnapshot,
} from '../../machines/booking/booking.selectors.ts';
import { hashOf, parseHash } from '../../widget/router/routes.ts';
import type { Step } from '../../src/domain/booking/steps.ts';
import { complete, stageRoom } from '../contract/estate-client.ts';
import { openEstate } from '../faults/network.ts';
import { openPage } from '../faults/truth/booking-page.ts';
import type { Kept } from '../faults/truth/page.ts';
import { payInFrame } from '../faults/truth/provider.ts';

/** Opens a page whose tab has kept nothing, at an address. Says what the guest sees and which calls were made. */
async function openAt(estate: Estate, hash: string) {
  const kept: Kept = new Map();
  const calls: (string | null)[] = [];
  const destination = parseHash(hash)?.destination ?? null;
  const page = openPage(
    ...[estate, kept, destination],
    (endpoint) => {
      calls.push(endpoint);
      return null;
    },
    () => undefined,
  );
  await page.settled();
  const flow = page.wiring.actor.getSnapshot();
  page.die();
  return {
    ...{ step: selectPlace(flow)?.step, notice: selectNotice(flow), state: selectPayment(flow)?.state },
    calls: calls.filter((name) => name !== 'stayConfiguration'),
    kept: [...kept.keys()],
    hash: addressOf(flow),
  };
}

function addressOf(flow: BookingSnapshot): string {
  const place = selectPlace(flow);
  return place ? hashOf(place, selectSessionId(flow), selectNotice(flow)) : '';
}

const addressed = (step: Step, session: string) => hashOf({ step, leg: 1 }, session, null);

/** A stay that the provider's page takes the payment for. */
async function stagedForPage() {
  const estate = openEstate('frame');
  const { session, staged } = await stageRoom(estate, 'DAILYBABB');
  const { iPageSessionId } = v.parse(v.object({ iPageSessionId: v.string() }), staged.json);
  const made = () => [estate.state.charges, estate.state.bookings].map(({ length }) => length);
  return { estate, session, iPageSessionId, made };
}

const BOOKED = { step: 'confirmation', notice: null, state: 'paid', kept: [], calls: ['complete'] };
const START = { step: 'start', state: undefined, kept: [] };

test("paid in the provider's page, not reported, and all forgotten: the booking is made and told", async () => {
  const { estate, session, iPageSessionId, made } = await stagedForPage();
  expect(await payInFrame(estate, iPageSessionId, session)).toBe('completed');
  expect(made()).toEqual([1, 0]);
  const seen = await openAt(estate, addressed('payment', session));
  expect(seen).toEqual({ ...BOOKED, hash: addressed('confirmation', session) });
  expect(made()).toEqual([1, 1]);
  // A reload says the same.
  expect(await openAt(estate, seen.hash)).toEqual(seen);
  expect(made()).toEqual([1, 1]);
});

test("not paid in the provider's page: 'Expired', after one call", async () => {
  const { estate, session, made } = await stagedForPage();
  const seen = await openAt(estate, addressed('payment', session));
  expect(seen).toEqual({ ...START, notice: 'expired', calls: ['complete'], hash: '#/?hasExpired=true' });
  expect(made()).toEqual([0, 0]);
});

test('paid by card: the booking is told, and nothing is charged again', async () => {
  const estate = openEstate();
  const { session } = await stageRoom(estate, 'DAILYBABB');
  await complete(estate, session);
  expect(await openAt(estate, addressed('payment', session))).toMatchObject(BOOKED);
  expect([estate.state.charges.length, estate.state.bookings.length]).toEqual([1, 1]);
});

test.each([
  ['nobody-knows', ['complete']],
  ['a.~=+:-1', ['complete']],
  ['x'.repeat(201), []],
  ['..', []],
  ['a b', []],
  ['\u{1f4b3}', []],
])("a strange session costs one call at most and ends as 'Expired': %s", async (session, calls) => {
  const seen = await openAt(openEstate('frame'), addressed('payment', session));
  expect(seen).toEqual({ ...START, notice: 'expired', calls, hash: '#/?hasExpired=true' });
});

test('a card that waits to be paid is not taken without its card', async () => {
  const estate = openEstate();
  const { session } = await stageRoom(estate, 'DAILYBABB');
  const seen = await openAt(estate, addressed('payment', session));
  expect(seen).toMatchObject({ ...START, notice: 'expired', calls: ['complete'] });
  expect([estate.state.charges, estate.state.bookings]).toEqual([[], []]);
});
