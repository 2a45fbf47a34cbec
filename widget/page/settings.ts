import * as v from 'valibot';
import { INTERESTS } from '../../src/domain/account/marketing.ts';
import type { ElementSettings } from '../interface/settings.ts';
import { DEFAULT_LINKS } from '../ui/media/assets-context.tsx';
import { safeHref } from '../ui/media/safe-href.ts';

export const NO_SETTINGS: ElementSettings = {
  links: DEFAULT_LINKS,
  phones: {},
  endpoints: {},
  texts: {},
  mailingLists: {},
};

const PARTS: readonly string[] = Object.keys(NO_SETTINGS);

/** Checks the settings of a page. `warn` is told of each wrong value, which keeps its default. Never throws. */
export function readSettings(given: unknown, warn: (message: string) => void): ElementSettings {
  const settings = entriesOf(given);
  if (!settings) {
    warn('settings is not an object');
    return NO_SETTINGS;
  }
  for (const [name] of settings) if (!PARTS.includes(name)) warn(`settings.${name} is not known`);
  const parts = Object.fromEntries(settings);
  /** The valid values of a part. */
  const part = <Value>(
    name: keyof ElementSettings,
    schema: v.GenericSchema<unknown, Value>,
    wanted = 'a text',
  ) => {
    const values = entriesOf(parts[name] ?? {});
    if (!values) warn(`settings.${name} is not an object`);
    return (values ?? []).flatMap(([key, value]): [string, Value][] => {
      const read = v.safeParse(schema, value);
      if (read.success) return [[key, read.output]];
      warn(`settings.${name}.${key} is not ${wanted}`);
      return [];
    });
  };
  const links = part('links', v.nullable(v.string())).filter(([name, href]) => {
    const isKnown = Object.hasOwn(DEFAULT_LINKS, name);
    const isUsable = isKnown && (href === null || safeHref(href) !== null);
    if (!isUsable) warn(`settings.links.${name} is not ${isKnown ? 'a web address or a path' : 'known'}`);
    return isUsable;
  });
  const lists = part('mailingLists', v.pipe(v.number(), v.integer(), v.minValue(0)), 'a number').filter(
    ([name]) => {
      const isKnown = INTERESTS.some((interest) => interest === name);
      if (!isKnown) warn(`settings.mailingLists.${name} is not known`);
      return isKnown;
    },
  );
  return {
    links: { ...DEFAULT_LINKS, ...Object.fromEntries(links) },
    phones: Object.fromEntries(part('phones', v.string())),
    endpoints: Object.fromEntries(part('endpoints', v.string())),
    texts: Object.fromEntries(part('texts', v.string())),
    mailingLists: Object.fromEntries(lists),
  };
}

function entriesOf(given: unknown): [string, unknown][] | null {
  return typeof given === 'object' && given !== null ? Object.entries(given) : null;
}
