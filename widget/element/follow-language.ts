import { ownProperty } from '../../src/browser/own-document.ts';
import type { ResolvedTexts } from '../texts/registry.ts';
import { withHostWording } from '../languages/host-wording.ts';
import type { bringVoice } from '../languages/voice.ts';
import { languageTag, speaksEnglish } from '../page/language.ts';
import type { Mounted } from './late-mount.ts';

/**
 * Keeps an element's texts in the language of the page, with single texts replaced by the host's `wording`. `ready`
 * settles once the texts are there, or are English because the language cannot be loaded. It never rejects.
 */
export function followLanguage(
  element: Element,
  texts: ResolvedTexts,
  wording: Readonly<Record<string, string>>,
  warn: (message: string) => void,
): Mounted {
  let asked: string | null = null;
  const change = async () => {
    const tag = languageTag(element);
    const words = element.getAttribute('words')?.trim() ?? '';
    const wanted = `${tag} ${words}`;
    if (wanted === asked) return;
    asked = wanted;
    const address = webAddress(words, element.baseURI);
    if (address === null && words !== '') warn('words is not a web address');
    const voice = speaksEnglish(element) ? null : await bring({ tag, address, warn });
    if (asked !== wanted) return;
    const isWorded = Object.keys(wording).length > 0;
    texts.speak(isWorded ? withHostWording(voice, wording, warn) : voice);
  };
  const observer = new MutationObserver(() => void change());
  observer.observe(ownProperty(element.ownerDocument, 'documentElement'), {
    subtree: true,
    attributeFilter: ['lang', 'words'],
  });
  return {
    ready: change(),
    unmount: () => {
      asked = '';
      observer.disconnect();
    },
  };
}

/** The voice for a language. English, with a warning, where the code for other languages is lost. */
async function bring(wanted: Parameters<typeof bringVoice>[0]) {
  try {
    const code = await import('../languages/voice.ts');
    return await code.bringVoice(wanted);
  } catch {
    wanted.warn(`lang: the words of ${wanted.tag} could not be loaded`);
    return null;
  }
}

/** The full address, or null where it is not http(s). */
function webAddress(written: string, base: string): string | null {
  if (written === '' || !URL.canParse(written, base)) return null;
  const { protocol, href } = new URL(written, base);
  return /^https?:$/.test(protocol) ? href : null;
}
