import { overrideTexts } from '../texts/override.ts';
import { GROUPS } from '../texts/groups.ts';
import type { Voice } from '../texts/registry.ts';

/**
 * The voice with a host's wording of single texts (D-42); without a voice, the specification's English. Names are
 * dotted paths. `warn` is told once of each name that the catalogue does not have, when its group has loaded.
 */
export function withHostWording(
  voice: Voice | null,
  wording: Readonly<Record<string, string>>,
  warn: (message: string) => void,
): Voice {
  const told = new Set<string>();
  const warnOnce = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    warn(message);
  };
  return {
    lang: voice?.lang ?? 'en-GB',
    direction: voice?.direction ?? 'ltr',
    say: (english) => {
      const isToCome = (name: string) => {
        const [group = ''] = name.split('.');
        return GROUPS.includes(group) && !Object.hasOwn(english, group);
      };
      const known = Object.entries(wording).filter(([name]) => !isToCome(name));
      return overrideTexts(voice?.say(english) ?? english, Object.fromEntries(known), warnOnce);
    },
  };
}
