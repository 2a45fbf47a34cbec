import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../architecture/sources.ts';
import { CI_FILES, CI_LIST, ciListInWords } from './ci-list.ts';
import { readEnginesOptions } from './options.ts';

it('reads an engine and parts of file names, and means all engines without one', () => {
  const isForCi = false;
  expect(readEnginesOptions(['firefox', 'payment'])).toEqual({
    engines: ['firefox'],
    patterns: ['payment'],
    isForCi,
  });
  expect(readEnginesOptions(['webkit'])).toEqual({ engines: ['webkit'], patterns: [], isForCi });
  expect(readEnginesOptions(['payment'])).toEqual({
    engines: ['firefox', 'webkit'],
    patterns: ['payment'],
    isForCi,
  });
  expect(() => readEnginesOptions(['--busy'])).toThrow("Unknown option '--busy'");
});

it('uses the list of CI instead of parts of file names', () => {
  const patterns = CI_FILES;
  expect(readEnginesOptions(['--ci'])).toEqual({ engines: ['firefox', 'webkit'], patterns, isForCi: true });
  expect(readEnginesOptions(['webkit', '--ci'])).toEqual({ engines: ['webkit'], patterns, isForCi: true });
  expect(() => readEnginesOptions(['payment', '--ci'])).toThrow('--ci has its own list of files');
});

it.each(CI_FILES)('%s in the list of CI exists', (file) => {
  expect(existsSync(join(PROJECT, file))).toBe(true);
});

it('runs a listed file once and prints what each file is for', () => {
  expect(CI_LIST['declined, then paid']).toEqual(CI_LIST['unknown outcome']);
  expect(CI_FILES.filter((file) => file === 'e2e/payment-truth.e2e.ts')).toHaveLength(1);
  expect(ciListInWords()).toContain(
    'account with cancel and packages: account-way, member-bookings, stay-packages',
  );
});
