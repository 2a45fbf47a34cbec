import { guestCounts } from '../../src/domain/search/guest-counts.ts';
import type { GuestNumbers } from '../../src/domain/search/occupancy.ts';
import type { Texts } from './catalogue.ts';

/** The guests who come: '2 adults & 1 child'. A number and its word stay on one line. */
export function describeParty(
  { shared, formats }: Pick<Texts, 'shared' | 'formats'>,
  guests: GuestNumbers,
): string {
  return formats.party(
    guestCounts(guests).map(({ kind, count }) =>
      formats.plural(shared.guests[kind], count).replaceAll(' ', '\u00a0'),
    ),
  );
}
