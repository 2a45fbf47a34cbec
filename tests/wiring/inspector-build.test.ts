import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildWidget, ELEMENTS, INSPECTED_ELEMENTS } from '../../widget/build.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function built(elements: typeof ELEMENTS): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-inspector-'));
  folders.push(folder);
  await buildWidget(elements, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

it('the inspector is in a development build, and nothing of it in what is shipped', async () => {
  expect(await built(INSPECTED_ELEMENTS)).toContain('Copy path');
  const shipped = await built(ELEMENTS);
  expect(shipped).not.toContain('Copy path');
  expect(shipped).not.toContain('It would hear');
}, 180_000);
