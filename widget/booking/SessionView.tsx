import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { RoomsWait } from '../steps/rooms/RoomsWait.tsx';
import { BookingDialogs } from './BookingDialogs.tsx';
import { Hints } from './Hints.tsx';
import { Receipt } from './Receipt.tsx';

const VIEWS = { BookingDialogs, Hints, Receipt, RoomsWait };

export interface SessionViewProps {
  actor: BookingActor;
  view: keyof typeof VIEWS;
}

/** The views around the steps that no first screen needs. Their code comes with the session's. */
export function SessionView({ actor, view }: SessionViewProps) {
  const View = VIEWS[view];
  return <View actor={actor} />;
}
