import type { CancellationTerms, RoomTerms } from '../../src/domain/rates/rates.ts';
import type { LocalDateTime } from '../../src/domain/dates/dates.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/** The sentences of a screen with a {time} and a {date}. */
type UntilTexts = Record<'nonRefundable' | 'payOnArrival', string>;

/** What is known of cancelling, in a sentence: '3pm', and the date as `day` writes it ('1st January' by default). */
export function describeTerms(
  { shared, formats }: Pick<Texts, 'shared' | 'formats'>,
  terms: CancellationTerms,
  until: UntilTexts,
  day: (date: LocalDateTime) => string = formats.dayMonth,
): string {
  return 'until' in terms
    ? fill(until[terms.kind], { time: formats.hour(terms.until), date: day(terms.until) })
    : shared.terms[terms.kind];
}

/** The terms of a booking's rooms, a sentence each; one where all rooms have the same. `rooms`: how many there are. */
export function describeRoomTerms(
  words: Pick<Texts, 'shared' | 'formats'>,
  terms: readonly RoomTerms[],
  rooms: number,
  until: UntilTexts & { ofRoom: string },
  day?: (date: LocalDateTime) => string,
): string[] {
  const said = terms.map((one) => ({ leg: one.leg, terms: describeTerms(words, one, until, day) }));
  const [first] = said;
  const isSame = said.length === rooms && said.every((other) => other.terms === first?.terms);
  return first && isSame ? [first.terms] : said.map((one) => fill(until.ofRoom, one));
}
