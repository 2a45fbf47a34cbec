import { expect } from 'vitest';
import type { Case } from './cases.ts';
import { asPrinted, type Copy, type Ran } from './copy.ts';

/** Runs a case's command in a copy, and checks its exit code, output and files. */
export function expectAsSaid(copy: Copy, { command, exit = 0, says = [], writes = [] }: Case): Ran {
  for (const file of writes) copy.clear(file);
  const ran = copy.run(command);
  expect(ran.exit, ran.said).toBe(exit);
  for (const text of says) expect(ran.said).toMatch(asPrinted(text));
  expect(writes.filter((file) => !copy.has(file))).toEqual([]);
  return ran;
}
