import { expect, it } from 'vitest';
import { compared } from './versions.ts';

const DOCUMENT = 'The tests run in Firefox ESR 153.7 and WebKitGTK 2.50.';

it.each([
  ['firefox', 'Mozilla Firefox 153.7.0esr\n', 'Firefox ESR 153.7.0'],
  ['firefox', 'Mozilla Firefox 153.8.0esr\n', 'Firefox ESR 153.8.0, which docs/embedding.md does not name'],
  ['webkit', '2.50.6-1~deb12u2', 'WebKitGTK 2.50.6'],
  ['webkit', '2.5.1-1', 'WebKitGTK 2.5.1, which docs/embedding.md does not name'],
  ['webkit', '', 'WebKitGTK of no known version'],
] as const)('D-486 says of %s, which says %j: %s', (engine, said, words) => {
  expect(compared(engine, said, DOCUMENT)).toBe(words);
});
