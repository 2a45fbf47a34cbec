import { expect, it } from 'vitest';
import { countOf, runStage } from '../support/stages.ts';

it.each([
  ['without a report', true, null, { passed: 1, failed: 0 }],
  ['that fails without a report', false, null, { passed: 0, failed: 1 }],
  ['of Vitest', false, { numPassedTests: 7, numFailedTests: 2 }, { passed: 7, failed: 2 }],
  ['of Playwright', false, { stats: { expected: 3, unexpected: 1, flaky: 1 } }, { passed: 3, failed: 2 }],
  ['that crashes', false, { numPassedTests: 7, numFailedTests: 0 }, { passed: 7, failed: 1 }],
  ['with an unreadable report', true, undefined, { passed: 0, failed: 1 }],
  ['with another report', true, { tests: 7 }, { passed: 0, failed: 1 }],
])('counts the tests of a stage %s', (_what, succeeded, report, expected) => {
  expect(countOf(succeeded, report)).toEqual(expected);
});

it('keeps what a stage prints, and counts a command that is missing as failed', async () => {
  const script = "console.log('said'); console.error('wrong'); process.exitCode = 1";
  expect(await runStage({ name: 'no', command: [process.execPath, '--eval', script] })).toEqual({
    name: 'no',
    passed: 0,
    failed: 1,
    output: 'said\nwrong\n',
  });
  expect(await runStage({ name: 'none', command: ['no-such-program'] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});
