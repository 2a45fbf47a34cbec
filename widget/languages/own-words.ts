import * as v from 'valibot';
import { withByteLimit } from '../../src/browser/byte-limit.ts';
import type { Texts } from '../texts/catalogue.ts';
import { GROUPS } from '../texts/groups.ts';
import type { Group, Voice } from '../texts/registry.ts';
import { intlFormats } from './intl-formats.ts';
import { checkedWords } from './checked-words.ts';

/** Bytes of an estate's catalogue, and milliseconds that its download may take. */
const BYTE_LIMIT = 500_000;
const TIME_LIMIT = 5_000;

/** The format of the catalogue. Another number belongs to another version of the widget. */
const VERSION = 1;

const catalogue = v.object({
  staychart: v.literal(
    VERSION,
    `staychart is not ${VERSION}, the version of catalogues that this widget reads`,
  ),
  lang: v.pipe(v.string('lang is not a text'), v.check(isLanguage, 'lang is not a language tag')),
  direction: v.optional(v.picklist(['ltr', 'rtl'], 'direction is neither ltr nor rtl'), 'ltr'),
  texts: v.record(v.string(), v.unknown(), 'texts is not an object'),
});

/** An estate's own sentences. `over` lays them over a voice. */
export interface OwnWords {
  over: (voice: Voice | null) => Voice;
}

/**
 * Fetches an estate's own catalogue (docs/embedding.md). Rejects with an Error that says why the catalogue cannot be
 * used. `warn` is told of each sentence that cannot be used, and the voice's own stays.
 */
export async function bringOwnWords(address: string, warn: (message: string) => void): Promise<OwnWords> {
  const { lang, direction, texts } = read(await download(address));
  for (const name of Object.keys(texts)) if (!GROUPS.includes(name)) warn(`words: ${name} is not known`);
  const formats = intlFormats(lang, firstDayOf(lang));
  return {
    over: (voice) => {
      const kept = new Map<Group, { from: unknown; texts: unknown }>();
      const checked = (group: Group, under: unknown, english: unknown) => {
        const known = kept.get(group);
        if (known && known.from === under) return known.texts;
        const worded = Object.hasOwn(texts, group)
          ? checkedWords({ english, under, own: texts[group], name: group, warn })
          : under;
        kept.set(group, { from: under, texts: worded });
        return worded;
      };
      return {
        lang,
        direction,
        say: (english) => {
          const under = voice?.say(english) ?? english;
          const worded = Object.entries(under).map(([name, said]) => {
            const group = name as Group;
            return [group, group === 'formats' ? formats : checked(group, said, english[group])];
          });
          return Object.fromEntries(worded) as Partial<Texts>;
        },
      };
    },
  };
}

async function download(address: string): Promise<string> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIME_LIMIT),
    credentials: 'same-origin',
    referrerPolicy: 'no-referrer',
  }).catch(() => null);
  if (!response) throw new Error(`${address} did not answer`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  try {
    return await (await withByteLimit(response, BYTE_LIMIT)).text();
  } catch {
    throw new Error(`${address} is too large or was cut off`);
  }
}

function read(json: string): v.InferOutput<typeof catalogue> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new Error('the catalogue is not JSON');
  }
  const result = v.safeParse(catalogue, parsed);
  if (!result.success) throw new Error(result.issues[0].message);
  return result.output;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The first day of the language's week, where the browser knows it; else Monday. */
function firstDayOf(lang: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(lang);
  return locale.getWeekInfo?.().firstDay ?? 1;
}
