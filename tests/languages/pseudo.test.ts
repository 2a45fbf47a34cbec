import { expect, it } from 'vitest';
import { englishWords } from './english-words.ts';
import { pseudo, pseudoTexts } from './pseudo.ts';
import { formsOf, placeholdersOf, sentencesOf } from './sentences.ts';
import { markedTexts, placesIn } from './marks.ts';

it.each([
  ['Book a room', '[بووووق اا رووووم]'],
  ['Room {leg}: {name}', '[رووووم {leg}: {name}]'],
  [' and ', ' [ااند] '],
  ['{day}: {time}', '{day}: {time}'],
  ['5+', '5+'],
])('the sentence %s is %s', (english, expected) => {
  expect(pseudo(english)).toBe(expected);
});

it('is about 40 % longer, and has every sentence and placeholder and no mark of direction', () => {
  const flat = (texts: object) =>
    sentencesOf(texts).flatMap(({ text }) => formsOf(text).map(([, one]) => one));
  const said = flat({ ...pseudoTexts(), formats: null });
  const english = flat(englishWords);
  const placeholders = (texts: string[]) => texts.map((text) => placeholdersOf(text).join());
  expect(placeholders(said)).toEqual(placeholders(english));
  const length = (texts: string[]) => [...texts.join('')].length;
  expect(length(said) / length(english)).toBeGreaterThan(1.35);
  expect(length(said) / length(english)).toBeLessThan(1.5);
  expect(said.join()).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});

it('every form of a sentence has the mark of its place before its words', () => {
  const texts = markedTexts();
  expect(placesIn(texts.search.departure)).toEqual(['search.departure']);
  expect(placesIn(texts.shared.nights.one)).toEqual(['shared.nights']);
  expect(placesIn(texts.ui.frame.steps.join())).toEqual([
    'ui.frame.steps.0',
    'ui.frame.steps.1',
    'ui.frame.steps.2',
    'ui.frame.steps.3',
    'ui.frame.steps.4',
  ]);
  expect(texts.shared.nights.other).toMatch(/^⟦\d+⟧\{n\} nights$/);
});
