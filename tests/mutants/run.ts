import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT, readSources } from '../architecture/sources.ts';
import { commandOptions } from '../support/command-options.ts';
import { mutantsOf, type Mutant } from './edits.ts';
import { EXPLAINED } from './explained.ts';
import { byFolder } from './folders.ts';
import { Judge } from './ask-judge.ts';
import { readMutantsOptions } from './options.ts';
import { createRelated } from './related.ts';
import { reportOf, type Judged } from './report.ts';

// `npm run mutants [-- <part of a mutant's id>... --sample <n> --workers <n> --fresh]`
const { parts, sample, workers, fresh } = commandOptions(readMutantsOptions);

/** What is known of earlier runs, so that one that was interrupted goes on. */
const KNOWN = join(PROJECT, 'node_modules/.cache/mutants.json');
const DOCUMENT = join(PROJECT, 'docs/mutants.md');
/** Milliseconds that a mutant may take beyond three times what its tests take without it. */
const SPARE = 15_000;

/** By a mutant's id: the hash of the file that it was made in, and the test that caught it, null where none did. */
type Known = Record<string, { hash: string; caught: string | null }>;

const sources = readSources();
const files = Object.keys(sources).filter((path) => path.startsWith('machines/') && path.endsWith('.ts'));
const related = createRelated();
const mutants = files.flatMap((file) => mutantsOf(file, sources[file] ?? ''));
const hashes = new Map(files.map((file) => [file, hashOf(sources[file] ?? '')]));
const known: Known = fresh ? {} : readKnown();
for (const [id, { hash }] of Object.entries(known)) {
  const mutant = mutants.find((each) => each.id === id);
  if (!mutant || hashes.get(mutant.file) !== hash) delete known[id];
}

const wanted = mutants.filter(({ id }) => parts.every((part) => id.includes(part)));
if (wanted.length === 0) {
  console.error(`no mutant has '${parts.join("' and '")}' in its id`);
  process.exit(2);
}
const open = sampled(wanted).filter(
  ({ id }) => (known[id]?.caught ?? null) === null && !Object.hasOwn(EXPLAINED, id),
);
console.log(`${mutants.length} mutants, ${wanted.length} of them asked for, ${open.length} to be tried`);

const judges = Array.from({ length: workers }, () => new Judge());
const durations = await withoutMutants();
let [tried, survived] = [0, 0];
const begun = performance.now();
const queue = [...open];
// What is under way is finished, and the report written.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void queue.splice(0));
await Promise.all(judges.map(work));
for (const judge of judges) judge.stop();
writeFileSync(DOCUMENT, await reportOf(judged()));
console.log(`${tried} tried, ${survived} survived; see docs/mutants.md`);
process.exit(0);

/** The tests as they are: what fails here would catch every mutant. Gives the milliseconds of each. */
async function withoutMutants(): Promise<Record<string, number>> {
  const tests = [...new Set(open.flatMap(({ file }) => related(file)))];
  const [judge] = judges;
  if (!judge || tests.length === 0) return {};
  const verdict = await judge.ask({ mutant: null, tests }, 600_000);
  if (verdict === 'too long') throw new Error('the tests take too long without any mutant');
  if (verdict.failed !== null) throw new Error(`${verdict.failed} fails without any mutant`);
  return verdict.durations;
}

async function work(judge: Judge): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const caught = await catcherOf(judge, mutant);
    known[mutant.id] = { hash: hashes.get(mutant.file) ?? '', caught };
    tried += 1;
    if (caught === null) {
      survived += 1;
      console.log(`survives: ${mutant.file}:${mutant.line} ${mutant.what}`);
    }
    if (tried % 20 === 0) {
      const minutes = (performance.now() - begun) / 60_000;
      const left = (minutes / tried) * (open.length - tried);
      console.log(`${tried} of ${open.length}, ${survived} survive, ${left.toFixed(0)} minutes to go`);
      keep();
    }
  }
  keep();
}

/** The test that catches a mutant, or null. */
async function catcherOf(judge: Judge, mutant: Mutant): Promise<string | null> {
  const tests = related(mutant.file);
  if (tests.length === 0) return null;
  const usual = tests.reduce((sum, test) => sum + (durations[test] ?? 0), 0);
  const verdict = await judge.ask({ mutant, tests }, 3 * usual + SPARE);
  return verdict === 'too long' ? 'it never ends' : verdict.failed;
}

function judged(): Judged[] {
  return mutants.map((mutant) => ({
    ...mutant,
    caught: known[mutant.id]?.caught ?? null,
    isTried: Object.hasOwn(known, mutant.id),
  }));
}

/** So many of each folder, always the same ones. */
function sampled(all: readonly Mutant[]): Mutant[] {
  if (sample === null) return [...all];
  const byHash = (a: Mutant, b: Mutant) => (hashOf(a.id) < hashOf(b.id) ? -1 : 1);
  return [...byFolder(all).values()].flatMap((some) => some.toSorted(byHash).slice(0, sample));
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12);
}

function readKnown(): Known {
  try {
    return JSON.parse(readFileSync(KNOWN, 'utf8')) as Known;
  } catch {
    return {};
  }
}

function keep(): void {
  mkdirSync(dirname(KNOWN), { recursive: true });
  writeFileSync(KNOWN, JSON.stringify(known));
}
