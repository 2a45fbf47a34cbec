import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { saveDraft, type Draft } from '../../src/draft/draft.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { keepDraft } from '../../widget/wiring/keep-draft.ts';
import { createMemberLeaving } from '../../widget/wiring/member-leaving.ts';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { availability, configuration, profile, search, staySearch, session } from '../support/fixtures.ts';
import { emptyStorage } from '../faults/element.ts';
import { complete, keptDraft, keptPayment, startBooking } from '../booking/start-booking.ts';

const gone = new CallError({ kind: 'http', endpoint: 'checkSession', status: 404, message: '' });
const offline = new CallError({ kind: 'offline', endpoint: 'checkSession' });

/** A storage in memory that counts writes. */
function memory() {
  const own = emptyStorage();
  let writes = 0;
  const storage: PageStorage = {
    getItem: (key) => own.getItem(key),
    removeItem: (key) => own.removeItem(key),
    setItem: (key, value) => {
      writes += 1;
      own.setItem(key, value);
    },
  };
  return { storage, kept: () => loadDraft(storage), writes: () => writes };
}

/** A page that loads with this draft in its storage. */
async function loaded(draft: Draft | null) {
  const store = memory();
  if (draft) saveDraft(store.storage, draft);
  const started = startBooking({ draft });
  const stop = keepDraft(started.actor, store.storage);
  await started.answer('loadConfiguration', configuration());
  return { ...started, ...store, stop };
}

async function resumed(step: Draft['place']['step']) {
  const started = await loaded(keptDraft({ place: { step, leg: 1 } }));
  await started.answer('restoreSignIn', null);
  await started.answer('checkSession', undefined);
  await started.begun(step);
  return started;
}

describe('D-38 the draft in the storage', () => {
  it('holds the whole booking and the current step as they change', async () => {
    const started = await resumed('details');
    const place = { step: 'details', leg: 1 } as const;
    expect(started.kept()).toEqual(keptDraft({ place }));
    started.actor.send({ type: 'booking.updated', patch: { accountCreateStatus: 'failed' } });
    const changed = { ...complete, accountCreateStatus: 'failed' as const };
    expect(started.kept()).toEqual(keptDraft({ booking: changed, place }));
    await started.answer('details', { type: 'next', profile: null });
    const summary = keptDraft({ booking: changed, place: { step: 'summary', leg: 1 } });
    // D-646: a reload must not forget that the guest has seen the summary, and what the details have asked.
    expect(started.kept()).toEqual({
      ...summary,
      unseen: [],
      questions: [['dietaryRequirements', 'specialRequirements']],
    });
  });

  it('starts with the search, before a booking exists', async () => {
    const started = await loaded(null);
    await started.answer('restoreSignIn', null);
    await started.answer('start', { type: 'anonymous' });
    expect(started.kept()).toBe(null);
    await started.answer('beginSession', session);
    await started.begun('search');
    expect(started.kept()).toMatchObject({
      sessionId: 's-1',
      businessDate: '2027-05-01',
      place: { step: 'search', leg: 1 },
      booking: null,
    });
  });

  it('is written only when it changes', async () => {
    const started = await resumed('guests');
    const before = started.writes();
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'leave.dismissed' });
    started.actor.send({ type: 'booking.updated', patch: {} });
    expect(started.writes()).toBe(before);
  });

  it('E-02 stays after the booking until the guest starts another', async () => {
    const started = await resumed('summary');
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    await started.answer('payment', { type: 'paid' });
    expect(started.kept()).toEqual(keptDraft({ place: { step: 'confirmation', leg: 1 }, unseen: [] }));
    started.actor.send({ type: 'anotherBooking.requested' });
    await started.answer('beginSession', { ...session, id: 's-2' });
    await started.begun('search');
    expect(started.kept()).toMatchObject({ sessionId: 's-2', booking: null });
  });

  it('is removed when the guest cancels the booking', async () => {
    const started = await resumed('guests');
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'leave.confirmed' });
    await started.answer('ignoreBooking', undefined);
    expect(started.kept()).toBe(null);
  });

  it('is removed when the guest leaves before it was taken up', async () => {
    const started = await loaded(keptDraft());
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'leave.confirmed' });
    await started.answers({ checkSession: undefined, ignoreBooking: undefined });
    expect(started.kept()).toBe(null);
  });

  it('is removed when its session has ended', async () => {
    const started = await loaded(keptDraft());
    await started.answer('restoreSignIn', null);
    await started.fail('checkSession', gone);
    await started.begun('start');
    expect(started.kept()).toBe(null);
  });

  it('D-162 belongs to the new session where another tab holds the old one', async () => {
    const started = await loaded(keptDraft());
    await started.answer('restoreSignIn', null);
    const otherTabs = new CallError({ kind: 'http', endpoint: 'checkSession', status: 423, message: '' });
    await started.fail('checkSession', otherTabs);
    await started.answer('beginSession', { ...session, id: 's-2' });
    await started.begun('search');
    expect(started.kept()).toMatchObject({ sessionId: 's-2', booking: null });
  });

  it('is no longer written after the widget is removed', async () => {
    const started = await resumed('guests');
    started.stop();
    started.actor.send({ type: 'booking.updated', patch: { accountCreateStatus: 'failed' } });
    expect(started.kept()).toEqual(keptDraft());
  });
});

describe('T17 a reload at any moment finds the draft', () => {
  it('while the page loads and checks its session', async () => {
    const started = await loaded(keptDraft());
    expect(started.kept()).toEqual(keptDraft());
    await started.begun('checkSession');
    expect(started.kept()).toEqual(keptDraft());
    await started.fail('checkSession', offline);
    expect(started.kept()).toEqual(keptDraft());
  });

  it('while it is unknown who is signed in', async () => {
    const started = await loaded(keptDraft());
    await started.answer('checkSession', undefined);
    expect(started.place()).toBe(null);
    expect(started.kept()).toEqual(keptDraft());
  });

  it('while a new search releases the previous booking', async () => {
    const started = await resumed('search');
    await started.answer('search', {
      type: 'searched',
      search: staySearch({ numberOfNights: 3 }),
      vouchers: [],
    });
    await started.begun('ignoreBooking');
    expect(started.kept()).toEqual(keptDraft({ place: { step: 'search', leg: 1 } }));
    await started.answer('ignoreBooking', undefined);
    await started.begun('searchAvailability');
    expect(started.kept()?.search).toEqual(search({ numberOfNights: 3 }));
    await started.answer('searchAvailability', availability());
    expect(started.kept()?.place).toEqual({ step: 'rooms', leg: 1 });
  });

  it('after a step that failed', async () => {
    const started = await resumed('details');
    await started.fail('details', new Error('broken'));
    expect(started.kept()).toEqual(keptDraft({ place: { step: 'details', leg: 1 } }));
  });
});

describe('E-07 a member who logs out', () => {
  it('during payment leaves the stored draft at once, and the booking once the payment has failed', async () => {
    const store = memory();
    const booking = {
      ...complete,
      legs: complete.legs.map((leg) => ({
        ...leg,
        guests: leg.guests.map((guest) => ({ ...guest, isLoggedInUser: true })),
      })),
    };
    const started = startBooking({ draft: keptDraft({ booking, place: { step: 'summary', leg: 1 } }) });
    const member = createMemberLeaving(started.actor);
    keepDraft(started.actor, store.storage, member.isPending);
    await started.answer('loadConfiguration', configuration());
    await started.answer('restoreSignIn', profile);
    await started.answer('checkSession', undefined);
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.begun('payment');
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    member.leave();
    expect(started.context().booking).toEqual(booking);
    expect(store.kept()).toEqual(
      keptDraft({
        booking: withoutMember(booking),
        place: { step: 'payment', leg: 1 },
        unseen: [],
      }),
    );
    started.actor.send({ type: 'payment.dropped' });
    await started.begun('guests');
    expect(started.context().booking).toEqual(withoutMember(booking));
    expect(store.kept()).toEqual(keptDraft({ booking: withoutMember(booking), unseen: [] }));
  });
});
