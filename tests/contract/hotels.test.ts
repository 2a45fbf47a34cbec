import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { HOTELS } from '../../demo/estate/hotels/hotels.ts';
import { figuresOf } from '../../demo/site/figures.ts';
import type { AccountConfiguration, StayConfiguration } from '../../demo/estate/world/wire.ts';

/** Fields of a configuration that are read by nobody but the widget. */
const UNREAD =
  /^(Key|PMSCode|Id|Code|OperaCode|RestaurantId|System|MenuLink|Path|CalendarDefaultRate|Countries|AdultTitles|ChildTitles|Arrival|AllowedAddOnPackages)$/;

/** What a guest reads of a configuration, but for titles, countries and addresses. */
function textsOf(configuration: StayConfiguration): Set<string> {
  const texts = new Set<string>();
  JSON.stringify(configuration, (field, value: unknown) => {
    if (UNREAD.test(field)) return undefined;
    if (typeof value === 'string' && value !== '') texts.add(value);
    return value;
  });
  return texts;
}

const ROOT = join(import.meta.dirname, '../..');
let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: '2027-01-04' });
});

afterAll(() => demo.close());

async function configurationOf(cms: string): Promise<StayConfiguration> {
  const response = await fetch(`${demo.siteUrl}/${cms}/api/stay/getConfiguration`);
  return (await response.json()) as StayConfiguration;
}

async function roomsOf(cms: string): Promise<string[][]> {
  const { Areas } = await configurationOf(cms);
  return Areas.flatMap(({ RoomTypes }) =>
    RoomTypes.map(({ PMSCode, DisplayName, MaxAdults }) => [PMSCode, DisplayName, String(MaxAdults)]),
  );
}

describe('the hotels beside Withenmere', () => {
  it('tell of the codes that the estate sells in words of their own', async () => {
    expect(await roomsOf('meridian')).toEqual([
      ['HSPK', 'Park Room', '2'],
      ['SYGR', 'Snug', '2'],
      ['HSLK', 'Skyline Room', '2'],
      ['HSLS', 'Corner Suite', '3'],
    ]);
    expect(await roomsOf('gull-sands')).toEqual([
      ['HSLK', 'Sea Room', '2'],
      ['SYCH', 'Family Rooms', '4'],
      ['SYHL', 'Crow’s Nest', '3'],
      ['LSSC', 'Beach Hut', '2'],
    ]);
    expect(await roomsOf('cms')).toHaveLength(13);
  });

  it('name nothing of Withenmere’s tables, and sell with their rates what they have', async () => {
    const { RateGroups, AddOns } = await configurationOf('meridian');
    const tables = RateGroups.flatMap(({ Rates }) =>
      Rates.flatMap(({ DinnerRestaurants }) => DinnerRestaurants),
    );
    expect([...new Set(tables.map(({ DisplayName }) => DisplayName))].sort()).toEqual([
      'The Basin Grill',
      'The Casting Hall',
      'The Counter',
    ]);
    const sold = AddOns.map(({ PMSCode }) => PMSCode);
    expect(sold).toEqual(['DINGALL', 'SPATREAT', 'SPAGDN', 'FLOWERS', 'LATEOUT']);
    const allowed = RateGroups.flatMap(({ Rates }) => Rates.flatMap((rate) => rate.AllowedAddOnPackages));
    expect(allowed.filter((code) => !sold.includes(code))).toEqual([]);
  });

  it('name their rooms in the account, too', async () => {
    const response = await fetch(`${demo.siteUrl}/gull-sands/api/account/getConfiguration`);
    const { RoomTypes } = (await response.json()) as {
      RoomTypes: { PMSCode: string; DisplayName: string }[];
    };
    const names = Object.fromEntries(RoomTypes.map(({ PMSCode, DisplayName }) => [PMSCode, DisplayName]));
    expect([names['HSLK'], names['MRHL']]).toEqual(['Sea Room', 'Harle Lodge']);
  });

  it('have pictures that are there, each below 120 kB and with a caption', () => {
    const pictures = Object.values(HOTELS).flatMap(({ areas }) =>
      areas.flatMap(({ RoomTypes }) => RoomTypes.flatMap(({ Images }) => Images)),
    );
    const wrong = pictures.filter(
      ({ Path, Caption }) => Caption === '' || statSync(join(ROOT, 'demo/site', Path)).size > 120_000,
    );
    expect([pictures.length > 10, wrong]).toEqual([true, []]);
  });
});

describe('the CMS of Gull Sands', () => {
  const asked = async (acceptLanguage: string | null, cms = 'gull-sands', kind = 'stay') => {
    const headers = acceptLanguage === null ? {} : { 'accept-language': acceptLanguage };
    const response = await fetch(`${demo.siteUrl}/${cms}/api/${kind}/getConfiguration`, { headers });
    const { headers: answered } = response;
    return {
      language: answered.get('content-language'),
      vary: answered.get('vary'),
      configuration: (await response.json()) as StayConfiguration & AccountConfiguration,
    };
  };

  it.each([
    [null, 'en-GB', 'Sea Room'],
    ['de', 'de', 'Meerzimmer'],
    ['fr-CH, de;q=0.8', 'fr', 'Chambre Mer'],
    ['ar-EG', 'ar', 'غرفة البحر'],
    ['de;q=0.5, fr;q=0.9', 'fr', 'Chambre Mer'],
    ['en-GB,de;q=0.5', 'en-GB', 'Sea Room'],
    ['cy, de;q=0', 'en-GB', 'Sea Room'],
    ['constructor, __proto__', 'en-GB', 'Sea Room'],
  ])('asked for %s it answers in %s', async (acceptLanguage, language, room) => {
    const answer = await asked(acceptLanguage);
    expect([answer.language, answer.vary]).toEqual([language, 'Accept-Language']);
    expect(answer.configuration.Areas[0]?.RoomTypes[0]?.DisplayName).toBe(room);
  });

  it('has translated all that it says into German and French', async () => {
    const english = textsOf((await asked('en')).configuration);
    expect(english.size).toBeGreaterThan(100);
    for (const language of ['de', 'fr']) {
      const said = textsOf((await asked(language)).configuration);
      expect([language, [...said].filter((text) => english.has(text))]).toEqual([language, []]);
    }
  });

  it('has translated the rooms, rates and extras into Arabic', async () => {
    const { Areas, RateGroups, AddOns } = (await asked('ar')).configuration;
    const names = [...Areas, ...Areas.flatMap(({ RoomTypes }) => RoomTypes), ...RateGroups, ...AddOns];
    expect(names.map(({ DisplayName }) => DisplayName).filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });

  it('has the titles and countries of the language, its own country first', async () => {
    const { configuration: german } = await asked('de');
    expect(german.AdultTitles.slice(0, 2)).toEqual([
      { OperaCode: 'MR', DisplayName: 'Herr' },
      { OperaCode: 'MRS', DisplayName: 'Frau' },
    ]);
    const names = german.Countries.map(({ DisplayName }) => DisplayName);
    expect(names.slice(0, 2)).toEqual(['Vereinigtes Königreich', 'Australien']);
    expect(names.indexOf('Dänemark')).toBeLessThan(names.indexOf('Deutschland'));
    expect(german.Countries.find(({ OperaCode }) => OperaCode === 'ES')?.DisplayName).toBe('Spanien');
  });

  it('says the account in the language asked for, too, and no other hotel’s', async () => {
    const { configuration: account } = await asked('fr', 'gull-sands', 'account');
    const names = (list: { DisplayName: string }[]) => list.map(({ DisplayName }) => DisplayName);
    expect(names(account.RoomTypes)).toContain('Cabine de plage');
    expect(names(account.RateTypes)).toContain('Demi-pension');
    expect(names(account.Titles)).toContain('Mme');
    const meridian = await asked('fr', 'meridian');
    expect([meridian.language, meridian.configuration.Areas[0]?.DisplayName]).toEqual([
      'en-GB',
      'The Foundry',
    ]);
  });
});

describe('the pages for hoteliers', () => {
  it('say the sizes of the bundle, and the calls of performance.md', () => {
    const { calls } = figuresOf(join(ROOT, 'dist'));
    const row = /\| all +\| (\d+)/.exec(readFileSync(join(ROOT, 'docs/performance.md'), 'utf8'))?.[1];
    expect(calls).toBe(row);
    const unbuilt = { loader: '–', first: '–', whole: '–', language: '–', calls: row };
    expect(figuresOf(join(ROOT, 'nowhere'))).toEqual(unbuilt);
  });

  it.each([
    ['/themes/city/booking/', 'cms="meridian"', 'start="search"'],
    ['/themes/coast/', 'cms="gull-sands"', 'mode="overlay"'],
    ['/booking/', 'cms="cms"', 'start=""', '<html lang="en-GB"'],
    ['/themes/city/', '<html lang="en-GB-x-plain"'],
    ['/themes/city/booking/?lang=en-GB', '<html lang="en-GB"'],
    [
      '/themes/coast/booking/?lang=de',
      '<html lang="de" dir="ltr"',
      '<h1 data-said="heading">Zimmer buchen</h1>',
    ],
    [
      '/themes/coast/?lang=ar',
      '<html lang="ar" dir="rtl"',
      '>كوخ الشاطئ</h3>',
      '/themes/coast/account/?lang=ar',
    ],
    ['/themes/coast/?lang=xx', '<html lang="en-GB" dir="ltr"'],
  ])('%s has attributes of its own', async (path, ...attributes) => {
    const html = await (await fetch(`${demo.siteUrl}${path}`)).text();
    expect(attributes.filter((attribute) => !html.includes(attribute))).toEqual([]);
  });

  it('a scenario keeps the hotel’s own CMS', async () => {
    const html = await (await fetch(`${demo.siteUrl}/themes/city/booking/?scenario=slow`)).text();
    expect(html).toContain(`cms="${demo.siteUrl}/s/slow/meridian"`);
    const response = await fetch(`${demo.siteUrl}/s/slow/meridian/pictures/meridian/facade.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
