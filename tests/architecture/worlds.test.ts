import { expect, it } from 'vitest';
import { EXCLUDED_MACHINES, EXCLUDED_TRANSITIONS } from '../worlds/exclusions.ts';
import { readSources } from './sources.ts';
import { readMachines, readWorlds } from '../worlds/registry.ts';

const machines = await readMachines();
const worlds = await readWorlds();

it('every machine has a world, or is excluded by name with a reason', () => {
  const without = machines.filter(({ machine }) => worlds.get(machine.id)?.machine !== machine);
  expect(
    without.map(({ file }) => file),
    'machines without a world in tests (see tests/tools/paths/README.md)',
  ).toEqual(Object.keys(EXCLUDED_MACHINES));
  expect(machines.length).toBeGreaterThan(20);
});

it('every world belongs to a machine that ships', () => {
  const shipped = new Set(machines.map(({ machine }) => machine));
  expect([...worlds.values()].filter(({ machine }) => !shipped.has(machine))).toEqual([]);
});

it('a test of its machine checks every world', () => {
  const sources = Object.entries(readSources());
  const textOf = (pattern: RegExp) =>
    sources
      .filter(([file]) => pattern.test(file))
      .map(([, text]) => text)
      .join('\n');
  const names = [
    ...textOf(/^tests\/(?!outsider|tools).*\.world\.ts$/).matchAll(/^export const (\w+) = worldOf\(/gm),
  ].map(([, name = '']) => name);
  const tests = textOf(/^tests\/(?!tools).*\.test\.ts$/);
  expect(names.filter((name) => !new RegExp(`\\bexpectWorld\\(${name}\\b`).test(tests))).toEqual([]);
  expect(names).toHaveLength(worlds.size);
});

it('EXCLUDED_TRANSITIONS lists every excluded transition', () => {
  const excluded = [...worlds.values()].flatMap(({ machine, expectations }) =>
    expectations.excluded ? [[machine.id, expectations.excluded] as const] : [],
  );
  expect(Object.fromEntries(excluded)).toEqual(EXCLUDED_TRANSITIONS);
});
