import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import type { AccountConfiguration, StayConfiguration } from '../../demo/estate/world/wire.ts';

/** Fields that guests never read. The widget reads them. */
const UNREAD =
  /^(Key|PMSCode|Id|Code|OperaCode|RestaurantId|System|MenuLink|Path|CalendarDefaultRate|Countries|AdultTitles|ChildTitles|Arrival|AllowedAddOnPackages|ExchangeRates)$/;

/** The texts of a configuration that guests read, except titles, countries and addresses. */
function textsOf(configuration: StayConfiguration): Set<string> {
  const texts = new Set<string>();
  JSON.stringify(configuration, (field, value: unknown) => {
    if (UNREAD.test(field)) return undefined;
    if (typeof value === 'string' && value !== '') texts.add(value);
    return value;
  });
  return texts;
}

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0, today: '2027-01-04' });
});

afterAll(() => demo.close());

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
  ])('answers Accept-Language %s in %s', async (acceptLanguage, language, room) => {
    const answer = await asked(acceptLanguage);
    expect([answer.language, answer.vary]).toEqual([language, 'Accept-Language']);
    expect(answer.configuration.Areas[0]?.RoomTypes[0]?.DisplayName).toBe(room);
  });

  it('has every text in German and French', async () => {
    const english = textsOf((await asked('en')).configuration);
    expect(english.size).toBeGreaterThan(100);
    for (const language of ['de', 'fr']) {
      const said = textsOf((await asked(language)).configuration);
      expect([language, [...said].filter((text) => english.has(text))]).toEqual([language, []]);
    }
  });

  it('has rooms, rates and extras in Arabic', async () => {
    const { Areas, RateGroups, AddOns } = (await asked('ar')).configuration;
    const names = [...Areas, ...Areas.flatMap(({ RoomTypes }) => RoomTypes), ...RateGroups, ...AddOns];
    expect(names.map(({ DisplayName }) => DisplayName).filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });

  it('has titles and countries in the language, the hotel’s own country first', async () => {
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

  it('translates the account’s configuration too, but no other hotel’s', async () => {
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
