import { describe, expect, it } from 'vitest';
import { selectAmended, selectIsUnavailable } from '../../machines/booking/booking.selectors.ts';
import type { BookingInput, Destination } from '../../machines/booking/booking.types.ts';
import { blankSearch } from '../../src/domain/search/occupancy.ts';
import { configuration, profile, session } from '../support/fixtures.ts';
import { httpError } from '../support/http-error.ts';
import { complete, keptDraft, resume, startBooking } from './start-booking.ts';

const ID = 'WM-70413200-1';
const link: Destination = {
  ...{ place: { step: 'search', leg: 1 }, sessionId: null, notice: null },
  link: { amendId: ID, numberOfNights: 2 },
};
const amending = { ...blankSearch(session.businessDate), amendId: ID, numberOfNights: 2 };
const asked = { notice: null, canLogin: true, isAmending: true };

/** A guest who follows the link of an amendment. */
async function followed(who: typeof profile | null, input: Partial<BookingInput> = {}) {
  const started = startBooking({ destination: link, ...input });
  await started.answers({ loadConfiguration: configuration(), restoreSignIn: who, beginSession: session });
  return started;
}

const searches = (started: Awaited<ReturnType<typeof followed>>) =>
  started.inputs('search').map(({ search }) => search);

describe('F-13 an amendment', () => {
  it.each([[false], [true]])('asks for the login before the search (shorter way: %s)', async (isShort) => {
    const started = await followed(null, { isShort });
    await started.begun('start');
    expect([started.inputs('start'), searches(started)]).toEqual([[asked], []]);
    expect(started.actor.getSnapshot().can({ type: 'signIn.requested' })).toBe(false);
    // The login says itself what it is for.
    expect(selectAmended(started.actor.getSnapshot())).toBeNull();
    expect(started.place()).toEqual({ step: 'search', leg: 1 });
    await started.answer('start', { type: 'signedIn', profile });
    await started.begun('search');
    expect(searches(started)).toEqual([amending]);
  });

  it('waits while a member with an old account registers, without a session too', async () => {
    const booking = { ...complete, search: { ...complete.search, amendId: ID } };
    const started = startBooking({ draft: keptDraft({ booking }) });
    await started.answers({ loadConfiguration: configuration(), restoreSignIn: null });
    await started.fail('checkSession', httpError('checkSession', 404));
    await started.answer('start', { type: 'migrating', emailAddress: 'ada@example.test' });
    expect([started.inputs('start'), started.inputs('beginSession')]).toEqual([[asked, asked], []]);
    expect(started.emitted).toEqual([{ type: 'registration.needed', emailAddress: 'ada@example.test' }]);
  });

  it('asks for the login again where that broke, with the search as it was', async () => {
    const started = await followed(null);
    await started.fail('start', new Error('broken'));
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'load.retried' });
    await started.answer('start', { type: 'signedIn', profile });
    await started.begun('search');
    expect(searches(started)).toEqual([amending]);
  });

  it('becomes an ordinary booking for whoever does not log in', async () => {
    const started = await followed(null);
    await started.answer('start', { type: 'anonymous' });
    await started.begun('search');
    expect(searches(started)).toEqual([{ ...amending, amendId: null }]);
  });

  it('goes on from the details without its member, with the questions that were asked', async () => {
    const booking = { ...complete, search: { ...complete.search, amendId: ID } };
    const started = startBooking({ draft: keptDraft({ booking, place: { step: 'details', leg: 1 } }) });
    await resume(started, 'details', { profile });
    await started.answers(
      { details: { type: 'next', profile: null }, start: { type: 'anonymous' } },
      'summary',
    );
    expect(started.context()).toMatchObject({
      profile: null,
      booking: complete,
      questions: [['dietaryRequirements', 'specialRequirements']],
    });
  });

  it.each([
    ['a member who is signed in', profile, true],
    ['an estate without an identity provider', null, false],
  ])('is not asked about for %s', async (_, who, canLogin) => {
    const started = await followed(who, { canLogin });
    await started.begun('search');
    expect([started.inputs('start'), searches(started)]).toEqual([[], [amending]]);
  });

  it('asks again where the login has ended before a reload, and goes on where the member was', async () => {
    const booking = { ...complete, search: { ...complete.search, amendId: ID } };
    const started = startBooking({ draft: keptDraft({ booking, place: { step: 'details', leg: 1 } }) });
    await started.answers({
      ...{ loadConfiguration: configuration(), restoreSignIn: null, checkSession: undefined },
      start: { type: 'signedIn', profile },
    });
    await started.begun('details');
    expect(started.context().booking).toEqual(booking);
  });

  it('is asked about at the latest before the summary, where the login ended on the way', async () => {
    const booking = { ...complete, search: { ...complete.search, amendId: ID } };
    const started = startBooking({ draft: keptDraft({ booking, place: { step: 'details', leg: 1 } }) });
    await started.answers({
      ...{ loadConfiguration: configuration(), restoreSignIn: profile, checkSession: undefined },
    });
    await started.begun('details');
    started.actor.send({ type: 'signIn.expired' });
    await started.answer('details', { type: 'next', profile: null });
    await started.begun('start');
    expect(started.inputs('summary')).toEqual([]);
    await started.answer('start', { type: 'signedIn', profile });
    await started.begun('summary');
  });
});
