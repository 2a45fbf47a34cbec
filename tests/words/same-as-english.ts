/** Names of others, which are the same in every language. */
const NAMES = ['Visa', 'Amex', 'Discover', 'MasterCard', 'UK Maestro', 'Apple Pay', 'Google Pay'];

/** Words that a language and English share. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['Check-in', 'Check-out', 'Code', 'Golf', 'Name', 'Restaurant', 'Spa'],
  fr: ['Code', 'Date', 'Dates', 'Golf', 'Restaurant', 'Spa', 'Total'],
  // The name of a file, and how a card's date is told to be typed, which is in Latin letters on the card as well.
  ar: ['stay.ics', 'MM/YY'],
};

/** Sentences that are rightly the same as in English. */
export function mayBeEnglish(tag: string): readonly string[] {
  return [...NAMES, ...(SHARED[tag] ?? [])];
}

/** Those of a language that could be taken off the list, since it says something else by now. */
export function notEnglishAnyMore(tag: string, left: readonly string[]): string[] {
  return (SHARED[tag] ?? []).filter((text) => !left.includes(text));
}
