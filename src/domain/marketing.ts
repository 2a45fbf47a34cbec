export type Interest = 'spa' | 'golf' | 'dining' | 'events' | 'rooms' | 'offers';

/** The mailing lists by interest, in the order shown, with the ids of the marketing system (D-05). */
export const MAILING_LISTS: { interest: Interest; id: number }[] = [
  { interest: 'spa', id: 3507983 },
  { interest: 'golf', id: 3508013 },
  { interest: 'dining', id: 3508001 },
  { interest: 'events', id: 3508068 },
  { interest: 'rooms', id: 3507997 },
  { interest: 'offers', id: 21980355 },
];

/** The lists to join; null where the guest does not join the mailing list and the boxes are hidden. */
export function wishedLists(joins: boolean, addressBooks: number[]): number[] | null {
  return joins ? addressBooks : null;
}

/** The list with one interest ticked or unticked. */
export function toggleInterest(addressBooks: number[], id: number): number[] {
  return addressBooks.includes(id) ? addressBooks.filter((other) => other !== id) : [...addressBooks, id];
}
