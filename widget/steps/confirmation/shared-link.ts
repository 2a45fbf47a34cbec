import type { SharedLink } from '../../../machines/shared/ports.ts';
import { nightsBetween, type LocalDate } from '../../../src/domain/dates/dates.ts';
import type { GuestOccupancy } from '../../../src/domain/search/occupancy.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';
import type { Assets } from '../../ui/media/assets-context.tsx';
import { webAddress } from '../../ui/frame/page-address.ts';
import { safeHref } from '../../ui/media/safe-href.ts';

/**
 * A link that shares the stay: a search for its dates, and for its numbers of guests where given. It holds nothing
 * personal. Null where the page has no booking to link to.
 */
export function sharedLink(
  { confirmation: { share: texts }, formats }: Pick<Texts, 'confirmation' | 'formats'>,
  { brand, links }: Pick<Assets, 'brand' | 'links'>,
  { from, to }: { from: LocalDate; to: LocalDate },
  parties: readonly Pick<GuestOccupancy, 'adults' | 'childCount' | 'dogs'>[] = [],
): SharedLink | null {
  const page = safeHref(links.booking);
  if (page === null || !/^(\/|https?:)/.test(page)) return null;
  const dates = fill(texts.dates, { from: formats.fullDate(from), to: formats.fullDate(to) });
  const query = new URLSearchParams({
    arrivalDate: from,
    numberOfNights: String(nightsBetween(from, to)),
  });
  const rooms = parties.map(({ adults, childCount, dogs }) => [adults, childCount, dogs]);
  if (rooms.length > 0) query.set('occupancy', JSON.stringify(rooms));
  return {
    title: brand,
    text: brand === '' ? fill(texts.textWithoutBrand, { dates }) : fill(texts.text, { brand, dates }),
    url: new URL(`${page}#/stay/search/?${query.toString()}`, webAddress(window)).href,
  };
}
