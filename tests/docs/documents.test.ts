import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../architecture/sources.ts';
import { readVersion } from '../../widget/build/build.ts';
import { OUTCOME_OF_STATUS } from '../../machines/steps/payment/payment.rules.ts';

const DOCUMENTS = globSync('{*,{docs,src,machines,widget,demo,tests,e2e}/**/*}.md', {
  cwd: PROJECT,
}).toSorted();
/** The manifests whose scripts and commands a document may name. */
const MANIFESTS = ['package.json', 'tests/tools/paths/package.json'];

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
/** A document's text without comments. Code in it stays. */
const textOf = (file: string) => read(file).replaceAll(/<!--[^]*?-->/g, '');
/** Its prose, without blocks and pieces of code. */
const proseOf = (file: string) => textOf(file).replaceAll(/^```[^]*?^```$|`[^`\n]+`/gm, '');

/** The anchors of a document, as GitHub gives them to its headings, and its own. */
function anchorsOf(file: string): string[] {
  const text = textOf(file).replaceAll(/^```[^]*?^```$/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, anchor = '']) => anchor)];
}

/** Whether a link of a document leads to a file that is there, and to an anchor in it where it names one. */
function leadsSomewhere(document: string, link: string): boolean {
  if (/^(?:https?|mailto):/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? document : relative(PROJECT, join(PROJECT, dirname(document), path));
  if (!existsSync(join(PROJECT, file))) return false;
  return anchor === undefined || (file.endsWith('.md') && anchorsOf(file).includes(anchor));
}

const scripts = MANIFESTS.flatMap((file) => {
  const { scripts = {}, bin = {} } = JSON.parse(read(file)) as { scripts?: object; bin?: object };
  return [...Object.keys(scripts), ...Object.keys(bin)];
});

describe.each(DOCUMENTS)('%s', (file) => {
  it('has no dead link', () => {
    const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const named = [...textOf(file).matchAll(/\b(?:npm run|npx) (?:--silent )?([a-z][\w:-]*)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

it('the documents are found, and a dead link and anchor among them', () => {
  expect(DOCUMENTS).toContain('docs/architecture.md');
  expect(leadsSomewhere('README.md', 'docs/embedding.md#what-the-site-must-allow')).toBe(true);
  expect(leadsSomewhere('README.md', 'docs/embedding.md#what-nobody-wrote')).toBe(false);
  expect(leadsSomewhere('README.md', 'docs/no-such.md')).toBe(false);
});

it('CHANGELOG.md begins with the coming version, then the version in package.json', () => {
  expect(Array.from(read('CHANGELOG.md').matchAll(/^## (.*)$/gm), ([, title]) => title).slice(0, 2)).toEqual([
    'Coming',
    readVersion(),
  ]);
});

it('E-01 docs/server.md says for each status of complete what the widget takes it for', () => {
  const rows = [...read('docs/server.md').matchAll(/^\| (.*?) +\| (refused|gone) +\|/gm)];
  const said = rows.flatMap(([, answers = '', outcome]) =>
    [...answers.matchAll(/`(\d{3})`/g)].map(([, status]) => [status, outcome]),
  );
  expect(Object.fromEntries(said)).toEqual(OUTCOME_OF_STATUS);
});

it('D-590 a WordPress shortcode takes attributes of the elements from the page, but no server addresses', () => {
  const document = read('docs/embedding.md');
  const quoted = (php: string) => [...php.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  const fromPage = quoted(/\$page = \[(.*)\];/.exec(document)?.[1] ?? '');
  const table = /^##+ Attributes\n([\s\S]*?)\n##+ /m.exec(document)?.[1] ?? '';
  const attributes = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(attributes).toEqual(expect.arrayContaining(fromPage));
  expect(fromPage).toEqual(['mode', 'preview', 'arrival-date', 'number-of-nights', 'code']);
});
