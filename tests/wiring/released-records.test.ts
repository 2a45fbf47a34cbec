import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Estate } from '../../demo/estate/handlers.ts';
import { numberOf } from '../../src/domain/payment/payment-record.ts';
import { selectHint, selectPlace, selectSession } from '../../machines/booking/booking.selectors.ts';
import { selectPayment } from '../../machines/booking/paying/payment.selectors.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import { DRAFT_VERSION } from '../../src/draft/draft.ts';
import { PAYMENT_VERSION } from '../../src/draft/payment-record.ts';
import { complete, stageRoom } from '../contract/estate-client.ts';
import { networkTo, openEstate } from '../faults/network.ts';
import { ELEMENT, fakePage } from '../faults/element.ts';
import { isSettled } from '../faults/flow-guest.ts';
import { untilQuiet } from '../faults/until-quiet.ts';
import { startBooking } from '../../widget/wiring/booking.ts';
import { loadKept } from '../../src/draft/load-kept.ts';

/** A record as a release of the widget has kept it, of a room that the estate holds. */
const released = (name: string, { session, confirmationNumber }: Staged) =>
  readFileSync(new URL(`../draft/released/${name}.json`, import.meta.url), 'utf8')
    .replaceAll('s-1', session)
    .replaceAll('C-1', confirmationNumber);

const PAYING = 'draft-1-paying';

/** draft-1 as it was kept during a payment, which had no record beside it. */
const paying = (staged: Staged) =>
  released('draft-1', staged)
    .replace('"step": "details"', '"step": "payment"')
    .replace('"isPaymentUnderWay": false', '"isPaymentUnderWay": true');

type Staged = Pick<Awaited<ReturnType<typeof stageRoom>>, 'session' | 'confirmationNumber'>;

interface Kept {
  draft?: string;
  payment?: string;
}

/** A tab's storage with these records, by key. */
const tabWith = ({ draft, payment }: Kept) =>
  new Map([
    ...(draft === undefined ? [] : [['staychart.draft', draft] as const]),
    ...(payment === undefined ? [] : [['staychart.payment', payment] as const]),
  ]);

/** Opens a booking with what a tab has kept, at its address. Says what the guest sees and which calls were made. */
async function openWith(estate: Estate, tab: Map<string, string>, session: string | null) {
  const calls: (string | null)[] = [];
  const run = networkTo(estate, (endpoint) => {
    calls.push(endpoint);
    return null;
  });
  const storage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  };
  const destination: Destination = { place: { step: 'details', leg: 1 }, sessionId: session, notice: null };
  const wiring = run(() =>
    startBooking({
      ...ELEMENT,
      ...loadKept(storage),
      page: fakePage(storage),
      opening: { opening: {}, destination, hint: null },
    }),
  );
  const { actor } = wiring;
  const settled = () => run(() => untilQuiet(actor, () => isSettled(wiring)));
  await settled();
  await wiring.whenEnded();
  const flow = actor.getSnapshot();
  wiring.stop();
  const payment = selectPayment(flow);
  return {
    calls: calls.filter((name) => name !== 'stayConfiguration'),
    step: selectPlace(flow)?.step,
    hint: selectHint(flow),
    notice: flow.context.notice,
    payment: payment && [payment.sessionId, numberOf(payment), payment.state],
    session: selectSession(flow)?.id ?? null,
  };
}

async function heldRoom() {
  const estate = openEstate();
  const staged = await stageRoom(estate, 'DAILYBABB');
  return { estate, staged, session: staged.session };
}

const RENEWED = { step: 'search', hint: 'renewed', notice: null, payment: null, session: null };

describe('a draft of another release gives back its session and what that holds', () => {
  test.each(['draft-1', 'draft-2'])('%s', async (name) => {
    const { estate, staged, session } = await heldRoom();
    const tab = tabWith({ draft: released(name, staged) });
    const seen = await openWith(estate, tab, session);
    expect(seen).toEqual({
      ...RENEWED,
      calls: ['session', 'ignoreStay', 'beginStay', 'endSession'],
      session: seen.session,
    });
    expect(seen.session).not.toBe(session);
    expect(estate.state.sessions.get(session)?.holds ?? []).toEqual([]);
  });

  test('of which only the session can be read', async () => {
    const { estate, session } = await heldRoom();
    const tab = tabWith({ draft: JSON.stringify({ version: 6, draft: { sessionId: session } }) });
    const seen = await openWith(estate, tab, session);
    expect(seen.calls).toEqual(['session', 'ignoreStay', 'beginStay', 'endSession']);
    expect(seen.hint).toBe('renewed');
  });

  test("of which nothing can be read is told as 'Expired' at its address", async () => {
    const { estate, session } = await heldRoom();
    const seen = await openWith(estate, tabWith({ draft: '{"version":6}' }), session);
    expect(seen).toEqual({
      ...{ calls: [], step: 'start', hint: null, notice: 'expired', payment: null, session: null },
    });
  });

  test('of this release goes on', async () => {
    const { estate, staged, session } = await heldRoom();
    const seen = await openWith(estate, tabWith({ draft: released('draft-5', staged) }), session);
    expect(seen).toEqual({
      ...{ calls: ['session'], step: 'details', hint: null, notice: null, payment: null, session },
    });
  });
});

describe('a payment of another release is asked about', () => {
  const records: [string, Kept][] = [
    ['payment-1', { payment: 'payment-1' }],
    ['payment-1 with its draft', { payment: 'payment-1', draft: 'draft-2' }],
    ['draft-1 during a payment', { draft: PAYING }],
  ];

  test.each(records)('%s: the booking that was made is shown', async (_, names) => {
    const { estate, staged, session } = await heldRoom();
    await complete(estate, session);
    const seen = await openWith(estate, tabWith(recordsOf(names, staged)), session);
    expect(seen).toEqual({
      ...{ calls: ['stayBooking'], step: 'confirmation', hint: null, notice: null, session: seen.session },
      payment: [session, staged.confirmationNumber, 'paid'],
    });
  });

  test.each(records)('%s: it is asked further where there is no booking yet', async (_, names) => {
    const { estate, staged, session } = await heldRoom();
    const seen = await openWith(estate, tabWith(recordsOf(names, staged)), session);
    const [id, number, state] = seen.payment ?? [];
    expect([seen.calls, seen.step]).toEqual([['stayBooking'], 'payment']);
    expect([id, number]).toEqual([session, staged.confirmationNumber]);
    expect(state === 'sending' || state === 'unknown').toBe(true);
  });

  test("payment-1-page: the provider's page that was left is asked about by 'complete' first", async () => {
    const { estate, staged, session } = await heldRoom();
    const seen = await openWith(estate, tabWith(recordsOf({ payment: 'payment-1-page' }, staged)), session);
    expect(seen.calls.slice(0, 1)).toEqual(['complete']);
  });

  test('payment-1-paid: its number is shown without its draft', async () => {
    const { estate, staged, session } = await heldRoom();
    const seen = await openWith(estate, tabWith(recordsOf({ payment: 'payment-1-paid' }, staged)), session);
    expect(seen).toMatchObject({
      calls: [],
      step: 'confirmation',
      payment: [session, staged.confirmationNumber, 'paid'],
    });
  });

  test('with a state and an amount that this release does not know', async () => {
    const { estate, staged, session } = await heldRoom();
    const payment = released('payment-1', staged)
      .replace('"version": 1', '"version": 2')
      .replace('"sending"', '"settling"')
      .replace('"dueToday"', '"amount"');
    const seen = await openWith(estate, tabWith({ payment }), session);
    expect(seen).toMatchObject({
      calls: ['stayBooking'],
      payment: [session, staged.confirmationNumber, 'unknown'],
    });
  });

  test('by the rooms of its draft, where the record names only the session', async () => {
    const { estate, staged, session } = await heldRoom();
    const payment = JSON.stringify({ version: 2, sent: { by: session } });
    const seen = await openWith(estate, tabWith({ payment, draft: released('draft-5', staged) }), session);
    expect(seen).toMatchObject({
      ...{ calls: ['stayBooking'], step: 'payment' },
      payment: [session, staged.confirmationNumber, 'unknown'],
    });
  });
});

describe('a payment of which nothing can be read is told', () => {
  test.each([
    ['alone', {}],
    ['with a draft of another release, whose rooms stay held', { draft: 'draft-2' }],
  ] as [string, Kept][])('%s', async (_, names) => {
    const { estate, staged, session } = await heldRoom();
    const tab = tabWith({ ...recordsOf(names, staged), payment: '{"version":2}' });
    const seen = await openWith(estate, tab, session);
    expect(seen).toEqual({
      ...{ calls: [], step: 'start', hint: 'unreadablePayment', notice: null, payment: null, session: null },
    });
    expect(tab.get('staychart.payment')).toBe('{"version":2}');
    expect(estate.state.sessions.get(session)?.holds).toHaveLength(1);
  });

  test('beside another booking, which goes on', async () => {
    const { estate, staged, session } = await heldRoom();
    const tab = tabWith({ payment: 'x', draft: released('draft-5', staged) });
    const seen = await openWith(estate, tab, session);
    expect(seen).toMatchObject({ calls: ['session'], step: 'details', hint: 'unreadablePayment' });
  });
});

test('every version that this release writes is kept here as a file', () => {
  const staged = { session: 's-1', confirmationNumber: 'C-1' };
  expect(JSON.parse(released(`draft-${DRAFT_VERSION}`, staged))).toMatchObject({ version: DRAFT_VERSION });
  expect(JSON.parse(released(`payment-${PAYMENT_VERSION}`, staged))).toMatchObject({
    version: PAYMENT_VERSION,
  });
});

/** The kept texts of the records with these names. */
function recordsOf(names: Kept, staged: Staged): Kept {
  const texts = Object.entries(names).map(([key, name]) => [
    key,
    name === PAYING ? paying(staged) : released(name, staged),
  ]);
  return Object.fromEntries(texts) as Kept;
}
