import type { ComponentType } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { RoomsWait } from '../steps/rooms/RoomsWait.tsx';
import { BookingDialogs } from './BookingDialogs.tsx';
import { Hints } from './Hints.tsx';
import { Receipt } from './Receipt.tsx';
import { StayLine } from './StayLine.tsx';

interface ViewProps {
  actor: BookingActor;
  /** Of the stay's line: leads to the search; left out where nothing can be changed any more. */
  onChange?: (() => void) | undefined;
}

export interface SessionViewProps extends ViewProps {
  view: 'BookingDialogs' | 'Hints' | 'Receipt' | 'RoomsWait' | 'StayLine';
}

const VIEWS: Readonly<Record<SessionViewProps['view'], ComponentType<ViewProps>>> = {
  ...{ BookingDialogs, Hints, Receipt, RoomsWait, StayLine },
};

/** The views around the steps that no first screen needs. Their code comes with the session's. */
export function SessionView({ view, ...props }: SessionViewProps) {
  const View = VIEWS[view];
  return <View {...props} />;
}
