import { expect, it } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from './reports.ts';

const spec = (title: string, status: string, annotations: object[] = [], messages: string[] = []) => ({
  title,
  tests: [{ status, annotations, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

/** Playwright writes in colours. */
const NOT_FOUND = 'Error: not found\n\u001b[32mExpected: visible\u001b[39m';

it('reads what passed, in whole or in part, what failed and why, and what is not for the engine and why', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [
          spec('books', 'expected'),
          spec('reads', 'expected', [{ type: 'in part', description: 'no tree' }]),
          spec(
            'pays',
            'unexpected',
            [{ type: 'in part', description: 'no tree' }],
            [NOT_FOUND, 'Test timeout'],
          ),
          spec('skips', 'skipped'),
        ],
        suites: [
          {
            title: 'on paper',
            specs: [
              spec('prints', 'skipped', [{ type: 'skip', description: 'no print over BiDi' }]),
              spec('wobbles', 'flaky', [], ['Not yet.']),
            ],
          },
        ],
      },
    ],
  };
  expect(outcomeOfPlaywright(report)).toEqual({
    passed: 2,
    failed: [
      { title: 'a.e2e.ts pays', reason: 'Error: not found\nExpected: visible\nTest timeout' },
      { title: 'a.e2e.ts skips', reason: 'It was skipped without a reason.' },
      { title: 'a.e2e.ts on paper wobbles', reason: 'Not yet.' },
    ],
    leftOut: [{ title: 'a.e2e.ts on paper prints', reason: 'no print over BiDi' }],
    inPart: [{ title: 'a.e2e.ts reads', reason: 'no tree' }],
  });
});

it('counts a file that does not load as failed, and a report without tests as empty', () => {
  const none = { message: 'Error: No tests found.\nMake sure that arguments …' };
  const broken = { message: "Error: Cannot find module './gone.ts'\n  at …" };
  const nothing = { passed: 0, leftOut: [], inPart: [] };
  expect(outcomeOfPlaywright({ suites: [], errors: [none] })).toEqual({ ...nothing, failed: [] });
  expect(outcomeOfPlaywright({ suites: [], errors: [broken, none] })).toEqual({
    ...nothing,
    failed: [{ title: "Error: Cannot find module './gone.ts'", reason: '  at …' }],
  });
});

it('counts as failed a file of views that does not load, and a test skipped without a reason', () => {
  const test = (fullName: string, status: string, meta: object = {}, failureMessages: string[] = []) => ({
    fullName,
    status,
    meta,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: 'A.test.tsx',
        status: 'failed',
        message: '',
        assertionResults: [
          test('shows', 'passed', { taken: {} }),
          test('says', 'failed', { leftOut: 'no colours over BiDi' }, ['expected 1 to be 2']),
          test('skips', 'skipped'),
          test('colours', 'skipped', { leftOut: 'no colours over BiDi' }),
        ],
      },
      { name: 'B.test.tsx', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  };
  expect(outcomeOfVitest(report)).toEqual({
    passed: 1,
    failed: [
      { title: 'says', reason: 'expected 1 to be 2' },
      { title: 'skips', reason: 'It was skipped without a reason.' },
      { title: 'B.test.tsx', reason: 'No such module' },
    ],
    leftOut: [{ title: 'colours', reason: 'no colours over BiDi' }],
    inPart: [],
  });
});
