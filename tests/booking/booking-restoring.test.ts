import { describe, expect, it } from 'vitest';
import { selectIsUnavailable } from '../../machines/booking/booking.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import { withoutMember } from '../../src/domain/booking/booking-member.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import { booking, heldLeg, leg, search, staySearch } from '../support/fixtures.ts';
import { complete, keptDraft, opened, resumed, type StartedBooking, withBreakfast } from './start-booking.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });
const gone = new CallError({ kind: 'http', endpoint: 'any', status: 404, message: '' });
const again = { id: 's-2', businessDate: '2027-05-01' };

async function expired(): Promise<StartedBooking> {
  const started = await resumed('details');
  await started.answers({ idle: { type: 'expired' }, ignoreBooking: undefined }, 'start');
  return started;
}

async function restoring(): Promise<StartedBooking> {
  const started = await expired();
  await started.answers({ start: { type: 'restore' }, beginSession: again }, 'restore');
  return started;
}

const offered = (started: StartedBooking) => started.inputs('start').at(-1)?.canRestore ?? false;

describe('D-487 Restore your booking', () => {
  it('begins a new session and restores the lost booking in it', async () => {
    const started = await restoring();
    expect(started.inputs('restore')).toEqual([
      { configuration: withBreakfast, session: again, lost: complete },
    ]);
    // The booking has no leg until a room is held.
    expect(started.context().booking).toEqual(createBooking({ search: staySearch(), vouchers: [] }));
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
  });

  it('goes on at the guests once every room is held again, and drops the lost booking', async () => {
    const started = await restoring();
    started.actor.send({ type: 'booking.updated', patch: { legs: [heldLeg()] } });
    await started.answers({ restore: { type: 'restored' } }, 'guests');
    expect(started.context().lost).toBe(null);
  });

  it('goes on at the first room that has to be chosen again', async () => {
    const started = await restoring();
    await started.answers({ restore: { type: 'restored' } }, 'searchAvailability');
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
  });

  it('can lead to another search with the same dates', async () => {
    const started = await restoring();
    await started.answers({ restore: { type: 'newSearch' } }, 'search');
    expect(started.inputs('search').at(-1)).toMatchObject({ session: again, search: search() });
  });

  it('says that it broke, and goes on from the rooms', async () => {
    const started = await restoring();
    await started.fail('restore', new Error('broken'));
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'load.retried' });
    await started.begun('searchAvailability');
  });

  it('begins the session when the guest retries after a failure', async () => {
    const started = await expired();
    await started.answer('start', { type: 'restore' });
    await started.fail('beginSession', offline);
    expect(selectFailure(started.actor.getSnapshot())).toEqual(offline.failure);
    started.actor.send({ type: 'load.retried' });
    await started.answers({ beginSession: again }, 'restore');
    expect(started.inputs('restore')).toHaveLength(1);
  });

  it('keeps the whole booking for the next restore when the new session ends, too', async () => {
    const started = await restoring();
    started.actor.send({ type: 'booking.updated', patch: { legs: [heldLeg(1, { guests: [] })] } });
    await started.answers({ idle: { type: 'expired' }, ignoreBooking: undefined });
    await started.answers({ start: { type: 'restore' }, beginSession: { ...again, id: 's-3' } }, 'restore');
    expect(started.inputs('restore').at(-1)?.lost).toEqual(complete);
  });

  it('offers a booking whose session is gone after a reload', async () => {
    const started = await opened({ draft: keptDraft() });
    await started.fail('checkSession', gone);
    await started.begun('start');
    expect(started.context().lost).toEqual(complete);
    expect(offered(started)).toBe(true);
  });

  it('keeps the booking for a restore when the search for rooms finds the session gone', async () => {
    const started = await opened({ draft: keptDraft({ place: { step: 'rooms', leg: 1 } }) });
    await started.answer('checkSession', undefined);
    await started.fail('searchAvailability', gone);
    await started.begun('start');
    expect(started.context().lost).toEqual(complete);
  });

  it('offers nothing when no room was chosen', async () => {
    const started = await opened({ draft: keptDraft({ booking: booking({ legs: [leg()] }) }) });
    await started.fail('checkSession', gone);
    await started.begun('start');
    expect(offered(started)).toBe(false);
  });

  it('drops the lost booking when a new one begins', async () => {
    const started = await expired();
    await started.answers({ start: { type: 'anonymous' }, beginSession: again });
    await started.answer('search', { type: 'searched', search: staySearch(), vouchers: [] });
    await started.begun('searchAvailability');
    expect(started.context().lost).toBe(null);
  });

  it('is not offered again after the guest leaves it and returns to the start', async () => {
    const started = await restoring();
    started.actor.send({
      type: 'navigated',
      destination: { place: { step: 'start', leg: 1 }, sessionId: null, notice: null },
    });
    await started.begun('start');
    expect([offered(started), started.context().lost]).toEqual([false, null]);
  });

  it('drops the lost booking on Cancel', async () => {
    const started = await expired();
    started.actor.send({ type: 'leave.requested' });
    started.actor.send({ type: 'leave.confirmed' });
    expect(started.context().lost).toBe(null);
  });

  it('E-07 stops when the member logs out, and brings back none of their data', async () => {
    const started = await restoring();
    const { leadGuest, legs } = complete;
    started.actor.send({ type: 'booking.updated', patch: { leadGuest, legs } });
    started.actor.send({ type: 'member.loggedOut', place: { step: 'rooms', leg: 1 } });
    await started.begun('searchAvailability');
    expect(Object.keys(started.actor.getSnapshot().children)).not.toContain('restore');
    expect([started.context().lost, started.context().booking?.leadGuest]).toEqual([null, null]);
    expect(started.context().booking?.legs.map(({ hold }) => hold)).toEqual(legs.map(({ hold }) => hold));
  });

  it('E-07 leads to the search when the member logs out before the new session has begun', async () => {
    const started = await expired();
    await started.answers({ start: { type: 'restore' } }, 'beginSession');
    started.actor.send({ type: 'member.loggedOut', place: { step: 'rooms', leg: 1 } });
    await started.answers({ beginSession: again }, 'search');
    expect([started.inputs('restore'), started.context().lost]).toEqual([[], null]);
  });

  it('E-07 loses the member’s data when they log out before it', async () => {
    const started = await expired();
    expect(started.context().lost).toEqual(complete);
    started.actor.send({ type: 'member.loggedOut', place: { step: 'start', leg: 1 } });
    expect(started.context().lost).toEqual(withoutMember(complete));
    expect(withoutMember(complete)).not.toEqual(complete);
  });
});
