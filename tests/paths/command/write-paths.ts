import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../cover.ts';
import { refusalOf } from '../goals.ts';
import { recordOf, writeRecord, type PathRecord } from '../path-record.ts';
import { addHits, countHit, type Hits, type LayerCoverage } from '../recorder.ts';
import { compare } from '../replay.ts';
import { drawChart } from '../report/chart.ts';
import { counted } from '../report/counted.ts';
import { reportPage, type ReportedMachine } from '../report/page.ts';
import { scriptOf } from '../script.ts';
import { declaredTransitions, guardedTransitions, inertTransitions, stateNodes } from '../transition-ids.ts';
import { IDLE_RULES, ON_NO_PATH } from '../check.ts';
import { checkWorld, type World } from '../world.ts';
import type { Options } from './options.ts';

/** Where output goes, and how progress is reported. */
export interface Desk {
  /** The folder for paths, coverage and report. */
  folder: string;
  say: (line: string) => void;
}

/**
 * Writes the paths of each world and a report on all, and returns whether everything is as expected. Problems
 * of one machine are in the report under its name; the other machines are still written.
 */
export function writePaths(worlds: readonly World[], options: Options, desk: Desk): boolean {
  const began = performance.now();
  const { folder, say } = desk;
  const coverage = join(folder, 'coverage');
  mkdirSync(coverage, { recursive: true });
  const hits = { pure: {}, interpreter: {} };
  const machines: ReportedMachine[] = [];
  for (const world of worlds) machines.push(reported(world, options, desk, hits));
  writeLayer(coverage, { layer: 'pure', machines: hits.pure });
  writeLayer(coverage, { layer: 'interpreter', machines: hits.interpreter });
  const report = { machines, layers: readLayers(coverage), goal: options.goal };
  writeFileSync(join(folder, 'report.html'), reportPage(report));

  const steps = machines.flatMap(({ paths }) => paths).flatMap((path) => path.steps).length;
  const paths = machines.flatMap((machine) => machine.paths).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  say(
    `${counted(machines.length, 'machine')}, ${counted(paths, 'path')}, ${counted(steps, 'step')} in total; ${seconds} s, ${megabytes} MB`,
  );
  const failed = machines.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
  if (failed.length > 0) say(`wrong: ${failed.join(', ')}`);
  say(`See ${join(folder, 'report.html')}`);
  return failed.length === 0;
}

/** The report of a machine. It always has the chart, even without paths. */
function reported(
  world: World,
  options: Options,
  desk: Desk,
  hits: { pure: Hits; interpreter: Hits },
): ReportedMachine {
  const { machine, expectations } = world;
  const made = attempted(() => pathsOf(world, options, hits));
  // Replaces the records of the last run, which would pass for this run's.
  writeRecords(join(desk.folder, machine.id), made.paths);
  const steps = made.paths.flatMap((record) => record.steps).length;
  desk.say(
    `${made.problems.length > 0 ? '✗' : '✓'} ${machine.id}: ${counted(made.paths.length, 'path')}, ${counted(steps, 'step')}, ${options.goal} not covered: ${made.uncovered}`,
  );
  for (const one of made.problems) desk.say(`  ${machine.id}: ${one}`);
  return {
    id: machine.id,
    chart: drawChart(machine.root),
    states: stateNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final').length,
    transitions: [...declaredTransitions(machine), ...inertTransitions(machine)],
    refusals: guardedTransitions(machine).map(refusalOf),
    excluded: expectations.excluded ?? {},
    paths: made.paths,
    problems: made.problems,
  };
}

interface Made {
  paths: PathRecord[];
  uncovered: number;
  problems: string[];
}

function attempted(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    return { paths: [], uncovered: 0, problems: [`no paths: ${String(error)}`] };
  }
}

function pathsOf(world: World, { goal, from }: Options, hits: { pure: Hits; interpreter: Hits }): Made {
  const { machine } = world;
  const expectations = { ...world.expectations, goal };
  const { paths, uncovered, problems } = checkWorld({ ...world, expectations });
  // A kept record does not reach everything, so what is not reached is no problem then.
  const wrong = Object.entries(problems).filter(
    ([what]) => from === undefined || ![ON_NO_PATH, IDLE_RULES].includes(what),
  );
  return {
    paths: paths.map((path) => recordOf(machine, path)),
    uncovered: uncovered.length,
    problems: [
      ...wrong.flatMap(([what, found]) => found.map((one) => `${what}: ${one}`)),
      ...paths.flatMap((path) => walked(world, path, hits)),
    ],
  };
}

/** Walks a path with the interpreter, and counts the transitions taken and refused by both. */
function walked(
  { machine, expectations }: World,
  path: Path,
  { pure, interpreter }: { pure: Hits; interpreter: Hits },
): string[] {
  const { planned, seen, difference } = compare(machine, path, expectations);
  for (const [hits, steps] of [[pure, planned] as const, [interpreter, seen] as const]) {
    const ids = steps.flatMap(({ fired, refused }) => [...fired, ...refused.map(refusalOf)]);
    for (const id of ids) countHit(hits, machine.id, id);
  }
  return difference ? [difference.message] : [];
}

function writeRecords(folder: string, records: readonly PathRecord[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(`${folder}.json`, writeRecord(records));
  for (const [index, record] of records.entries()) {
    const name = `${String(index + 1).padStart(2, '0')}.md`;
    writeFileSync(join(folder, name), scriptOf(record, index + 1, records.length));
  }
}

function writeLayer(folder: string, coverage: LayerCoverage): void {
  writeFileSync(join(folder, `${coverage.layer}.json`), JSON.stringify(coverage, null, 2));
}

/**
 * The coverage of every kind of test in the folder. A kind has one file, or several from several machines.
 */
function readLayers(folder: string): LayerCoverage[] {
  const layers = new Map<string, LayerCoverage>();
  for (const file of globSync('*.json', { cwd: folder })) {
    const { layer, machines } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LayerCoverage;
    const known = layers.get(layer) ?? { layer, machines: {} };
    addHits(known.machines, machines);
    layers.set(layer, known);
  }
  return [...layers.values()];
}
