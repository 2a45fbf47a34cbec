import type { Leg } from '../booking/booking.ts';

/**
 * The leg with the session of its treatments: the booking's, if the spa package or an add-on has a treatment, else
 * none.
 */
export function withSpaSession(leg: Leg, sessionId: string): Leg {
  return { ...leg, spaSessionId: hasTreatments(leg) ? sessionId : null };
}

function hasTreatments({ spaPackages, packages }: Leg): boolean {
  const addOns = packages.flatMap(({ selections }) => selections);
  return spaPackages.length > 0 || addOns.some(({ kind }) => kind === 'treatment');
}
