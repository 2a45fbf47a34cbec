import { Refusal } from '../refusal.ts';
import type { AddressRecord } from '../world/types.ts';
import type { State } from './state.ts';

/** The status of an e-mail address (A §5.6): 'valid', or why not. Throws 500 where the check itself fails. */
export function verifyEmail(state: State, email: string): string {
  return answer(state.world.contactChecks.emails[email.trim().toLowerCase()]);
}

/** The status of a telephone number, in any notation with country code (A §5.6). Throws as verifyEmail does. */
export function verifyTelephone(state: State, telephone: string): string {
  return answer(state.world.contactChecks.telephones[telephone.replace(/\D/g, '')]);
}

function answer(status: string | undefined): string {
  if (status === 'fails') throw new Refusal(500, 'The check could not be made.');
  return status ?? 'valid';
}

/** Addresses of a postcode, in any spelling (B §7); empty for an unknown one. */
export function lookupAddresses(state: State, postalCode: string): AddressRecord[] {
  const wanted = bare(postalCode);
  const known = Object.entries(state.world.addresses).find(([code]) => bare(code) === wanted);
  return known?.[1] ?? [];
}

function bare(postalCode: string): string {
  return postalCode.replace(/\s/g, '').toUpperCase();
}
