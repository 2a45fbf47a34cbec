import { expect, it } from 'vitest';
import { failuresIn } from '../support/failures.ts';

it('names failed tests and files that did not load in a report of Vitest', () => {
  const report = {
    numFailedTests: 1,
    testResults: [
      {
        name: '/p/tests/domain/money.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'money adds up', status: 'passed' },
          {
            fullName: 'money is rounded',
            status: 'failed',
            failureMessages: [
              'AssertionError: expected \u001b[32m1\u001b[39m to be 2\n    at money.test.ts:7',
            ],
          },
        ],
      },
      {
        name: '/p/tests/domain/broken.test.ts',
        status: 'failed',
        message: 'No such file',
        assertionResults: [],
      },
      { name: '/p/tests/domain/empty.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(failuresIn(report)).toEqual([
    { name: 'money is rounded', why: 'AssertionError: expected 1 to be 2\n    at money.test.ts:7' },
    { name: '/p/tests/domain/broken.test.ts', why: 'No such file' },
  ]);
});

it('names failed tests with their groups in a report of Playwright', () => {
  const report = {
    suites: [
      {
        title: 'idle.e2e.ts',
        specs: [
          { title: 'warns', ok: true, tests: [{ results: [{ errors: [] }] }] },
          { title: 'ends', ok: false, tests: [{ results: [{ errors: [{ message: 'Test timeout' }] }] }] },
        ],
        suites: [{ title: 'on a phone', specs: [{ title: 'warns', ok: false, tests: [{ results: [] }] }] }],
      },
    ],
  };
  expect(failuresIn(report)).toEqual([
    { name: 'idle.e2e.ts ends', why: 'Test timeout' },
    { name: 'idle.e2e.ts on a phone warns', why: '' },
  ]);
});

it('names every error of a test, however long the first one is', () => {
  const lines = Array.from({ length: 14 }, (_, index) => `line ${index + 1}`);
  const errors = [{ message: lines.join('\n') }, { message: 'The page draws no frames' }];
  const report = {
    suites: [
      { title: 'a.e2e.ts', specs: [{ title: 'pays', ok: false, tests: [{ results: [{ errors }] }] }] },
    ],
  };
  expect(failuresIn(report)).toEqual([
    { name: 'a.e2e.ts pays', why: [...lines.slice(0, 12), 'The page draws no frames'].join('\n') },
  ]);
});

it('rejects anything else, so it never passes for a report without failures', () => {
  expect(() => failuresIn({})).toThrow();
});
