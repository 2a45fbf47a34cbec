import type { GuestLabel } from '../../src/domain/guests/guest-labels.ts';
import type { GuestNumbers } from '../../src/domain/search/occupancy.ts';
import { describeParty } from './describe-party.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/** A guest's name; 'Guest 2' for a guest who is named later. */
export function describeGuest({ times }: Pick<Texts, 'times'>, label: GuestLabel): string {
  return typeof label === 'string' ? label : fill(times.guest, { n: label.place });
}

/** Everybody in a room: their names, or '2 adults' where one of them is named later. */
export function describeGuests(
  texts: Pick<Texts, 'shared' | 'formats'>,
  labels: readonly GuestLabel[],
  party: GuestNumbers,
): string {
  const names = labels.filter((label) => typeof label === 'string');
  return names.length === labels.length ? texts.formats.series(names) : describeParty(texts, party);
}
