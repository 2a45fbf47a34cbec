import { expect, test } from 'vitest';
import { matchShipped } from '../../src/words/shipped.ts';
import { acceptedLanguage, speaksEnglish } from '../../widget/page/language.ts';

/** An element in a page with this language; null for a page without one. */
function elementIn(lang: string | null): Element {
  const holder = lang === null ? null : { getAttribute: () => lang };
  return { closest: () => holder, hasAttribute: () => false } as unknown as Element;
}

test.each([
  [null, { isEnglish: true, accepted: 'en-GB', shipped: null }],
  ['', { isEnglish: true, accepted: 'en-GB', shipped: null }],
  ['en', { isEnglish: true, accepted: 'en', shipped: null }],
  ['en_US', { isEnglish: true, accepted: 'en', shipped: null }],
  ['en-GB-x-plain', { isEnglish: false, accepted: 'en-GB', shipped: 'en-GB-x-plain' }],
  ['DE-at', { isEnglish: false, accepted: 'DE-at', shipped: 'de' }],
  ['de_DE', { isEnglish: false, accepted: 'de', shipped: 'de' }],
  ['cy', { isEnglish: false, accepted: 'cy', shipped: null }],
  ['ü\n', { isEnglish: false, accepted: 'en-GB', shipped: null }],
  ['a'.repeat(200), { isEnglish: false, accepted: 'a'.repeat(35), shipped: null }],
])('D-560 reads the language of a page in %j', (lang, expected) => {
  const element = elementIn(lang);
  expect({
    isEnglish: speaksEnglish(element),
    accepted: acceptedLanguage(element),
    shipped: matchShipped(lang ?? ''),
  }).toEqual(expected);
});
