import { basename, posix } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { readSources, type Sources } from '../tests/architecture/sources.ts';
import { readMachines } from '../tests/worlds/registry.ts';

/** A machine with its description and its files, as paths from the project's root. */
export interface MachineFiles {
  machine: AnyStateMachine;
  file: string;
  /** The paragraphs of the comment above it. The first states the purpose. */
  comment: string[];
  /** The views that import the type of its actor. */
  views: string[];
  /** Its world, its own tests, and the tests of its views. */
  tests: string[];
}

const WORLD = /^tests\/worlds\/.*\.world\.ts$/;
const TEST = /^tests\/machines\/.*\.test\.ts$/;
const VIEW = /^widget\/(?:screens|modals|account)\/.*\.tsx$/;
const VIEW_TEST = /^tests\/views\/.*\.test\.tsx$/;

/** Every machine with its files. Throws where one has no comment, no world or no test. */
export async function readMachineFiles(): Promise<MachineFiles[]> {
  const sources = readSources();
  const machines = (await readMachines()).map(({ file, machine }) => {
    const path = posix.join('machines', file);
    const name = nameOf(path, sources);
    return { file: path, machine, comment: commentOver(name, path, sources), ...worldOf(name, sources) };
  });
  const stems = machines.map(({ stem }) => stem);
  return machines.map(({ file, machine, comment, world, stem }) => {
    const views = pathsOf(sources, VIEW).filter((path) => imports(sources[path], file));
    const own = pathsOf(sources, TEST).filter((path) => ownerOf(stemOf(path), stems) === stem);
    const ofViews = pathsOf(sources, VIEW_TEST).filter((path) =>
      views.some((view) => imports(sources[path], view)),
    );
    return { file, machine, comment, views, tests: [world, ...own, ...ofViews] };
  });
}

function nameOf(file: string, sources: Sources): string {
  const [, name] = /^export const (\w+Machine) =/m.exec(sources[file] ?? '') ?? [];
  if (name === undefined) throw new Error(`${file} exports no machine`);
  return name;
}

function commentOver(name: string, file: string, sources: Sources): string[] {
  const [before = ''] = (sources[file] ?? '').split(`\nexport const ${name} =`);
  const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/$/.exec(before) ?? [];
  if (comment === undefined) throw new Error(`${file} has no comment above its machine`);
  const lines = comment.split('\n').map((line) => line.replace(/^ \*/, '').trim());
  const paragraphs = lines.join('\n').trim().split('\n\n');
  return paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' '));
}

/** The world of a machine, and the stem of its tests' names: the name of the test that walks its paths. */
function worldOf(name: string, sources: Sources): { world: string; stem: string } {
  const declaration = new RegExp(`^export const (\\w+) = worldOf\\(\\s*${name}\\b`, 'm');
  const [world, constant] =
    pathsOf(sources, WORLD)
      .map((path) => [path, declaration.exec(sources[path] ?? '')?.[1]])
      .find(([, found]) => found !== undefined) ?? [];
  if (world === undefined) throw new Error(`${name} has no world`);
  const test = pathsOf(sources, TEST).find((path) => sources[path]?.includes(`expectWorld(${constant}`));
  if (test === undefined) throw new Error(`no test expects ${constant}`);
  return { world, stem: stemOf(test).replace(/-paths$/, '') };
}

/** The stem that owns a test: the longest that matches, so `booking-details` is not the booking's. */
function ownerOf(test: string, stems: readonly string[]): string | undefined {
  const owners = stems.filter((stem) => test === stem || test.startsWith(`${stem}-`));
  return owners.toSorted((a, b) => b.length - a.length)[0];
}

function stemOf(path: string): string {
  return basename(path).replace(/\..*$/, '');
}

function pathsOf(sources: Sources, pattern: RegExp): string[] {
  return Object.keys(sources)
    .filter((path) => pattern.test(path))
    .toSorted();
}

function imports(source: string | undefined, path: string): boolean {
  return source?.includes(`../${path}'`) ?? false;
}
