import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { STEPS } from '../../src/domain/steps.ts';
import { SHIPPED } from '../../src/words/shipped.ts';
import { buildWidget, ELEMENTS } from '../../widget/build.ts';
import type { Manifest } from '../../widget/build-manifest.ts';
import { firstScreen, laterSteps, weigh, wholeFlow, withImports, wordsOf } from '../../widget/build-sizes.ts';
import { BUDGETS } from '../support/size-budgets.ts';
import { withSteadySizes } from '../support/steady-sizes.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function built(
  elements: typeof ELEMENTS,
): Promise<{ manifest: Manifest; steady: Manifest; text: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-shipped-'));
  folders.push(folder);
  const manifest = await buildWidget(elements, folder);
  const text = manifest.files.map(({ file }) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return { manifest, steady: withSteadySizes(manifest, folder), text };
}

// As in `npm run build`. Otherwise the views compile for development.
vi.stubEnv('NODE_ENV', 'production');
const shipped = built(ELEMENTS);

it('the shipped build holds nothing of the inspector', async () => {
  const { text } = await shipped;
  expect(text).not.toContain('Copy path');
  expect(text).not.toContain('It would hear');
}, 180_000);

const sum = (budgets: Record<string, number>) => Object.values(budgets).reduce((all, one) => all + one, 0);

it('D-303 performance.md: the bundle stays within its budgets', async () => {
  const { manifest, steady } = await shipped;
  expect(manifest.files[0]?.gzip).toBeLessThanOrEqual(1024);
  expect(weigh(firstScreen(steady, 'stay-booking')).brotli).toBeLessThanOrEqual(99_513 + sum(BUDGETS.first));
  expect(weigh(wholeFlow(steady, 'stay-booking')).brotli).toBeLessThanOrEqual(266_034 + sum(BUDGETS.flow));
  expect(weigh(wholeFlow(steady, 'stay-account')).brotli).toBeLessThanOrEqual(210_986 + sum(BUDGETS.account));
  const steps = laterSteps(steady, 'stay-booking', STEPS);
  expect(steps.map(({ step }) => step)).toEqual(STEPS.slice(1));
  expect(steps.filter(({ weight }) => weight.brotli > 14_788)).toEqual([]);
}, 180_000);

it('D-560 another language adds only its words', async () => {
  const { manifest } = await shipped;
  const heavy = Object.keys(SHIPPED).filter((tag) => wordsOf(manifest, tag).first.brotli > 4_000);
  expect(heavy).toEqual([]);
  const english = [...firstScreen(manifest, 'stay-booking'), ...firstScreen(manifest, 'stay-account')];
  expect(english.filter(({ file }) => file.startsWith('words/'))).toEqual([]);
}, 180_000);

it('D-290 the code that asks and draws early stays small, and waits for nothing of the first screen', async () => {
  const { manifest } = await shipped;
  const [entry] = manifest.elements['stay-booking'] ?? [];
  // D-560 adds 100 to choose the language and fetch it early. D-600 adds 150 for a screen that came with the
  // page.
  expect(weigh(withImports(manifest, entry)).brotli).toBeLessThanOrEqual(8_000 + 100 + 150);
}, 180_000);

it("look.md: the shipped colours follow the page's colour scheme", async () => {
  expect((await shipped).text).toContain('--_ink:var(--stay-ink,light-dark(#212820,#ece9de))');
}, 180_000);

it('D-262 the booking ships no code of the account area, nor the account area code of the booking', async () => {
  const { manifest } = await shipped;
  const modules = (tag: string, folder: string) =>
    wholeFlow(manifest, tag).filter(({ module }) => module?.startsWith(folder));
  expect(modules('stay-booking', 'widget/wiring/account-screens/')).toEqual([]);
  expect(modules('stay-account', 'widget/wiring/steps/')).toEqual([]);
}, 180_000);
