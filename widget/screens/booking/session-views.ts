import type { ComponentType } from 'react';
import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { BookingDialogs } from './BookingDialogs.tsx';
import { Hints } from './Hints.tsx';
import { Receipt } from './Receipt.tsx';

type View = ComponentType<{ actor: BookingActor }>;

export type SessionViews = Record<'BookingDialogs' | 'Hints' | 'Receipt', View>;

/**
 * What stands in no first screen. It comes with what a session needs, so that none of it has to be fetched when the
 * guest is to be asked something, or after a payment.
 */
export const sessionViews: SessionViews = { BookingDialogs, Hints, Receipt };
