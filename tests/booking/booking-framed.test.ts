import { describe, expect, it } from 'vitest';
import { paymentInput } from '../steps/outcome/outcome.world.ts';
import { CallError } from '../../src/api/failure.ts';
import { selectCanCancel, selectIsAskingAboutLink } from '../../machines/booking/booking.selectors.ts';
import type { Destination } from '../../machines/booking/booking.types.ts';
import { session } from '../support/fixtures.ts';
import {
  atPayment,
  complete,
  keptDraft,
  keptPayment,
  opened,
  recordOf,
  startBooking,
  destinationOf,
  type StartedBooking,
} from './start-booking.ts';
import { linked } from './booking-samples.ts';

const gone = new CallError({ kind: 'http', endpoint: 'checkSession', status: 404, message: '' });
const otherTabs = new CallError({ kind: 'http', endpoint: 'checkSession', status: 423, message: '' });
const framed = keptPayment({ state: 'framed', iPageSessionId: 'PS1' });
const left = keptPayment({ state: 'left', iPageSessionId: 'PS1' });

describe("E-04 the provider's frame", () => {
  it('stops the idle watch and keeps the payment while it is open', async () => {
    const started = await atPayment('PS1');
    expect(started.actor.getSnapshot().matches({ idle: 'watching' })).toBe(true);
    started.actor.send({ type: 'frame.opened', payment: framed });
    expect(started.actor.getSnapshot().matches({ idle: 'off' })).toBe(true);
    expect(recordOf(started)).toEqual(framed);
    started.actor.send({ type: 'frame.unattended' });
    expect(started.actor.getSnapshot().matches({ idle: 'watching' })).toBe(true);
    expect(recordOf(started)).toEqual(framed);
    started.actor.send({ type: 'frame.opened', payment: framed });
    started.actor.send({ type: 'frame.closed' });
    expect(started.actor.getSnapshot().matches({ idle: 'watching', flow: { payment: 'form' } })).toBe(true);
    expect(recordOf(started)).toBeNull();
  });

  it.each<[string, (started: StartedBooking) => unknown, Destination['place']]>([
    ['by Back', (started) => started.answer('payment', { type: 'frameLeft' }), { step: 'summary', leg: 1 }],
    [
      'because its screen broke',
      (started) => started.fail('payment', new Error('broken')),
      { step: 'summary', leg: 1 },
    ],
    [
      "by the browser's Back",
      ({ actor }: StartedBooking) => {
        actor.send({ type: 'navigated', destination: destinationOf('details') });
      },
      { step: 'details', leg: 1 },
    ],
    [
      'by Edit',
      ({ actor }: StartedBooking) => {
        actor.send({ type: 'step.edited', place: { step: 'guests', leg: 1 } });
      },
      { step: 'guests', leg: 1 },
    ],
  ])(
    'D-375 left open %s: the chart asks for the outcome before the guest goes on',
    async (_, leave, place) => {
      const started = await atPayment('PS1');
      started.actor.send({ type: 'frame.opened', payment: framed });
      await leave(started);
      await started.begun('outcome');
      expect(started.inputs('outcome')).toEqual([paymentInput(left)]);
      expect(recordOf(started)).toEqual(left);
      expect(started.actor.getSnapshot().matches({ idle: 'off' })).toBe(true);
      await started.answer('outcome', { type: 'untaken' });
      expect(recordOf(started)).toBeNull();
      expect(started.place()).toEqual(place);
      expect(started.inputs('ignoreBooking')).toEqual([]);
    },
  );

  it('D-375 left open by an idle guest: the chart asks for the outcome and gives no rooms back', async () => {
    const started = await atPayment('PS1');
    started.actor.send({ type: 'frame.opened', payment: framed });
    started.actor.send({ type: 'frame.unattended' });
    await started.answers({ idle: { type: 'expired' } }, 'outcome');
    expect(recordOf(started)).toEqual(left);
    await started.answers({ outcome: { type: 'made' } }, 'confirmation');
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  describe('left for a link to a new search', () => {
    const isAsking = ({ actor }: StartedBooking) => selectIsAskingAboutLink(actor.getSnapshot());

    async function followed() {
      const started = await atPayment('PS1');
      started.actor.send({ type: 'frame.opened', payment: framed });
      started.actor.send({ type: 'navigated', destination: linked });
      await started.begun('outcome');
      expect(isAsking(started)).toBe(false);
      return started;
    }

    it('asks about the link once the provider says that it took nothing', async () => {
      const started = await followed();
      await started.answer('outcome', { type: 'untaken' });
      expect(isAsking(started)).toBe(true);
      started.actor.send({ type: 'newSearch.confirmed' });
      await started.answers({ ignoreBooking: undefined }, 'search');
      expect(started.context()).toMatchObject({ booking: null, link: null });
      expect(started.inputs('search').at(-1)?.search?.arrivalDate).toBe('2027-07-01');
    });

    it('asks nothing at the confirmation when the money was taken, and uses the link for the next search', async () => {
      const started = await followed();
      await started.answers({ outcome: { type: 'made' } }, 'confirmation');
      expect(isAsking(started)).toBe(false);
      started.actor.send({ type: 'anotherBooking.requested' });
      await started.answers({ beginSession: session }, 'search');
      expect(started.inputs('search').at(-1)?.search?.arrivalDate).toBe('2027-07-01');
    });

    it('asks for the outcome when the link is in the address of a reloaded page', async () => {
      const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
      const started = await opened({ draft, payment: framed, destination: linked });
      await started.answers({ checkSession: undefined }, 'outcome');
      expect([isAsking(started), recordOf(started)]).toEqual([false, left]);
      expect(started.inputs('payment')).toEqual([]);
    });
  });

  it('stays open when a member logs out who changes no booking', async () => {
    const started = await atPayment('PS1');
    started.actor.send({ type: 'frame.opened', payment: framed });
    started.actor.send({ type: 'member.loggedOut', place: started.place() });
    expect(recordOf(started)).toEqual(framed);
    expect(started.inputs('outcome')).toEqual([]);
  });

  it('D-375 offers no Cancel while it is open', async () => {
    const started = await atPayment('PS1');
    expect(selectCanCancel(started.actor.getSnapshot())).toBe(true);
    started.actor.send({ type: 'frame.opened', payment: framed });
    expect(selectCanCancel(started.actor.getSnapshot())).toBe(false);
  });

  it('opens again after a reload, without staging the booking again', async () => {
    const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
    const started = await opened({
      draft,
      payment: framed,
      destination: destinationOf('payment', { sessionId: 's-1' }),
    });
    await started.answers({ checkSession: undefined }, 'payment');
    expect(started.inputs('payment')).toMatchObject([
      { iPageSessionId: 'PS1', booking: complete, isStaged: true },
    ]);
    expect(started.inputs('summary')).toEqual([]);
  });

  it('leads Back to the summary, too, after it opened again', async () => {
    const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
    const started = await opened({
      draft,
      payment: framed,
      destination: destinationOf('payment', { sessionId: 's-1' }),
    });
    await started.answers({ checkSession: undefined, payment: { type: 'frameLeft' } });
    await started.answers({ outcome: { type: 'untaken' } }, 'summary');
    expect(started.place()).toEqual({ step: 'summary', leg: 1 });
  });

  it('asks for the outcome when the session is gone, since the guest may have paid', async () => {
    const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
    const started = await opened({ draft, payment: framed });
    await started.fail('checkSession', gone);
    await started.begun('outcome');
    expect(started.inputs('outcome')).toEqual([paymentInput(left)]);
    expect([started.inputs('start'), started.inputs('idle')]).toEqual([[], []]);
  });

  it('asks for the outcome first when the draft is lost', async () => {
    const started = startBooking({ payment: framed });
    await started.begun('outcome');
    expect(started.inputs('loadConfiguration')).toEqual([]);
  });

  it('D-162 stays with the other tab that has it open', async () => {
    const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
    const started = await opened({ draft, payment: framed });
    await started.fail('checkSession', otherTabs);
    await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
    expect(started.context()).toMatchObject({ payment: null, hint: 'otherTab' });
  });

  it('leads to the confirmation when the session is gone and the guest has paid', async () => {
    const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
    const started = await opened({ draft, payment: framed });
    await started.fail('checkSession', gone);
    await started.answer('outcome', { type: 'made' });
    expect(started.context().booking).toEqual(complete);
    await started.begun('confirmation');
    expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }]);
  });
});
