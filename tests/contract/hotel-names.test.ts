import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEstate } from '../../demo/estate/handlers.ts';
import type { AccountConfiguration, StayConfiguration } from '../../demo/estate/world/wire.ts';
import { record } from './reference/record.ts';
import { TALKS } from './reference/talks.ts';

const SITE = join(import.meta.dirname, '../../demo/site');

/** Names that only Withenmere uses: its tables, spa, course, places and boats. */
const WITHENMERE =
  /Withenmere|Bath House|Ling Course|Stillroom|Boathouse|Long Gallery|Harle (Moor|Lodge)|Lapwing|from our own moor|the beck|[Pp]eat\b|lake shore/;

const MERIDIAN = /Meridian|Vaults|Bellfield|Casting Hall|Basin Grill|The Counter|Foundry/;
const GULL_SANDS = /Gull Sands|Salt House|Dune |Sun Room|Crab Shed|Captain’s Table|The Strand/;

/** The addresses of each hotel's pictures and pages. */
const WITHENMERES_FILES =
  /\/pictures\/(addons|areas|content|estate|rates|rooms|spa)\/|"\/(menus|contact|spa|dining|golf|rooms)\//;
const MERIDIANS_FILES = /\/pictures\/meridian\/|\/themes\/city\//;
const GULL_SANDS_FILES = /\/pictures\/coast\/|\/themes\/coast\//;

/** Names, pictures and pages of other hotels that a hotel's answers must not have. */
const OTHERS: [cms: string, others: RegExp[]][] = [
  ['meridian', [WITHENMERE, WITHENMERES_FILES, GULL_SANDS, GULL_SANDS_FILES]],
  ['gull-sands', [WITHENMERE, WITHENMERES_FILES, MERIDIAN, MERIDIANS_FILES]],
  ['cms', [MERIDIAN, MERIDIANS_FILES, GULL_SANDS, GULL_SANDS_FILES]],
];

describe('D-571 the estate’s answers for a hotel', () => {
  it.each(OTHERS)('no answer to %s has names or pictures of another hotel', async (cms, others) => {
    const found: string[] = [];
    let answers = 0;
    for (const talk of TALKS) {
      for (const { answer } of await record(talk, cms)) {
        answers += 1;
        // The address lookup finds houses of the whole dale, Withenmere's among them.
        if (talk.endpoint.startsWith('address')) continue;
        const text = JSON.stringify(answer);
        for (const other of others) {
          const [name] = other.exec(text) ?? [];
          if (name !== undefined) found.push(`${talk.endpoint}: ${name}`);
        }
      }
    }
    expect([...new Set(found)]).toEqual([]);
    expect(answers).toBeGreaterThan(60);
  });
});

describe('the add-ons and treatments of a hotel', () => {
  const estate = createEstate({ today: '2027-01-04' });
  const configurationOf = async (cms: string, kind: 'stay' | 'account') => {
    const request = new Request(`https://estate.test/${cms}/api/${kind}/getConfiguration`);
    return (await (await estate.handle(request)).json()) as StayConfiguration & AccountConfiguration;
  };

  it.each([
    [
      'meridian',
      [
        ['DINGALL', 'Seven courses at the kitchen counter', '/pictures/meridian/counter-1.webp'],
        ['SPATREAT', 'Treatments in the Vaults', '/pictures/meridian/vault-1.webp'],
        ['SPAGDN', 'An hour in the roof garden', '/pictures/meridian/roof-garden-1.webp'],
        ['FLOWERS', 'Flowers from the quay', '/pictures/meridian/flowers-1.webp'],
        ['LATEOUT', 'A late morning', '/pictures/meridian/late-departure-1.webp'],
      ],
    ],
    [
      'gull-sands',
      [
        ['DINBOAT', 'Supper at the Crab Shed', '/pictures/coast/crab-supper-1.svg'],
        ['SPATREAT', 'Treatments at the Salt House', '/pictures/coast/spa-room-1.svg'],
        ['FLOWERS', 'Flowers in your room', '/pictures/coast/flowers-1.svg'],
        ['HAMPER', 'Beach hamper', '/pictures/coast/hamper-1.svg'],
        ['SATCHEL', 'Rock-pool satchel', '/pictures/coast/satchel-1.svg'],
        ['LATEOUT', 'One more swim', '/pictures/coast/one-more-swim-1.svg'],
      ],
    ],
  ])('%s has its own names and pictures, also in the account', async (cms, own) => {
    const { AddOns } = await configurationOf(cms, 'stay');
    const { AddOns: inAccount } = await configurationOf(cms, 'account');
    const facts = (addOns: StayConfiguration['AddOns']) =>
      addOns.map(({ PMSCode, DisplayName, Images }) => [PMSCode, DisplayName, Images[0]?.Path]);
    expect(facts(AddOns)).toEqual(own);
    expect(facts(inAccount.filter(({ PMSCode }) => own.some(([code]) => code === PMSCode)))).toEqual(own);
  });

  it.each(['meridian', 'gull-sands'])('%s has none of Withenmere’s drawings', async (cms) => {
    const { AddOns, RateGroups } = await configurationOf(cms, 'stay');
    const shown = [
      ...AddOns.flatMap(({ Images, SpaTreatments }) => [
        ...Images,
        ...SpaTreatments.flatMap((treatment) => treatment.Images),
      ]),
      ...RateGroups.flatMap(({ Rates }) =>
        Rates.flatMap(({ TreatmentGroups }) =>
          TreatmentGroups.flatMap(({ Treatments }) => Treatments.flatMap(({ Images }) => Images)),
        ),
      ),
    ].map(({ Path }) => Path);
    expect(shown.filter((path) => /\/pictures\/(addons|spa)\//.test(path))).toEqual([]);
    const heavy = [...new Set(shown)].filter((path) => statSync(join(SITE, path)).size > 120_000);
    expect([shown.length > 20, heavy]).toEqual([true, []]);
  });
});
