import { expect, it } from 'vitest';
import { englishWords } from './english-words.ts';
import { PSEUDO, pseudo, pseudoTexts } from './pseudo.ts';
import { formsOf, placeholdersOf, sentencesOf } from './sentences.ts';

it.each([
  ['en-XA', 'Book a room', '[Ɓööööķ åå ŕööööɱ]'],
  ['en-XA', 'Room {leg}: {name}', '[Ŕööööɱ {leg}: {name}]'],
  ['ar-XB', 'Book a room', '[بووووق اا رووووم]'],
  ['ar-XB', ' and ', ' [ااند] '],
  ['en-XA', '{day}: {time}', '{day}: {time}'],
  ['en-XA', '5+', '5+'],
] as const)('in %s the sentence %s is %s', (tag, english, expected) => {
  expect(pseudo(tag, english)).toBe(expected);
});

it.each(PSEUDO)('%s is about 40 % longer and has every sentence and placeholder', (tag) => {
  const words = { ...pseudoTexts(tag), formats: null };
  const flat = (texts: object) =>
    sentencesOf(texts).flatMap(({ text }) => formsOf(text).map(([, one]) => one));
  const said = flat(words);
  const english = flat(englishWords);
  expect(said.map((text) => placeholdersOf(text).join())).toEqual(
    english.map((text) => placeholdersOf(text).join()),
  );
  const length = (texts: string[]) => [...texts.join('')].length;
  expect(length(said) / length(english)).toBeGreaterThan(1.35);
  expect(length(said) / length(english)).toBeLessThan(1.5);
});

it('pseudo-Arabic has no direction marks, which belong to the markup', () => {
  expect(JSON.stringify({ ...pseudoTexts('ar-XB'), formats: null })).not.toMatch(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
  );
});
