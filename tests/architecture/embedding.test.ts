import { expect, it } from 'vitest';
import { STEPS } from '../../src/domain/steps.ts';
import { ACCOUNT_PREVIEWS } from '../../widget/wiring/preview/account-previews.ts';
import { TARGET } from '../../widget/build-target.ts';
import { TOKEN_USES } from '../../docs/token-uses.ts';
import { eventsTable, readDocument, tokensTable, withTables } from '../../docs/write-tables.ts';

it('docs/embedding.md lists the current events and tokens; `npm run tables` writes them', async () => {
  const document = readDocument();
  expect(await withTables(document)).toBe(document);
});

it('the table of events lists names, details and times', () => {
  const rows = eventsTable().split('\n').slice(2);
  expect(rows).toHaveLength(19);
  expect(rows[0]).toBe(
    '| `stay:ready` | `{}` | The guest can use the first screen, or reads why the booking cannot start. |',
  );
  expect(rows).toContain(
    '| `stay:booked` | `{ confirmationNumber: string, total: number, currency: string }` | The booking is made and paid. Sent once for each booking, also after a reload. |',
  );
});

it('the table of tokens lists what each sets and its defaults in both schemes', () => {
  const rows = tokensTable().split('\n').slice(2);
  expect(rows.find((row) => row.startsWith('| `--stay-radius` '))).toBe(
    '| `--stay-radius` | rounded corners | `3px` |  |',
  );
  expect(rows.find((row) => row.startsWith('| `--stay-ink` '))).toMatch(
    /^\| `--stay-ink` \| text \| `#\w+` \| `#\w+` \|$/,
  );
  expect(rows.map((row) => /^\| `([\w-]+)`/.exec(row)?.[1])).toEqual(Object.keys(TOKEN_USES));
  expect(rows.length).toBeGreaterThan(20);
});

it('D-136 docs/embedding.md names the browsers that the build targets', () => {
  const [, chrome, firefox, safari] =
    /^- Browsers: Chrome and Edge (\S+), Firefox (\S+), Safari (\S+) or later/m.exec(readDocument()) ?? [];
  expect([`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`]).toEqual(TARGET);
});

it('D-250 docs/embedding.md names every step that can be previewed', () => {
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  expect(readDocument()).toContain(`The steps are ${listed(STEPS)}.`);
  expect(readDocument()).toContain(`the addresses of its screens: ${listed(ACCOUNT_PREVIEWS)}.`);
});

it('D-590 a WordPress shortcode takes attributes of the elements from the page, but no server addresses', () => {
  const document = readDocument();
  const quoted = (php: string) => [...php.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  const fromPage = quoted(/\$page = \[(.*)\];/.exec(document)?.[1] ?? '');
  const table = /^##+ Attributes\n([\s\S]*?)\n##+ /m.exec(document)?.[1] ?? '';
  const attributes = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(attributes).toEqual(expect.arrayContaining(fromPage));
  expect(fromPage).toEqual(['mode', 'preview', 'arrival-date', 'number-of-nights', 'code']);
});
