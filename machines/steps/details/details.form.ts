import * as v from 'valibot';
import { HOME_COUNTRY } from '../../../src/domain/countries.ts';
import { emailAddress, requiredText } from '../../shared/fields.ts';
import { createForm, fillForm, type Form } from '../../shared/form.ts';
import type { FoundAddress } from '../../shared/ports.ts';

/** Who the lead booker is: nobody yet, the signed-in member, somebody who does not stay, or a guest ('leg.guest', from 0). */
export const NOBODY_YET = '';
export const MEMBER = 'member';
export const SOMEONE_ELSE = 'someoneElse';

export interface AddressValues {
  country: string;
  isManualEntry: boolean;
  /** The postcode box of the lookup. */
  searchedPostcode: string;
  /** The chosen entry of the found addresses, as its index; empty when none is chosen. */
  selectedAddress: string;
  line1: string;
  line2: string;
  city: string;
  postCode: string;
}

export interface RequestValues {
  hasDog: boolean;
  dogRequests: string;
  dietaryRequirements: string;
  spaRequests: string;
  specialRequests: string;
}

export interface DetailsValues {
  leadBooker: string;
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  telephone: string;
  address: AddressValues;
  /** One per room, in the order of the legs. */
  requests: RequestValues[];
  terms: boolean;
  account: {
    /** What the form knows of the passwords, which stay in their fields. */
    hasPassword: boolean;
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
  }),
  v.forward(
    v.check((room) => !room.hasDog || isFilled(room.dogRequests), 'dogInformationRequired'),
    ['dogRequests'],
  ),
);

const account = v.pipe(
  v.object({
    hasPassword: v.boolean(),
    passwordsMatch: v.boolean(),
    joinsMailingList: v.boolean(),
    addressBooks: v.array(v.number()),
  }),
  v.forward(
    v.check((entry) => !entry.hasPassword || entry.passwordsMatch, 'passwordsDiffer'),
    ['passwordsMatch'],
  ),
);

/** The rules of the details form (B §5). Fields that are out of sight are not asked for. */
export const detailsSchema = v.object({
  leadBooker: v.pipe(text, v.nonEmpty('leadGuestRequired')),
  title: requiredText,
  firstName: requiredText,
  lastName: requiredText,
  emailAddress,
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

/** Whether the lead booker is one of the guests who were named (B §2.2). */
export function isListedGuest(leadBooker: string): boolean {
  return leadBooker !== NOBODY_YET && leadBooker !== MEMBER && leadBooker !== SOMEONE_ELSE;
}

/** The address with another country: only at home can it be looked up (B §2.2). */
export function withCountry(entry: AddressValues, country: string): AddressValues {
  return { ...entry, country, isManualEntry: country !== HOME_COUNTRY };
}

/** The address filled from the chosen one of those found; none chosen leaves what was typed (B §2.2). */
export function withFoundAddress(
  entry: AddressValues,
  found: FoundAddress[],
  selectedAddress: string,
): AddressValues {
  const chosen = found[Number(selectedAddress)];
  if (selectedAddress === '' || !chosen) return { ...entry, selectedAddress: '' };
  return {
    ...entry,
    selectedAddress,
    line1: chosen.line1,
    line2: chosen.locality,
    city: chosen.city,
    postCode: entry.searchedPostcode.trim().toUpperCase(),
  };
}

export function createDetailsForm(values: DetailsValues): Form<DetailsValues> {
  return fillForm(createForm(values), detailsSchema, values);
}

/** The form with some values replaced and its errors found anew. */
export function withValues(form: Form<DetailsValues>, change: Partial<DetailsValues>): Form<DetailsValues> {
  return fillForm(form, detailsSchema, { ...form.values, ...change });
}

/** The mailing lists to join: none without 'Join the mailing list' (B §2.2). */
export function chosenAddressBooks({ account: entry }: DetailsValues): number[] {
  return entry.joinsMailingList ? entry.addressBooks : [];
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}
