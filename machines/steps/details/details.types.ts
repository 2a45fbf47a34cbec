import type { PasswordState } from '../../../src/domain/account/passwords.ts';
import type { Question } from '../../../src/domain/booking/questions.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import type { LeadGuestAddress } from '../../../src/domain/booking/booking.ts';
import type { PersonValues } from '../../shared/contact-details.ts';
import type { StayInput } from '../stay-step.types.ts';

/** Back and a reload keep the form, except what was entered for an account. */
export interface DetailsInput extends Omit<StayInput, 'session'> {
  /** Set where the payment follows, without a summary before it. */
  leadsToPayment?: boolean;
  /** The room whose questions are shown first, from 0. Left out: the first. */
  openRoom?: number;
  /** The question that a change of the stay has brought, after the guest had passed the details. `room`: its place. */
  newQuestion?: { room: number; question: Question };
}

export type DetailsOutput = { type: 'next'; profile: Profile | null } | { type: 'back' };

export interface AddressValues extends LeadGuestAddress {
  /** The chosen entry of the found addresses, as its index; empty when none is chosen. */
  selectedAddress: string;
}

export interface RequestValues {
  hasDog: boolean;
  dogRequests: string;
  dietaryRequirements: string;
  spaRequests: string;
  specialRequests: string;
  /** Asked where the stay has dinner; empty otherwise (E-14). */
  dinnerRequests: string;
}

export interface DetailsValues extends PersonValues {
  leadBooker: string;
  address: AddressValues;
  /** One per room, in the order of the legs. */
  requests: RequestValues[];
  terms: boolean;
  account: {
    /** All that the form knows of the passwords. The passwords themselves stay in their fields. */
    password: PasswordState;
    passwordsMatch: boolean;
    joinsMailingList: boolean;
    addressBooks: number[];
  };
}
