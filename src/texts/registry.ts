import { POUND, type Currency } from '../domain/money.ts';
import type { Texts } from './catalogue.ts';

export type Group = keyof Texts;

let registered: Partial<Texts> = {};
const listeners = new Set<() => void>();

/** Makes texts known to every widget. Called when the code of a screen is loaded, so a lazy chunk brings its own (D-195). */
export function registerTexts(added: Partial<Texts>): void {
  registered = { ...registered, ...added };
  for (const tell of listeners) tell();
}

/** What is said beside the specification's English: another language, or a host's own wording (src/words/voice.ts). */
export interface Voice {
  /** For the attribute `lang`. */
  lang: string;
  direction: 'ltr' | 'rtl';
  /** Fetches the sentences of these groups; says whether any were new. Never rejects. */
  load: (groups: readonly Group[]) => Promise<boolean>;
  /** The texts in this voice, where its sentences have come. */
  say: (english: Partial<Texts>) => Partial<Texts>;
}

/**
 * The texts that have come so far, in the language that is spoken. One object that takes up further
 * groups: what is on the screen has its texts, and need not be drawn again when those of a later screen come (D-275).
 * Another language, or sentences that come after their screen, make another object.
 */
export interface ResolvedTexts {
  get: () => Texts;
  /** What is spoken now. */
  spoken: () => Pick<Voice, 'lang' | 'direction'>;
  /** Tells of further texts. Returns what stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the language, once its sentences have come; null is the specification's English. */
  speak: (voice: Voice | null) => Promise<void>;
  /** Writes amounts in another currency than the pound. */
  useCurrency: (currency: Currency) => void;
  /** Settles when the language has its sentences for all code that has come. Never rejects. */
  caughtUp: () => Promise<void>;
}

const ENGLISH = { lang: 'en-GB', direction: 'ltr' } as const;

/** The texts of one element, in the specification's English until another voice is spoken. */
export function resolveTexts(): ResolvedTexts {
  let voice: Voice | null = null;
  let wanted: Voice | null = null;
  let currency = POUND;
  let base: Partial<Texts> | null = null;
  let worded: Partial<Texts> = {};
  const wordAll = () => {
    const texts = voice?.say(registered) ?? registered;
    return currency === POUND || !texts.formats ? texts : { ...texts, formats: texts.formats.in(currency) };
  };
  const get = () => {
    if (base === registered) return worded as Texts;
    base = registered;
    return Object.assign(worded, { ...wordAll(), ...worded }) as Texts;
  };
  const wordAnew = () => {
    base = registered;
    worded = { ...wordAll() };
    for (const tell of listeners) tell();
  };
  const catchUp = async () => {
    const speaking = voice;
    if ((await speaking?.load(Object.keys(registered) as Group[])) && voice === speaking) wordAnew();
  };
  let catching = Promise.resolve();
  // One after the other, so that what has come is worded once.
  const caughtUp = () => (catching = catching.then(catchUp));
  return {
    get,
    caughtUp,
    spoken: () => (voice ? { lang: voice.lang, direction: voice.direction } : ENGLISH),
    subscribe(listener) {
      const tell = () => {
        get();
        listener();
        void caughtUp();
      };
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    useCurrency(named) {
      if (named.code === currency.code) return;
      currency = named;
      wordAnew();
    },
    async speak(next) {
      wanted = next;
      await next?.load(Object.keys(registered) as Group[]);
      // Another may have been asked for meanwhile.
      if (wanted !== next || voice === next) return;
      voice = next;
      wordAnew();
    },
  };
}
