import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PROJECT, readSources } from '../../architecture/sources.ts';
import { commandOptions, wholeNumber } from '../../support/command-options.ts';
import { mutantsOf, mutate, type Mutant } from './edits.ts';
import { EXPLAINED } from './explained.ts';
import { byFolder } from './folders.ts';
import { Judge } from './ask-judge.ts';
import { likeliestFirst } from './likeliest-first.ts';
import { NEVER_ENDS, tableOf, type Judged } from './report.ts';
import { importsOf } from '../../architecture/imports.ts';

interface MutantsOptions {
  /** Parts of an id. A mutant is tried where its id has all of them. */
  parts: readonly string[];
  /** The number of mutants of each machine; null for all. */
  sample: number | null;
  /** The number of mutants tried at once. */
  workers: number;
  /** Whether to ignore the results of earlier runs. */
  fresh: boolean;
}

/** Reads the arguments after `npm run mutants --`. Throws an error that says what is wrong. */
function readMutantsOptions(args: string[]): MutantsOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    parts: positionals,
    sample: values.sample === undefined ? null : wholeNumber('--sample', values.sample),
    workers: wholeNumber('--workers', values.workers),
    fresh: values.fresh,
  };
}

/** Tests of behaviour. Tests of the architecture compare drawn charts, tests of the gallery its list. */
const TESTS = /^tests\/(?!architecture|faults|soak|languages|tools\/(?!paths)).*\.test\.ts$/;

/** Tests that take longer than all others together: one builds the package, one tampers with every draft. */
const LEFT_OUT = ['tests/tools/paths/package.test.ts', 'tests/booking/tampered-draft.test.ts'];

/** The test files that load a file, each with the number of imports in between. */
function createRelated(): (file: string) => Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of Object.entries(readSources())) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const { path: imported, typeOnly, isDynamic } of importsOf(path, text)) {
      if (imported === null || typeOnly || isDynamic) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return (file) => {
    const reached = new Map([[file, 0]]);
    for (const [each, distance] of reached)
      for (const importer of importers.get(each) ?? [])
        if (!reached.has(importer)) reached.set(importer, distance + 1);
    return new Map([...reached].filter(([path]) => TESTS.test(path) && !LEFT_OUT.includes(path)));
  };
}

// `npm run mutants [-- <part of a mutant's id>... --sample <n> --workers <n> --fresh]`
const { parts, sample, workers, fresh } = commandOptions(readMutantsOptions);

/** The results of earlier runs, with which an interrupted run goes on. */
const KNOWN = join(PROJECT, 'node_modules/.cache/mutants.json');
/** Milliseconds that a mutant may take beyond three times the tests' time without it. */
const SPARE = 30_000;

/** By a mutant's id: the hash of its source file, and the test that caught it, or null. */
type Known = Record<string, { hash: string; caught: string | null }>;

const sources = readSources();
const files = Object.keys(sources).filter((path) => path.startsWith('machines/') && path.endsWith('.ts'));
const related = createRelated();
const mutants = files.flatMap((file) => mutantsOf(file, sources[file] ?? ''));
const hashes = new Map(files.map((file) => [file, hashOf(sources[file] ?? '')]));
const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
const isWanted = (id: string) => parts.every((part) => id.includes(part));
const known: Known = readKnown();
for (const [id, { hash }] of Object.entries(known)) {
  const mutant = byId.get(id);
  if (!mutant || hashes.get(mutant.file) !== hash || (fresh && isWanted(id))) delete known[id];
}

const wanted = sampled(mutants.filter(({ id }) => isWanted(id)));
if (wanted.length === 0) {
  console.error(`no mutant has '${parts.join("' and '")}' in its id`);
  process.exit(2);
}
const open = wanted.filter(({ id }) => !isSettled(known[id]?.caught) && !Object.hasOwn(EXPLAINED, id));
console.log(`${mutants.length} mutants, ${wanted.length} of them asked for, ${open.length} to be tried`);

/** By file and test: how many of the file's mutants the test has caught. */
const catches = new Map<string, Map<string, number>>();
for (const [id, { caught }] of Object.entries(known)) countCatch(byId.get(id), caught);
const judges = Array.from({ length: workers }, () => new Judge());
const durations = await withoutMutants();
let [tried, survived] = [0, 0];
const begun = performance.now();
const queue = [...open];
// On a signal, the mutants in progress are finished and the table is printed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void queue.splice(0));
await Promise.all(judges.map(work));
for (const judge of judges) judge.stop();
console.log(tableOf(judged(wanted)));
console.log(`${tried} tried, ${survived} survived`);
process.exit(0);

function countCatch(mutant: Mutant | undefined, test: string | null): void {
  if (!mutant || test === null || !isSettled(test)) return;
  const ofFile = catches.get(mutant.file) ?? new Map<string, number>();
  catches.set(mutant.file, ofFile.set(test, (ofFile.get(test) ?? 0) + 1));
}

/** Whether a mutant needs no new try: a test failed with it. One that was only too slow is tried again. */
function isSettled(caught: string | null | undefined): boolean {
  return caught !== undefined && caught !== null && caught !== NEVER_ENDS;
}

/**
 * Runs the tests without a mutant, since a test that fails here would catch them all. Returns the
 * milliseconds of each.
 */
async function withoutMutants(): Promise<Record<string, number>> {
  const tests = [...new Set(open.flatMap(({ file }) => [...related(file).keys()]))];
  const [judge] = judges;
  if (!judge || tests.length === 0) return {};
  const verdict = await judge.ask({ faulty: null, tests }, 600_000);
  if (verdict === 'too long') throw new Error('the tests take too long without any mutant');
  const { failed, message } = verdict;
  if (failed !== null) throw new Error(`${failed} fails without any mutant: ${message}`);
  return verdict.durations;
}

async function work(judge: Judge): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const caught = await catcherOf(judge, mutant);
    known[mutant.id] = { hash: hashes.get(mutant.file) ?? '', caught };
    countCatch(mutant, caught);
    tried += 1;
    if (!isSettled(caught)) {
      survived += 1;
      console.log(`${caught ?? 'survives'}: ${mutant.file}:${mutant.line} ${mutant.what}`);
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
  const caughtBy = (test: string) => catches.get(mutant.file)?.get(test) ?? 0;
  const tests = likeliestFirst(
    [...related(mutant.file)].map(([test, distance]) => {
      return { test, distance, caught: caughtBy(test), duration: durations[test] ?? 0 };
    }),
  );
  if (tests.length === 0) return null;
  const usual = tests.reduce((sum, test) => sum + (durations[test] ?? 0), 0);
  // The mutant's places belong to the text read at the start, whatever is edited meanwhile.
  const faulty = { file: mutant.file, source: mutate(sources[mutant.file] ?? '', mutant) };
  const verdict = await judge.ask({ faulty, tests }, 3 * usual + SPARE);
  return verdict === 'too long' || verdict.isTimeOut ? NEVER_ENDS : verdict.failed;
}

function judged(some: readonly Mutant[]): Judged[] {
  return some.map((mutant) => ({
    ...mutant,
    caught: known[mutant.id]?.caught ?? null,
    isTried: Object.hasOwn(known, mutant.id) || Object.hasOwn(EXPLAINED, mutant.id),
  }));
}

/** This many mutants of each folder, always the same ones. */
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
