import { describe, expect, it } from 'vitest';
import { CallError, type Failure } from '../../src/api/failure.ts';
import { selectCanEdit, selectIsUnavailable } from '../../machines/booking/booking.selectors.ts';
import { availability, booking, profile, search, session } from '../support/fixtures.ts';
import {
  complete,
  keptDraft,
  opened,
  resumed,
  startBooking,
  destinationOf,
  type StartedBooking,
  withBreakfast,
} from './start-booking.ts';
import { sendAll } from '../support/send-all.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });
const otherTabs = new CallError({ kind: 'http', endpoint: 'checkSession', status: 423, message: '' });
const gone = new CallError({ kind: 'http', endpoint: 'checkSession', status: 404, message: '' });

describe('D-38 a reloaded page', () => {
  it('goes on at the same step while the session is alive', async () => {
    const started = await resumed('details');
    expect(started.inputs('checkSession')).toEqual([{ sessionId: 's-1' }]);
    expect(started.inputs('details')).toEqual([
      { configuration: withBreakfast, session, booking: complete, profile: null },
    ]);
  });

  it('goes to the step in the address, or to the nearest one that the booking allows', async () => {
    const wanted = { place: { step: 'details' as const, leg: 1 }, sessionId: 's-1', notice: null };
    const unnamed = booking({ legs: complete.legs.map((leg) => ({ ...leg, guests: [] })) });
    const started = await opened({ draft: keptDraft({ booking: complete }), destination: wanted });
    await started.answers({ checkSession: undefined }, 'details');
    const early = await opened({
      draft: keptDraft({
        booking: { ...unnamed, legs: unnamed.legs.map((leg) => ({ ...leg, hold: null })) },
      }),
      destination: wanted,
    });
    await early.answers({ checkSession: undefined }, 'searchAvailability');
    expect(early.place()?.step).not.toBe('details');
  });

  it('architecture 12 stays at the rates in the address while the rooms are searched', async () => {
    const started = await opened({ draft: keptDraft({ place: { step: 'rates', leg: 1 } }) });
    await started.answers({ checkSession: undefined }, 'searchAvailability');
    expect(started.place()).toEqual({ step: 'rates', leg: 1 });
    await started.fail('searchAvailability', offline);
    expect(started.place()).toEqual({ step: 'rates', leg: 1 });
    started.actor.send({ type: 'load.retried' });
    await started.answers({ searchAvailability: availability() }, 'rates');
    expect(started.inputs('rooms')).toEqual([]);
  });

  it("leads to the start with 'Expired' when the session is gone, and keeps the search", async () => {
    const kept = search({ arrivalDate: '2027-08-01', numberOfNights: 5 });
    const started = await opened({ draft: keptDraft({ booking: booking({ search: kept }), search: kept }) });
    await started.fail('checkSession', gone);
    await started.begun('start');
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true, canRestore: true }]);
    expect(started.inputs('ignoreBooking')).toEqual([]);
    await started.answers({ start: { type: 'anonymous' }, beginSession: { ...session, id: 's-2' } });
    await started.begun('search');
    expect(started.inputs('search')[0]?.search).toEqual(kept);
  });

  it('T16, D-162 begins its own session with the same search when another tab has the old one', async () => {
    const kept = search({ arrivalDate: '2027-08-01', numberOfNights: 5 });
    const started = await opened({ draft: keptDraft({ booking: booking({ search: kept }), search: kept }) });
    await started.fail('checkSession', otherTabs);
    await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
    expect(started.inputs('search')[0]?.search).toEqual(kept);
    expect(started.context()).toMatchObject({ session: { id: 's-2' }, booking: null, hint: 'otherTab' });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it.each([408, 425, 429, 500, 503])(
    'D-68 does not say expired after status %i, and can try again',
    async (status) => {
      const started = await opened({ draft: keptDraft() });
      await started.fail('checkSession', new CallError({ ...gone.failure, status } as Failure));
      expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
      expect(started.context().draft).toEqual(keptDraft());
    },
  );

  it('keeps the draft when the session check fails, and can try again', async () => {
    const started = await opened({ draft: keptDraft() });
    await started.fail('checkSession', offline);
    expect(started.context()).toMatchObject({ draft: keptDraft(), failure: { kind: 'offline' } });
    started.actor.send({ type: 'load.retried' });
    await started.answers({ loadConfiguration: withBreakfast, checkSession: undefined }, 'guests');
    expect(started.context().booking).toEqual(complete);
  });

  it('offers no Edit and follows no other address before its place is known', async () => {
    const started = startBooking({ draft: keptDraft({ place: { step: 'details', leg: 1 } }) });
    const elsewhere = () => {
      started.actor.send({ type: 'navigated', destination: destinationOf('start') });
      expect(selectCanEdit(started.actor.getSnapshot())).toBe(false);
      expect(started.place()).toBe(null);
    };
    elsewhere();
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null });
    elsewhere();
    await started.answers({ checkSession: undefined }, 'details');
    expect(selectCanEdit(started.actor.getSnapshot())).toBe(true);
    expect(started.inputs('start')).toEqual([]);
  });

  it('follows no address without the configuration, until it is loaded again', async () => {
    const started = startBooking();
    await started.answer('restoreSignIn', null);
    await started.fail('loadConfiguration', offline);
    started.actor.send({ type: 'navigated', destination: destinationOf('search') });
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    expect(started.inputs('beginSession')).toEqual([]);
    started.actor.send({ type: 'load.retried' });
    await started.answers({ loadConfiguration: withBreakfast }, 'start');
  });

  it("leads to the start with 'Expired' when the address names an unknown session", async () => {
    const started = await opened({
      destination: { place: { step: 'guests', leg: 1 }, sessionId: 's-9', notice: null },
    });
    await started.begun('start');
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true }]);
  });
});

describe('A §2.3, §6 a member', () => {
  it('goes straight to the search, once the sign-in is known', async () => {
    const started = startBooking();
    await started.answer('loadConfiguration', withBreakfast);
    expect(started.place()).toBe(null);
    await started.answers({ restoreSignIn: profile, beginSession: session }, 'search');
    expect(started.inputs('start')).toEqual([]);
  });

  it('goes on as a guest when the profile cannot be loaded', async () => {
    const started = startBooking();
    await started.answer('loadConfiguration', withBreakfast);
    await started.fail('restoreSignIn', offline);
    await started.begun('start');
    expect(started.inputs('start')).toEqual([{ notice: null, canLogin: true }]);
  });

  it('goes from the login at the start to the search; the booking has the profile', async () => {
    const started = await opened();
    await started.answers({ start: { type: 'signedIn', profile }, beginSession: session }, 'search');
    expect(started.context().profile).toEqual(profile);
  });

  it('who logs in at the details is known at the summary', async () => {
    const started = await resumed('details');
    await started.answers({ details: { type: 'next', profile } }, 'summary');
    expect(started.inputs('summary')[0]?.profile).toEqual(profile);
  });

  it('D-29 goes on as a guest after losing the sign-in, with the booking kept', async () => {
    const started = startBooking({ draft: keptDraft({ place: { step: 'itinerary', leg: 1 } }) });
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: profile });
    await started.answers({ checkSession: undefined }, 'itinerary');
    started.actor.send({ type: 'signIn.expired' });
    expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
    await started.walks('next', 'details');
    expect(started.inputs('details')[0]).toEqual({
      configuration: withBreakfast,
      session,
      booking: complete,
      profile: null,
    });
  });

  it('B §4 of the old system is sent to register, and finds the start screen afterwards', async () => {
    const started = await opened();
    await started.answer('start', { type: 'migrating', emailAddress: 'ada@example.test' });
    expect(started.emitted).toEqual([{ type: 'registration.needed', emailAddress: 'ada@example.test' }]);
    await started.begun('start');
    expect(started.inputs('start')).toEqual([
      { notice: null, canLogin: true },
      { notice: null, canLogin: true },
    ]);
  });
});

describe('A §2.4 a kept search, on a page that amends a booking', () => {
  const kept = search({ arrivalDate: '2027-08-01', numberOfNights: 5 });
  const opening = { amendId: 'WM-1', arrivalDate: '2027-07-01', numberOfNights: 2 };
  const place = { step: 'search' as const, leg: 1 };

  async function opensWith(previous: typeof kept) {
    const draft = keptDraft({ booking: null, search: previous, place });
    const started = await opened({ draft, opening, canLogin: false });
    await started.answers({ checkSession: undefined }, 'search');
    return started.inputs('search')[0]?.search;
  }

  it('is ignored when it is for another booking', async () => {
    const party = { adults: 2, childCount: 0, children: [], dogs: 0 };
    expect(await opensWith(kept)).toEqual({
      ...opening,
      code: null,
      voucherCodes: [],
      guestOccupancies: [party],
    });
  });

  it('fills the form when it is for the same booking', async () => {
    const ofThatBooking = { ...kept, amendId: 'WM-1' };
    expect(await opensWith(ofThatBooking)).toEqual(ofThatBooking);
  });
});

describe('a booking that another release of the widget began', () => {
  const givingUp = async () => {
    const place = { step: 'search' as const, leg: 1 };
    const started = await opened({ draft: keptDraft({ booking: null, isRemnant: true, place }) });
    await started.answers({ checkSession: undefined }, 'ignoreBooking');
    return started;
  };

  it.each([
    [
      'what it held is given back',
      async (started: StartedBooking) => started.answer('ignoreBooking', undefined),
    ],
    ['it cannot be', async (started: StartedBooking) => started.fail('ignoreBooking', offline)],
  ])('leads to its search, and says so, once %s', async (_, end) => {
    const started = await givingUp();
    expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: 's-1' }]);
    const snapshot = started.actor.getSnapshot();
    expect([snapshot.hasTag('busy'), selectCanEdit(snapshot)]).toEqual([true, false]);
    await end(started);
    await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
    expect(started.inputs('search')[0]?.search).toEqual(search());
    expect(started.context().hint).toBe('renewed');
  });

  it('may be left meanwhile, and is given back all the same', async () => {
    const started = await givingUp();
    sendAll(started.actor, { type: 'leave.requested' }, { type: 'leave.confirmed' });
    await started.answer('ignoreBooking', undefined);
    expect(started.inputs('ignoreBooking')).toHaveLength(2);
    expect(started.emitted).toEqual([{ type: 'left', to: 'home' }]);
  });
});
