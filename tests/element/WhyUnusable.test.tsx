import { afterEach, expect, test, vi } from 'vitest';
import { createElement, ownProperty } from '../../src/browser/own-document.ts';
import { refuseUnusable, whyNoLogin, whyUnusable } from '../../src/browser/why-unusable.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
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
  const hiding = named('body', 'baseURI', 'title', 'head');
  expect([whyUnusable(document), whyNoLogin(), whyUnusable(hiding)]).toEqual([null, null, null]);
  expect(() => refuseUnusable(document)).not.toThrow();
});

test('a page whose elements hide a name that the widget needs is refused, with the reason', () => {
  const names = 'addEventListener createElement createTextNode defaultView parentNode documentMode';
  for (const name of names.split(' ')) {
    const page = named(name);
    const why = `the page has changed document.${name}`;
    expect(whyUnusable(page)).toBe(why);
    expect(() => refuseUnusable(page)).toThrow(why);
  }
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

test('a page that has taken away a function of the browser is refused, with the reason', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  expect(whyUnusable(document)).toBeNull();
  vi.stubGlobal('ResizeObserver', undefined);
  expect(whyUnusable(document)).toBe('the page has changed window.ResizeObserver');
});

test("T2 the document's own properties are found behind the page's names", () => {
  const page = named('body', 'createElement', 'baseURI');
  const own = [ownProperty(page, 'body').localName, ownProperty(page, 'baseURI')];
  expect([...own, createElement(page, 'a').localName]).toEqual(['body', document.baseURI, 'a']);
});
