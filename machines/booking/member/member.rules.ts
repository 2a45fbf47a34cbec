import { withMember, withoutMember } from '../../../src/domain/booking/booking-member.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import { factsOf, type Place } from '../../../src/domain/booking/steps.ts';
import type { LoginOutput } from '../../shared/login/login.machine.ts';
import { withBooking } from '../booking.rules.ts';
import type { BookingContext, Changes } from '../booking.types.ts';
import { hintOf } from '../hints.rules.ts';
import type { Flow } from '../transitions.ts';
import { amendIdOf, endAmendment } from './amending.rules.ts';

/** Takes who is signed in from a step's answer, where it tells that. */
export function takeProfile(_: BookingContext, output: { type: string; profile?: Profile | null }): Changes {
  return output.profile === undefined ? {} : { profile: output.profile };
}

export function keepProfile(_: BookingContext, profile: Profile | null): Changes {
  return { profile };
}

/** Nobody is signed in any more. What the booking has of the member stays. */
export function forgetProfile(): Changes {
  return { profile: null };
}

/** The login at the step has taken the answer of the provider's pages, or nobody takes it here. */
export function endReturn(): Changes {
  return { isReturning: false };
}

/** A sign-in that is lost while its member pays is told. */
export function wayOfLostSignIn({ context: { profile, payment } }: Flow) {
  return profile && payment && payment.state !== 'paid' ? 'told' : 'untold';
}

/** A payment that is open, under way or made goes on unchanged when its member leaves. */
export function wayOfLogout({ context: { payment } }: Flow) {
  return payment ? 'paying' : 'free';
}

/** Makes a member who signs in during the booking its lead booker. An address that was entered stays. */
export function takeSignIn(context: BookingContext, output: LoginOutput): Changes {
  if (output.type !== 'signedIn') return {};
  const { profile } = output;
  return { profile, ...withBooking(context, (booking) => withMember(booking, context.asksLeadOnly)) };
}

/**
 * Removes the member's data from the booking, from a kept draft and from the lost booking (E-07). A room that was being
 * changed is the member's too, so the booking goes on as a new one (F-13).
 */
export function forgetMember(context: BookingContext): Changes {
  const { lost, ...ended } = endAmendment(context);
  const id = amendIdOf(context);
  return {
    ...ended,
    profile: null,
    ...withBooking({ ...context, ...ended }, withoutMember),
    lost: lost && withoutMember(lost),
    ...(id === null
      ? {}
      : { endedAmendment: { id, isTold: false }, hint: hintOf(context, 'amendmentEnded') }),
  };
}

/** Whether the step has its own copy of the member's data. The search form has the id of the room that is changed. */
export function hasMembersData(context: BookingContext, { step }: Place): boolean {
  return factsOf(step).hasMembersData || (step === 'search' && amendIdOf(context) !== null);
}
