import { test } from '@playwright/test';
import { IN_PART } from '../../tests/engines/reports.ts';

/** Marks the running test as one that leaves a part out in this engine: 'npm run engines' tells what and why. */
export function leaveOutPart(reason: string): void {
  const { annotations } = test.info();
  if (annotations.some(({ description }) => description === reason)) return;
  annotations.push({ type: IN_PART, description: reason });
}
