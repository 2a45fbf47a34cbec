import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { children, labelOf, transitionsOf } from '../../../docs/machine-chart.ts';
import { readWorlds } from '../../worlds/registry.ts';
import { describeChoice } from '../choices.ts';
import type { Path } from '../cover.ts';
import { recordOf, writeRecord } from '../path-record.ts';
import { addHits, countHit, type Hits, type LayerCoverage } from '../recorder.ts';
import { planned, replay } from '../replay.ts';
import { layOut } from '../report/chart-layout.ts';
import { drawSvg } from '../report/chart-svg.ts';
import { reportPage, type ReportedMachine, type ReportedTransition } from '../report/page.ts';
import { scriptOf } from '../script.ts';
import { transitionId } from '../../../machines/shared/transition-id.ts';
import { declaredTransitions, stateNodes } from '../transition-ids.ts';
import { checkWorld, type World } from '../world.ts';
import { readOptions, type Options } from './options.ts';

const PATHS = join(import.meta.dirname, '../../../paths');
const COVERAGE = join(PATHS, 'coverage');

async function run(options: Options): Promise<boolean> {
  const began = performance.now();
  const worlds = chosen(await readWorlds(), options);
  mkdirSync(COVERAGE, { recursive: true });
  const pure: Hits = {};
  const interpreter: Hits = {};
  const machines: ReportedMachine[] = [];
  for (const world of worlds) machines.push(await runWorld(world, options, { pure, interpreter }));
  writeLayer({ layer: 'pure', machines: pure });
  writeLayer({ layer: 'interpreter', machines: interpreter });
  writeFileSync(
    join(PATHS, 'report.html'),
    reportPage({ machines, layers: readLayers(), goal: options.goal }),
  );

  const steps = machines.flatMap(({ paths }) => paths).flatMap((path) => path.steps).length;
  const paths = machines.flatMap((machine) => machine.paths).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${machines.length} machines, ${paths} paths, ${steps} steps in total; ${seconds} s, ${megabytes} MB`,
  );
  console.log(`See ${join(PATHS, 'report.html')}`);
  return machines.every(({ problems }) => problems.length === 0);
}

function chosen(worlds: ReadonlyMap<string, World>, { machines, from }: Options): World[] {
  const ids = machines.length > 0 ? machines : [...worlds.keys()];
  const found = ids.map((id) => {
    const world = worlds.get(id);
    if (!world) throw new Error(`no machine ${id}; there are ${[...worlds.keys()].join(', ')}`);
    return world;
  });
  if (from === undefined) return found;
  const record = readFileSync(from, 'utf8');
  const resumed = found.flatMap((world) => {
    const environment = world.resume?.(record);
    return environment ? [{ ...world, environments: [environment] }] : [];
  });
  if (resumed.length === 0) throw new Error(`no machine can go on from ${from}`);
  return resumed;
}

async function runWorld(
  world: World,
  { goal, maxSteps, seed, from }: Options,
  hits: { pure: Hits; interpreter: Hits },
): Promise<ReportedMachine> {
  const { machine } = world;
  const options = { goal, ...(maxSteps ? { maxSteps } : {}), ...(seed ? { seed } : {}) };
  const expectations = { ...world.expectations, ...options };
  const { paths, uncovered, problems } = checkWorld({ ...world, expectations });
  const { 'transitions on no path': missing = [], ...others } = problems;
  // From a kept record not everything is within reach any more: what is not covered is no fault then.
  const wrong = [
    ...(from === undefined ? missing.map((id) => `on no path: ${id}`) : []),
    ...Object.entries(others).flatMap(([what, found]) => found.map((one) => `${what}: ${one}`)),
    ...paths.flatMap((path) => walked(world, path, hits)),
  ];
  const records = paths.map((path) => recordOf(machine, path));
  writePaths(machine.id, records);
  const steps = records.flatMap((record) => record.steps).length;
  console.log(
    `${wrong.length > 0 ? '✗' : '✓'} ${machine.id}: ${paths.length} paths, ${steps} steps, ${uncovered.length} of ${goal} not covered`,
  );
  for (const one of wrong) console.log(`  ${one}`);
  return {
    id: machine.id,
    svg: drawSvg(machine.id, await layOut(machine)),
    transitions: transitionsIn(machine.root, world.expectations.excluded ?? {}).filter(({ id }) =>
      declaredTransitions(machine).includes(id),
    ),
    states: stateNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final').length,
    paths: records,
    problems: wrong,
  };
}

/** Walks a path by the interpreter and counts what both took. */
function walked(
  { machine }: World,
  path: Path,
  { pure, interpreter }: { pure: Hits; interpreter: Hits },
): string[] {
  const plan = planned(path);
  const seen = replay(machine, path);
  for (const id of plan.flatMap(({ fired }) => fired)) countHit(pure, machine.id, id);
  for (const id of seen.flatMap(({ fired }) => fired)) countHit(interpreter, machine.id, id);
  const differs = plan.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(seen[index]));
  if (differs < 0) return [];
  const way = path.steps.slice(0, differs + 1).map(({ choice }) => describeChoice(choice));
  return [`the interpreter does not do as planned: ${way.join(' > ')}`];
}

function writePaths(machine: string, records: readonly ReturnType<typeof recordOf>[]): void {
  const folder = join(PATHS, machine);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(PATHS, `${machine}.json`), writeRecord(records));
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
    return { id, label: labelOf(transition), from: place(node), to, excluded: excluded[id] ?? null };
  });
  return [...own, ...children(node).flatMap((child) => transitionsIn(child, excluded))];
}

function writeLayer(coverage: LayerCoverage): void {
  writeFileSync(join(COVERAGE, `${coverage.layer}.json`), JSON.stringify(coverage, null, 2));
}

/** What every kind of test has left in the folder, in a file of its own or, from several machines, in several. */
function readLayers(): LayerCoverage[] {
  const layers = new Map<string, LayerCoverage>();
  for (const file of globSync('*.json', { cwd: COVERAGE })) {
    const { layer, machines, steps } = JSON.parse(
      readFileSync(join(COVERAGE, file), 'utf8'),
    ) as LayerCoverage;
    const known = layers.get(layer) ?? { layer, machines: {} };
    addHits(known.machines, machines);
    layers.set(layer, steps === undefined ? known : { ...known, steps: (known.steps ?? 0) + steps });
  }
  return [...layers.values()];
}

try {
  process.exitCode = (await run(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
