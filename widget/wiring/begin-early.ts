import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { tabStorage } from '../../src/browser/abilities.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { askAhead } from './ask-ahead.ts';
import { asksForMore, leadsToStart } from '../page/asks-for-search.ts';
import { readAttributes } from '../page/attributes.ts';
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
}

/**
 * Prepares the booking that is about to start, before its code has come: requests its configuration and the words of its
 * language, and draws its first screen, where the guest will see that one first. Requests nothing for a member, whose
 * calls need a token.
 */
export function beginEarly(page: Window): Early {
  const { document } = page;
  const find = ownProperty(document, 'querySelector').bind(document);
  const element = find('stay-booking:not([mode=overlay], [preview])');
  if (!element) return {};
  const attributes = readAttributes(element, () => undefined);
  const { identity, site } = attributes;
  const canLogin = identity !== null;
  const storage = tabStorage(page);
  const settings = earlySettings(element);
  const isMember = identity !== null && storage.getItem(tokenKey(identity)) !== null;
  if (!speaksEnglish(element)) void bringWords(languageTag(element));
  if (!isMember) askAhead(element, attributes, settings.endpoints, acceptedLanguage(element));
  const voice = earlyVoice(element);
  const screen = attributes.isShort ? 'search' : 'start';
  const isKept = hasKept(keptBySite(page, site));
  // Where it is lost, it is asked for again when the booking needs it.
  if (attributes.isShort || isKept) import('./session.ts').catch(() => undefined);
  const isFirst =
    !isMember &&
    !isKept &&
    leadsToStart(page.location) &&
    !(attributes.isShort && asksForMore(element));
  if (isFirst && settings.texts === undefined && voice !== null)
    drawPlaceholder(element, { screen, voice, canLogin });
  else dropSentScreen(element);
  return identity ? { login: identity.byRedirect ? 'redirect' : 'form' } : {};
}

/** Brings a language ahead. Where it is lost, it is asked for again when the element starts. */
async function bringWords(tag: string): Promise<void> {
  try {
    const { bringVoice } = await import('../languages/voice.ts');
    await bringVoice({ tag, address: null, warn: () => undefined });
  } catch {
    // The element tells of it.
  }
}

function earlySettings(element: Element): EarlySettings {
  const settings = Object.getOwnPropertyDescriptor(element, 'settings')?.value as unknown;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
