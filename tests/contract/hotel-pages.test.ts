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
    const OWN = [home, pictures, `/assets${home}`, '/assets/base.css', '/assets/nights.css'];
    const SHARED = [
      '/assets/currency.js',
      '/assets/language.js',
      '/assets/settings.js',
      '/assets/consent.js',
      '/staychart/',
    ];
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

  it.each([
    ['cms', '', '01632 960140', '01632 960145'],
    ['gull-sands', '/themes/coast', '01632 960270', '01632 960275'],
    ['meridian', '/themes/city', '020 7946 0180', '020 7946 0185'],
  ])(
    'of %s show its own telephone numbers, and so do the answers of its CMS',
    async (cms, home, reservations, spa) => {
      const own = [reservations, spa, ...[reservations, spa].map(international)];
      const paths = ['contact', 'booking', 'account'].map((name) => `${home}/${name}/`);
      const languages = cms === 'gull-sands' ? ['en-GB', 'de', 'fr', 'ar'] : ['en-GB'];
      const addresses = languages.flatMap((language) => [
        ...paths.map((path) => ({ address: `${path}?lang=${language}`, language })),
        { address: `/${cms}/api/stay/getConfiguration`, language },
      ]);
      const seen = new Set<string>();
      for (const { address, language } of addresses) {
        const response = await fetch(`${demo.siteUrl}${address}`, {
          headers: { 'accept-language': language },
        });
        expect([address, response.status]).toEqual([address, 200]);
        for (const number of numbersIn(await response.text())) seen.add(number);
      }
      expect([...seen].toSorted()).toEqual(own.toSorted());
    },
  );

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

/** '01632 960140' as '+441632960140'. */
function international(phone: string): string {
  return `+44${phone.replaceAll(' ', '').slice(1)}`;
}

/** The numbers of Ofcom's ranges for drama, as they are shown and as they are dialled. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/01632 960\d{3}|020 7946 0\d{3}|\+44(?:1632960\d{3}|2079460\d{3})/g)].map(
    ([number]) => number,
  );
}
