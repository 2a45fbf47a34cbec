import { ownProperty } from '../../src/browser/own-document.ts';
import type { ResolvedTexts } from '../../src/texts/registry.ts';
import { languageTag, ownWordsAddress, speaksEnglish } from '../page/language.ts';

/** An element's texts on their way to its language. */
export interface FollowedLanguage {
  /** Settles when the language is spoken that the page asks for, or English where it cannot be; null where it is already. */
  ready: Promise<void> | null;
  stop: () => void;
}

/** Has an element's texts speak the language that the page asks for, now and whenever that changes. */
export function followLanguage(
  element: Element,
  texts: ResolvedTexts,
  warn: (message: string) => void,
): FollowedLanguage {
  let wanted = '';
  const change = async () => {
    const [tag, address] = [languageTag(element), ownWordsAddress(element)];
    const asked = `${tag} ${address ?? ''}`;
    if (asked === wanted) return;
    wanted = asked;
    if (element.hasAttribute('words') && address === null && element.getAttribute('words')?.trim())
      warn('words is not a web address');
    const voice = speaksEnglish(element)
      ? null
      : await import('../../src/words/voice.ts').then(
          ({ bringVoice }) => bringVoice({ tag, address, warn }),
          () => {
            warn('lang: the code for other languages could not be loaded');
            return null;
          },
        );
    if (wanted === asked) await texts.speak(voice);
  };
  const changed = change();
  const observer = new MutationObserver(() => void change());
  observer.observe(ownProperty(element.ownerDocument, 'documentElement'), {
    subtree: true,
    attributeFilter: ['lang', 'words'],
  });
  return {
    ready: speaksEnglish(element) ? null : changed,
    stop: () => {
      wanted = '';
      observer.disconnect();
    },
  };
}
