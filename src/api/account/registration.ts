import * as v from 'valibot';
import type { LeadGuestAddress } from '../../domain/booking.ts';
import type { Call } from '../call.ts';
import { nothing, text, type Answer } from '../wire.ts';

/** B §3; addressBooks is null when no mailing list was asked for. */
export const registerRequest = v.strictObject({
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  telephone: v.string(),
  address: v.nullable(
    v.strictObject({
      line1: v.string(),
      line2: v.string(),
      city: v.string(),
      country: v.string(),
      postCode: v.string(),
    }),
  ),
  birthday: v.nullable(v.string()),
  password: v.string(),
  terms: v.boolean(),
  mailinglist: v.boolean(),
  addressBooks: v.nullable(v.array(v.number())),
});

export type RegisterRequest = v.InferOutput<typeof registerRequest>;

export const registerAccount: Call<'register', RegisterRequest, undefined> = {
  endpoint: 'register',
  answer: nothing,
};

/** The registration of a lead booker, who agreed to the terms with the details (B §2.2, §3). */
export function checkoutRegistrationBody(
  lead: {
    title: string;
    firstName: string;
    lastName: string;
    emailAddress: string;
    telephone: string;
    address: LeadGuestAddress;
    addressBooks: number[];
  },
  password: string,
): RegisterRequest {
  const { line1, line2, city, country, postCode } = lead.address;
  const wantsLists = lead.addressBooks.length > 0;
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
    mailinglist: wantsLists,
    addressBooks: wantsLists ? lead.addressBooks : null,
  };
}

export const emailAddressRequest = v.strictObject({ emailAddress: v.string() });

export type EmailAddressRequest = v.InferOutput<typeof emailAddressRequest>;

/** Asks for the migration of an old member's account after a failed login (A §6). */
export const initiateMigration: Call<'initiateMigration', EmailAddressRequest, undefined> = {
  endpoint: 'initiateMigration',
  answer: nothing,
};

export const validateMigrationRequest = v.strictObject({ emailAddress: v.string(), code: v.string() });

export type ValidateMigrationRequest = v.InferOutput<typeof validateMigrationRequest>;

export interface MigratedMember {
  FirstName: string;
  LastName: string;
  EmailAddress: string;
}

/** B §7: fills the registration form. */
const migratedMember: Answer<MigratedMember> = v.object({
  FirstName: text,
  LastName: text,
  EmailAddress: v.string(),
});

export const validateMigration: Call<'validateMigration', ValidateMigrationRequest, MigratedMember> = {
  endpoint: 'validateMigration',
  answer: migratedMember,
};
