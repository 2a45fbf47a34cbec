import { buildUrl, readOverrides } from '../../src/api/addresses.ts';
import { askEarly } from '../../src/api/early-answers.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { pageStorage } from './page-storage.ts';
import { readAttributes } from '../element/attributes.ts';

/**
 * Asks for the configuration of the booking that is about to start, before its code has come (D-261). Not for a member,
 * whose calls carry a token.
 */
export function askAhead(page: Window): void {
  const find = Document.prototype.querySelector.bind(page.document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  if (!element) return;
  const { host, site, identity } = readAttributes(element, () => undefined);
  if (identity && pageStorage(page).getItem(tokenKey(identity)) !== null) return;
  const { overrides } = readOverrides(earlySettings(element)?.endpoints);
  askEarly('stayConfiguration', buildUrl('stayConfiguration', {}, { host, site }, overrides));
}

/** What a page has set before the element is defined, unchecked. */
function earlySettings(element: Element): { endpoints?: unknown } | null {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' ? settings : null;
}
