import type { Leg } from './booking.ts';

/**
 * The leg with the session that its treatments were found in: the booking's while there is any treatment, of the
 * spa package or of an add-on, else none (A §3.9, §7.8, D-105).
 */
export function withSpaSession(leg: Leg, sessionId: string): Leg {
  return { ...leg, spaSessionId: hasTreatments(leg) ? sessionId : null };
}

function hasTreatments({ spaPackages, packages }: Leg): boolean {
  const addOns = packages.flatMap(({ selections }) => selections);
  return spaPackages.length > 0 || addOns.some(({ kind }) => kind === 'treatment');
}
