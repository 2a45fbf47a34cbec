import { test } from '@playwright/test';

/** Marks the running test as one that skips a part in this engine. Playwright's reports show the reason. */
export function leaveOutPart(reason: string): void {
  const { annotations } = test.info();
  if (annotations.some(({ description }) => description === reason)) return;
  annotations.push({ type: 'in part', description: reason });
}
