/** What a mailing list is about, in the order shown (D-05). */
export const INTERESTS = ['spa', 'golf', 'dining', 'events', 'rooms', 'offers'] as const;

export type Interest = (typeof INTERESTS)[number];

/** A mailing list of the estate, with its number in the marketing system. */
export interface MailingList {
  interest: Interest;
  id: number;
}

/** The estate's lists, in the order shown; none where it has none. */
export function mailingLists(numbers: Readonly<Partial<Record<Interest, number>>>): MailingList[] {
  return INTERESTS.flatMap((interest) => {
    const id = numbers[interest];
    return id === undefined ? [] : [{ interest, id }];
  });
}

/** The lists to join; null where the guest does not join the mailing list and the boxes are hidden. */
export function wishedLists(joins: boolean, addressBooks: number[]): number[] | null {
  return joins ? addressBooks : null;
}

/** The list with one interest ticked or unticked. */
export function toggleInterest(addressBooks: number[], id: number): number[] {
  return addressBooks.includes(id) ? addressBooks.filter((other) => other !== id) : [...addressBooks, id];
}
