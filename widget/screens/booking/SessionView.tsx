import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { BookingDialogs } from './BookingDialogs.tsx';
import { Hints } from './Hints.tsx';
import { Receipt } from './Receipt.tsx';

const VIEWS = { BookingDialogs, Hints, Receipt };

export interface SessionViewProps {
  actor: BookingActor;
  view: keyof typeof VIEWS;
}

/**
 * What stands in no first screen. It comes with what a session needs, so that none of it has to be fetched when the
 * guest is to be asked something, or after a payment.
 */
export function SessionView({ actor, view }: SessionViewProps) {
  const View = VIEWS[view];
  return <View actor={actor} />;
}
