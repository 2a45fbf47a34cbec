import { describe, expect, it } from 'vitest';
import {
  selectHint,
  selectIsAskingAboutLink,
  selectIsAskingToLeave,
} from '../../machines/booking/booking.selectors.ts';
import type { BookingInput, Destination } from '../../machines/booking/booking.types.ts';
import { CallError } from '../../src/api/failure.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import type { SearchWithVouchers } from '../../src/domain/search/occupancy.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { booking, profile, search, staySearch, session } from '../support/fixtures.ts';
import { leadGuest } from '../support/lead-guest.ts';
import { atPayment, keptPayment, startBooking, destinationOf, withBreakfast } from './start-booking.ts';

const gone = new CallError({ kind: 'http', endpoint: 'checkSession', status: 404, message: '' });
const held: Booking = booking({ leadGuest });
const unheld = createBooking({ search: staySearch(), vouchers: [] });
const party = { adults: 2, childCount: 0, children: [], dogs: 0 };

const values: Partial<SearchWithVouchers> = { arrivalDate: '2027-07-01', numberOfNights: 3, code: 'HEATHER' };
const link: Destination = {
  place: { step: 'search', leg: 1 },
  sessionId: null,
  notice: null,
  link: values,
};
/** The search form opened by the link: its values over the defaults of A §9.1. */
const linked: SearchWithVouchers = {
  arrivalDate: '2027-07-01',
  numberOfNights: 3,
  code: 'HEATHER',
  voucherCodes: [],
  amendId: null,
  guestOccupancies: [party],
};

function draft(made: Booking | null, step: Draft['place']['step']): Draft {
  return {
    sessionId: session.id,
    businessDate: session.businessDate,
    place: { step, leg: 1 },
    booking: made,
    search: search(),
  };
}

async function loaded(input: Partial<BookingInput>) {
  const started = startBooking(input);
  await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null });
  if (input.draft) await started.answer('checkSession', undefined);
  return started;
}

/** A guest at the itinerary, with a room held, who opens the link. */
async function asked(how: 'loads the page with it' | 'follows it within the page') {
  const kept = draft(held, 'itinerary');
  const isLoaded = how === 'loads the page with it';
  const started = await loaded({ draft: kept, destination: isLoaded ? link : null });
  await started.begun('itinerary');
  if (!isLoaded) started.actor.send({ type: 'navigated', destination: link });
  return started;
}

const isAsking = ({ actor }: Awaited<ReturnType<typeof loaded>>) =>
  selectIsAskingAboutLink(actor.getSnapshot());

describe('D-52 a link with search values', () => {
  it.each([
    ['without a draft', null],
    ['with the draft of a search', draft(null, 'search')],
    ['with the draft of a booking that holds no room', draft(unheld, 'rooms')],
  ])('starts a new search at once: %s', async (_, kept) => {
    const started = await loaded({ draft: kept, destination: link });
    if (!kept) await started.answer('beginSession', session);
    await started.begun('search');
    expect(started.inputs('search')).toEqual([{ configuration: withBreakfast, session, search: linked }]);
    expect(started.context()).toMatchObject({ booking: null, link: null });
    expect(isAsking(started)).toBe(false);
  });

  it.each(['loads the page with it', 'follows it within the page'] as const)(
    'asks first when a room is held: the guest %s',
    async (how) => {
      const started = await asked(how);
      expect(isAsking(started)).toBe(true);
      expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
      expect(started.context().booking).toEqual(held);

      started.actor.send({ type: 'newSearch.dismissed' });
      const snapshot = started.actor.getSnapshot();
      expect([isAsking(started), selectIsAskingToLeave(snapshot)]).toEqual([false, false]);
      expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
      expect(started.inputs('itinerary')).toHaveLength(1);
      expect(started.inputs('ignoreBooking')).toEqual([]);
      expect(started.context().link).toBe(null);
    },
  );

  it.each(['loads the page with it', 'follows it within the page'] as const)(
    'gives the rooms back and opens its search once the guest confirms: the guest %s',
    async (how) => {
      const started = await asked(how);
      started.actor.send({ type: 'newSearch.confirmed' });
      expect(isAsking(started)).toBe(false);
      await started.answers({ ignoreBooking: undefined }, 'search');
      expect(started.inputs('ignoreBooking')).toEqual([{ sessionId: session.id }]);
      expect(started.inputs('search')).toEqual([{ configuration: withBreakfast, session, search: linked }]);
      expect(started.context()).toMatchObject({ booking: null, link: null });
    },
  );

  it('opens its search even when giving back fails', async () => {
    const started = await asked('follows it within the page');
    started.actor.send({ type: 'newSearch.confirmed' });
    await started.fail('ignoreBooking', gone);
    await started.begun('search');
    expect(started.inputs('search')[0]?.search).toEqual(linked);
  });

  it('is dropped when a payment begins during the question', async () => {
    const started = await atPayment();
    started.actor.send({ type: 'navigated', destination: link });
    expect(isAsking(started)).toBe(true);
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    expect([isAsking(started), started.context().link]).toEqual([false, null]);
    started.actor.send({ type: 'newSearch.confirmed' });
    started.actor.send({ type: 'payment.dropped' });
    expect(isAsking(started)).toBe(false);
    expect(started.place()).toEqual({ step: 'payment', leg: 1 });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it('is dropped when the session ends during the question', async () => {
    const started = await asked('follows it within the page');
    await started.answer('idle', { type: 'expired' });
    expect(isAsking(started)).toBe(false);
    await started.answers({ ignoreBooking: undefined }, 'start');
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true, canRestore: true }]);
    expect(started.context()).toMatchObject({ link: null, search: search() });
  });

  it.each([
    ['at once, if no room was held', unheld, 'search', []],
    ["after 'Expired', if a room was held", held, 'start', [{ notice: 'expired', canLogin: true }]],
  ] as const)('opens its search %s, when the kept session is gone', async (_, made, first, starts) => {
    const started = startBooking({ draft: draft(made, 'rooms'), destination: link });
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null });
    await started.fail('checkSession', gone);
    if (first === 'start') await started.answer('start', { type: 'anonymous' });
    await started.answers({ beginSession: session }, 'search');
    expect(started.inputs('start')).toEqual(starts);
    expect(started.inputs('search')[0]?.search).toEqual(linked);
  });

  it('opens its search after the start screen when it leads there', async () => {
    const started = await loaded({ destination: { ...link, place: { step: 'start', leg: 1 } } });
    await started.answers({ start: { type: 'anonymous' }, beginSession: session }, 'search');
    expect(started.inputs('search')[0]?.search).toEqual(linked);
  });

  it('leads a signed-in member past the start screen to its search', async () => {
    const started = startBooking({ destination: { ...link, place: { step: 'start', leg: 1 } } });
    await started.answer('loadConfiguration', withBreakfast);
    expect([started.place(), started.inputs('beginSession')]).toEqual([null, []]);
    await started.answers({ restoreSignIn: profile, beginSession: session }, 'search');
    expect(started.inputs('search')[0]?.search).toEqual(linked);
    expect(started.inputs('start')).toEqual([]);
  });

  it('is dropped when the guest goes elsewhere during the question', async () => {
    const started = await asked('follows it within the page');
    started.actor.send({
      type: 'navigated',
      destination: destinationOf('details', { sessionId: session.id }),
    });
    expect(isAsking(started)).toBe(false);
    expect(started.place()).toEqual({ step: 'details', leg: 1 });
    started.actor.send({ type: 'newSearch.confirmed' });
    expect(started.place()).toEqual({ step: 'details', leg: 1 });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it('does not disturb a running payment, and is dropped after it', async () => {
    const started = startBooking({
      draft: draft(held, 'payment'),
      payment: keptPayment({ sessionId: session.id }),
      destination: link,
    });
    await started.begun('outcome');
    expect([started.place(), isAsking(started)]).toEqual([{ step: 'payment', leg: 1 }, false]);
    await started.answers({ outcome: { type: 'notMade' }, ignoreBooking: undefined });
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null, beginSession: session });
    await started.begun('search');
    // E-03: the same search again.
    expect(started.inputs('search')[0]?.search).toEqual(search());
  });
});

it('keeps the place at an unknown address, and says so until the guest dismisses it', async () => {
  const started = await loaded({ draft: draft(held, 'itinerary') });
  await started.begun('itinerary');
  expect(selectHint(started.actor.getSnapshot())).toBe(null);
  started.actor.send({ type: 'route.unknown' });
  expect(selectHint(started.actor.getSnapshot())).toBe('unknownRoute');
  expect(started.place()).toEqual({ step: 'itinerary', leg: 1 });
  started.actor.send({ type: 'hint.dismissed' });
  expect(selectHint(started.actor.getSnapshot())).toBe(null);
});

describe('A §5.2, §9.1 opening values that the estate does not accept', () => {
  const estate = withBreakfast;
  const tooMany = { ...party, adults: estate.maxAdults + 1 };

  it('are replaced by the defaults; the page and the guest are told', async () => {
    const opening = { arrivalDate: '2027-04-30', guestOccupancies: [tooMany], code: 'HEATHER' };
    const started = await loaded({ opening });
    await started.answers({ start: { type: 'anonymous' }, beginSession: session }, 'search');
    expect(started.inputs('search')[0]?.search).toEqual({
      ...linked,
      arrivalDate: '2027-05-01',
      numberOfNights: 1,
    });
    expect(started.emitted).toEqual([
      { type: 'opening.refused', warnings: ['arrivalDate: outOfRange', 'occupancy: outOfRange'] },
    ]);
    expect(started.context().hint).toBe('unreadableLink');
  });

  it('are ignored when a previous search is kept; its past arrival moves to today without a word', async () => {
    const kept = { ...draft(null, 'search'), search: search({ arrivalDate: '2027-04-20' }) };
    const started = await loaded({ draft: kept, opening: { guestOccupancies: [tooMany] } });
    await started.begun('search');
    expect(started.inputs('search')[0]?.search).toEqual(search({ arrivalDate: '2027-05-01' }));
    expect([started.emitted, started.context().hint]).toEqual([[], null]);
  });

  it('the guest is told when part of a link is unreadable', async () => {
    const started = await loaded({ draft: draft(null, 'search') });
    await started.begun('search');
    started.actor.send({ type: 'navigated', destination: { ...link, hint: 'unreadableLink' } });
    expect(started.context().hint).toBe('unreadableLink');
  });
});

describe('A §7.2 a search whose session is gone', () => {
  it.each([404, 410])("leads to the start with 'Expired' and keeps the search (%i)", async (status) => {
    const started = await loaded({ draft: draft(unheld, 'rooms') });
    const failure = { kind: 'http' as const, endpoint: 'availability' as const, status, message: '' };
    await started.fail('searchAvailability', new CallError(failure));
    await started.begun('start');
    expect(started.inputs('start')).toEqual([{ notice: 'expired', canLogin: true }]);
    expect(started.context()).toMatchObject({ session: null, booking: null, search: search() });
  });

  it('gives nothing back, and keeps a waiting link', async () => {
    const started = await loaded({ draft: draft(held, 'rooms'), destination: link });
    await started.begun('searchAvailability');
    expect(isAsking(started)).toBe(true);
    await started.fail('searchAvailability', gone);
    await started.begun('start');
    expect(isAsking(started)).toBe(false);
    expect(started.inputs('ignoreBooking')).toEqual([]);
    expect(started.context().link).toEqual(values);
  });
});
