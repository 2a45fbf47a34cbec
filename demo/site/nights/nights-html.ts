import { addDays, addMonths, startOfMonth, startOfWeek } from '../../../src/domain/dates/dates.ts';
import { POUND, toMinorUnits } from '../../../src/domain/money/money.ts';
import { formats as british } from '../../../widget/texts/british-formats.ts';
import { fill } from '../../../widget/texts/fill.ts';
import type { Formats } from '../../../widget/texts/formats.ts';
import { SHIPPED } from '../../../widget/languages/shipped.ts';
import type { CalendarDayAnswer } from '../../estate/rules/calendar.ts';
import { escapeHtml } from '../../estate/html.ts';
import { dayOfMonth } from '../../estate/world/days.ts';
import type { LocalDate } from '../../estate/world/types.ts';

/** Months side by side, and how many months ahead a guest can page. */
const SHOWN = 2;
const FURTHEST = 12;
/** A Monday, for the names of the days. */
const MONDAY = '2027-01-04';

export interface NightsPage {
  today: LocalDate;
  /** The requested month, as `2027-03`. Any other than the next twelve gives the first. */
  from: string | null;
  language: string;
  words: Record<string, string>;
  pricesOf: (from: LocalDate, before: LocalDate) => CalendarDayAnswer[];
  /** The HTML of the control that begins the booking on a day. `inside` is HTML with the day and its price. */
  begin: (date: LocalDate, nights: number, inside: string) => string;
  /** The address of this page with another month. */
  monthHref: (month: string) => string;
}

/** The next months with the lowest price of each night. Each free day begins the booking. */
export function nightsHtml(page: NightsPage): string {
  const { today, words } = page;
  const shipped = page.language.startsWith('en') ? undefined : SHIPPED[page.language];
  const formats = shipped?.formats ?? british;
  const first = firstMonth(page);
  const months = Array.from({ length: SHOWN }, (_, index) => addMonths(first, index));
  const from = first < today ? today : first;
  const days = page.pricesOf(from, addMonths(first, SHOWN));
  const amounts = days.flatMap(({ Amount }) => (Amount === null ? [] : [Amount]));
  const lowest = amounts.length === 0 ? null : Math.min(...amounts);
  const heading =
    lowest === null
      ? words['nightsNone']
      : fill(words['nightsHeading'] ?? '', { price: pounds(formats, lowest) });
  const tables = months.map((month) => monthHtml({ page, formats, month, days, lowest }));
  return `<h2>${heading ?? ''}</h2>
<p>${words['nightsLead'] ?? ''}</p>
<div class="nights-months">${tables.join('')}</div>
<p class="nights-ways">${wayHtml(page, first, -SHOWN, 'nightsEarlier')}${wayHtml(page, first, SHOWN, 'nightsLater')}</p>`;
}

function wayHtml(page: NightsPage, first: LocalDate, by: number, word: string): string {
  const month = addMonths(first, by);
  if (month < startOfMonth(page.today) || month > addMonths(startOfMonth(page.today), FURTHEST)) return '';
  return `<a href="${escapeHtml(page.monthHref(month.slice(0, 7)))}">${page.words[word] ?? ''}</a>`;
}

interface Month {
  page: NightsPage;
  formats: Formats;
  month: LocalDate;
  days: CalendarDayAnswer[];
  lowest: number | null;
}

function monthHtml({ page, formats, month, days, lowest }: Month): string {
  const end = addMonths(month, 1);
  const weeks: string[] = [];
  for (let week = startOfWeek(month, formats.firstDay); week < end; week = addDays(week, 7)) {
    const cells = Array.from({ length: 7 }, (_, index) => {
      const date = addDays(week, index);
      if (date < month || date >= end) return '<td></td>';
      const day = days.find((one) => one.Date === date);
      return `<td${day?.Amount === lowest && lowest !== null ? ' class="nights-lowest"' : ''}>${dayHtml(page, formats, date, day)}</td>`;
    });
    // Leaves out weeks that are over.
    if (addDays(week, 6) >= page.today) weeks.push(`<tr>${cells.join('')}</tr>`);
  }
  const names = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, formats.firstDay - 1 + index)).map(
    (day) => `<th scope="col" abbr="${formats.weekday(day)}">${formats.weekdayShort(day)}</th>`,
  );
  return `<table><caption>${formats.month(month)}</caption><thead><tr>${names.join('')}</tr></thead><tbody>${weeks.join('')}</tbody></table>`;
}

function dayHtml(
  { words, begin }: NightsPage,
  formats: Formats,
  date: LocalDate,
  day: CalendarDayAnswer | undefined,
): string {
  const number = `<span class="nights-day">${dayOfMonth(date)}</span>`;
  if (!day) return number;
  if (day.Amount === null)
    return `${number} <span class="nights-gone" aria-hidden="true">–</span><span class="unseen">${words['nightsGone'] ?? ''}</span>`;
  const price = pounds(formats, day.Amount);
  const nights = day.MinLengthOfStay ?? 1;
  const parts = [
    formats.plainDate(date),
    fill(words['nightsFrom'] ?? '', { price }),
    ...(nights > 1 ? [fill(words['nightsLeast'] ?? '', { n: nights })] : []),
  ];
  const name = `<span class="unseen">${escapeHtml(parts.join(', '))}</span>`;
  const shown = `<span aria-hidden="true">${number} <span class="nights-price">${price}</span></span>`;
  return begin(date, nights, name + shown);
}

/** Whole pounds, in the form of the booking's calendar. */
function pounds(formats: Formats, amount: number): string {
  return formats.priceUp(toMinorUnits(amount, POUND));
}

function firstMonth({ from, today }: NightsPage): LocalDate {
  const current = startOfMonth(today);
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.test(from ?? '') ? `${from ?? ''}-01` : current;
  return asked < current || asked > addMonths(current, FURTHEST) ? current : asked;
}
