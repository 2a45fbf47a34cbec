import type { Interest } from '../../src/domain/account/marketing.ts';
import type { Links } from '../ui/media/links.ts';

/** What an element goes by: what the page has set, with its default where nothing usable was set. */
export interface ElementSettings {
  links: Links;
  phones: Record<string, string>;
  /** Paths by the name of their call, as the page gave them. */
  endpoints: Record<string, string>;
  texts: Record<string, string>;
  /** The numbers of the mailing lists in the marketing system, by interest. */
  mailingLists: Partial<Record<Interest, number>>;
}

/** What a page sets with `element.settings = {…}`; every part may be missing. */
export interface GivenSettings {
  /** Where the widget leads; null takes a link away. */
  links?: Partial<Links>;
  /** Telephone numbers: `reservations` is shown where nothing else helps, `spa` with the treatments. */
  phones?: Record<string, string>;
  /** Paths that the hotel's server has elsewhere, by the name of their call. */
  endpoints?: Record<string, string>;
  /** Single sentences, by group and name: `guests.title`. */
  texts?: Record<string, string>;
  /** The numbers of the mailing lists that guests may join, by what they are about. Without any, nothing is said of a mailing list. */
  mailingLists?: Partial<Record<Interest, number>>;
}
