import type * as v from 'valibot';
import type { LeadGuestAddress } from '../../domain/booking/booking.ts';
import type { Call } from '../call.ts';
import type { registerRequest, emailAddressRequest, validateMigrationRequest } from './requests.ts';
import { wireObject, type Answer } from '../reader.ts';
import { noAnswer, text, words } from '../wire.ts';

export type RegisterRequest = v.InferOutput<typeof registerRequest>;

export const registerAccount: Call<'register', RegisterRequest, undefined> = {
  endpoint: 'register',
  answer: noAnswer,
};

/** The registration of a lead booker. The details form has the consent to the terms. */
export function checkoutRegistrationBody(
  lead: {
    title: string;
    firstName: string;
    lastName: string;
    emailAddress: string;
    telephone: string;
    address: LeadGuestAddress;
    addressBooks: number[] | null;
  },
  password: string,
): RegisterRequest {
  const { line1, line2, city, country, postCode } = lead.address;
  return {
    title: lead.title,
    firstName: lead.firstName,
    lastName: lead.lastName,
    emailAddress: lead.emailAddress,
    telephone: lead.telephone,
    address: { line1, line2, city, country, postCode },
    birthday: null,
    password,
    terms: true,
    mailinglist: lead.addressBooks !== null,
    addressBooks: lead.addressBooks,
  };
}

export type EmailAddressRequest = v.InferOutput<typeof emailAddressRequest>;

/** Asks for the migration of an old member's account after a failed login (A §6). */
export const initiateMigration: Call<'initiateMigration', EmailAddressRequest, undefined> = {
  endpoint: 'initiateMigration',
  answer: noAnswer,
};

export type ValidateMigrationRequest = v.InferOutput<typeof validateMigrationRequest>;

export interface MigratedMember {
  firstName: string;
  lastName: string;
  emailAddress: string;
}

/** Fills the registration form. */
const migratedMember: Answer<MigratedMember> = wireObject({
  FirstName: text,
  LastName: text,
  EmailAddress: words,
});

export const validateMigration: Call<'validateMigration', ValidateMigrationRequest, MigratedMember> = {
  endpoint: 'validateMigration',
  answer: migratedMember,
};
