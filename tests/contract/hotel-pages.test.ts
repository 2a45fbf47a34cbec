import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: '2027-01-04' });
});

afterAll(() => demo.close());

/** The addresses on its own site of a page's pictures, links and files. */
async function addressesOf(path: string): Promise<string[]> {
  const response = await fetch(`${demo.siteUrl}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  const html = await response.text();
  return [...html.matchAll(/ (?:href|src|action)="([^"]+)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), `${demo.siteUrl}${path}`))
    .filter(({ origin }) => origin === demo.siteUrl)
    .map(({ pathname, search }) => `${pathname}${search}`);
}

describe('the pages of a hotel', () => {
  it.each([
    ['/themes/city/', '/pictures/meridian/', 7],
    ['/themes/coast/', '/pictures/coast/', 7 * 4],
  ])('%s: its pages link only to themselves and to the list of hotels', async (home, pictures, least) => {
    const OWN = [home, pictures, `/assets${home}`, '/assets/nights.css', '/assets/currency.js'];
    const SHARED = ['/assets/language.js', '/assets/settings.js', '/assets/consent.js', '/staychart/'];
    const foreign = new Set<string>();
    const seen = new Set([home]);
    for (const page of seen) {
      for (const address of await addressesOf(page)) {
        if (address === '/themes/') continue;
        if (![...OWN, ...SHARED].some((start) => address.startsWith(start)))
          foreign.add(`${page}: ${address}`);
        // Links to a day or a month of the prices lead to the same page.
        else if (address.startsWith(home) && !/arrivalDate|month=/.test(address)) seen.add(address);
        else if (address.startsWith(pictures)) await expectThere(address);
      }
    }
    expect([...foreign]).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(least);
  });

  it.each(['contact', 'spa', 'general-booking-terms', 'privacy-cookie-policy'])(
    '%s has its heading in the language of the query',
    async (name) => {
      const headingOf = async (path: string) => {
        const html = await (await fetch(`${demo.siteUrl}${path}`)).text();
        return /<h1>([^<]+)</.exec(html)?.[1];
      };
      const headings = await Promise.all(
        ['en-GB', 'de', 'fr', 'ar'].map((tag) => headingOf(`/themes/coast/${name}/?lang=${tag}`)),
      );
      expect(headings).not.toContain(undefined);
      // English and French share the word 'contact'.
      expect(new Set(headings).size).toBe(name === 'contact' ? 3 : 4);
    },
  );
});

async function expectThere(path: string): Promise<void> {
  const { status } = await fetch(`${demo.siteUrl}${path}`);
  expect([path, status]).toEqual([path, 200]);
}
