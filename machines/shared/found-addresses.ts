import type { FoundAddress } from './ports.ts';

/** What a lookup found, with the postcode that was asked about: another may have been typed since (D-412). */
export interface FoundAddresses {
  postCode: string;
  addresses: FoundAddress[];
}

/** The postcode as it is asked about and sent (B §2.2). */
export function tidyPostcode(typed: string): string {
  return typed.trim().toUpperCase();
}
