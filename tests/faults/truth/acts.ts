import { cardFacts } from '../../../src/domain/payment/card-facts.ts';
import type { Destination } from '../../../machines/booking/booking.types.ts';
import { GOOD_CARD, TODAY, TYPED_CARD } from '../../contract/estate-client.ts';
import { actAt } from '../flow-acts.ts';
import { stepOf } from '../flow-places.ts';
import type { Left } from './cells.ts';
import type { BookingPage } from './booking-page.ts';
import type { Screen } from './screens.ts';

type Sent = { type: string } & Record<string, unknown>;

/** Sends an event to the open step of the page. */
export function sendToStep({ wiring, run }: BookingPage, event: Sent): void {
  run(() => {
    stepOf(wiring)?.send(event);
  });
}

/** Goes on from a screen that only has to be read. */
export function goOn(
  page: BookingPage,
  screen: Exclude<Screen, 'booked' | 'search' | 'frame' | 'asking'>,
): void {
  const { wiring, run } = page;
  switch (screen) {
    case 'details':
      run(() => {
        actAt('details', wiring, new Set(['lookup']));
      });
      break;
    case 'summary':
    case 'doubtful':
      sendToStep(page, { type: 'payment.requested' });
      break;
    case 'card':
      wiring.vault.put('card', GOOD_CARD);
      sendToStep(page, { type: 'payment.submitted', card: cardFacts(TYPED_CARD, TODAY) });
      break;
    case 'nothing taken':
      sendToStep(page, { type: 'staging.retried' });
      break;
    case 'no booking':
      sendToStep(page, { type: 'anew.requested' });
      break;
    case 'unavailable':
      run(() => {
        wiring.actor.send({ type: 'load.retried' });
      });
  }
}

const SEARCH: Destination = { place: { step: 'search', leg: 1 }, sessionId: null, notice: null };

/** Leaves the provider's open page, or changes the bill beside it (D-375). */
export function leaveFrame(page: BookingPage, by: Left['by']): void {
  const { wiring, run } = page;
  run(() => {
    switch (by) {
      case 'Back':
        sendToStep(page, { type: 'back.pressed' });
        break;
      case 'Edit':
        wiring.actor.send({ type: 'step.edited', place: { step: 'details', leg: 1 } });
        break;
      case 'an address':
        wiring.actor.send({ type: 'navigated', destination: SEARCH });
        break;
      case 'falling asleep':
        wiring.actor.send({ type: 'booking.ended', reason: 'expired' });
        break;
      case 'its own report':
        sendToStep(page, { type: 'frame.reported', status: 'cancelled' });
        break;
      case 'a voucher':
        sendToStep(page, { type: 'voucher.typed', reference: 'GIFT-100' });
        sendToStep(page, { type: 'redeem.pressed' });
    }
  });
}
