import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { endSessions } from '../../widget/wiring/end-session.ts';
import { clientFor, HOST, serveDuringTests } from '../api/server.ts';
import { availability, configuration, staySearch, session } from '../support/fixtures.ts';
import { resume, keptDraft, keptPayment, startBooking } from '../booking/start-booking.ts';

const server = serveDuringTests();

/**
 * A booking that records which sessions it ends. The server refuses each call, because nobody waits for its
 * answer.
 */
function watched(input: Parameters<typeof startBooking>[0] = {}) {
  const ended: string[] = [];
  server.use(
    http.post(`${HOST}/api/session/:id/end`, ({ params }) => {
      ended.push(String(params['id']));
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const started = startBooking(input);
  const { stop, whenEnded } = endSessions(started.actor, clientFor());
  return { ...started, ended, stop, whenEnded };
}

async function atSummary() {
  const started = watched({ draft: keptDraft({ place: { step: 'summary', leg: 1 } }) });
  await resume(started, 'summary');
  return started;
}

test('E-19 cancelling a booking ends its session once, after its holds are released', async () => {
  const started = await atSummary();
  started.actor.send({ type: 'leave.requested' });
  started.actor.send({ type: 'leave.confirmed' });
  await started.begun('ignoreBooking');
  expect(started.ended).toEqual([]);
  await started.answer('ignoreBooking', undefined);
  await expect.poll(() => started.ended).toEqual(['s-1']);
});

test('E-19 whenEnded settles only once the estate has answered', async () => {
  const started = await atSummary();
  const answers: (() => void)[] = [];
  server.use(
    http.post(
      `${HOST}/api/session/:id/end`,
      () =>
        new Promise((resolve) => {
          answers.push(() => resolve(new HttpResponse(null, { status: 200 })));
        }),
    ),
  );
  started.actor.send({ type: 'leave.requested' });
  started.actor.send({ type: 'leave.confirmed' });
  await started.answer('ignoreBooking', undefined);
  let isEnded = false;
  const ended = started.whenEnded().then(() => {
    isEnded = true;
  });
  await expect.poll(() => answers).toHaveLength(1);
  expect(isEnded).toBe(false);
  answers[0]?.();
  await ended;
  expect(isEnded).toBe(true);
});

test('E-19 an expired booking ends its session even where releasing its holds fails', async () => {
  const started = await atSummary();
  await started.answer('idle', { type: 'expired' });
  await started.fail('ignoreBooking', new Error('broken'));
  await started.begun('start');
  await expect.poll(() => started.ended).toEqual(['s-1']);
});

test('a completed booking keeps its session; cancelling the next booking ends the next session', async () => {
  const started = await atSummary();
  await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
  await started.begun('payment');
  started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
  await started.answer('payment', { type: 'paid' });
  await started.begun('confirmation');
  started.actor.send({ type: 'anotherBooking.requested' });
  await started.answer('beginSession', { ...session, id: 's-2' });
  await started.begun('search');
  started.actor.send({ type: 'leave.requested' });
  started.actor.send({ type: 'leave.confirmed' });
  await started.answer('ignoreBooking', undefined);
  await expect.poll(() => started.ended).toEqual(['s-2']);
});

test('E-19 a confirmation that is shown again after a reload ends no session', async () => {
  const started = watched({
    draft: keptDraft({ place: { step: 'confirmation', leg: 1 } }),
    payment: keptPayment({ state: 'paid' }),
  });
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.begun('confirmation');
  started.actor.send({ type: 'anotherBooking.requested' });
  await started.answer('beginSession', { ...session, id: 's-2' });
  await started.begun('search');
  expect(started.ended).toEqual([]);
});

test('E-19 a search for other dates keeps the session', async () => {
  const started = watched();
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.answer('start', { type: 'anonymous' });
  await started.answer('beginSession', session);
  await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
  await started.answer('searchAvailability', availability());
  await started.answer('rooms', {
    type: 'searchAgain',
    search: staySearch({ arrivalDate: '2027-06-01' }),
    vouchers: [],
  });
  await started.answer('ignoreBooking', undefined);
  await started.begun('searchAvailability');
  expect(started.ended).toEqual([]);
});

test('T20 removing the widget ends no session, so the booking can continue', async () => {
  const started = await atSummary();
  started.stop();
  started.actor.send({ type: 'leave.requested' });
  started.actor.send({ type: 'leave.confirmed' });
  await started.answer('ignoreBooking', undefined);
  expect(started.ended).toEqual([]);
});
