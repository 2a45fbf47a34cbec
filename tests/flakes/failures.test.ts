import { expect, it } from 'vitest';
import { failuresIn } from './failures.ts';

it('names what failed in a report of Vitest, and files that could not be loaded', () => {
  const report = {
    numFailedTests: 1,
    testResults: [
      {
        name: '/p/tests/domain/money.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'money adds up', status: 'passed' },
          { fullName: 'money is rounded', status: 'failed' },
        ],
      },
      { name: '/p/tests/domain/broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/p/tests/domain/empty.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(failuresIn(report)).toEqual(['money is rounded', '/p/tests/domain/broken.test.ts']);
});

it('names what failed in a report of Playwright, with the groups that it stands in', () => {
  const report = {
    suites: [
      {
        title: 'idle.e2e.ts',
        specs: [
          { title: 'warns', ok: true },
          { title: 'ends', ok: false },
        ],
        suites: [{ title: 'on a phone', specs: [{ title: 'warns', ok: false }] }],
      },
    ],
  };
  expect(failuresIn(report)).toEqual(['idle.e2e.ts ends', 'idle.e2e.ts on a phone warns']);
});

it('takes nothing else for a report without a failure', () => {
  expect(() => failuresIn({})).toThrow();
});
