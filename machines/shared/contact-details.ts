import type { LeadGuest, LeadGuestAddress } from '../../src/domain/booking/booking.ts';
import { needsPostcode } from '../../src/domain/guests/countries.ts';
import { emailAddress, requiredText } from './fields.ts';
import type { FieldValue } from './form.ts';
import type { FoundAddress } from './ports.ts';

/** Who somebody is and how to reach them, as it is typed. */
export type PersonValues = Omit<LeadGuest, 'address'>;

/** The lines of an address as they are typed, and the fields that look it up. */
export interface AddressLookupValues extends LeadGuestAddress {
  /** The postcode box of the lookup. */
  searchedPostcode: string;
  /** The chosen entry of the found addresses, as its index; empty when none is chosen. */
  selectedAddress: string;
}

/** The addresses of a lookup, and the postcode that it asked for. */
export interface FoundAddresses {
  postCode: string;
  addresses: FoundAddress[];
}

/** The fields that every form with a person requires. Each form decides about the telephone itself. */
export const personEntries = {
  title: requiredText,
  firstName: requiredText,
  lastName: requiredText,
  emailAddress,
};

/** Whether the address has a postcode, or needs none in its country (F-02). */
export function hasPostcode({ country, postCode }: Pick<LeadGuestAddress, 'country' | 'postCode'>): boolean {
  return !needsPostcode(country) || postCode.trim() !== '';
}

/** The postcode as the lookup and the server get it. */
export function tidyPostcode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether the postcode is not that of the lookup: its addresses are then no answer any more. */
export function isOtherPostcode({ postCode }: FoundAddresses, typed: FieldValue): boolean {
  return tidyPostcode(String(typed)) !== postCode;
}

/** The values of the chosen address. Without a choice the typed values stay. */
export function foundAddress(
  { postCode, addresses }: FoundAddresses,
  selectedAddress: string,
): Partial<LeadGuestAddress> & { selectedAddress: string } {
  const chosen = selectedAddress === '' ? undefined : addresses[Number(selectedAddress)];
  if (!chosen) return { selectedAddress: '' };
  const { line1, locality: line2, city } = chosen;
  return { selectedAddress, line1, line2, city, postCode };
}

/** The person as the server gets it, without stray blanks. */
export function tidyPerson({
  title,
  firstName,
  lastName,
  emailAddress: email,
  telephone,
}: PersonValues): PersonValues {
  return {
    title,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emailAddress: email.trim(),
    telephone: telephone.trim(),
  };
}

/** The address as the server gets it, without stray blanks. */
export function tidyAddress({ line1, line2, city, country, postCode }: LeadGuestAddress): LeadGuestAddress {
  return {
    line1: line1.trim(),
    line2: line2.trim(),
    city: city.trim(),
    country,
    postCode: postCode.trim(),
  };
}
