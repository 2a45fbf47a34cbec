import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SHIPPED } from '../../src/words/shipped.ts';
import { englishWords } from './english-words.ts';
import { mayBeEnglish } from './same-as-english.ts';
import { formsOf, placeholdersOf, sentencesOf, type Sentence } from './sentences.ts';
import { readShipped } from './shipped-words.ts';
import { typographyOf } from './typography.ts';

const english = sentencesOf(englishWords);
const englishOf = new Map(english.map(({ place, text }) => [place, text]));

const englishAt = new Map(english.flatMap(textsOf).map(({ at, text }) => [at, text]));

/** The forms of a sentence, each with its dotted place. */
function textsOf({ place, text }: Sentence): { at: string; text: string }[] {
  return formsOf(text).map(([form, one]) => ({ at: form === '' ? place : `${place}.${form}`, text: one }));
}

/** Numbers enough for every plural rule, including those that read the last two digits. */
const NUMBERS = Array.from({ length: 201 }, (_, n) => n);

describe.each(Object.keys(SHIPPED))('the words of %s', async (tag) => {
  const { own, words, formats } = await readShipped(tag);
  const isVoice = tag.startsWith('en');
  const said = sentencesOf(words);
  const texts = said.flatMap(textsOf);
  const rules = new Intl.PluralRules(formats.locale);

  it('have the sentences of English, with plurals where English has them', () => {
    const shape = (sentences: Sentence[]) =>
      sentences.map(({ place, text }) => `${place}${typeof text === 'string' ? '' : ' (plural)'}`).toSorted();
    const wanted = shape(english);
    expect(shape(said)).toEqual(wanted);
    const given = shape(sentencesOf(own));
    expect(given).toEqual(isVoice ? wanted.filter((place) => given.includes(place)) : wanted);
  });

  it('have exactly the plural forms of the language', () => {
    const needed = rules.resolvedOptions().pluralCategories.toSorted();
    const wrong = said.filter(
      ({ text }) => typeof text !== 'string' && Object.keys(text).toSorted().join() !== needed.join(),
    );
    expect(wrong.map(({ place, text }) => `${place}: ${Object.keys(text).join()}`)).toEqual([]);
  });

  it('have the English placeholders; a form for a single number may spell it out', () => {
    const isOfOne = (form: string) => NUMBERS.filter((n) => rules.select(n) === form).length === 1;
    const wrong = said.flatMap(({ place, text }) => {
      const given = englishOf.get(place);
      if (given === undefined) return [];
      const wanted = placeholdersOf(
        formsOf(given)
          .map(([, one]) => one)
          .join(),
      );
      return formsOf(text).flatMap(([form, one]) => {
        const found = placeholdersOf(one);
        const saysNumber = found.includes('n') || !isOfOne(form);
        const expected = saysNumber ? wanted : wanted.filter((name) => name !== 'n');
        return found.join() === expected.join() ? [] : [`${place} ${form}: ${found.join()}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('are not empty, without markup, without spaces at the ends unless English has them', () => {
    const wrong = texts.filter(
      ({ text }) => text.trim() === '' || /<[a-z!/]|&#?\w+;/i.test(text) || /\s{2}/.test(text),
    );
    expect(wrong).toEqual([]);
    // A text beside a link begins or ends with a space. A no-break space before a sign does not count.
    const bare = texts.filter(({ at, text }) => / $|^ /.test(text) && !/ $|^ /.test(englishAt.get(at) ?? ''));
    expect(bare).toEqual([]);
  });

  it('have the typography of the language', () => {
    expect(texts.flatMap(({ at, text }) => typographyOf(tag, text).map((one) => `${at}: ${one}`))).toEqual(
      [],
    );
  });

  if (isVoice)
    it('say nothing that English says', () => {
      const same = sentencesOf(own).filter(({ place, text }) =>
        isDeepStrictEqual(text, englishOf.get(place)),
      );
      // A list is said whole.
      expect(same.filter(({ place }) => !/\.\d+$/.test(place))).toEqual([]);
    });
  else
    it('leave no sentence in English by mistake', () => {
      const left = texts.filter(
        ({ at, text }) => /\p{L}/u.test(unfilled(text)) && text === englishAt.get(at),
      );
      expect(left.filter(({ text }) => !mayBeEnglish(tag).includes(text))).toEqual([]);
    });
});

function unfilled(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '');
}
