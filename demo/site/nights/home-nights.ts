import { escapeHtml } from '../../estate/html.ts';
import type { State } from '../../estate/rules/state.ts';
import { scenarioNames } from '../../estate/scenarios.ts';
import type { Theme } from '../themes.ts';
import { nightPrices } from './night-prices.ts';
import { nightsHtml, type NightsPage } from './nights-html.ts';

export interface HomePage {
  /** Another hotel's look; undefined for the estate's own home page. */
  theme: Theme | undefined;
  cms: string;
  state: State;
  query: URLSearchParams;
  /** In the page's language: see `wordsIn`. */
  words: Record<string, string>;
}

/** The prices by date of a home page, as HTML. Each day leads into the hotel's booking with that arrival. */
export function homeNights({ theme, cms, state, query, words }: HomePage): string {
  const scenarios = scenarioNames(query.get('scenario'));
  return nightsHtml({
    today: state.world.today,
    from: query.get('month'),
    language: words['lang'] ?? '',
    words,
    pricesOf: (from, before) => nightPrices(state, { cms, scenarios, from, before }),
    begin: theme === 'city' ? submitted : linked(theme, query),
    monthHref: (month) => `?${withMonth(query, month)}#nights`,
  });
}

/** At Meridian the days are buttons of a form that also asks for nights and adults. */
const submitted: NightsPage['begin'] = (date, _nights, inside) =>
  `<button name="arrivalDate" value="${date}">${inside}</button>`;

/** Elsewhere the days are links. At Gull Sands they are openers too, because its booking opens over the page. */
function linked(theme: Theme | undefined, query: URLSearchParams): NightsPage['begin'] {
  const page = theme === 'coast' ? '/themes/coast/booking/' : '/booking/';
  return (date, nights, inside) => {
    const values = new URLSearchParams({ arrivalDate: date });
    if (nights > 1) values.set('numberOfNights', String(nights));
    for (const kept of ['lang', 'scenario']) if (query.has(kept)) values.set(kept, query.get(kept) ?? '');
    const opener = ` data-stay-open data-arrival-date="${date}"${nights > 1 ? ` data-number-of-nights="${nights}"` : ''}`;
    const href = escapeHtml(`${page}?${values.toString()}`);
    return `<a href="${href}"${theme === 'coast' ? opener : ''}>${inside}</a>`;
  };
}

function withMonth(query: URLSearchParams, month: string): string {
  const other = new URLSearchParams(query);
  other.set('month', month);
  return other.toString();
}
