import { paymentQuestionMachine } from '../../../machines/steps/outcome/payment-question.machine.ts';
import { isAddressedOnly } from '../../../src/domain/payment/payment-record.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { httpError } from '../../support/http-error.ts';
import { isSame } from '../../worlds/is-same.ts';
import { doneBy, on } from '../../worlds/rules.ts';
import { addressedPayment, framedPayment, leftPayment, sentPayment, silence } from './outcome.world.ts';

export const booked = named('the booking is there', { isBooked: true, total: 28_600, at: 0, when: 0 });
export const notThere = named('there is no booking', { isBooked: false, total: null, at: 3, when: 4 });

const question = (payment: typeof sentPayment, asked: number) => ({
  write: { kind: 'payment' as const, payment },
  asked,
});

export const paymentQuestionWorld = worldOf(
  paymentQuestionMachine,
  {
    inputs: [
      named('a card was sent', question(sentPayment, 2)),
      named("paid in the provider's page, asked for the first time", question(framedPayment, 1)),
      named("paid in the provider's page, asked again", question(framedPayment, 2)),
      named("the provider's page was left open", question(leftPayment, 1)),
      named('only the address of the payment is left', question(addressedPayment, 1)),
    ],
    events: {},
    actors: {
      findBooking: { done: [booked, notThere], error: [silence] },
      completeBooking: {
        done: [
          named('the payment is made', { type: 'accepted' as const }),
          named('the payment is refused', { type: 'refused' as const, message: 'No' }),
        ],
        error: [
          httpError('complete', 502),
          named('the session is not known', httpError('complete', 404)),
          named('nothing was paid', httpError('complete', 402)),
        ],
      },
    },
  },
  {
    rules: {
      "complete is repeated for a page of the provider's only (E-04)": ({ inputs, after: { context } }) =>
        'completeBooking' in inputs
          ? context.payment.iPageSessionId !== null || isAddressedOnly(context.payment)
          : null,
      'a clear no is told with its times (F-12)': on(
        doneBy('findBooking'),
        ({ event, after: { output } }) =>
          event['output'] !== notThere || isSame(output, { type: 'notMade', at: 3, when: 4 }),
      ),
      'nothing is looked for without a number': ({ inputs, after: { context } }) =>
        'findBooking' in inputs ? !isAddressedOnly(context.payment) : null,
    },
  },
);
