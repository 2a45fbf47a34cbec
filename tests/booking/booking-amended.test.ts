import { searchWithVouchers } from '../../src/domain/booking/legs.ts';
import { describe, expect, it } from 'vitest';
import { selectAmended, selectIsUnavailable } from '../../machines/booking/booking.selectors.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { createMemberLeaving } from '../../widget/wiring/member-leaving.ts';
import { bookedRoom } from '../account/account-bookings.ts';
import {
  availability,
  booking,
  configuration,
  profile,
  search,
  staySearch,
  session,
} from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import {
  destinationOf,
  keptDraft,
  keptPayment,
  recordOf,
  startBooking,
  type StartedBooking,
} from './start-booking.ts';

const amending = search({ amendId: 'WM-1' });
const ofMember = booking({ search: amending, leadGuest });

/** A member who changes a booked room, at the search, by a link of the account. */
async function memberAtSearch() {
  const started = startBooking({
    opening: { amendId: 'WM-1' },
    destination: destinationOf('search', { link: { amendId: 'WM-1' } }),
  });
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile });
  await started.answers({ beginSession: session }, 'search');
  return started;
}

/** The same member at a later step. */
async function memberAt(step: 'details' | 'summary') {
  const started = startBooking({
    draft: keptDraft({ booking: ofMember, search: amending, place: { step, leg: 1 } }),
  });
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile });
  await started.answers({ checkSession: undefined }, step);
  return started;
}

/** What any later call could be made from. */
const idsLeft = ({ actor }: StartedBooking) => {
  const { endedAmendment, ...context } = actor.getSnapshot().context;
  return JSON.stringify(context).includes('WM-1');
};

function logOut(started: StartedBooking) {
  started.actor.send({ type: 'member.loggedOut', place: started.place() });
}

describe('F-13 a member who logs out while changing a booking', () => {
  it('begins a new booking from the search', async () => {
    const started = await memberAtSearch();
    expect(started.inputs('search')[0]?.search.amendId).toBe('WM-1');
    logOut(started);
    expect(started.context()).toMatchObject({ hint: 'amendmentEnded', profile: null });
    expect(started.inputs('search').map((input) => input?.search.amendId)).toEqual(['WM-1', null]);
    expect(idsLeft(started)).toBe(false);
    await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
    await started.answers({ searchAvailability: availability() }, 'rooms');
    expect(started.inputs('searchAvailability')).toEqual([{ sessionId: 's-1', search: search() }]);
  });

  it.each(['details', 'summary'] as const)('goes on from %s with a new booking', async (step) => {
    const started = await memberAt(step);
    logOut(started);
    await started.begun('details');
    expect(started.context()).toMatchObject({ hint: 'amendmentEnded', profile: null });
    expect(started.inputs('details').at(-1)?.booking.search).toEqual({ ...amending, amendId: null });
    expect(idsLeft(started)).toBe(false);
  });

  it('while the page loads', async () => {
    const started = startBooking({ draft: keptDraft({ booking: ofMember, search: amending }) });
    started.actor.send({ type: 'member.loggedOut', place: null });
    await started.answers({ loadConfiguration: configuration(), checkSession: undefined }, 'guests');
    expect(started.context().hint).toBe('amendmentEnded');
    expect(idsLeft(started)).toBe(false);
  });

  it("gives up the provider's page, and stages a new booking where nothing was taken", async () => {
    const started = await memberAt('summary');
    const leaving = createMemberLeaving(started.actor);
    await started.answers({ summary: { type: 'staged', iPageSessionId: 'PS1', wallets: [] } }, 'payment');
    started.actor.send({
      type: 'frame.opened',
      payment: keptPayment({ state: 'framed', iPageSessionId: 'PS1' }),
    });
    leaving.leave();
    expect(recordOf(started)).toEqual(keptPayment({ state: 'left', iPageSessionId: 'PS1' }));
    expect(started.context().hint).toBeNull();
    await started.answers({ outcome: { type: 'untaken' } }, 'details');
    expect(started.context()).toMatchObject({ hint: 'amendmentEnded', profile: null, payment: null });
    expect(started.inputs('payment')).toHaveLength(1);
    expect(idsLeft(started)).toBe(false);
    leaving.stop();
  });

  it('after a payment was sent, only once the estate has refused it', async () => {
    const started = await memberAt('summary');
    const leaving = createMemberLeaving(started.actor);
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    leaving.leave();
    expect(started.context()).toMatchObject({ hint: null, payment: keptPayment() });
    started.actor.send({ type: 'payment.dropped' });
    await started.begun('details');
    expect(started.context().hint).toBe('amendmentEnded');
    expect(idsLeft(started)).toBe(false);
    leaving.stop();
  });

  it('on another page, reads it when the booking opens, though the address still names the room', async () => {
    const endedAmendment = { id: 'WM-1', isTold: false };
    const nobodys = withoutMember(ofMember);
    const draft = keptDraft({
      booking: null,
      search: searchWithVouchers(nobodys),
      endedAmendment,
      place: { step: 'search', leg: 1 },
    });
    const started = startBooking({ opening: { amendId: 'WM-1' }, draft });
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: null });
    await started.answers({ checkSession: undefined }, 'search');
    expect(started.context().hint).toBe('amendmentEnded');
    expect(started.inputs('search')[0]?.search).toEqual(nobodys.search);
    started.actor.send({ type: 'hint.dismissed' });
    expect(started.context()).toMatchObject({ hint: null, endedAmendment: { id: 'WM-1', isTold: true } });
  });

  it('may follow the link again', async () => {
    const endedAmendment = { id: 'WM-1', isTold: false };
    const draft = keptDraft({
      booking: null,
      search: search(),
      endedAmendment,
      place: { step: 'search', leg: 1 },
    });
    const started = startBooking({
      opening: { amendId: 'WM-1' },
      draft,
      destination: destinationOf('search', { link: { amendId: 'WM-1' } }),
    });
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile });
    await started.answers({ checkSession: undefined }, 'search');
    expect(started.inputs('search')[0]?.search.amendId).toBe('WM-1');
    expect(started.context()).toMatchObject({ hint: null, endedAmendment: null });
  });

  it('is told after the outcome of a payment, where that was asked for on another page', async () => {
    const endedAmendment = { id: 'WM-1', isTold: false };
    const started = startBooking({
      draft: keptDraft({
        booking: withoutMember(ofMember),
        endedAmendment,
        place: { step: 'payment', leg: 1 },
      }),
      payment: keptPayment({ state: 'left', iPageSessionId: 'PS1' }),
    });
    await started.begun('outcome');
    expect(started.context().hint).toBeNull();
    await started.answers({ outcome: { type: 'untaken' }, loadConfiguration: configuration() });
    expect(started.context().hint).toBe('amendmentEnded');
  });

  it('says nothing of it in a new booking', async () => {
    const started = startBooking();
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile });
    await started.answers({ beginSession: session }, 'search');
    logOut(started);
    expect(started.context().hint).toBeNull();
  });
});

it('a booking after a change replaces nothing', async () => {
  const started = startBooking({
    opening: { amendId: 'WM-1' },
    draft: keptDraft({ booking: ofMember, search: amending, place: { step: 'confirmation', leg: 1 } }),
    payment: keptPayment({ state: 'paid' }),
  });
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: profile }, 'confirmation');
  started.actor.send({ type: 'anotherBooking.requested' });
  await started.answers({ beginSession: session }, 'search');
  expect(started.inputs('search')[0]?.search.amendId).toBeNull();
});

describe('E-17 the booked room that is changed', () => {
  const amendedOf = ({ actor }: StartedBooking) => selectAmended(actor.getSnapshot());
  const http = (status: number, message: string): Failure => ({
    kind: 'http',
    endpoint: 'stage',
    status,
    message,
  });

  it('is looked up for a member; its id is shown once the estate knows it', async () => {
    const started = await memberAtSearch();
    expect(started.inputs('findBookedRoom')).toEqual([{ internalIdentifier: 'WM-1' }]);
    expect(amendedOf(started)).toBe('unknown');
    await started.answer('findBookedRoom', bookedRoom());
    expect(amendedOf(started)).toBe('known');
  });

  it.each([
    ['is not found where it is not the member’s', null, 'notFound'],
    ['has gone where it is cancelled', bookedRoom({ isCancelled: true }), 'gone'],
  ])('%s, and the guest may go on with a new booking', async (_, room, told) => {
    const started = await memberAtSearch();
    await started.answer('findBookedRoom', room);
    expect(amendedOf(started)).toBe(told);
    expect(started.inputs('search')).toHaveLength(1);
    started.actor.send({ type: 'amendment.dropped', place: started.place() });
    expect(amendedOf(started)).toBeNull();
    expect(started.inputs('search').at(-1)?.search.amendId).toBeNull();
    expect([started.context().hint, idsLeft(started)]).toEqual(['amendmentDropped', false]);
    const destination = destinationOf('search', { link: { amendId: 'WM-2' } });
    started.actor.send({ type: 'navigated', destination });
    expect([started.context().hint, amendedOf(started)]).toEqual([null, 'unknown']);
  });

  it('is not known where the estate does not answer', async () => {
    const started = await memberAtSearch();
    await started.fail('findBookedRoom', new CallError({ kind: 'offline', endpoint: 'stayBookings' }));
    expect(amendedOf(started)).toBe('unknown');
    expect(started.inputs('findBookedRoom')).toHaveLength(1);
  });

  it('is looked up again after a refusal; what the estate said at the summary goes', async () => {
    const started = await memberAt('summary');
    await started.answer('findBookedRoom', bookedRoom());
    started.actor.send({ type: 'amendment.doubted', failure: http(422, 'Gone.') });
    await started.answer('findBookedRoom', bookedRoom({ isCancelled: true }));
    expect(amendedOf(started)).toBe('gone');
    expect(started.inputs('summary')).toHaveLength(2);
  });

  it.each([
    [404, 'amendId: no such booking'],
    [409, 'This room has gone.'],
  ])('is looked up again where the search is refused: %i %s', async (status, message) => {
    const started = await memberAtSearch();
    await started.answer('findBookedRoom', bookedRoom());
    await started.answer('search', { type: 'searched', search: amending, vouchers: [] });
    await started.fail('searchAvailability', new CallError(http(status, message)));
    await started.answer('findBookedRoom', bookedRoom({ isCancelled: true }));
    expect([amendedOf(started), selectIsUnavailable(started.actor.getSnapshot())]).toEqual(['gone', true]);
    started.actor.send({ type: 'amendment.dropped', place: started.place() });
    await started.answers({ searchAvailability: availability() }, 'rooms');
    expect(started.inputs('searchAvailability').map((input) => input?.search.amendId)).toEqual([
      'WM-1',
      null,
    ]);
    expect(started.context().hint).toBe('amendmentDropped');
  });

  it('leads from the payment back to the summary', async () => {
    const started = await memberAt('summary');
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    await started.answer('findBookedRoom', null);
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
  });

  it.each([
    [422, 'The booking that you are changing is not there any more.', 'gone'],
    [400, 'amendId: no such booking', 'gone'],
    [404, 'amendId: no such booking', 'gone'],
    [400, 'roomStays: lacks a leg', 'unknown'],
  ])('without a member a refusal tells: %i %s', async (status, message, told) => {
    const started = startBooking({
      canLogin: false,
      draft: keptDraft({ booking: ofMember, search: amending, place: { step: 'summary', leg: 1 } }),
    });
    await started.answers({
      loadConfiguration: configuration(),
      restoreSignIn: null,
      checkSession: undefined,
    });
    await started.begun('summary');
    expect([amendedOf(started), started.inputs('findBookedRoom')]).toEqual(['unknown', []]);
    started.actor.send({ type: 'amendment.doubted', failure: http(status, message) });
    expect(amendedOf(started)).toBe(told);
    // What the estate refused is said above the step, which begins anew.
    expect(started.inputs('summary')).toHaveLength(told === 'gone' ? 2 : 1);
  });
});
