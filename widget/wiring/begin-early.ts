import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { askAhead } from './ask-ahead.ts';
import { asksForSearch, leadsToStart } from '../page/asks-for-search.ts';
import { readAttributes } from '../page/attributes.ts';
import { acceptedLanguage, languageTag, speaksEnglish } from '../page/language.ts';
import { loadParts } from './booking-parts.ts';
import { drawPlaceholder, dropSentScreen } from '../screens/start/early-screen.ts';

/** What a page has set before the element is defined, unchecked. */
interface EarlySettings {
  endpoints?: unknown;
  texts?: unknown;
}

/**
 * Does what can be done for the booking that is about to start before its code has come: asks for its configuration
 * (D-261), and draws the start screen where that is what the guest will see (D-290). A member's calls carry a token,
 * so nothing is asked for them. Settles when the code has come that the booking needs besides; without it none can begin.
 */
export async function beginEarly(page: Window): Promise<void> {
  const { document } = page;
  const find = ownProperty(document, 'querySelector').bind(document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  if (!element) return;
  const attributes = readAttributes(element, () => undefined);
  const { identity, site } = attributes;
  const storage = tabStorage(page);
  const login = identity !== null;
  const openingValues = asksForSearch(element, page.location);
  const isEnglish = speaksEnglish(element);
  if (!isEnglish) bringWordsAhead(element);
  const parts: Promise<unknown>[] = [loadParts(page, site, { overlay: false, login, openingValues })];
  const settings = earlySettings(element);
  const isMember = identity !== null && storage.getItem(tokenKey(identity)) !== null;
  if (!isMember) askAhead(element, attributes, settings.endpoints, acceptedLanguage(element));
  if (
    !isMember &&
    !attributes.isShort &&
    !hasKept(keptBySite(page, site)) &&
    leadsToStart(page.location) &&
    settings.texts === undefined &&
    isEnglish
  ) {
    drawPlaceholder(element, login);
    if (login) parts.push(import('./start-login.ts'));
  } else dropSentScreen(element);
  await Promise.all(parts);
}

/** So that the language comes beside the code that speaks it. Where it is lost, the element says so when it asks for it. */
function bringWordsAhead(element: Element): void {
  import('../../src/words/voice.ts').then(
    ({ bringVoice }) => bringVoice({ tag: languageTag(element), address: null, warn: () => undefined }),
    () => undefined,
  );
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
