import * as v from 'valibot';
import type {
  Booking,
  LeadGuest,
  Leg,
  LegRequests,
  LeadGuestAddress,
} from '../../../src/domain/booking/booking.ts';
import { firstCountry, HOME_COUNTRY } from '../../../src/domain/guests/countries.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { hasDinner } from '../../../src/domain/dining/dinner.ts';
import { codeOf } from '../../../src/domain/configuration/coded-names.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
import { wishedLists } from '../../../src/domain/account/marketing.ts';
import {
  hasPostcode,
  tidyAddress,
  tidyPerson,
  personEntries,
  type PersonValues,
} from '../../shared/contact-details.ts';
import { createForm, fillForm, type Form } from '../../shared/form.ts';
import { requiredText } from '../../shared/fields.ts';
import { isNamed } from '../../../src/domain/guests/guests.ts';
import { withLeadName } from '../../../src/domain/guests/lead-names.ts';
import { guestOf, keyOf, knownLeadBooker, MEMBER, namesLead, placeOf } from './lead-booker.rules.ts';
import type { PasswordState } from '../../../src/domain/account/passwords.ts';
import type { Question } from '../../../src/domain/booking/questions.ts';
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

const text = v.string();

const address = v.pipe(
  v.object({
    country: requiredText,
    selectedAddress: text,
    line1: requiredText,
    line2: text,
    city: requiredText,
    postCode: text,
  }),
  v.forward(
    v.check((entry) => hasPostcode(entry), 'required'),
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

/** The rules of the details form. Hidden fields are not required. */
export const detailsSchema = v.object({
  leadBooker: v.pipe(text, v.nonEmpty('leadGuestRequired')),
  ...personEntries,
  telephone: requiredText,
  address,
  requests: v.array(requests),
  terms: v.literal(true, 'termsRequired'),
  account,
});

/** Whether the address can be looked up by its postcode: only in the home country. */
export function canLookUp({ country }: AddressValues): boolean {
  return country === HOME_COUNTRY;
}

/** The values of a guest who wants no account. */
export const NO_ACCOUNT: DetailsValues['account'] = {
  password: 'empty',
  passwordsMatch: true,
  joinsMailingList: false,
  addressBooks: [],
};

export function createDetailsForm(values: DetailsValues): Form<DetailsValues> {
  return fillForm(createForm(values), detailsSchema, values);
}

/** The form with these values changed, checked again. */
export function withValues(form: Form<DetailsValues>, change: Partial<DetailsValues>): Form<DetailsValues> {
  return fillForm(form, detailsSchema, { ...form.values, ...change });
}

/** The mailing lists to join; null for none. */
export function chosenAddressBooks({ account: entry }: DetailsValues): number[] | null {
  return wishedLists(entry.joinsMailingList, entry.addressBooks);
}

/** Whether the guest wants an account: a password, its repetition or the mailing list asks for one (D-411). */
export function asksForAccount(entry: DetailsValues['account']): boolean {
  return entry.password !== 'empty' || !entry.passwordsMatch || entry.joinsMailingList;
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

/** The form as it opens: with the values entered before, else the member's profile. */
export function detailsValues(input: DetailsInput): DetailsValues {
  const { booking, configuration, profile } = input;
  const leadBooker = profile ? MEMBER : knownLeadBooker(input);
  const chosen = guestOf(booking, leadBooker);
  // Where this form asks for the lead guest's name, an incomplete one in the room comes from this form.
  const guest = chosen && (isNamed(chosen) || !namesLead(input)) ? chosen : null;
  const known = withProfile(booking.leadGuest, fromProfile(profile, input));
  return {
    leadBooker,
    title: (guest ?? known)?.title ?? '',
    firstName: (guest ?? known)?.firstName ?? '',
    lastName: (guest ?? known)?.lastName ?? '',
    emailAddress: known?.emailAddress ?? '',
    telephone: known?.telephone ?? '',
    address: addressValues(known?.address ?? null, firstCountry(configuration.countries, input.country)),
    requests: booking.legs.map((leg) => requestValues(leg, configuration)),
    terms: booking.agreesToTerms ?? false,
    account: NO_ACCOUNT,
  };
}

/** The patch that the flow gets while the guest types. */
export function detailsPatch(
  input: DetailsInput,
  values: DetailsValues,
): Pick<Booking, 'selectedGuest' | 'leadGuest' | 'agreesToTerms' | 'legs'> {
  const { booking } = input;
  const isMember = values.leadBooker === MEMBER;
  const legs = namesLead(input) ? withLeadName(booking, values, isMember) : booking.legs;
  return {
    selectedGuest: placeOf(values.leadBooker),
    leadGuest: leadGuestOf(values),
    agreesToTerms: values.terms,
    legs: legs.map((leg, legIndex) => ({
      ...leg,
      requests: legRequests(leg.requests, values.requests[legIndex]),
      guests: leg.guests.map((guest, guestIndex) => ({
        ...guest,
        isLeadGuest: isMember ? guest.isLoggedInUser : values.leadBooker === keyOf({ legIndex, guestIndex }),
      })),
    })),
  };
}

/** The lead booker in the form that is sent to the server, without stray blanks (A §7.2). */
export function leadGuestOf(values: DetailsValues): LeadGuest {
  return { ...tidyPerson(values), address: tidyAddress(values.address) };
}

/** The entered values, with the profile's for those left empty. The address comes whole from one of the two. */
function withProfile(entered: LeadGuest | null, profile: LeadGuest | null): LeadGuest | null {
  if (!entered || !profile) return entered ?? profile;
  const { line1, city, postCode } = entered.address;
  return {
    title: entered.title || profile.title,
    firstName: entered.firstName || profile.firstName,
    lastName: entered.lastName || profile.lastName,
    emailAddress: entered.emailAddress || profile.emailAddress,
    telephone: entered.telephone || profile.telephone,
    address: `${line1}${city}${postCode}` === '' ? profile.address : entered.address,
  };
}

function fromProfile(
  profile: Profile | null,
  { configuration, booking, country }: DetailsInput,
): LeadGuest | null {
  if (!profile) return null;
  const member = booking.legs.flatMap((leg) => leg.guests).find((guest) => guest.isLoggedInUser);
  const address = profile.address;
  return {
    // Where the estate does not know the profile's title, the member has chosen another on the guests' screen (E-13).
    title: codeOf(configuration.adultTitles, profile.title) ?? member?.title ?? '',
    firstName: profile.firstName,
    lastName: profile.lastName,
    emailAddress: profile.emailAddress,
    telephone: profile.telephone ?? '',
    address: {
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      country: codeOf(configuration.countries, address?.country ?? country ?? HOME_COUNTRY) ?? '',
      postCode: address?.postCode ?? '',
    },
  };
}

/** A known address fills the lines. */
function addressValues(address: LeadGuest['address'] | null, first: string): AddressValues {
  const known = { country: first, line1: '', line2: '', city: '', postCode: '', ...address };
  return { selectedAddress: '', ...known };
}

function requestValues(leg: Leg, configuration: StayConfiguration): RequestValues {
  return {
    hasDog: leg.guestQuota.dogs > 0,
    dogRequests: leg.requests.dogRequirements,
    dietaryRequirements: leg.requests.dietaryRequirements,
    spaRequests: leg.requests.spaRequests,
    specialRequests: leg.requests.specialRequirements,
    dinnerRequests: hasDinner(configuration, leg) ? leg.requests.dinnerBookingRequests : '',
  };
}

function legRequests(before: LegRequests, entered: RequestValues | undefined): LegRequests {
  if (!entered) return before;
  return {
    ...before,
    dogRequirements: entered.dogRequests,
    dietaryRequirements: entered.dietaryRequirements,
    spaRequests: entered.spaRequests,
    specialRequirements: entered.specialRequests,
    dinnerBookingRequests: entered.dinnerRequests,
  };
}
