import type { Texts } from '../texts/catalogue.ts';
import type { Plural } from '../texts/fill.ts';
import type { Formats } from '../texts/formats.ts';
import type { Part, PARTS } from '../texts/parts.ts';

/** The sentences in another language or voice. Numbers may take more forms than in English. */
export type Translated<English> = English extends string
  ? string
  : English extends { one: string; other: string }
    ? Plural & { readonly [Key in Exclude<keyof English, 'one' | 'other'>]: Translated<English[Key]> }
    : { readonly [Key in keyof English]: Translated<English[Key]> };

/** The sentences of one part. */
export type Words<Name extends Part> = {
  readonly [Group in (typeof PARTS)[Name][number]]: Translated<Texts[Group]>;
};

type Later = Exclude<Part, 'first'>;

/** A shipped language or voice beside en-GB. Each part of the texts is a file, which loads with its screens. */
export interface Language {
  direction: 'ltr' | 'rtl';
  formats: Formats;
  first: Words<'first'>;
  later: { readonly [Name in Later]: () => Promise<{ words: Words<Name> }> };
}
