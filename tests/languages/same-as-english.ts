/** Names of companies and products, the same in every language. */
const NAMES = ['Visa', 'Amex', 'Discover', 'MasterCard', 'UK Maestro', 'Apple Pay', 'Google Pay'];

/** Words that a language shares with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['Check-in', 'Check-out', 'Code', 'Eircode (optional)', 'Golf', 'Name', 'Restaurant', 'Spa'],
  fr: ['Code', 'Date', 'Dates', 'Golf', 'Restaurant', 'Spa', 'Total'],
  // A file name, and the format of a card's date, which is in Latin letters on the card too.
  ar: ['stay.ics', 'MM/YY'],
};

/** Sentences that may be the same as in English. */
export function mayBeEnglish(tag: string): readonly string[] {
  return [...NAMES, ...(SHARED[tag] ?? [])];
}
