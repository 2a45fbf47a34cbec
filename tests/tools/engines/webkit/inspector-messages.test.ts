import { expect, it } from 'vitest';
import { addressed, decode, encode, readTargets, readText } from './inspector-messages.ts';

const PAGE = { connection: 1n, target: 258n };

/** A target as `(tsssb)`: its number, three texts, a flag, and the ends of the texts, the last first. */
function target(number: number, type: string, name: string, url: string): number[] {
  const texts = [type, name, url].map((text) => [...Buffer.from(`${text}\0`)]);
  const ends = texts.map((_, index) => 8 + texts.slice(0, index + 1).flat().length);
  return [number, 0, 0, 0, 0, 0, 0, 0, ...texts.flat(), 0, ...ends.toReversed()];
}

it('writes the length, the byte order, the name and the parameters', () => {
  expect([...encode('Go', Buffer.from([7]))]).toEqual([0, 0, 0, 4, 1, 71, 111, 0, 7]);
});

it('reads the complete messages and keeps an incomplete one for later', () => {
  const both = Buffer.concat([encode('One', Buffer.from([1])), encode('Two', Buffer.from([2, 3]))]);
  expect(decode(both.subarray(0, both.length - 1))).toEqual({
    messages: [{ name: 'One', parameters: Buffer.from([1]) }],
    rest: both.subarray(10, both.length - 1),
  });
  expect(decode(both).messages.map(({ name }) => name)).toEqual(['One', 'Two']);
  expect(decode(both.subarray(0, 3))).toEqual({ messages: [], rest: both.subarray(0, 3) });
});

it('addresses a page and reads the text that comes from it', () => {
  expect([...addressed(PAGE)]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0]);
  expect(addressed(PAGE, '“a”').subarray(16)).toEqual(Buffer.from('“a”\0'));
  expect(readText(addressed(PAGE, '“a”'))).toBe('“a”');
});

it('finds the pages among all targets', () => {
  const first = target(5, 'JavaScript', 'a', 'b');
  const second = target(6, 'WebPage', 'Booking', 'http://hotel.test/');
  const padded = [...first, ...Array.from({ length: (8 - (first.length % 8)) % 8 }, () => 0)];
  const list = [...padded, ...second, first.length, padded.length + second.length];
  const parameters = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, ...list]);
  expect(readTargets(parameters)).toEqual({
    connection: 3n,
    pages: [{ connection: 3n, target: 6n }],
  });
  expect(readTargets(parameters.subarray(0, 8))).toEqual({ connection: 3n, pages: [] });
});
