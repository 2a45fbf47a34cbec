import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { SHIPPED, matchShipped } from '../../widget/languages/shipped.ts';
import { englishWords } from './english-words.ts';
import { formsOf, placeholdersOf, sentencesOf, type Sentence } from './sentences.ts';
import { readShipped } from './shipped-words.ts';
import { typographyOf } from './typography.ts';
import { OPTIONAL_PLACEHOLDERS } from '../../widget/languages/checked-words.ts';
import { listFacts } from '../../widget/texts/list-facts.ts';
import { describeSleeps } from '../../widget/steps/rooms/room-facts.texts.ts';
import { catalogue } from '../support/catalogue.ts';
import { roomType } from '../support/fixtures.ts';
import { acceptedLanguage, speaksEnglish } from '../../widget/page/language.ts';

/** Names of companies and products, the same in every language. */
const NAMES = ['Visa', 'Amex', 'Discover', 'MasterCard', 'UK Maestro', 'Apple Pay', 'Google Pay'];

/** Words that a language shares with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['Check-in', 'Check-out', 'Code', 'Eircode (optional)', 'Golf', 'Name', 'Restaurant', 'Spa'],
  fr: ['Code', 'Date', 'Dates', 'Golf', 'Restaurant', 'Spa', 'Total'],
  // A file name, and the format of a card's date, which is in Latin letters on the card too.
  ar: ['stay.ics', 'MM/YY'],
};

/** Sentences that may be the same as in English. */
function mayBeEnglish(tag: string): readonly string[] {
  return [...NAMES, ...(SHARED[tag] ?? [])];
}

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
        const found = placeholdersOf(one).filter((name) => !OPTIONAL_PLACEHOLDERS[place]?.includes(name));
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

/**
 * Sentences that are said of two and more: a minimum is told to those who are fewer, a part is of more than itself, and
 * a list is unfolded where it is long.
 */
const NEVER_OF_ONE: readonly string[] = [
  'controls.calendar.minimumStay',
  'calendar.tooShort',
  'calendar.picker.tooShort',
  'rooms.outcomes.minimumGuests',
  'rooms.outcomes.minimumNights',
  'rates.showAll',
  'itinerary.booked.part',
];

/** What may follow a number in a sentence of one form: a word that is not counted, or has the same form for one. */
const SAME_WITH_ONE: Readonly<Record<string, readonly string[]>> = {
  en: ['and', 'chosen', 'in', 'min', 'of', 'or', 'x'],
  de: ['Min', 'Spieler', 'gewählt', 'oder', 'pro', 'von', 'wählen'],
  fr: ['min', 'ou', 'sur'],
  ar: ['أو', 'د', 'فما', 'في', 'من'],
};

// Where English has one form for all numbers, every language has one, which must be right with each number.
it.each(Object.keys(SHIPPED))(
  'the sentences of one form in %s count no thing that may be one',
  async (tag) => {
    const same = SAME_WITH_ONE[tag.split('-')[0] ?? ''] ?? [];
    const counting = sentencesOf((await readShipped(tag)).words).filter(({ place, text }) => {
      if (typeof text !== 'string' || NEVER_OF_ONE.includes(place)) return false;
      const counted = text.matchAll(/\{(?:n|minutes|age|possible|guests|count)\}\s(\p{L}+)/gu);
      return [...counted].some(([, word = '']) => !same.includes(word));
    });
    expect(counting).toEqual([]);
  },
);

it.each([
  { tag: 'de', line: 'Frühstück, Golf, Spa' },
  { tag: 'ar', line: 'Frühstück، Golf، Spa' },
])('facts of different kinds have no word before the last in $tag', async ({ tag, line }) => {
  const { words } = await readShipped(tag);
  expect(listFacts(words.shared, ['Frühstück', 'Golf', 'Spa'])).toBe(line);
});

it('who can sleep in a room is a sentence of the catalogue', () => {
  const rooms = { ...catalogue.rooms, sleeps: '{children} + {adults}' };
  const words = { ...catalogue, rooms };
  expect(describeSleeps(words, roomType({ maxAdults: 2, maxChildren: 1 }))).toBe('1 child + 2 adults');
  const five = roomType({ maxAdults: 3, maxChildren: 2 });
  expect(describeSleeps(catalogue, { ...five, maxOccupancy: 4 })).toBe(
    '3 adults / 2 children, up to 4 in all',
  );
  expect(describeSleeps(catalogue, { ...five, maxOccupancy: 5 })).toBe('3 adults / 2 children');
});

it.each([
  { facts: ['1 Mill Lane', '', 'Overbeck'], line: 'Overbeck | 1 Mill Lane' },
  { facts: ['', 'Overbeck'], line: 'Overbeck' },
  { facts: ['', ''], line: '' },
])('facts in one line, without the empty ones: $line', ({ facts, line }) => {
  expect(listFacts({ ...catalogue.shared, facts: '{next} | {before}' }, facts)).toBe(line);
});

/** An element in a page with this language; null for a page without one. */
function elementIn(lang: string | null): Element {
  const holder = lang === null ? null : { getAttribute: () => lang };
  return { closest: () => holder, hasAttribute: () => false } as unknown as Element;
}

test.each([
  [null, { isEnglish: true, accepted: 'en-GB', shipped: null }],
  ['', { isEnglish: true, accepted: 'en-GB', shipped: null }],
  ['en', { isEnglish: true, accepted: 'en', shipped: null }],
  ['en_US', { isEnglish: true, accepted: 'en', shipped: null }],
  ['en-GB-x-plain', { isEnglish: false, accepted: 'en-GB', shipped: 'en-GB-x-plain' }],
  ['DE-at', { isEnglish: false, accepted: 'DE-at', shipped: 'de' }],
  ['de_DE', { isEnglish: false, accepted: 'de', shipped: 'de' }],
  ['cy', { isEnglish: false, accepted: 'cy', shipped: null }],
  ['ü\n', { isEnglish: false, accepted: 'en-GB', shipped: null }],
  ['a'.repeat(200), { isEnglish: false, accepted: 'a'.repeat(35), shipped: null }],
])('D-560 reads the language of a page in %j', (lang, expected) => {
  const element = elementIn(lang);
  expect({
    isEnglish: speaksEnglish(element),
    accepted: acceptedLanguage(element),
    shipped: matchShipped(lang ?? ''),
  }).toEqual(expected);
});
