import { isOpeningName } from '../../src/domain/opening-names.ts';
import { DRAFT_KEY } from '../../src/draft/draft-key.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { askAhead } from './ask-ahead.ts';
import { pageStorage } from './page-storage.ts';
import { readAttributes } from '../element/attributes.ts';
import { drawEarly } from '../element/early-screen.ts';

/** What a page has set before the element is defined, unchecked. */
interface EarlySettings {
  endpoints?: unknown;
  texts?: unknown;
}

/**
 * Does what can be done for the booking that is about to start before its code has come: asks for its configuration
 * (D-261), and draws the start screen where that is what the guest will see (D-290). A member's calls carry a token,
 * so nothing is asked for them.
 */
export function beginEarly(page: Window): void {
  const find = Document.prototype.querySelector.bind(page.document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  if (!element) return;
  const attributes = readAttributes(element, () => undefined);
  const { identity } = attributes;
  const storage = pageStorage(page);
  if (identity && storage.getItem(tokenKey(identity)) !== null) return;
  const settings = earlySettings(element);
  askAhead(attributes, settings.endpoints);
  if (storage.getItem(DRAFT_KEY) === null && leadsToStart(page.location) && settings.texts === undefined) {
    drawEarly(element, identity !== null);
    // Wanted as soon as the rest is there, which asks again should it be lost.
    if (identity) import('./start-login.ts').catch(() => undefined);
  }
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}

/** Whether the address asks for nothing but the page. */
function leadsToStart({ hash, search }: Location): boolean {
  return (
    (hash === '#/' || !hash.startsWith('#/')) && ![...new URLSearchParams(search).keys()].some(isOpeningName)
  );
}
