import { POUND, type Currency } from '../../src/domain/money/money.ts';
import type { Texts } from './catalogue.ts';

export type Group = keyof Texts;

let registered: Partial<Texts> = {};
const listeners = new Set<() => void>();

/**
 * Adds texts for every widget. The code of a screen calls it when it loads, so a lazy chunk brings its own texts.
 */
export function registerTexts(added: Partial<Texts>): void {
  registered = { ...registered, ...added };
  for (const tell of listeners) tell();
}

/** A voice other than the specification's English: another language, or a host's own wording (widget/languages/voice.ts). */
export interface Voice {
  /** The value of the attribute `lang`. */
  lang: string;
  direction: 'ltr' | 'rtl';
  /** The texts in this voice. */
  say: (english: Partial<Texts>) => Partial<Texts>;
}

/**
 * The loaded texts, in the spoken language. The object stays the same when groups are added: the screen has its texts
 * already and is not drawn again. A change of language makes a new object.
 */
export interface ResolvedTexts {
  get: () => Texts;
  /** The spoken language and its direction. */
  spoken: () => Pick<Voice, 'lang' | 'direction'>;
  /** Calls the listener when texts are added or change. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the language. Null: the specification's English. */
  speak: (voice: Voice | null) => void;
  /** Sets another currency than the pound for amounts. */
  useCurrency: (currency: Currency) => void;
}

const ENGLISH = { lang: 'en-GB', direction: 'ltr' } as const;

/** The texts of one element. They begin in the specification's English. */
export function resolveTexts(): ResolvedTexts {
  let voice: Voice | null = null;
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
  return {
    get,
    spoken: () => (voice ? { lang: voice.lang, direction: voice.direction } : ENGLISH),
    subscribe(listener) {
      const tell = () => {
        get();
        listener();
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
    speak(next) {
      if (voice === next) return;
      voice = next;
      wordAnew();
    },
  };
}
