import { describe, expect, it } from 'vitest';
import { createMemberLeaving } from '../../widget/wiring/member-leaving.ts';
import { availability, booking, configuration, profile, search, session } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import {
  destinationOf,
  keptDraft,
  keptPayment,
  recordOf,
  startBooking,
  type StartedBooking,
} from '../support/start-booking.ts';

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
const idsLeft = ({ actor }: StartedBooking) => JSON.stringify(actor.getSnapshot().context).includes('WM-1');

function logOut(started: StartedBooking) {
  started.actor.send({ type: 'member.loggedOut', place: started.place() });
}

describe('F-13 a member who logs out while changing a booking', () => {
  it('begins a new booking from the search', async () => {
    const started = await memberAtSearch();
    expect(started.inputs('search')[0]?.search.amendId).toBe('WM-1');
    logOut(started);
    expect(started.context()).toMatchObject({ hint: 'amendmentEnded', profile: null });
    expect(started.inputs('search').map((input) => input.search.amendId)).toEqual(['WM-1', null]);
    expect(idsLeft(started)).toBe(false);
    await started.answer('search', { type: 'searched', search: search(), vouchers: [] });
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
