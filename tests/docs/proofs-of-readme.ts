import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readScreenshotOptions } from '../../docs/screenshot-options.ts';
import { PROJECT } from '../architecture/sources.ts';
import type { Proofs } from './proofs.ts';

/** The texts in backticks in README.md's chapter for testers, each with a check of its truth. */
export const PROOFS_OF_README: Proofs = {
  'shots/': () => {
    const { themes, widths } = readScreenshotOptions([]);
    expect([themes.length, widths.length], 'three looks at four widths').toEqual([3, 4]);
    const script = readFileSync(join(PROJECT, 'docs/take-screenshots.ts'), 'utf8');
    expect(script).toContain("join(import.meta.dirname, '../shots')");
  },
};
