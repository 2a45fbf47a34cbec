import { describe, expect, it } from 'vitest';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import type { LoadedStay } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { CallError, type Failure } from '../../../src/api/failure.ts';
import type { SentCancellation } from '../../../src/domain/booking/sent-write.ts';
import { reach } from '../../support/reach.ts';
import { sendAll } from '../../support/send-all.ts';
import { showStay } from './start-booking-details.ts';
import { twoRooms } from '../account-rooms.ts';
import { oneOff, tooLate } from './booking-details.world.ts';

const SENT: SentCancellation = { kind: 'cancellation', confirmationNumber: '70413200', legs: [2] };
const failure = (failure: Omit<Extract<Failure, { kind: 'http' }>, 'kind' | 'endpoint'>) =>
  new CallError({ kind: 'http', endpoint: 'cancelStay', ...failure });
const cut = new CallError({ kind: 'offline', endpoint: 'cancelStay' });
const refused = failure({ status: 409, message: 'The stay has begun.' });
const lostReading = new CallError({ kind: 'timeout', endpoint: 'stayBooking' });

type Shown = Awaited<ReturnType<typeof showStay>>;

/** Cancels room 2. Answers the call, and the reading after it. */
async function cancelled(
  answer: CallError | null,
  reading: LoadedStay | CallError,
  stay: LoadedStay = twoRooms,
): Promise<Shown> {
  const shown = await showStay(stay);
  const { actor, cancels, reads } = shown;
  sendAll(
    actor,
    { type: 'cancel.opened' },
    { type: 'cancel.roomChosen', leg: 2 },
    { type: 'cancel.confirmed' },
  );
  if (answer === null) cancels[0]?.resolve(undefined);
  else cancels[0]?.reject(answer);
  await reach(actor, () => reads.length === 2);
  if (reading instanceof CallError) reads[1]?.reject(reading);
  else reads[1]?.resolve(reading);
  await reach(actor, (snapshot) => !selectors.selectIsCancelling(snapshot));
  return shown;
}

/** What the guest is told. */
function told({ actor }: Shown) {
  const snapshot = actor.getSnapshot();
  if (selectors.selectOutcome(snapshot) !== null) return 'we do not know';
  const refusal = selectors.selectRefusal(snapshot);
  if (refusal !== null) return `refused: ${refusal}`;
  return selectors.selectRooms(snapshot)[1]?.isCancelled ? 'cancelled' : 'standing';
}

function questionOf({ actor }: Shown) {
  const outcome = selectors.selectOutcome(actor.getSnapshot());
  if (outcome === null) throw new Error('Nothing is asked');
  return outcome;
}

const UNCLEAR: [string, CallError | null][] = [
  ['a cut', cut],
  ['no answer in time', new CallError({ kind: 'timeout', endpoint: 'cancelStay' })],
  ['503', failure({ status: 503, message: 'Please try later.' })],
  ['401', failure({ status: 401, message: 'Log in.' })],
  ['429', failure({ status: 429, message: 'Too many.' })],
  ['409 without a reason', failure({ status: 409, message: '' })],
  ['a yes', null],
];

describe('F-12 a cancellation', () => {
  it.each([...UNCLEAR, ['a no', refused] as const])(
    'after %s is made where the stay shows it',
    async (_, answer) => {
      const shown = await cancelled(answer, oneOff);
      expect([told(shown), shown.notes.at(-1)]).toEqual(['cancelled', null]);
    },
  );

  it('that is unknown leaves no sum that it may have changed', async () => {
    const paid = { ...twoRooms, booking: { ...twoRooms.booking, paid: 10_000 } };
    const { actor } = await showStay(paid);
    expect(selectors.selectPayment(actor.getSnapshot())?.paid).toBe(10_000);
    const shown = await cancelled(cut, paid, paid);
    expect(selectors.selectPayment(shown.actor.getSnapshot())).toBeNull();
  });

  it.each(UNCLEAR)('after %s is unknown where the stay does not show it', async (_, answer) => {
    const shown = await cancelled(answer, twoRooms);
    expect([told(shown), shown.notes.at(-1), shown.cancels.length]).toEqual(['we do not know', SENT, 1]);
  });

  it('is refused by a reason where the stay stands', async () => {
    const shown = await cancelled(refused, tooLate);
    expect([told(shown), shown.notes.at(-1)]).toEqual(['refused: The stay has begun.', null]);
    shown.actor.send({ type: 'cancel.roomChosen', leg: 1 });
    expect(selectors.selectIsAsking(shown.actor.getSnapshot())).toBe(false);
  });

  it('is unknown after a refusal where the stay cannot be read, until one reading shows that it stands', async () => {
    const shown = await cancelled(refused, lostReading);
    expect(told(shown)).toBe('we do not know');
    shown.asks[0]?.resolve({ type: 'notMade', at: 0, when: 0 });
    const outcome = questionOf(shown);
    await reach(outcome, (snapshot) => snapshot.matches('clear'));
  });

  it('is kept before it is sent', async () => {
    const { actor, notes, cancels } = await showStay(twoRooms);
    sendAll(
      actor,
      { type: 'cancel.opened' },
      { type: 'cancel.roomChosen', leg: 2 },
      { type: 'cancel.confirmed' },
    );
    expect([notes.at(-1), cancels.map(({ input }) => input)]).toEqual([SENT, [SENT]]);
  });

  it('is asked about until the estate has made it, however late', async () => {
    const shown = await cancelled(cut, lostReading);
    const { actor, asks, pauses, reads } = shown;
    asks[0]?.resolve({ type: 'notMade', at: 0, when: 0 });
    const outcome = questionOf(shown);
    await reach(outcome, () => pauses.length === 1);
    pauses[0]?.resolve(undefined);
    await reach(outcome, () => asks.length === 2);
    expect(asks[1]?.input).toEqual({ write: SENT, asked: 2 });
    asks[1]?.resolve({ type: 'made' });
    await reach(actor, () => reads.length === 3);
    reads[2]?.resolve(oneOff);
    await reach(actor, (snapshot) => snapshot.matches({ shown: { guest: 'reading' } }));
    expect([told(shown), shown.notes.at(-1)]).toEqual(['cancelled', null]);
  });

  it('that the estate calls made, and the stay does not show, is asked about after a pause', async () => {
    const { actor, asks, pauses, reads } = await cancelled(cut, twoRooms);
    asks[0]?.resolve({ type: 'made' });
    await reach(actor, () => reads.length === 3);
    reads[2]?.resolve(twoRooms);
    await reach(actor, (snapshot) => snapshot.matches('asking'));
    expect([asks.length, pauses.length]).toEqual([1, 1]);
  });

  it('can be sent again once it is clearly not made, and not before', async () => {
    const shown = await cancelled(cut, twoRooms);
    const { actor, asks, reads, cancels } = shown;
    expect(actor.getSnapshot().can({ type: 'cancel.opened' })).toBe(false);
    const outcome = questionOf(shown);
    for (const at of [0, 30_000, 60_000]) {
      asks.at(-1)?.resolve({ type: 'notMade', at, when: at });
      await reach(outcome, (snapshot) => !snapshot.matches('asking'));
      outcome.send({ type: 'outcome.asked' });
    }
    asks.at(-1)?.resolve({ type: 'notMade', at: 90_000, when: 90_000 });
    await reach(outcome, (snapshot) => snapshot.matches('clear'));
    outcome.send({ type: 'anew.requested' });
    asks.at(-1)?.resolve({ type: 'notMade', at: 91_000, when: 91_000 });
    await reach(actor, () => reads.length === 3);
    reads[2]?.resolve(twoRooms);
    await reach(actor, (snapshot) => snapshot.can({ type: 'cancel.opened' }));
    expect([told(shown), shown.notes.at(-1), cancels.length]).toEqual(['standing', null, 1]);
  });

  it.each([
    ['the stay does not show it: it is asked about', twoRooms, 'we do not know', SENT],
    ['the stay shows it: it is forgotten', oneOff, 'cancelled', null],
  ])('after a reload, where %s', async (_, stay, expected, noted) => {
    const shown = await showStay(stay, SENT);
    expect([told(shown), shown.actor.getSnapshot().context.sent]).toEqual([expected, noted]);
  });
});
