import { escapeHtml } from '../../estate/html.ts';
import type { State } from '../../estate/rules/state.ts';
import { scenarioNames } from '../../estate/scenarios.ts';
import type { Theme } from '../themes.ts';
import { nightPrices } from './night-prices.ts';
import { nightsHtml, type NightsPage } from './nights-html.ts';

export interface HomePage {
  /** The look of another hotel; the estate's own home page where there is none. */
  theme: Theme | undefined;
  cms: string;
  state: State;
  query: URLSearchParams;
  /** In the language of the page: see `wordsIn`. */
  words: Record<string, string>;
}

/** The prices by date of a home page, as HTML: each day leads into the booking of the hotel with that arrival filled in. */
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

/** At Meridian the days are the buttons of a form that asks for nights and adults, too. */
const submitted: NightsPage['begin'] = (date, _nights, inside) =>
  `<button name="arrivalDate" value="${date}">${inside}</button>`;

/** Elsewhere they are links; at Gull Sands, whose booking opens over the page, openers as well. */
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
