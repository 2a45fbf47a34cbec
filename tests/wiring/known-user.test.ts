import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { reportKnownUser } from '../../widget/wiring/known-user.ts';
import { clientFor, HOST, serveDuringTests } from '../api/server.ts';
import { availability, configuration, profile, quota, staySearch, session } from '../support/fixtures.ts';
import { keptDraft, startBooking, resume } from '../booking/start-booking.ts';

const server = serveDuringTests();

/** A booking that counts its known-user checks. The server answers each with `answer`. */
function watched(answer: () => Response, input: Parameters<typeof startBooking>[0] = {}) {
  const checks: string[] = [];
  server.use(
    http.get(`${HOST}/api/session/known-user`, ({ request }) => {
      checks.push(request.method);
      return answer();
    }),
  );
  const started = startBooking(input);
  const stop = reportKnownUser(started.actor, clientFor());
  return { ...started, checks, stop };
}

const known = () => HttpResponse.json({});

test('A §2.1 each step checks once whether a member is known', async () => {
  const started = watched(known);
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', profile);
  await started.answer('beginSession', session);
  await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
  await started.answer('searchAvailability', availability());
  await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota() });
  started.actor.send({ type: 'leave.requested' });
  started.actor.send({ type: 'leave.dismissed' });
  await started.answer('rates', { type: 'back' });
  await started.begun('rooms');
  // Search, rooms, rates, and rooms again.
  await expect.poll(() => started.checks).toHaveLength(4);
});

test('A §2.1 the step opens at once and stays where the check fails', async () => {
  const started = watched(() => new HttpResponse(null, { status: 404 }), {
    draft: keptDraft({ place: { step: 'guests', leg: 1 } }),
  });
  await resume(started, 'guests', { profile });
  await expect.poll(() => started.checks.length).toBeGreaterThan(0);
  expect(started.place()).toEqual({ step: 'guests', leg: 1 });
  expect(started.context().profile).toEqual(profile);
});

test('A §2.1 a guest, or a member whose sign-in has ended, is not checked', async () => {
  const guest = watched(known);
  await guest.answer('loadConfiguration', configuration());
  await guest.answer('restoreSignIn', null);
  await guest.answer('start', { type: 'anonymous' });
  await guest.answer('beginSession', session);
  expect(guest.checks).toEqual([]);

  const member = watched(known, { draft: keptDraft({ place: { step: 'details', leg: 1 } }) });
  await member.answer('loadConfiguration', configuration());
  await member.answer('restoreSignIn', profile);
  await member.answer('checkSession', undefined);
  await expect.poll(() => member.checks).toHaveLength(1);
  member.actor.send({ type: 'signIn.expired' });
  await member.answer('details', { type: 'next', profile: null });
  await member.begun('summary');
  member.stop();
  expect(member.checks).toHaveLength(1);
});

test('T20 nothing is checked after the widget is removed', async () => {
  const started = watched(known, { draft: keptDraft({ place: { step: 'details', leg: 1 } }) });
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', profile);
  started.stop();
  await started.answer('checkSession', undefined);
  await started.answer('details', { type: 'next', profile: null });
  await started.begun('summary');
  expect(started.checks).toEqual([]);
});
