import type { Booking, Guest, Leg } from '../booking/booking.ts';
import { needsPostcode } from './countries.ts';
import type { GuestQuota } from '../search/occupancy.ts';

/** A leg's guests without names: adults first, then the children with their ages (A §4.2). */
export function blankGuests(quota: GuestQuota): Guest[] {
  const adults = Array.from({ length: quota.adults }, (_, index) => blankGuest(index, null));
  return [...adults, ...quota.childAges.map((age, index) => blankGuest(index, age))];
}

/** Whether first name, last name and an adult's title are all there (A §5.5, D-612). */
export function isNamed({ title, firstName, lastName, isChild }: Guest): boolean {
  const needed = isChild ? [firstName, lastName] : [title, firstName, lastName];
  return needed.every((name) => name.trim() !== '');
}

/** Whether every guest of every leg has a name. */
export function areGuestsNamed(booking: Booking): boolean {
  return booking.legs.every((leg) => leg.guests.length > 0 && leg.guests.every(isNamed));
}

/** 'First Last'. A missing part leaves no gap. */
export function fullName(guest: Pick<Guest, 'firstName' | 'lastName'>): string {
  return [guest.firstName, guest.lastName]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' ');
}

/** A leg's first names. */
export function firstNames(leg: Leg): string[] {
  return givenNames(leg.guests.map((guest) => guest.firstName));
}

/** The names that are not empty, without stray blanks. */
export function givenNames(all: readonly string[]): string[] {
  return all.map((name) => name.trim()).filter((name) => name !== '');
}

/** An adult who can be the lead booker, with the place for `selectedGuest`. */
export interface LeadCandidate {
  legIndex: number;
  guestIndex: number;
  guest: Guest;
}

/** Every adult of every leg. A child cannot be the lead booker. */
export function leadCandidates(booking: Booking): LeadCandidate[] {
  return booking.legs.flatMap((leg, legIndex) =>
    leg.guests.flatMap((guest, guestIndex) => (guest.isChild ? [] : [{ legIndex, guestIndex, guest }])),
  );
}

/** Whether the lead booker has everything that staging needs: no second line (B §5), nor a postcode everywhere (F-02). */
export function isLeadGuestComplete(booking: Booking): boolean {
  if (booking.leadGuest === null) return false;
  const { title, firstName, lastName, emailAddress, telephone, address } = booking.leadGuest;
  const { line1, city, country, postCode } = address;
  const needed = [title, firstName, lastName, emailAddress, telephone, line1, city, country];
  if (needsPostcode(country)) needed.push(postCode);
  return needed.every((value) => value.trim() !== '');
}

/** A guest's age in whole years. The account does not know which guests of a room are children (D-386). */
export type GuestAge = number | 'adult' | 'unknown';

/** The ages of the guests of a booking's room. */
export function agesOf(guests: readonly Pick<Guest, 'age'>[]): GuestAge[] {
  return guests.map(({ age }) => age ?? 'adult');
}

/** Whether a guest may be offered something: the guest is not known to be too young. */
export function isForAge(age: GuestAge | undefined, minimumAge: number): boolean {
  return typeof age !== 'number' || age >= minimumAge;
}

/** Whether a guest is known to be old enough. Only such guests are ticked at first. */
export function isOldEnough(age: GuestAge | undefined, minimumAge: number): boolean {
  return minimumAge === 0 || (age !== 'unknown' && isForAge(age, minimumAge));
}

/** The places of the guests who are not known to be too young, in the room's order. */
function guestsOfAge(ages: readonly GuestAge[], minimumAge: number): number[] {
  return ages.flatMap((age, index) => (isForAge(age, minimumAge) ? [index] : []));
}

/** The places of the guests who may have at least one of the treatments. */
export function guestsForAny(
  ages: readonly GuestAge[],
  treatments: readonly { minimumAge: number }[],
): number[] {
  return guestsOfAge(ages, youngestFor(treatments));
}

/** The lowest minimum age of the treatments; 0 without treatments. */
export function youngestFor(treatments: readonly { minimumAge: number }[]): number {
  return treatments.length === 0 ? 0 : Math.min(...treatments.map(({ minimumAge }) => minimumAge));
}

/** `guestCategoryIndex` counts adults from 0, and children from 0 again. */
function blankGuest(guestCategoryIndex: number, age: number | null): Guest {
  return {
    guestCategoryIndex,
    isChild: age !== null,
    age,
    title: '',
    firstName: '',
    lastName: '',
    isLoggedInUser: false,
    isLeadGuest: false,
  };
}
