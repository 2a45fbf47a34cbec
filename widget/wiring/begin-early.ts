import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { askAhead } from './ask-ahead.ts';
import { asksForMore, leadsToStart } from '../page/asks-for-search.ts';
import { readAttributes } from '../page/attributes.ts';
import { matchTag } from '../languages/match-tag.ts';
import { WORDS } from '../languages/words.ts';
import { acceptedLanguage, languageTag, speaksEnglish } from '../page/language.ts';
import { drawPlaceholder, dropSentScreen, earlyVoice } from '../steps/start/early-screen.ts';

/** Settings that a page has set before the element is defined, unchecked. */
interface EarlySettings {
  endpoints?: unknown;
  texts?: unknown;
}

/** The booking that is about to start. */
interface Early {
  /** How members log in; left out where nobody can. */
  login?: 'form' | 'redirect';
  /** Whether it needs the code of a session before the guest has left its first screen. */
  needsSession?: boolean;
}

/**
 * Prepares the booking that is about to start, before its code has come: requests its configuration and the words of its
 * language, and draws its first screen, where the guest will see that one first. Begins the session, too, where that
 * screen is the search. Asks the estate for nothing for a member, whose calls need a token.
 */
export function beginEarly(page: Window): Early {
  const { document } = page;
  const find = ownProperty(document, 'querySelector').bind(document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  if (!element) return {};
  const { identity, site, host, isShort } = readAttributes(element, () => undefined);
  const canLogin = identity !== null;
  const storage = tabStorage(page);
  const settings = earlySettings(element);
  const isMember = identity !== null && storage.getItem(tokenKey(identity)) !== null;
  // Where they are lost, they are asked for again when the element starts.
  if (!speaksEnglish(element)) bringWords(languageTag(element)).catch(() => undefined);
  const voice = earlyVoice(element);
  const screen = isShort ? 'search' : 'start';
  const isKept = hasKept(keptBySite(page, site));
  const isFirst = !isMember && !isKept && leadsToStart(page.location) && !(isShort && asksForMore(element));
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
    ...(identity && { login: identity.byRedirect ? 'redirect' : 'form' }),
  };
}

/** Brings the words of a language, and the code that says them. */
async function bringWords(tag: string): Promise<void> {
  const name = matchTag(tag, Object.keys(WORDS));
  const words = Object.entries(WORDS).flatMap(([one, bring]) => (one === name ? bring() : []));
  await Promise.all([import('../languages/voice.ts'), ...words]);
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
