import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { SHIPPED } from '../../widget/languages/shipped.ts';
import { buildWidget, ELEMENTS } from '../../widget/build/build.ts';
import type { Manifest } from '../../widget/build/manifest.ts';
import { firstScreen, sizesOf, wholeFlow, withImports, type Sizes } from '../../widget/build/sizes.ts';
import { MEASURED } from './sizes.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Built {
  manifest: Manifest;
  read: (file: string) => string;
  /** Of all files. */
  text: string;
}

async function built(elements: typeof ELEMENTS): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-shipped-'));
  folders.push(folder);
  const manifest = await buildWidget(elements, folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { manifest, read, text: manifest.files.map(({ file }) => read(file)).join('\n') };
}

// As in `npm run build`. Otherwise the views compile for development.
vi.stubEnv('NODE_ENV', 'production');
const shipped = built(ELEMENTS);

it('the shipped build holds nothing of the inspector', async () => {
  const { text } = await shipped;
  expect(text).not.toContain('Copy path');
  expect(text).not.toContain('It would hear');
}, 180_000);

it('embedding.md: the script tag reads the same in a page of any encoding, whose server names none', async () => {
  const loader = (await shipped).read('staychart.js');
  expect(loader.match(/[^\x00-\x7f]/g)).toBeNull();
}, 180_000);

it('D-290 no size has grown by more than 3 %', async () => {
  const sizes = sizesOf((await shipped).manifest);
  const grown = (Object.keys(MEASURED) as (keyof Sizes)[]).filter(
    (name) => sizes[name] > MEASURED[name] * 1.03,
  );
  expect(Object.fromEntries(grown.map((name) => [name, sizes[name]]))).toEqual({});
}, 180_000);

it('performance.md: eight files come before the search acts on a press', async () => {
  const { manifest } = await shipped;
  const session = manifest.files.find(({ module }) => module === 'widget/wiring/session.ts');
  const files = new Set([...firstScreen(manifest, 'stay-booking'), ...withImports(manifest, session?.file)]);
  expect(files.size).toBeLessThanOrEqual(8);
}, 180_000);

it('D-560 another language adds only its words', async () => {
  const { manifest } = await shipped;
  const first = [...firstScreen(manifest, 'stay-booking'), ...firstScreen(manifest, 'stay-account')];
  expect(first.filter(({ file }) => file.startsWith('words/'))).toEqual([]);
  const tags = Object.keys(SHIPPED);
  const added = tags.map((tag) => {
    const language = manifest.files.find(({ module }) => module === `widget/languages/${tag}.json`);
    return withImports(manifest, language?.file).map(({ file }) => file.replace(/-[\w-]{7}\.js$/, ''));
  });
  expect(added).toEqual(tags.map((tag) => [`words/${tag}`]));
}, 180_000);

it("look.md: the shipped colours follow the page's colour scheme", async () => {
  expect((await shipped).text).toContain('--_ink:var(--stay-ink,light-dark(#212820,#ece9de))');
}, 180_000);

it('D-262 the booking ships no code of the account area, nor the account area code of the booking', async () => {
  const { manifest } = await shipped;
  const modules = (tag: string, folder: string) =>
    wholeFlow(manifest, tag).filter(({ module }) => module?.startsWith(folder));
  expect(modules('stay-booking', 'widget/account/')).toEqual([]);
  expect(modules('stay-account', 'widget/steps/')).toEqual([]);
}, 180_000);
