import type { ReactNode } from 'react';
import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { SignInProvider } from '../../booking/sign-in-context.tsx';

/** The booking summary beside the details, and the way for a member to sign in there. */
export function DetailsFrame({ actor, children }: { actor: BookingActor; children: ReactNode }) {
  return (
    <BookingBill actor={actor}>
      <SignInProvider actor={actor}>{children}</SignInProvider>
    </BookingBill>
  );
}
