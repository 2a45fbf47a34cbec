import { describe, expect, it } from 'vitest';
import { exampleOf, snippetOf } from '../../widget/build/snippet.ts';

const file = (name: string, integrity: string) => ({
  ...{ file: name, integrity, bytes: 1, gzip: 1, brotli: 1 },
  ...{ module: null, imports: [], dynamicImports: [] },
});
const MANIFEST = {
  version: '4.5.6',
  elements: { 'stay-booking': ['chunks/entry-a.js', 'chunks/first-b.js'], 'stay-account': ['chunks/c.js'] },
  files: [
    file('staychart.js', 'sha384-L'),
    file('chunks/first-b.js', 'sha384-B'),
    file('chunks/entry-a.js', 'sha384-A'),
  ],
};
const SCREENS = {
  'en-GB': {
    start: { anonymous: '<p>Start</p>', login: '<p>Log in</p>' },
    search: { anonymous: '<p>Search</p>', login: '<p>Search or sign in</p>' },
  },
};
/**
 * The hashes below come from `printf alert | openssl dgst -sha256 -binary | base64`, and the same for 'p{}'.
 */
const INLINE = { script: 'alert', style: { start: 'p{}', search: 'alert' } };

describe('D-600 the snippet', () => {
  it("holds the element's content, the hashes of its inline code and the first files with their integrity", () => {
    const around = (screen: 'start' | 'search', html: string) =>
      `<template shadowrootmode="open"><div data-sent="${screen} en-GB"><style>${INLINE.style[screen]}</style>${html}</div><slot></slot></template><script>alert</script>`;
    expect(snippetOf(MANIFEST, SCREENS, INLINE)).toEqual({
      version: '4.5.6',
      screens: {
        'en-GB': {
          start: { anonymous: around('start', '<p>Start</p>'), login: around('start', '<p>Log in</p>') },
          search: {
            anonymous: around('search', '<p>Search</p>'),
            login: around('search', '<p>Search or sign in</p>'),
          },
        },
      },
      policy: {
        script: 'sha256-35BQWN1npAn++BSA6B5HNlcrDttNf7mHxpXNB+Jg7IE=',
        style: {
          start: 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=',
          search: 'sha256-35BQWN1npAn++BSA6B5HNlcrDttNf7mHxpXNB+Jg7IE=',
        },
      },
      script: 'staychart.js',
      preload: [
        { file: 'chunks/entry-a.js', integrity: 'sha384-A' },
        { file: 'chunks/first-b.js', integrity: 'sha384-B' },
      ],
    });
  });

  it('comes as an example to paste, with the addresses used in the documents', () => {
    const lines = exampleOf(snippetOf(MANIFEST, SCREENS, INLINE)).split('\n');
    expect(lines.map((line) => line.replace(/<template.*<\/script>/, '…'))).toEqual([
      `<!-- For the page's policy: script-src 'sha256-35BQWN1npAn++BSA6B5HNlcrDttNf7mHxpXNB+Jg7IE='; style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=' -->`,
      '<script src="/staychart/staychart.js" defer></script>',
      '<link rel="modulepreload" href="/staychart/chunks/entry-a.js" integrity="sha384-A">',
      '<link rel="modulepreload" href="/staychart/chunks/first-b.js" integrity="sha384-B">',
      '<stay-booking host="https://api.estate.example" cms="cms" brand="The Estate">…',
      'To book a stay, ring us on <a href="tel:+441632960140">01632 960140</a>.',
      '</stay-booking>',
      '',
    ]);
  });

  it.each([
    ['a file that the manifest does not have', { ...MANIFEST, files: [] }, INLINE, 'is not in the manifest'],
    ['a script that ends itself', MANIFEST, { ...INLINE, script: '"</SCRIPT>"' }, 'the end of its element'],
    ['a script that opens a comment', MANIFEST, { ...INLINE, script: '"<!--"' }, 'the end of its element'],
    [
      'styles that end themselves',
      MANIFEST,
      { ...INLINE, style: { ...INLINE.style, search: '</style>' } },
      'the end of its element',
    ],
  ])('refuses %s', (_, manifest, inline, why) => {
    expect(() => snippetOf(manifest, SCREENS, inline)).toThrow(why);
  });
});
