import { globSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { readWorlds as readWorldsOf } from '../tools/paths/command/read-worlds.ts';
import type { World } from '../tools/paths/world.ts';

/** The folders of `tests` that have the worlds of the machines that ship. */
export const WORLD_FOLDERS = ['account', 'booking', 'modals', 'shared', 'steps'];

/** Every world by the id of its machine. */
export function readWorlds(): Promise<Map<string, World>> {
  return readWorldsOf(WORLD_FOLDERS.map((folder) => join(import.meta.dirname, '..', folder)));
}

/** Every machine in machines/, with its file. */
export async function readMachines(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const folder = join(import.meta.dirname, '../../machines');
  const files = globSync('**/*.machine.ts', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return (await exportsOf(files.toSorted(), folder)).flatMap(({ file, value }) =>
    value instanceof StateMachine ? [{ file, machine: value as AnyStateMachine }] : [],
  );
}

async function exportsOf(files: string[], folder: string): Promise<{ file: string; value: unknown }[]> {
  const modules = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(folder, file))) as Record<string, unknown>;
      return Object.values(module).map((value) => ({ file, value }));
    }),
  );
  return modules.flat();
}
