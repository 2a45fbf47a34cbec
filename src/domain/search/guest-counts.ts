import type { GuestNumbers, GuestOccupancy, GuestQuota, OpenParty } from './occupancy.ts';

const OLDEST_INFANT = 3;

/** A child of 3 or younger is an infant (A §9.2). */
function isInfant(age: number): boolean {
  return age <= OLDEST_INFANT;
}

/** The party as the server counts it. */
export function guestQuotaOf(party: GuestOccupancy): GuestQuota {
  const ages = party.children.map((child) => child.age);
  const infants = ages.filter(isInfant).length;
  return {
    adults: party.adults,
    childAges: ages,
    children: ages.length - infants,
    infants,
    dogs: party.dogs,
  };
}

/** Everybody who comes, in all rooms together. A child without an age yet counts as a child. */
export function wholeParty(parties: readonly OpenParty[]): GuestNumbers & { dogs: number } {
  const ages = parties.flatMap(({ children }) => children.map(({ age }) => age));
  const infants = ages.filter((age) => age !== null && isInfant(age)).length;
  const sumOf = (kind: 'adults' | 'dogs') => parties.reduce((sum, party) => sum + party[kind], 0);
  return { adults: sumOf('adults'), children: ages.length - infants, infants, dogs: sumOf('dogs') };
}

export type GuestKind = 'adults' | 'children' | 'infants';

export interface GuestCount {
  kind: GuestKind;
  count: number;
}

/** The counts for '2 adults & 1 child & 1 infant'. A count of 0 is left out. */
export function guestCounts(quota: GuestNumbers): GuestCount[] {
  const counts: GuestCount[] = [
    { kind: 'adults', count: quota.adults },
    { kind: 'children', count: quota.children },
    { kind: 'infants', count: quota.infants },
  ];
  return counts.filter(({ count }) => count > 0);
}

/** Everybody who sleeps in the room, dogs not counted. */
export function guestTotal(quota: GuestQuota): number {
  return quota.adults + quota.children + quota.infants;
}
