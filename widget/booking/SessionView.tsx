import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { BookingDialogs } from './BookingDialogs.tsx';
import { Hints } from './Hints.tsx';
import { Receipt } from './Receipt.tsx';

const VIEWS = { BookingDialogs, Hints, Receipt };

export interface SessionViewProps {
  actor: BookingActor;
  view: keyof typeof VIEWS;
}

/**
 * Views that no first screen needs. They are loaded with the session's code, so that neither a question nor a payment
 * waits for them.
 */
export function SessionView({ actor, view }: SessionViewProps) {
  const View = VIEWS[view];
  return <View actor={actor} />;
}
