import { expect, it } from 'vitest';
import { integrityPage, purposeOf } from '../../widget/build/scripts.ts';

it('writes the hash of each module and of its copy, and the loader’s tag', () => {
  const page = integrityPage([
    { file: 'staychart.js', integrity: 'sha384-L' },
    { file: 'chunks/a-1234567.js', integrity: 'sha384-A' },
    { file: 'words/de-1234567.js', integrity: 'sha384-D' },
  ]);
  // printf '{"integrity":…}' | openssl dgst -sha256 -binary | base64
  expect(page.split('\n')).toEqual([
    `<!-- For the page's policy: script-src 'sha256-Jmg/UBJ5galrl+zZT1a/mV/6aAPrPrJ7VCLeRM+kMRk=' -->`,
    '<script type="importmap">{"integrity":{"/staychart/chunks/a-1234567.js":"sha384-A","/staychart/words/de-1234567.js":"sha384-D","/staychart/again/a-1234567.js":"sha384-A"}}</script>',
    '<script src="/staychart/staychart.js" integrity="sha384-L" crossorigin defer></script>',
    '',
  ]);
});

it.each([
  ['staychart.js', 'finds the elements in the page, loads their code, draws the first screen of a booking'],
  ['chunks/booking-rates-abcdefg.js', "booking: 'rates', with its dialogs"],
  ['words/en-GB-x-plain-abcdefg.js', 'the sentences in en-GB-x-plain'],
])('says what %s is for', (file, purpose) => {
  expect(purposeOf({ file })).toBe(purpose);
});

it('fails for a file of which nobody has said what it is for', () => {
  expect(() => purposeOf({ file: 'chunks/stranger-abcdefg.js' })).toThrow('stranger');
});
