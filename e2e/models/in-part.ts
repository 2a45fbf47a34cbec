import { test } from '@playwright/test';
import { IN_PART } from '../../tests/engines/reports.ts';

/**
 * Marks the running test as one that skips a part in this engine. `npm run engines` reports the part and the
 * reason.
 */
export function leaveOutPart(reason: string): void {
  const { annotations } = test.info();
  if (annotations.some(({ description }) => description === reason)) return;
  annotations.push({ type: IN_PART, description: reason });
}
