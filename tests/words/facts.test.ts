import { describe, expect, it } from 'vitest';
import { describeDifference } from '../../src/texts/describe-rates.ts';
import { listFacts } from '../../src/texts/list-facts.ts';
import { describeSleeps } from '../../src/texts/room-facts.ts';
import { catalogue } from '../support/catalogue.ts';
import { roomType } from '../support/fixtures.ts';
import { readShipped } from './shipped-words.ts';

describe('facts of different kinds have no word before the last', () => {
  it.each([
    { tag: 'de', sentence: '{more}, Frühstück, später zahlen' },
    { tag: 'fr', sentence: '{more}, le petit déjeuner, à payer plus tard' },
    { tag: 'ar', sentence: '{more}، الإفطار، الدفع لاحقًا' },
  ])('D-517 beside a rate in $tag', async ({ tag, sentence }) => {
    const { words, formats } = await readShipped(tag);
    const difference = {
      amount: 3_700,
      inclusions: ['breakfast' as const],
      payLater: true,
      cancelUntil: null,
    };
    expect(describeDifference({ ...words, formats }, difference, 2).sentence).toBe(sentence);
  });
});

it('who can sleep in a room is a sentence of the catalogue', () => {
  const rooms = { ...catalogue.rooms, sleeps: '{children} + {adults}' };
  const words = { ...catalogue, rooms };
  expect(describeSleeps(words, roomType({ maxAdults: 2, maxChildren: 1 }))).toBe('1 child + 2 adults');
});

it.each([
  { facts: ['1 Mill Lane', '', 'Overbeck'], line: 'Overbeck | 1 Mill Lane' },
  { facts: ['', 'Overbeck'], line: 'Overbeck' },
  { facts: ['', ''], line: '' },
])('facts in one line, without the empty ones: $line', ({ facts, line }) => {
  expect(listFacts({ ...catalogue.shared, facts: '{next} | {before}' }, facts)).toBe(line);
});
