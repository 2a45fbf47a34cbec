/**
 * Other hotels that embed the same widget, each with words of its own CMS and a look by `--stay-*` alone. `way`: where the
 * booking begins; `guests`: whose names it asks for; `languages`: what its pages speak, the first unless asked for another.
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

/** What each has beside its home. */
const PAGES = ['booking', 'account', 'contact', 'spa', 'general-booking-terms', 'privacy-cookie-policy'];

/** The theme of an address such as 'themes/city/booking', and the page that it shows; null for an address of the estate's own. */
export function themedPage(address: string): { theme: Theme; name: string } | null {
  const [, theme = '', name = 'home'] = /^themes\/([^/]+)(?:\/([^/]+))?$/.exec(address) ?? [];
  const isThere = Object.hasOwn(THEMES, theme) && ['home', ...PAGES].includes(name);
  return isThere ? { theme: theme as Theme, name } : null;
}
