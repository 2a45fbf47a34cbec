import { overrideTexts } from '../texts/override.ts';
import { PARTS } from '../texts/parts.ts';
import type { Group, Voice } from '../texts/registry.ts';

/** All groups, so that a host's wording of one that has not come yet is no mistake. */
export const GROUPS: readonly Group[] = [...Object.values(PARTS).flat(), 'formats'];

/**
 * A voice, or the specification's English, with single texts as the host words them (D-42). Names are dotted paths; `warn`
 * hears once of each that the catalogue does not have, when its group has come.
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
    load: async (groups) => (await voice?.load(groups)) ?? false,
    say: (english) => {
      const isToCome = (name: string) => {
        const [group = ''] = name.split('.');
        return (GROUPS as readonly string[]).includes(group) && !Object.hasOwn(english, group);
      };
      const known = Object.entries(wording).filter(([name]) => !isToCome(name));
      return overrideTexts(voice?.say(english) ?? english, Object.fromEntries(known), warnOnce);
    },
  };
}
