import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserTests, oneTest, onlyFailure, total, vitestTests } from '../support/stages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the sum of npm test', () => {
  it('counts the tests of a report', () => {
    const vitest = vitestTests(report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }));
    expect(vitest(false)).toEqual({ passed: 7, failed: 2 });
    const browser = browserTests(report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }));
    expect(browser(false)).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    [
      'fails without a failed test',
      { numPassedTests: 7, numFailedTests: 0 },
      false,
      { passed: 7, failed: 1 },
    ],
    ['leaves an unreadable report', '{', true, { passed: 0, failed: 1 }],
    ['leaves another report', { tests: 7 }, true, { passed: 0, failed: 1 }],
  ])('counts a stage that %s as one failure', (_what, content, succeeded, expected) => {
    expect(vitestTests(report(content))(succeeded)).toEqual(expected);
  });

  it('counts a stage that leaves no report as one failure', () => {
    expect(browserTests(join(folder, 'none.json'))(true)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts type check and lint as one test each, and the build only when it fails', () => {
    expect([oneTest(true), oneTest(false), onlyFailure(true), onlyFailure(false)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
      { passed: 0, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('adds the stages up', () => {
    expect(
      total([
        { passed: 3, failed: 1 },
        { passed: 4, failed: 0 },
      ]),
    ).toEqual({ passed: 7, failed: 1 });
  });
});
