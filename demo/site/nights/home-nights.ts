import { escapeHtml } from '../../estate/html.ts';
import type { State } from '../../estate/rules/state.ts';
import { scenarioNames, changedAnswer, type ScenarioName } from '../../estate/scenarios.ts';
import type { Theme } from '../themes.ts';
import { nightsHtml, type NightsPage } from './nights-html.ts';
import { HOTELS } from '../../estate/hotels/hotels.ts';
import { priceCalendar, type CalendarDayAnswer } from '../../estate/rules/calendar.ts';
import { daysBetween } from '../../estate/world/days.ts';
import type { LocalDate } from '../../estate/world/types.ts';

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

/** A session that does not exist: a home page holds nothing. */
const NOBODY = { id: '', takesLevies: false };
const GUESTS = { adults: 2, childCount: 0, children: [], dogs: 0 };

/**
 * The lowest price in pounds of a night for two at a CMS's hotel, on each day from `from` up to `before`. It is the
 * estate's answer to the booking's calendar, with the page's scenarios.
 */
function nightPrices(
  state: State,
  asked: { cms: string; scenarios: readonly ScenarioName[]; from: LocalDate; before: LocalDate },
): CalendarDayAnswer[] {
  const { cms, scenarios, from, before } = asked;
  const payload = {
    sessionId: NOBODY.id,
    arrivalDate: from,
    numberOfNights: daysBetween(from, before),
    code: null,
    roomCode: null,
    rateCode: null,
    guestOccupancies: [GUESTS],
    leg: 1,
    voucherCodes: [],
  };
  const answer = priceCalendar(state, NOBODY, payload, HOTELS[cms]);
  return changedAnswer(scenarios, 'calendar', answer, { today: state.world.today, arrival: from });
}
