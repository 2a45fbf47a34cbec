import type { Formats } from '../texts/formats.ts';
import type { Voice } from '../texts/registry.ts';
import { intlFormats } from './intl-formats.ts';
import { bringOwnWords } from './own-words.ts';
import { layOver } from './lay-over.ts';
import { matchShipped, SHIPPED } from './shipped.ts';

interface Wanted {
  /** The tag of the language that the page asks for. */
  tag: string;
  /** The address of the estate's own catalogue; null without one. */
  address: string | null;
  warn: (message: string) => void;
}

/** The voice for a tag, with the estate's own sentences over it. Null: the specification's English. Never rejects. */
export async function bringVoice({ tag, address, warn }: Wanted): Promise<Voice | null> {
  const [shipped, own] = await Promise.all([
    bringShipped(tag, address === null, warn),
    bringOwn(address, warn),
  ]);
  return own ? own.over(shipped) : shipped;
}

async function bringOwn(address: string | null, warn: (message: string) => void) {
  if (address === null) return null;
  try {
    return await bringOwnWords(address, warn);
  } catch (error) {
    warn(`words: ${error instanceof Error ? error.message : 'could not be had'}`);
    return null;
  }
}

async function bringShipped(
  tag: string,
  isMissed: boolean,
  warn: (message: string) => void,
): Promise<Voice | null> {
  const name = matchShipped(tag);
  const language = name === null ? undefined : SHIPPED[name];
  if (name === null || !language) {
    if (isMissed && !/^en(?![a-z])/i.test(tag)) warn(`lang: there are no words for ${tag}`);
    return null;
  }
  try {
    const { default: words } = await language.words();
    // A group is worded once, so that it stays the same object.
    const said: Partial<Record<string, unknown>> = { formats: inRegion(language.formats, tag) };
    return {
      lang: name.replace(/-x-.*/, ''),
      direction: language.direction,
      say: (english) =>
        Object.fromEntries(
          Object.entries(english).map(([group, texts]) => [
            group,
            (said[group] ??= layOver(texts, words[group as keyof typeof words])),
          ]),
        ),
    };
  } catch {
    warn(`lang: the words of ${name} could not be loaded`);
    return null;
  }
}

/** A language's formats with the conventions of the tag's region, if it names one: 'CHF 2’643.33' in 'de-CH'. */
function inRegion(formats: Formats, tag: string): Formats {
  const region = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z\d])/i.exec(tag)?.[1];
  const { locale, firstDay } = formats;
  const regional = region === undefined ? locale : new Intl.Locale(locale, { region }).toString();
  return regional === locale ? formats : intlFormats(regional, firstDay);
}
