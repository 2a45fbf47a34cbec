import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { askAhead } from './ask-ahead.ts';
import { leadsToStart } from '../page/asks-for-search.ts';
import { readAttributes } from '../page/attributes.ts';
import { acceptedLanguage, speaksEnglish } from '../page/language.ts';
import { drawPlaceholder, dropSentScreen } from '../steps/start/early-screen.ts';

/** Settings that a page has set before the element is defined, unchecked. */
interface EarlySettings {
  endpoints?: unknown;
  texts?: unknown;
}

/** The booking that is about to start. */
interface Early {
  hasLogin?: boolean;
}

/**
 * Prepares the booking that is about to start, before its code has come: requests its configuration and the code of its
 * language, and, if the start screen is the first that the guest will see, draws it. Requests nothing for a member, whose
 * calls need a token.
 */
export function beginEarly(page: Window): Early {
  const { document } = page;
  const find = ownProperty(document, 'querySelector').bind(document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  if (!element) return {};
  const attributes = readAttributes(element, () => undefined);
  const { identity, site } = attributes;
  const storage = tabStorage(page);
  const isEnglish = speaksEnglish(element);
  const settings = earlySettings(element);
  const isMember = identity !== null && storage.getItem(tokenKey(identity)) !== null;
  // Where it is lost, it is asked for again when the element starts.
  if (!isEnglish) import('../languages/voice.ts').catch(() => undefined);
  if (!isMember) askAhead(element, attributes, settings.endpoints, acceptedLanguage(element));
  if (
    !isMember &&
    !attributes.isShort &&
    !hasKept(keptBySite(page, site)) &&
    leadsToStart(page.location) &&
    settings.texts === undefined &&
    isEnglish
  )
    drawPlaceholder(element, identity !== null);
  else dropSentScreen(element);
  return { hasLogin: identity !== null };
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
