import * as v from 'valibot';
import { HOME_COUNTRY } from '../../../src/domain/countries.ts';
import { wishedLists } from '../../../src/domain/marketing.ts';
import type { PasswordState } from '../../../src/domain/passwords.ts';
import { createForm, fillForm, type Form } from '../../shared/form.ts';
import { requiredText } from '../../shared/fields.ts';
import {
  foundAddress,
  personEntries,
  type AddressLookupValues,
  type FoundAddresses,
  type PersonValues,
} from '../../shared/contact-details.ts';

/** Who the lead booker is: nobody yet, the signed-in member, somebody who does not stay, or a guest ('leg.guest', from 0). */
export const NOBODY_YET = '';
export const MEMBER = 'member';
export const SOMEONE_ELSE = 'someoneElse';

export interface AddressValues extends AddressLookupValues {
  isManualEntry: boolean;
}

export interface RequestValues {
  hasDog: boolean;
  dogRequests: string;
  dietaryRequirements: string;
  spaRequests: string;
  specialRequests: string;
  /** Asked where the stay has dinner, else empty (E-14). */
  dinnerRequests: string;
}

export interface DetailsValues extends PersonValues {
  leadBooker: string;
  address: AddressValues;
  /** One per room, in the order of the legs. */
  requests: RequestValues[];
  terms: boolean;
  account: {
    /** What the form knows of the passwords, which stay in their fields. */
    password: PasswordState;
    passwordsMatch: boolean;
    joinsMailingList: boolean;
    addressBooks: number[];
  };
}

const text = v.string();

const address = v.pipe(
  v.object({
    country: requiredText,
    isManualEntry: v.boolean(),
    searchedPostcode: text,
    selectedAddress: text,
    line1: text,
    line2: text,
    city: text,
    postCode: text,
  }),
  v.forward(
    v.check((entry) => entry.isManualEntry || entry.selectedAddress !== '', 'addressRequired'),
    ['selectedAddress'],
  ),
  v.forward(
    v.check((entry) => !showsAddressFields(entry) || isFilled(entry.line1), 'required'),
    ['line1'],
  ),
  v.forward(
    v.check((entry) => !showsAddressFields(entry) || isFilled(entry.city), 'required'),
    ['city'],
  ),
  v.forward(
    v.check((entry) => !showsAddressFields(entry) || isFilled(entry.postCode), 'required'),
    ['postCode'],
  ),
);

const requests = v.pipe(
  v.object({
    hasDog: v.boolean(),
    dogRequests: text,
    dietaryRequirements: text,
    spaRequests: text,
    specialRequests: text,
    dinnerRequests: text,
  }),
  v.forward(
    v.check((room) => !room.hasDog || isFilled(room.dogRequests), 'dogInformationRequired'),
    ['dogRequests'],
  ),
);

const account = v.pipe(
  v.object({
    password: v.picklist(['empty', 'short', 'filled']),
    passwordsMatch: v.boolean(),
    joinsMailingList: v.boolean(),
    addressBooks: v.array(v.number()),
  }),
  v.forward(
    v.check((entry) => entry.password !== 'short', 'passwordTooShort'),
    ['password'],
  ),
  v.forward(
    v.check((entry) => entry.password !== 'empty' || !asksForAccount(entry), 'required'),
    ['password'],
  ),
  v.forward(
    v.check((entry) => entry.password === 'empty' || entry.passwordsMatch, 'passwordsDiffer'),
    ['passwordsMatch'],
  ),
);

/** The rules of the details form (B §5). Fields that are out of sight are not asked for. */
export const detailsSchema = v.object({
  leadBooker: v.pipe(text, v.nonEmpty('leadGuestRequired')),
  ...personEntries,
  telephone: requiredText,
  address,
  requests: v.array(requests),
  terms: v.literal(true, 'termsRequired'),
  account,
});

/** Whether the lines of the address are in sight: typed by hand, abroad, or looked up (B §2.2). */
export function showsAddressFields(entry: AddressValues): boolean {
  return entry.isManualEntry || entry.country !== HOME_COUNTRY || entry.selectedAddress !== '';
}

/** Whether the postcode box and its button are in sight (B §2.2). */
export function showsAddressLookup(entry: AddressValues): boolean {
  return entry.country === HOME_COUNTRY && !entry.isManualEntry;
}

/** Whether entry by hand can be given up for the lookup (D-412). */
export function canLookUpInstead(entry: AddressValues): boolean {
  return entry.country === HOME_COUNTRY && entry.isManualEntry;
}

/** Whether the lead booker is one of the guests who were named (B §2.2). */
export function isListedGuest(leadBooker: string): boolean {
  return leadBooker !== NOBODY_YET && leadBooker !== MEMBER && leadBooker !== SOMEONE_ELSE;
}

/** The address with another country: only at home can it be looked up (B §2.2). */
export function withCountry(entry: AddressValues, country: string): AddressValues {
  return { ...entry, country, isManualEntry: country !== HOME_COUNTRY, selectedAddress: '' };
}

/** The address filled from the chosen one of those at `postCode`; none chosen leaves what was typed (B §2.2). */
export function withFoundAddress(
  entry: AddressValues,
  found: FoundAddresses,
  selectedAddress: string,
): AddressValues {
  return { ...entry, ...foundAddress(found, selectedAddress) };
}

/** No account is asked for. */
export const NO_ACCOUNT: DetailsValues['account'] = {
  password: 'empty',
  passwordsMatch: true,
  joinsMailingList: false,
  addressBooks: [],
};

export function createDetailsForm(values: DetailsValues): Form<DetailsValues> {
  return fillForm(createForm(values), detailsSchema, values);
}

/** The form with some values replaced and its errors found anew. */
export function withValues(form: Form<DetailsValues>, change: Partial<DetailsValues>): Form<DetailsValues> {
  return fillForm(form, detailsSchema, { ...form.values, ...change });
}

/** The mailing lists to join, null for none (B §2.2, §3). */
export function chosenAddressBooks({ account: entry }: DetailsValues): number[] | null {
  return wishedLists(entry.joinsMailingList, entry.addressBooks);
}

/** Whether an account is asked for: by a password, its repetition, or the mailing list, which comes with it (D-411). */
export function asksForAccount(entry: DetailsValues['account']): boolean {
  return entry.password !== 'empty' || !entry.passwordsMatch || entry.joinsMailingList;
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}
