import { escapeHtml } from '../estate/html.ts';

/** Other sites that embed the same widget, each with a look of its own by `--stay-*` alone. `way`: where the booking begins; `guests`: whose names it asks for. */
export const THEMES = {
  city: {
    brand: 'Meridian',
    about:
      'A hotel in the city: dark, square, one sans serif, amber for what can be pressed. Its booking takes the shorter way.',
    way: 'search',
    guests: 'lead',
  },
  coast: {
    brand: 'Gull Sands',
    about: 'A family resort by the sea: bright, round, in larger type.',
    way: '',
    guests: '',
  },
} as const;

export type Theme = keyof typeof THEMES;

/** The theme of an address such as 'themes/city/booking', and the page that it shows; null for an address of the estate's own. */
export function themedPage(address: string): { theme: Theme; name: string } | null {
  if (address === 'themes/city') return { theme: 'city', name: address };
  const [, theme = '', name = ''] = /^themes\/([^/]+)\/(booking|account)$/.exec(address) ?? [];
  return Object.hasOwn(THEMES, theme) ? { theme: theme as Theme, name } : null;
}

/** The list of all looks, for the page /themes/. */
export function themesHtml(): string {
  const own = ['/booking/', 'Withenmere', 'A country house: the widget as it is, with nothing set.'];
  const others = Object.entries(THEMES).map(([name, { brand, about }]) => [
    `/themes/${name}/booking/`,
    brand,
    about,
  ]);
  const items = [own, ...others].map(
    ([href = '', brand = '', about = '']) =>
      `<div><dt><a href="${escapeHtml(href)}">${escapeHtml(brand)}</a></dt><dd>${escapeHtml(about)}</dd></div>`,
  );
  return `<section class="words page"><h1>Looks</h1>
<p>The same booking on three sites. Each site sets colours, type and shapes by custom properties, and nothing else.</p>
<dl class="facts">${items.join('\n')}</dl></section>`;
}
