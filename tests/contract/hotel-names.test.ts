import { describe, expect, it } from 'vitest';
import { record } from './reference/record.ts';
import { TALKS } from './reference/talks.ts';

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

describe('the estate’s answers for a hotel', () => {
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
