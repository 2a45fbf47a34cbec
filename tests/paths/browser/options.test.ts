import { expect, it } from 'vitest';
import { readPathsInBrowser } from './options.ts';

it('reads the engine and passes everything else on to Playwright', () => {
  expect(readPathsInBrowser(['modals', '--engine', 'firefox', '--shard', '1/2'])).toEqual({
    engine: 'firefox',
    playwright: ['modals', '--shard', '1/2'],
  });
  expect(readPathsInBrowser(['-g', 'booking 3 of'])).toEqual({
    engine: 'chromium',
    playwright: ['-g', 'booking 3 of'],
  });
  expect(() => readPathsInBrowser(['--engine'])).toThrow('--engine is one of chromium, firefox, not ');
});
