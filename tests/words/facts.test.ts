import { describe, expect, it } from 'vitest';
import type { Texts } from '../../src/texts/catalogue.ts';
import { describeDifference } from '../../src/texts/describe-rates.ts';
import { describeSleeps } from '../../src/texts/room-facts.ts';
import { catalogue } from '../support/catalogue.ts';
import { roomType } from '../support/fixtures.ts';
import { readShipped } from './shipped-words.ts';

describe('facts of different kinds have no word before the last', () => {
  it.each([
    { tag: 'de', gains: ', Frühstück, später zahlen' },
    { tag: 'fr', gains: ', le petit déjeuner, à payer plus tard' },
    { tag: 'ar', gains: '، الإفطار، الدفع لاحقًا' },
  ])('D-517 beside a rate in $tag', async ({ tag, gains }) => {
    const { parts, formats } = await readShipped(tag);
    const words = { ...parts.rates, formats } as Pick<Texts, 'rates' | 'formats'>;
    const difference = {
      amount: 3_700,
      inclusions: ['breakfast' as const],
      payLater: true,
      cancelUntil: null,
    };
    expect(describeDifference(words, difference, 2).gains).toBe(gains);
  });
});

it('who can sleep in a room is a sentence of the catalogue', () => {
  const rooms = { ...catalogue.rooms, sleeps: '{children} + {adults}' };
  const words = { rooms, formats: catalogue.formats };
  expect(describeSleeps(words, roomType({ maxAdults: 2, maxChildren: 1 }))).toBe('1 child + 2 adults');
});
