import { expect, it } from 'vitest';
import { SHIPPED } from '../../src/words/shipped.ts';
import { sentencesOf } from './sentences.ts';
import { readShipped } from './shipped-words.ts';

/**
 * Sentences that are said of two and more: a minimum is told to those who are fewer, a part is of more than itself, and
 * a list is unfolded where it is long.
 */
const NEVER_OF_ONE: readonly string[] = [
  'controls.calendar.minimumStay',
  'calendar.picker.tooShort',
  'rooms.outcomes.minimumGuests',
  'rooms.outcomes.minimumNights',
  'rates.showAll',
  'itinerary.booked.part',
];

/** What may follow a number in a sentence of one form: a word that is not counted, or has the same form for one. */
const SAME_WITH_ONE: Readonly<Record<string, readonly string[]>> = {
  en: ['and', 'booked', 'in', 'min', 'of', 'or', 'x'],
  de: ['Min', 'Spieler', 'gebucht', 'oder', 'pro', 'von', 'wählen'],
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
