import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { askAhead } from './ask-ahead.ts';
import { asksForSearch, leadsToStart } from '../page/asks-for-search.ts';
import { readAttributes } from '../page/attributes.ts';
import { acceptedLanguage, languageTag, speaksEnglish } from '../page/language.ts';
import { loadParts } from './booking-parts.ts';
import { drawPlaceholder, dropSentScreen } from '../steps/start/early-screen.ts';

/** Settings that a page has set before the element is defined, unchecked. */
interface EarlySettings {
  endpoints?: unknown;
  texts?: unknown;
}

/**
 * Prepares the booking that is about to start, before its code has come: requests its configuration, and, if the start
 * screen is the first that the guest will see, draws it. Requests nothing for a member, whose calls need a token.
 * Settles when the other code that the booking needs has come; rejects where it is lost.
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

/**
 * Loads the language beside the code that needs it. A loss is ignored here: the element reports it when it asks for the
 * language.
 */
function bringWordsAhead(element: Element): void {
  import('../languages/voice.ts').then(
    ({ bringVoice }) => bringVoice({ tag: languageTag(element), address: null, warn: () => undefined }),
    () => undefined,
  );
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
