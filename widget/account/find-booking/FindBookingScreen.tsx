import { useSelector } from '@xstate/react';
import type { FindBookingRef } from '../../../machines/account/find-booking/find-booking.machine.ts';
import { selectFound } from '../../../machines/account/find-booking/find-booking.selectors.ts';
import { FoundStay } from './FoundStay.tsx';
import { LookupForm } from './LookupForm.tsx';

/** Finds a booking by its number and e-mail address, without an account: the form, then the booking. */
export function FindBookingScreen({ actor }: { actor: FindBookingRef }) {
  const found = useSelector(actor, selectFound);
  return found === null ? <LookupForm actor={actor} /> : <FoundStay actor={actor} found={found} />;
}
