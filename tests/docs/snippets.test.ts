import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { scriptOf } from '../paths/script.ts';
import { recordOf } from '../paths/path-record.ts';
import { checkWorld, type World } from '../paths/world.ts';
import { snippetsOf, complaintsAbout, writeSnippets } from './snippets.ts';

const TESTERS = snippetsOf('docs/testers.md');
const README = snippetsOf('tests/paths/README.md');
const snippets = [...TESTERS, ...README];

const { folder, remove } = writeSnippets(snippets);
afterAll(remove);

/** Runs a snippet, and returns its exports and output. Tests in it become tests of this file. */
async function run({
  file,
}: {
  file: string;
}): Promise<{ exports: Record<string, unknown>; printed: string[] }> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const exports = (await import(join(folder, file))) as Record<string, unknown>;
  const printed = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { exports, printed };
}

/** The runs, in the order of the documents: a test comes after the world it imports. */
const ran = new Map<string, Awaited<ReturnType<typeof run>>>();
for (const snippet of snippets) ran.set(snippet.file, await run(snippet));

describe('a snippet in the documents', () => {
  it('compiles', () => {
    expect(complaintsAbout(snippets)).toEqual([]);
  });

  it('docs/testers.md: paths in another repository cover the machine and are printed as scripts', () => {
    const [first, ...scripts] = ran.get('paths.ts')?.printed ?? [];
    expect(first).toMatch(/^[1-9]\d* paths, not covered: none$/);
    expect(scripts).toHaveLength(Number.parseInt(first ?? '', 10));
    expect(scripts[0]).toMatch(/^# idle, path 1 of [1-9]\d*\n/);
  });

  it('tests/paths/README.md: the world covers its machine; its scripts name the samples', () => {
    const { ratesWorld } = (ran.get('tests/worlds/rates.world.ts')?.exports ?? {}) as { ratesWorld: World };
    const { paths, uncovered, problems } = checkWorld(ratesWorld);
    expect({ uncovered, problems }).toEqual({ uncovered: [], problems: {} });
    const records = paths.map((path) => recordOf(ratesWorld.machine, path));
    const scripts = records.map((record, index) => scriptOf(record, index + 1, records.length)).join('\n');
    expect(scripts).toContain('Open the rates: a room is chosen');
    expect(scripts).toContain('Select the rate with breakfast');
    expect(scripts).toContain('The answer to “book leg”: the room is held');
    // A sample without a name appears as its content, a failure as its kind.
    expect(scripts).toContain('Select the rate: GONE');
    expect(scripts).toContain('The answer to “book leg”: it is refused, HTTP 409');
  });
});
