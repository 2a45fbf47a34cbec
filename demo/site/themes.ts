/**
 * Other hotels that embed the same widget, each with the words of its own CMS and a look by `--stay-*` alone. `way`:
 * where the booking begins; `guests`: whose names it asks for; `languages`: of its pages, the first by default.
 */
export const THEMES = {
  city: {
    brand: 'Meridian',
    cms: 'meridian',
    title: 'A hotel by the basin',
    description: 'An old foundry and a tower of glass, in the middle of the city.',
    way: 'search',
    guests: 'lead',
    languages: ['en-GB-x-plain', 'en-GB'],
  },
  coast: {
    brand: 'Gull Sands',
    cms: 'gull-sands',
    way: '',
    guests: '',
    languages: ['en-GB', 'de', 'fr', 'ar'],
  },
} as const;

export type Theme = keyof typeof THEMES;

/** The pages of each hotel beside its home. */
const PAGES = ['booking', 'account', 'contact', 'spa', 'general-booking-terms', 'privacy-cookie-policy'];

/** The theme and page of an address such as 'themes/city/booking'; null for the estate's own addresses. */
export function themedPage(address: string): { theme: Theme; name: string } | null {
  const [, theme = '', name = 'home'] = /^themes\/([^/]+)(?:\/([^/]+))?$/.exec(address) ?? [];
  const isThere = Object.hasOwn(THEMES, theme) && ['home', ...PAGES].includes(name);
  return isThere ? { theme: theme as Theme, name } : null;
}
