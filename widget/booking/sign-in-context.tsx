import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectOffersSignIn } from '../../machines/booking/booking.selectors.ts';

const SignInContext = createContext<(() => void) | null>(null);

/** Opens the login over a step's screen; null where no login is offered. */
export function useOpenLogin(): (() => void) | null {
  return use(SignInContext);
}

/** Lets a step's screen offer to sign in. */
export function SignInProvider({ actor, children }: { actor: BookingActor; children: ReactNode }) {
  const isOffered = useSelector(actor, selectOffersSignIn);
  const open = () => {
    actor.send({ type: 'signIn.requested' });
  };
  return <SignInContext value={isOffered ? open : null}>{children}</SignInContext>;
}
