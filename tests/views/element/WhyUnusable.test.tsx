import { afterEach, expect, test, vi } from 'vitest';
import { createElement, ownProperty } from '../../../src/browser/own-document.ts';
import { refuseUnusable, whyNoLogin, whyUnusable } from '../../../src/browser/why-unusable.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelectorAll('iframe').forEach((frame) => {
    frame.remove();
  });
});

/** A document that has elements with these names. */
function named(...names: string[]): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument ?? document;
  const tags = names.map((name) => `<img name="${name}"><form name="${name}"></form>`);
  page.body.innerHTML = tags.join('');
  return page;
}

test('T2 a page is usable where its elements hide only names that the widget can do without', () => {
  expect([
    whyUnusable(document),
    whyNoLogin(),
    whyUnusable(named('body', 'baseURI', 'title', 'head')),
  ]).toEqual([null, null, null]);
  expect(() => {
    refuseUnusable(document);
  }).not.toThrow();
});

test.each([
  'addEventListener',
  'createElement',
  'createTextNode',
  'defaultView',
  'parentNode',
  'documentMode',
])('a page with an element of the name %s is refused, with the reason', (name) => {
  const why = `the page has changed document.${name}`;
  const page = named(name);
  expect(whyUnusable(page)).toBe(why);
  expect(() => {
    refuseUnusable(page);
  }).toThrow(why);
});

test("a script's own createElement counts as the browser's", () => {
  const page = named();
  page.createElement = Document.prototype.createElement.bind(page);
  expect(whyUnusable(page)).toBeNull();
});

test('D-373 a changed JSON.stringify or Array.from is the reason given', () => {
  vi.spyOn(JSON, 'stringify').mockReturnValueOnce('"[1]"');
  expect(whyUnusable(document)).toBe('the page has changed JSON.stringify');
  vi.spyOn(Array, 'from').mockReturnValueOnce([1]);
  expect(whyUnusable(document)).toBe('the page has changed Array.from');
});

test("T2 the document's own properties are found behind the page's names", () => {
  const page = named('body', 'createElement', 'baseURI');
  expect([
    ownProperty(page, 'body').localName,
    ownProperty(page, 'baseURI'),
    createElement(page, 'a').localName,
  ]).toEqual(['body', document.baseURI, 'a']);
});
