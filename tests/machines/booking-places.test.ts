import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { booking, configuration, heldLeg, profile } from '../support/fixtures.ts';
import {
  atSearch,
  complete,
  keptDraft,
  keptPayment,
  opened,
  startBooking,
  destinationOf,
} from '../support/start-booking.ts';

const twoRooms = booking({ ...complete, legs: [heldLeg(1), heldLeg(2)] });

/** A guest who returns to a step of a booking of two rooms. */
async function withTwoRooms(step: 'guests' | 'summary') {
  const started = await opened({ draft: keptDraft({ booking: twoRooms, place: { step, leg: 1 } }) });
  await started.answer('checkSession', undefined);
  await started.begun(step);
  return started;
}

describe('where the flow leads', () => {
  it('A §4.1 Back from the guests leads to the first room, whichever was last', async () => {
    const started = await withTwoRooms('guests');
    started.actor.send({ type: 'step.edited', place: { step: 'rooms', leg: 2 } });
    await started.begun('searchAvailability');
    started.actor.send({ type: 'navigated', destination: destinationOf('guests') });
    await started.begun('guests');
    await started.answers({ guests: { type: 'back' } }, 'searchAvailability');
    expect(started.place()).toEqual({ step: 'rooms', leg: 1 });
    expect(started.context().leg).toBe(1);
  });

  it('B §2.3 Edit at the summary leads to the rooms of that leg', async () => {
    const started = await withTwoRooms('summary');
    await started.answer('summary', { type: 'edit', place: { step: 'rooms', leg: 2 } });
    await started.begun('searchAvailability');
    expect(started.context().leg).toBe(2);
  });

  it('A §3.1 the start leads to the search and keeps the session, if there is one', async () => {
    const started = await atSearch();
    for (const answer of ['anonymous', 'signedIn'] as const) {
      started.actor.send({ type: 'navigated', destination: destinationOf('start') });
      await started.begun('start');
      await started.answer('start', answer === 'anonymous' ? { type: answer } : { type: answer, profile });
      await started.begun('search');
    }
    expect(started.inputs('beginSession')).toHaveLength(1);
  });

  it.each([
    [
      'another booking after one that is made',
      { payment: keptPayment({ state: 'paid' }), destination: destinationOf('search') },
    ],
    ['a booking that another tab has', { draft: keptDraft() }],
  ])('B §2.6 no step opens before the sign-in is known: %s', async (_, input) => {
    const started = startBooking(input);
    await started.answer('loadConfiguration', configuration());
    if ('draft' in input)
      await started.fail(
        'checkSession',
        new CallError({ kind: 'http', endpoint: 'session', status: 423, message: '' }),
      );
    expect(started.actor.getSnapshot().value).toMatchObject({ flow: 'arriving' });
    await started.answers({ restoreSignIn: null }, 'beginSession');
  });
});

describe('the search', () => {
  it('D-38 is kept as the form shows it, so that a reload shows the same', async () => {
    const started = await atSearch();
    expect(started.context().search).toEqual(started.inputs('search')[0]?.search);
  });

  it('D-38 gets its default values when a session was kept without one', async () => {
    const draft = keptDraft({ booking: null, search: null, place: { step: 'search', leg: 1 } });
    const started = await opened({ draft });
    await started.answers({ checkSession: undefined }, 'search');
    expect(started.context().search).toMatchObject({ numberOfNights: 1 });
    expect(started.context().search).toEqual(started.inputs('search')[0]?.search);
  });
});
