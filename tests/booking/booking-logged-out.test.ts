import { describe, expect, it } from 'vitest';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { profile, session } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import {
  keptPayment,
  complete,
  destinationOf,
  keptDraft,
  startBooking,
  withBreakfast,
} from './start-booking.ts';
import type { Draft } from '../../src/draft/draft.ts';

const members = {
  ...complete,
  legs: complete.legs.map((each) => ({
    ...each,
    guests: each.guests.map((one, index) => ({ ...one, isLoggedInUser: index === 0 })),
  })),
};
const nobodys = withoutMember(members);

/** A member who returns to a step of a complete booking. */
async function memberAt(step: Draft['place']['step'], booking = members) {
  const started = startBooking({
    draft: keptDraft({ booking, place: { step, leg: 1 } }),
  });
  await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: profile });
  await started.answer('checkSession', undefined);
  return started;
}

describe('E-07 a member who logs out', () => {
  it.each(['guests', 'itinerary', 'details', 'summary'] as const)(
    'goes on from %s with the rest of the booking, at the nearest step that it allows',
    async (step) => {
      const started = await memberAt(step);
      await started.begun(step);
      started.actor.send({ type: 'member.loggedOut', place: started.place() });
      await started.begun('guests');
      expect(started.inputs('guests').at(-1)).toEqual({
        configuration: withBreakfast,
        session,
        booking: nobodys,
        profile: null,
        ...(step === 'summary' ? { isReviewed: true } : {}),
      });
      expect(started.context()).toMatchObject({ booking: nobodys, profile: null });
    },
  );

  it('stays at the step when only other guests are named', async () => {
    const started = await memberAt('guests', complete);
    await started.walks('next', 'details');
    started.actor.send({ type: 'member.loggedOut', place: started.place() });
    expect(started.place()).toEqual({ step: 'details', leg: 1 });
    expect(started.inputs('details').map(({ booking, profile }) => [booking.leadGuest, profile])).toEqual([
      [leadGuest, profile],
      [null, null],
    ]);
  });

  it('finds a kept booking without their data when it is resumed afterwards', async () => {
    const started = startBooking({
      draft: keptDraft({ booking: members, place: { step: 'details', leg: 1 } }),
    });
    started.actor.send({ type: 'member.loggedOut', place: null });
    await started.answers({ loadConfiguration: withBreakfast, checkSession: undefined }, 'guests');
    expect(started.context()).toMatchObject({ booking: nobodys, profile: null, draft: null });
  });

  it('keeps the step during a payment; only the profile is cleared', async () => {
    const started = await memberAt('summary');
    await started.answers({ summary: { type: 'staged', iPageSessionId: null, wallets: [] } }, 'payment');
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    started.actor.send({ type: 'member.loggedOut', place: started.place() });
    expect(started.place()).toEqual({ step: 'payment', leg: 1 });
    expect(started.context()).toMatchObject({ booking: members, profile: null });
    expect(started.inputs('restoreSignIn')).toHaveLength(1);
  });

  it('goes on from the payment once its page is closed, whatever address has opened that page again', async () => {
    const started = startBooking({
      draft: keptDraft({ booking: members, place: { step: 'payment', leg: 1 } }),
      payment: keptPayment({ state: 'framed', iPageSessionId: 'PS1' }),
      destination: destinationOf('rooms', { sessionId: 's-1' }),
    });
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: profile });
    await started.answers({ checkSession: undefined }, 'payment');
    started.actor.send({ type: 'frame.closed' });
    started.actor.send({ type: 'member.loggedOut', place: started.place() });
    await started.begun('guests');
    expect(started.inputs('searchAvailability')).toEqual([]);
  });

  it('stays at the search when nothing is booked yet', async () => {
    const started = startBooking();
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: profile });
    await started.answers({ beginSession: session }, 'search');
    started.actor.send({ type: 'member.loggedOut', place: started.place() });
    expect(started.place()).toEqual({ step: 'search', leg: 1 });
    expect([started.context().profile, started.inputs('search').length]).toEqual([null, 1]);
  });
});
