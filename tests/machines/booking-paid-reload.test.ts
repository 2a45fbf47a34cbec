import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import type { PaymentState } from '../../src/domain/payment-record.ts';
import { selectIsUnavailable, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import { configuration, session } from '../support/fixtures.ts';
import {
  complete,
  keptDraft,
  keptPayment,
  opened,
  recordOf,
  startBooking,
  destinationOf,
  type StartedBooking,
} from '../support/start-booking.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });

const paid = keptPayment({ state: 'paid' });
const atConfirmation = keptDraft({ place: { step: 'confirmation', leg: 1 } });

describe('E-02 a page that is loaded again', () => {
  it.each<PaymentState>(['sending', 'unknown', 'gone'])(
    'D-64 with a payment that is %s asks what became of it before anything else, whatever the address says',
    async (state) => {
      const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
      const payment = keptPayment({ state });
      const started = startBooking({
        draft,
        payment,
        destination: destinationOf('search', { link: { code: 'X' } }),
      });
      await started.begun('outcome');
      expect(started.inputs('outcome')).toEqual([{ payment }]);
      expect([started.inputs('loadConfiguration'), started.inputs('checkSession')]).toEqual([[], []]);
      await started.answer('outcome', { type: 'booked' });
      await started.answer('loadConfiguration', configuration());
      await started.begun('confirmation');
      expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }]);
      expect(started.inputs('ignoreBooking')).toEqual([]);
    },
  );

  it('without the draft names the booking by its number', async () => {
    const started = startBooking({ payment: keptPayment({ state: 'unknown' }) });
    await started.answer('outcome', { type: 'booked' });
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    expect(selectStepActor(started.actor.getSnapshot())).toBeNull();
    expect(recordOf(started)).toEqual(paid);
  });

  it('with the draft of another booking does not show that one as paid', async () => {
    const draft = keptDraft({ sessionId: 's-9', place: { step: 'payment', leg: 1 } });
    const started = startBooking({ draft, payment: keptPayment() });
    await started.answer('outcome', { type: 'booked' });
    expect(started.context()).toMatchObject({ booking: null, draft: null });
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
  });

  it('D-357 with a booking that is made shows its confirmation, over and over', async () => {
    const started = await opened({
      draft: atConfirmation,
      payment: paid,
      destination: destinationOf('confirmation', { sessionId: 's-1' }),
    });
    await started.begun('confirmation');
    expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }]);
    expect([started.inputs('checkSession'), started.inputs('beginSession')]).toEqual([[], []]);
    expect(recordOf(started)).toEqual(paid);
  });

  it('D-358 with no word in the address shows it too; another booking begins from there, with nothing of it', async () => {
    const started = await opened({ draft: atConfirmation, payment: paid });
    await started.begun('confirmation');
    started.actor.send({ type: 'anotherBooking.requested' });
    await started.answer('beginSession', { ...session, id: 's-2' });
    await started.begun('search');
    expect(started.context()).toMatchObject({ booking: null, payment: null });
    expect(started.inputs('search')[0]?.search).toEqual({
      arrivalDate: '2027-05-01',
      numberOfNights: 1,
      code: null,
      voucherCodes: [],
      amendId: null,
      guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
    });
    expect(started.inputs('ignoreBooking')).toEqual([]);
  });

  it.each([
    ['the search', destinationOf('search')],
    ['the start', destinationOf('start')],
    ['a link with dates', destinationOf('search', { link: { arrivalDate: '2027-07-01' } })],
  ])('with an address of %s begins another booking', async (_, address) => {
    const started = await opened({ draft: atConfirmation, payment: paid, destination: address });
    expect(started.context()).toMatchObject({ booking: null, payment: null });
    expect(started.inputs('confirmation')).toEqual([]);
  });

  it('with an address of the search keeps of the booking that is made only what was searched for', async () => {
    const started = await opened({
      draft: atConfirmation,
      payment: paid,
      destination: destinationOf('search'),
    });
    await started.answer('beginSession', { ...session, id: 's-2' });
    await started.begun('search');
    expect(started.inputs('search')).toEqual([
      { configuration: configuration(), session: { ...session, id: 's-2' }, search: complete.search },
    ]);
  });

  it('whose configuration cannot be had says all the same that the booking is made', async () => {
    const started = startBooking({ draft: atConfirmation, payment: paid });
    await started.fail('loadConfiguration', offline);
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(false);
    started.actor.send({ type: 'load.retried' });
    await started.answer('loadConfiguration', configuration());
    await started.answer('restoreSignIn', null);
    await started.begun('confirmation');
  });

  it('asks for the screen of its confirmation again where the guest does', async () => {
    const started = await opened({ draft: atConfirmation, payment: paid });
    await started.begun('confirmation');
    started.actor.send({ type: 'load.retried' });
    await started.begun('confirmation');
    expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }, { booking: complete }]);
  });

  it('E-02 a confirmation that breaks leaves the number on the screen', async () => {
    const started = await opened({ draft: atConfirmation, payment: paid });
    await started.fail('confirmation', new Error('broken'));
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    expect(selectStepActor(started.actor.getSnapshot())).toBeNull();
  });

  it.each<[string, () => Promise<StartedBooking>]>([
    [
      'the configuration could not be had',
      async () => {
        const started = startBooking({ draft: atConfirmation, payment: paid });
        await started.fail('loadConfiguration', offline);
        return started;
      },
    ],
    [
      'only the number is left',
      async () => {
        const started = startBooking({ payment: keptPayment({ state: 'unknown' }) });
        await started.answer('outcome', { type: 'booked' });
        return started;
      },
    ],
  ])('whose receipt stands since %s leads to another booking all the same', async (_, show) => {
    for (const press of [
      { type: 'anotherBooking.requested' } as const,
      { type: 'navigated', destination: destinationOf('search') } as const,
    ]) {
      const started = await show();
      expect(started.actor.getSnapshot().matches({ flow: 'receipt' })).toBe(true);
      started.actor.send(press);
      await started.answer('loadConfiguration', configuration());
      await started.answer('restoreSignIn', null);
      await started.answer('beginSession', { ...session, id: 's-2' });
      await started.begun('search');
      expect(started.context()).toMatchObject({ payment: null, booking: null, draft: null });
      expect(started.inputs('checkSession')).toEqual([]);
    }
  });
});
