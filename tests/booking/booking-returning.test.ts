import { expect, it } from 'vitest';
import { selectSignIn } from '../../machines/booking/booking.selectors.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import { httpError } from '../support/http-error.ts';
import { profile, session } from '../support/fixtures.ts';
import {
  destinationOf,
  keptDraft,
  resume,
  startBooking,
  withBreakfast,
  type StartedBooking,
} from './start-booking.ts';

const hasLogin = ({ actor }: StartedBooking) => selectSignIn(actor.getSnapshot()) !== undefined;

/** The page comes back from the provider to a booking at the guests' names. */
const returning = (isShort: boolean) =>
  startBooking({ isShort, isReturning: true, draft: keptDraft({ place: { step: 'guests', leg: 1 } }) });

it('the login takes the answer at the step that the guest left, and not before', async () => {
  const started = returning(true);
  await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null });
  expect(hasLogin(started)).toBe(false);
  await started.answer('checkSession', undefined);
  await started.begun('guests');
  expect(hasLogin(started)).toBe(true);
  await started.answer('signIn', { type: 'signedIn', profile });
  expect([hasLogin(started), started.place()?.step]).toEqual([false, 'guests']);
});

it('waits until the page knows whether somebody is signed in', async () => {
  const started = startBooking({ isShort: true, isReturning: true });
  await started.answer('loadConfiguration', withBreakfast);
  expect(hasLogin(started)).toBe(false);
});

it('the login takes the answer at the search, once its form is there', async () => {
  const started = startBooking({ isShort: true, isReturning: true, destination: destinationOf('search') });
  await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null }, 'beginSession');
  expect(hasLogin(started)).toBe(false);
  await started.answer('beginSession', session);
  await started.begun('search');
  expect(hasLogin(started)).toBe(true);
});

it('the login of an amendment takes the answer, and no step after it', async () => {
  const destination: Destination = { ...destinationOf('search'), link: { amendId: 'WM-70413200-1' } };
  const started = startBooking({ isShort: true, isReturning: true, destination });
  await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null }, 'beginSession');
  expect(hasLogin(started)).toBe(false);
  await started.answers({ beginSession: session, start: { type: 'anonymous' } }, 'search');
  expect(hasLogin(started)).toBe(false);
});

it('a login that is closed after the return stays closed', async () => {
  const started = returning(true);
  await resume(started, 'guests');
  started.actor.send({ type: 'signIn.dismissed' });
  await started.answer('guests', { type: 'next' });
  expect(hasLogin(started)).toBe(false);
});

it('a login that fails after the return stays closed', async () => {
  const started = returning(true);
  await resume(started, 'guests');
  await started.fail('signIn', new Error('offline'));
  expect(hasLogin(started)).toBe(false);
});

it('a login with an old account closes, and stays closed while the member registers', async () => {
  const started = returning(true);
  await resume(started, 'guests');
  await started.answer('signIn', { type: 'migrating', emailAddress: 'ada@example.test' });
  expect(hasLogin(started)).toBe(false);
});

it('a start with a login of its own takes the answer, and no other step after it', async () => {
  const started = returning(true);
  await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null });
  await started.fail('checkSession', httpError('checkSession', 410));
  await started.answers({ start: { type: 'anonymous' }, beginSession: session }, 'search');
  expect(hasLogin(started)).toBe(false);
});

it('no login opens at a step of the longer way, which offers none', async () => {
  const started = returning(false);
  await resume(started, 'guests');
  expect(hasLogin(started)).toBe(false);
});

it('a member who is known already is not asked again', async () => {
  const started = returning(true);
  await resume(started, 'guests', { profile });
  started.actor.send({ type: 'signIn.expired' });
  expect(hasLogin(started)).toBe(false);
});
