import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import { returnMark, WINDOW_MARK } from '../../src/browser/login-return.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { askAhead } from '../wiring/ask-ahead.ts';
import type { Begun } from '../page/boot.ts';
import { asksForMore, leadsToStart } from '../page/asks-for-search.ts';
import { readAttributes } from '../page/attributes.ts';
import { acceptedLanguage, languageTag, speaksEnglish } from '../page/language.ts';
import { drawPlaceholder, dropSentScreen, earlyVoice } from './early-screen.ts';

/** Settings that a page has set before the element is defined, unchecked. */
interface EarlySettings {
  endpoints?: unknown;
  texts?: unknown;
}

/**
 * Prepares the booking that is about to start, before its code has come: requests its configuration, and draws its first
 * screen, where the guest will see that one first. Begins the session, too, where that screen is the search. Asks the
 * estate for nothing for a member, whose calls need a token, nor in the window of a login, which closes.
 */
export function beginEarly(page: Window): Begun {
  const { document } = page;
  const find = ownProperty(document, 'querySelector').bind(document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  const returned = returnMark(page);
  if (!element || returned === WINDOW_MARK) return {};
  const { identity, site, host, isShort } = readAttributes(element, () => undefined);
  const canLogin = identity !== null;
  const storage = tabStorage(page);
  const settings = earlySettings(element);
  const isMember = identity !== null && storage.getItem(tokenKey(identity)) !== null;
  const voice = earlyVoice(element);
  const screen = isShort ? 'search' : 'start';
  const isKept = hasKept(keptBySite(page, site));
  const isAtStart = returned === undefined && leadsToStart(page.location);
  const isFirst = !isMember && !isKept && isAtStart && !(isShort && asksForMore(element));
  if (!isMember)
    askAhead(element, {
      ...{ site, host, endpoints: settings.endpoints, language: acceptedLanguage(element) },
      beginsSession: isFirst && isShort,
    });
  if (isFirst && settings.texts === undefined && voice !== null)
    drawPlaceholder(element, { screen, voice, canLogin });
  else dropSentScreen(element);
  return {
    needsSession: isShort || isKept,
    ...(!speaksEnglish(element) && { speaks: languageTag(element) }),
    ...(identity && { login: identity.byRedirect ? 'redirect' : 'form' }),
  };
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
