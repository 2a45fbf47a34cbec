import { expect, it } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from './reports.ts';

const spec = (title: string, status: string, annotations: object[] = []) => ({
  title,
  tests: [{ status, annotations }],
});

it('reads what passed, in whole or in part, what failed, and what is not for the engine and why', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [
          spec('books', 'expected'),
          spec('reads', 'expected', [{ type: 'in part', description: 'no tree' }]),
          spec('pays', 'unexpected', [{ type: 'in part', description: 'no tree' }]),
          spec('skips', 'skipped'),
        ],
        suites: [
          {
            title: 'on paper',
            specs: [
              spec('prints', 'skipped', [{ type: 'skip', description: 'no print over BiDi' }]),
              spec('wobbles', 'flaky'),
            ],
          },
        ],
      },
    ],
  };
  expect(outcomeOfPlaywright(report)).toEqual({
    passed: 2,
    failed: ['a.e2e.ts pays', 'a.e2e.ts skips', 'a.e2e.ts on paper wobbles'],
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
    failed: ["Error: Cannot find module './gone.ts'"],
  });
});

it('counts as failed a file of views that does not load, and a test skipped without a reason', () => {
  const test = (fullName: string, status: string, meta: object = {}) => ({ fullName, status, meta });
  const report = {
    testResults: [
      {
        name: 'A.test.tsx',
        status: 'failed',
        assertionResults: [
          test('shows', 'passed', { taken: {} }),
          test('says', 'failed', { leftOut: 'no colours over BiDi' }),
          test('skips', 'skipped'),
          test('colours', 'skipped', { leftOut: 'no colours over BiDi' }),
        ],
      },
      { name: 'B.test.tsx', status: 'failed', assertionResults: [] },
    ],
  };
  expect(outcomeOfVitest(report)).toEqual({
    passed: 1,
    failed: ['says', 'skips', 'B.test.tsx'],
    leftOut: [{ title: 'colours', reason: 'no colours over BiDi' }],
    inPart: [],
  });
});
