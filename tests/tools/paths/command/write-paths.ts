import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../transition-id.ts';
import { children, labelOf, transitionsOf } from '../report/chart-labels.ts';
import { describeChoice } from '../choices.ts';
import type { Path } from '../cover.ts';
import { refusalOf } from '../goals.ts';
import { recordOf, writeRecord, type PathRecord } from '../path-record.ts';
import { addHits, countHit, type Hits, type LayerCoverage } from '../recorder.ts';
import { planned, replay } from '../replay.ts';
import { layOut } from '../report/chart-layout.ts';
import { drawSvg } from '../report/chart-svg.ts';
import { atLeastNeeded, counted } from '../report/counted.ts';
import { reportPage, type ReportedMachine, type ReportedTransition } from '../report/page.ts';
import { scriptOf } from '../script.ts';
import { stateNodes } from '../transition-ids.ts';
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
export async function writePaths(worlds: readonly World[], options: Options, desk: Desk): Promise<boolean> {
  const began = performance.now();
  const { folder, say } = desk;
  const coverage = join(folder, 'coverage');
  mkdirSync(coverage, { recursive: true });
  const hits = { pure: {}, interpreter: {} };
  const machines: ReportedMachine[] = [];
  for (const world of worlds) machines.push(await reported(world, options, desk, hits));
  writeLayer(coverage, { layer: 'pure', machines: hits.pure });
  writeLayer(coverage, { layer: 'interpreter', machines: hits.interpreter });
  const report = { machines, layers: readLayers(coverage), goal: options.goal };
  writeFileSync(join(folder, 'report.html'), reportPage(report));

  const steps = machines.flatMap(({ paths }) => paths).flatMap((path) => path.steps).length;
  const paths = machines.flatMap((machine) => machine.paths).length;
  const atLeast = machines.reduce((sum, machine) => sum + machine.atLeast, 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  say(
    `${counted(machines.length, 'machine')}, ${counted(paths, 'path')}, ${atLeastNeeded(atLeast)}, ${counted(steps, 'step')} in total; ${seconds} s, ${megabytes} MB`,
  );
  const failed = machines.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
  if (failed.length > 0) say(`wrong: ${failed.join(', ')}`);
  say(`See ${join(folder, 'report.html')}`);
  return failed.length === 0;
}

/** The report of a machine. It has the chart even without paths. */
async function reported(
  world: World,
  options: Options,
  desk: Desk,
  hits: { pure: Hits; interpreter: Hits },
): Promise<ReportedMachine> {
  const { machine, expectations } = world;
  const made = attempted(() => pathsOf(world, options, hits));
  // Replaces the records of the last run, which would pass for this run's.
  writeRecords(join(desk.folder, machine.id), made.paths);
  const steps = made.paths.flatMap((record) => record.steps).length;
  desk.say(
    `${made.problems.length > 0 ? '✗' : '✓'} ${machine.id}: ${counted(made.paths.length, 'path')}, ${atLeastNeeded(made.atLeast)}, ${counted(steps, 'step')}, ${options.goal} not covered: ${made.uncovered}`,
  );
  for (const one of made.problems) desk.say(`  ${machine.id}: ${one}`);
  const chart = await layOut(machine);
  return {
    id: machine.id,
    svg: chart ? drawSvg(machine.id, chart) : null,
    transitions: transitionsIn(machine.root, expectations.excluded ?? {}),
    states: stateNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final').length,
    paths: made.paths,
    atLeast: made.atLeast,
    problems: made.problems,
  };
}

interface Made {
  paths: PathRecord[];
  atLeast: number;
  uncovered: number;
  problems: string[];
}

function attempted(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    return { paths: [], atLeast: 0, uncovered: 0, problems: [`no paths: ${String(error)}`] };
  }
}

function pathsOf(
  world: World,
  { goal, maxSteps, maxConfigurations, attempts, seed, from }: Options,
  hits: { pure: Hits; interpreter: Hits },
): Made {
  const { machine } = world;
  const options = {
    goal,
    ...(maxSteps ? { maxSteps } : {}),
    ...(maxConfigurations ? { maxConfigurations } : {}),
    ...(attempts ? { attempts } : {}),
    ...(seed ? { seed } : {}),
  };
  const expectations = { ...world.expectations, ...options };
  const { paths, uncovered, problems, atLeast } = checkWorld({ ...world, expectations });
  // A kept record does not reach everything, so what is not reached is no problem then.
  const wrong = Object.entries(problems).filter(
    ([what]) => from === undefined || ![ON_NO_PATH, IDLE_RULES].includes(what),
  );
  return {
    paths: paths.map((path) => recordOf(machine, path)),
    atLeast: atLeast(),
    uncovered: uncovered.length,
    problems: [
      ...wrong.flatMap(([what, found]) => found.map((one) => `${what}: ${one}`)),
      ...paths.flatMap((path) => walked(world, path, hits)),
    ],
  };
}

/** Walks a path with the interpreter, and counts the transitions taken and refused by both. */
function walked(
  { machine }: World,
  path: Path,
  { pure, interpreter }: { pure: Hits; interpreter: Hits },
): string[] {
  const plan = planned(path);
  const seen = replay(machine, path);
  for (const [hits, steps] of [[pure, plan] as const, [interpreter, seen] as const]) {
    const ids = steps.flatMap(({ fired, refused }) => [...fired, ...refused.map(refusalOf)]);
    for (const id of ids) countHit(hits, machine.id, id);
  }
  const differs = plan.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(seen[index]));
  if (differs < 0) return [];
  const way = path.steps.slice(0, differs + 1).map(({ choice }) => describeChoice(choice));
  return [`the interpreter does not do as planned: ${way.join(' > ')}`];
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

function transitionsIn(node: AnyStateNode, excluded: Readonly<Record<string, string>>): ReportedTransition[] {
  const place = (one: AnyStateNode) => one.path.join('.') || one.key;
  const own = transitionsOf(node).map((transition: AnyTransitionDefinition) => {
    const id = transitionId(transition);
    const targets: AnyStateNode[] = [...(transition.target ?? [])];
    const to = targets.map(place).join(', ') || 'stays';
    return {
      id,
      label: labelOf(transition),
      from: place(node),
      to,
      excluded: excluded[id] ?? null,
      refusal:
        transition.guard === undefined
          ? null
          : { id: refusalOf(id), excluded: excluded[refusalOf(id)] ?? null },
    };
  });
  return [...own, ...children(node).flatMap((child) => transitionsIn(child, excluded))];
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
    const { layer, machines, steps } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LayerCoverage;
    const known = layers.get(layer) ?? { layer, machines: {} };
    addHits(known.machines, machines);
    layers.set(layer, steps === undefined ? known : { ...known, steps: (known.steps ?? 0) + steps });
  }
  return [...layers.values()];
}
