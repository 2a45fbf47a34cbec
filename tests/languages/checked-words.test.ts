import { expect, test } from 'vitest';
import { checkedWords } from '../../widget/languages/checked-words.ts';

const ENGLISH = {
  title: 'Room {leg}',
  nights: { one: '{n} night', other: '{n} nights' },
  steps: ['Dates', 'Rooms'],
  inner: { text: 'Hello' },
};

function check(own: unknown) {
  const warnings: string[] = [];
  const worded = checkedWords({
    ...{ english: ENGLISH, under: ENGLISH, own, name: 'rooms' },
    warn: (warning) => warnings.push(warning),
  });
  return { worded, warnings };
}

test('own sentences replace the others one by one; a list stays a list', () => {
  const own = {
    title: 'Ystafell {leg}',
    nights: { zero: 'dim noson', two: 'dwy noson', other: '{n} noson' },
    steps: { 1: 'Ystafelloedd' },
  };
  expect(check(own)).toEqual({
    worded: {
      title: 'Ystafell {leg}',
      nights: { zero: 'dim noson', two: 'dwy noson', other: '{n} noson' },
      steps: ['Dates', 'Ystafelloedd'],
      inner: { text: 'Hello' },
    },
    warnings: [],
  });
});

test('the button that pays may have the sum in its words', () => {
  const warnings: string[] = [];
  const worded = checkedWords({
    english: { submit: 'PAY TO COMPLETE', title: 'Payment' },
    under: { submit: 'PAY TO COMPLETE', title: 'Payment' },
    own: { submit: 'Talu {amount}', title: 'Talu {amount}' },
    name: 'payment',
    warn: (warning) => warnings.push(warning),
  });
  expect(worded).toEqual({ submit: 'Talu {amount}', title: 'Payment' });
  expect(warnings).toEqual(['words: payment.title has the unknown placeholder {amount}']);
});

test.each([
  ['markup', { title: '<b>Room</b> {leg}' }, 'rooms.title has markup in it'],
  ['an extra placeholder', { title: 'Room {leg} {name}' }, 'rooms.title has the unknown placeholder {name}'],
  ['a missing placeholder', { title: 'Room' }, 'rooms.title lacks {leg}'],
  ['a number', { title: 7 }, 'rooms.title is not a text'],
  [
    'a text that is too long',
    { title: `{leg} ${'a'.repeat(2_000)}` },
    'rooms.title is longer than 2000 letters',
  ],
  ['an unknown name', { titel: 'Zimmer' }, 'rooms.titel is not known'],
  ['a name of every object', { constructor: 'Zimmer' }, 'rooms.constructor is not known'],
  ['a plural without its last form', { nights: { one: '{n}' } }, 'rooms.nights has no form "other"'],
  ['a plural without its number', { nights: { other: 'nights' } }, 'rooms.nights lacks {n}'],
  ['an unknown form', { nights: { other: '{n}', six: '{n}' } }, 'rooms.nights has the unknown form "six"'],
  ['a text for a part', { inner: 'Hello' }, 'rooms.inner is not an object'],
  ['null', null, 'rooms is not an object'],
])('%s keeps the English sentence and warns the estate', (_, own, warning) => {
  expect(check(own)).toEqual({ worded: ENGLISH, warnings: [`words: ${warning}`] });
});
