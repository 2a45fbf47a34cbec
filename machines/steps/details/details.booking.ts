import { tidyAddress, tidyPerson } from '../../shared/contact-details.ts';
import type {
  Booking,
  Guest,
  LeadGuest,
  Leg,
  LegRequests,
  SelectedGuest,
} from '../../../src/domain/booking.ts';
import { HOME_COUNTRY } from '../../../src/domain/countries.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import { hasDinner } from '../../../src/domain/dinner.ts';
import { fullName, leadCandidates } from '../../../src/domain/guests.ts';
import { operaCodeOf } from '../../../src/domain/lookups.ts';
import type { Profile } from '../../../src/domain/session.ts';
import {
  MEMBER,
  NO_ACCOUNT,
  NOBODY_YET,
  SOMEONE_ELSE,
  isListedGuest,
  type AddressValues,
  type DetailsValues,
  type RequestValues,
} from './details.form.ts';
import type { DetailsInput } from './details.contract.ts';

/** A guest who can be the lead booker; `key` is what the form holds. */
export interface LeadBookerChoice {
  key: string;
  name: string;
}

/** The adult guests of all rooms (B §2.2). */
export function leadBookerChoices(booking: Booking): LeadBookerChoice[] {
  return leadCandidates(booking).map(({ guest, ...place }) => ({ key: keyOf(place), name: fullName(guest) }));
}

/** The guest that a key of the form means; null when there is none. */
export function guestOf(booking: Booking, leadBooker: string): Guest | null {
  const place = placeOf(leadBooker);
  return place ? (booking.legs[place.legIndex]?.guests[place.guestIndex] ?? null) : null;
}

/** What the form begins with: what was entered before, else the member's profile (B §2.2). */
export function detailsValues({ booking, configuration, profile }: DetailsInput): DetailsValues {
  const leadBooker = profile ? MEMBER : knownLeadBooker(booking);
  const guest = guestOf(booking, leadBooker);
  const known = booking.leadGuest ?? fromProfile(profile, configuration, booking);
  return {
    leadBooker,
    title: (guest ?? known)?.title ?? '',
    firstName: (guest ?? known)?.firstName ?? '',
    lastName: (guest ?? known)?.lastName ?? '',
    emailAddress: known?.emailAddress ?? '',
    telephone: known?.telephone ?? '',
    address: addressValues(known?.address ?? null),
    requests: booking.legs.map((leg) => requestValues(leg, configuration)),
    terms: false,
    account: NO_ACCOUNT,
  };
}

/** What the flow is told of the form as it is typed (A §3.8). */
export function detailsPatch(
  booking: Booking,
  values: DetailsValues,
): Pick<Booking, 'selectedGuest' | 'leadGuest' | 'legs'> {
  return {
    selectedGuest: placeOf(values.leadBooker),
    leadGuest: leadGuestOf(values),
    legs: booking.legs.map((leg, legIndex) => ({
      ...leg,
      requests: legRequests(leg.requests, values.requests[legIndex]),
      guests: leg.guests.map((guest, guestIndex) => ({
        ...guest,
        isLeadGuest:
          values.leadBooker === MEMBER
            ? guest.isLoggedInUser
            : values.leadBooker === keyOf({ legIndex, guestIndex }),
      })),
    })),
  };
}

/** The lead booker as the server gets them, without stray blanks (A §7.2). */
export function leadGuestOf(values: DetailsValues): LeadGuest {
  return { ...tidyPerson(values), address: tidyAddress(values.address) };
}

function keyOf({ legIndex, guestIndex }: SelectedGuest): string {
  return `${legIndex}.${guestIndex}`;
}

function placeOf(leadBooker: string): SelectedGuest | null {
  if (!isListedGuest(leadBooker)) return null;
  const [legIndex, guestIndex] = leadBooker.split('.').map(Number);
  return legIndex === undefined || guestIndex === undefined ? null : { legIndex, guestIndex };
}

function knownLeadBooker(booking: Booking): string {
  const { selectedGuest, leadGuest } = booking;
  if (selectedGuest) {
    const key = keyOf(selectedGuest);
    return leadBookerChoices(booking).some((choice) => choice.key === key) ? key : NOBODY_YET;
  }
  return leadGuest?.firstName ? SOMEONE_ELSE : NOBODY_YET;
}

function fromProfile(
  profile: Profile | null,
  configuration: StayConfiguration,
  booking: Booking,
): LeadGuest | null {
  if (!profile) return null;
  const member = booking.legs.flatMap((leg) => leg.guests).find((guest) => guest.isLoggedInUser);
  const address = profile.address;
  return {
    // A title that the estate does not have was chosen with the names (E-13).
    title: operaCodeOf(configuration.adultTitles, profile.title) ?? member?.title ?? '',
    firstName: profile.firstName,
    lastName: profile.lastName,
    emailAddress: profile.emailAddress,
    telephone: profile.telephone ?? '',
    address: {
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      country: operaCodeOf(configuration.countries, address?.country ?? HOME_COUNTRY) ?? '',
      postCode: address?.postCode ?? '',
    },
  };
}

/** An address that is known already stands in its lines, as if typed by hand (B §2.2). */
function addressValues(address: LeadGuest['address'] | null): AddressValues {
  return {
    country: HOME_COUNTRY,
    searchedPostcode: '',
    selectedAddress: '',
    line1: '',
    line2: '',
    city: '',
    postCode: '',
    ...address,
    isManualEntry:
      address !== null &&
      (address.country !== HOME_COUNTRY || `${address.line1}${address.city}${address.postCode}` !== ''),
  };
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
