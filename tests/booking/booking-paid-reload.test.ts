import { searchWithVouchers } from '../../src/domain/booking/legs.ts';
import { describe, expect, it } from 'vitest';
import { paymentInput } from '../steps/outcome/outcome.world.ts';
import { CallError } from '../../src/api/failure.ts';
import type { PaymentState } from '../../src/domain/payment/payment-record.ts';
import { selectIsUnavailable, selectStepActor } from '../../machines/booking/booking.selectors.ts';
import { session } from '../support/fixtures.ts';
import {
  complete,
  keptDraft,
  keptPayment,
  opened,
  recordOf,
  startBooking,
  destinationOf,
  type StartedBooking,
  withBreakfast,
} from './start-booking.ts';

const offline = new CallError({ kind: 'offline', endpoint: 'any' });

const paid = keptPayment({ state: 'paid' });
const atConfirmation = keptDraft({ place: { step: 'confirmation', leg: 1 } });

describe('E-02 a reloaded page', () => {
  it.each<PaymentState>(['sending', 'unknown', 'gone'])(
    'asks for the outcome of a payment that is %s before anything else, whatever the address',
    async (state) => {
      const draft = keptDraft({ place: { step: 'payment', leg: 1 } });
      const payment = keptPayment({ state });
      const started = startBooking({
        draft,
        payment,
        destination: destinationOf('search', { link: { code: 'X' } }),
      });
      await started.begun('outcome');
      expect(started.inputs('outcome')).toEqual([paymentInput(payment)]);
      expect([started.inputs('loadConfiguration'), started.inputs('checkSession')]).toEqual([[], []]);
      await started.answers({ outcome: { type: 'made' }, loadConfiguration: withBreakfast });
      await started.begun('confirmation');
      expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }]);
      expect(started.inputs('ignoreBooking')).toEqual([]);
    },
  );

  it('shows the booking number when the draft is lost', async () => {
    const started = startBooking({ payment: keptPayment({ state: 'unknown' }) });
    await started.answer('outcome', { type: 'made' });
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    expect(selectStepActor(started.actor.getSnapshot())).toBeNull();
    expect(recordOf(started)).toEqual(paid);
  });

  it('does not show the draft of another booking as paid', async () => {
    const draft = keptDraft({ sessionId: 's-9', place: { step: 'payment', leg: 1 } });
    const started = startBooking({ draft, payment: keptPayment() });
    await started.answer('outcome', { type: 'made' });
    expect(started.context()).toMatchObject({ booking: null, draft: null });
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
  });

  it('begins another booking where the draft is lost and the payment was not made', async () => {
    const started = startBooking({ payment: keptPayment() });
    await started.answers({ outcome: { type: 'notMade' }, loadConfiguration: withBreakfast });
    await started.answers({ restoreSignIn: null, beginSession: session }, 'search');
    expect([recordOf(started), started.inputs('ignoreBooking')]).toEqual([null, []]);
  });

  it('shows the confirmation of a made booking after every reload', async () => {
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

  it.each([
    ['the room that it booked', null, 'I77'],
    ['another room than it changed', 'I76', 'I77'],
    ['the room that it has replaced', 'I77', null],
  ])('F-06 after a booking a link to change %s', async (_, amended, expected) => {
    const { booking } = atConfirmation;
    const changed = booking && { ...booking, search: { ...booking.search, amendId: amended } };
    const started = await opened({
      draft: { ...atConfirmation, booking: changed },
      payment: paid,
      canLogin: false,
      // As a page has it that is loaded by a link.
      opening: { amendId: 'I77' },
      destination: destinationOf('search', { link: { amendId: 'I77', numberOfNights: 5 } }),
    });
    await started.answers({ beginSession: session }, 'search');
    expect(started.inputs('search')).toMatchObject([{ search: { amendId: expected, numberOfNights: 5 } }]);
  });

  it('shows the confirmation at an empty address; another booking starts there with nothing of the old one', async () => {
    const started = await opened({ draft: atConfirmation, payment: paid });
    await started.begun('confirmation');
    started.actor.send({ type: 'anotherBooking.requested' });
    await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
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
  ])('starts another booking at an address of %s', async (_, address) => {
    const started = await opened({ draft: atConfirmation, payment: paid, destination: address });
    expect(started.context()).toMatchObject({ booking: null, payment: null });
    expect(started.inputs('confirmation')).toEqual([]);
  });

  it('keeps only the search of the made booking at an address of the search', async () => {
    const started = await opened({
      draft: atConfirmation,
      payment: paid,
      destination: destinationOf('search'),
    });
    await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
    expect(started.inputs('search')).toEqual([
      {
        configuration: withBreakfast,
        session: { ...session, id: 's-2' },
        search: searchWithVouchers(complete),
      },
    ]);
  });

  it('says that the booking is made even when the configuration cannot be loaded', async () => {
    const started = startBooking({ draft: atConfirmation, payment: paid });
    await started.fail('loadConfiguration', offline);
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    expect(selectIsUnavailable(started.actor.getSnapshot())).toBe(false);
    started.actor.send({ type: 'load.retried' });
    await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null }, 'confirmation');
  });

  it('opens the confirmation again when the guest retries', async () => {
    const started = await opened({ draft: atConfirmation, payment: paid });
    await started.begun('confirmation');
    started.actor.send({ type: 'load.retried' });
    await started.begun('confirmation');
    expect(started.inputs('confirmation')).toMatchObject([{ booking: complete }, { booking: complete }]);
  });

  it('E-02 keeps the booking number on the screen when the confirmation breaks', async () => {
    const started = await opened({ draft: atConfirmation, payment: paid });
    await started.fail('confirmation', new Error('broken'));
    expect(started.place()).toEqual({ step: 'confirmation', leg: 1 });
    expect(selectStepActor(started.actor.getSnapshot())).toBeNull();
  });

  it.each<[string, () => Promise<StartedBooking>]>([
    [
      'after a failed configuration',
      async () => {
        const started = startBooking({ draft: atConfirmation, payment: paid });
        await started.fail('loadConfiguration', offline);
        return started;
      },
    ],
    [
      'with the number alone',
      async () => {
        const started = startBooking({ payment: keptPayment({ state: 'unknown' }) });
        await started.answer('outcome', { type: 'made' });
        return started;
      },
    ],
  ])('leads to another booking from the receipt %s', async (_, show) => {
    for (const press of [
      { type: 'anotherBooking.requested' } as const,
      { type: 'navigated', destination: destinationOf('search') } as const,
    ]) {
      const started = await show();
      expect(started.actor.getSnapshot().matches({ flow: { made: 'receipt' } })).toBe(true);
      started.actor.send(press);
      await started.answers({ loadConfiguration: withBreakfast, restoreSignIn: null });
      await started.answers({ beginSession: { ...session, id: 's-2' } }, 'search');
      expect(started.context()).toMatchObject({ payment: null, booking: null, draft: null });
      expect(started.inputs('checkSession')).toEqual([]);
    }
  });
});
