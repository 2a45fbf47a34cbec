import { PARTS, type Part } from '../texts/parts.ts';
import type { Texts } from '../texts/catalogue.ts';
import type { Group, Voice } from '../texts/registry.ts';
import type { Language } from './language.ts';
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
    const { bringOwnWords } = await import('./own-words.ts');
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
  if (name === null) {
    if (isMissed && !/^en(?![a-z])/i.test(tag)) warn(`lang: there are no words for ${tag}`);
    return null;
  }
  try {
    const code = await SHIPPED[name]?.();
    return code ? shippedVoice(name, code.language, warn) : null;
  } catch {
    warn(`lang: the words of ${name} could not be loaded`);
    return null;
  }
}

function shippedVoice(name: string, language: Language, warn: (message: string) => void): Voice {
  const said: Partial<Texts> = { ...(language.first as Partial<Texts>), formats: language.formats };
  const coming = new Map<string, Promise<boolean>>();
  const bring = async (part: Exclude<Part, 'first'>) => {
    try {
      const { words } = await language.later[part]();
      Object.assign(said, words);
      return true;
    } catch {
      // The next screen asks for it again.
      coming.delete(part);
      warn(`lang: some words of ${name} could not be loaded`);
      return false;
    }
  };
  return {
    lang: name.replace(/-x-.*/, ''),
    direction: language.direction,
    async load(groups) {
      const parts = laterParts(groups).filter((part) => !(PARTS[part][0] in said));
      const loads = parts.map((part) => {
        const load = coming.get(part) ?? bring(part);
        coming.set(part, load);
        return load;
      });
      return (await Promise.all(loads)).includes(true);
    },
    say: (english) =>
      Object.fromEntries(
        Object.entries(english).map(([group, texts]) => [group, said[group as Group] ?? texts]),
      ),
  };
}

/** The parts with these groups, without the first part. */
function laterParts(groups: readonly Group[]): Exclude<Part, 'first'>[] {
  const parts = Object.entries(PARTS) as [Part, readonly Group[]][];
  return parts
    .filter(([, held]) => held.some((group) => groups.includes(group)))
    .flatMap(([part]) => (part === 'first' ? [] : [part]));
}
