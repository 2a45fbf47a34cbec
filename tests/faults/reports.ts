import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Told {
  title: string;
  hasPassed: boolean;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({ assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })) }),
  ),
});

interface Suite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[] | undefined;
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

/** The tests that ran, from Vitest's JSON report. Throws for a file that is no report. */
export function readVitest(file: string): Told[] {
  const { testResults } = v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, hasPassed: status === 'passed' }));
}

/** The tests of Playwright's JSON report. Throws for a file that is no report. */
export function readPlaywright(file: string): Told[] {
  const { suites } = v.parse(v.object({ suites: v.array(suite) }), JSON.parse(readFileSync(file, 'utf8')));
  return suites.flatMap(testsOf);
}

function testsOf({ title, specs, suites = [] }: Suite): Told[] {
  return [
    ...specs.map((spec) => ({ title: `${title} ${spec.title}`, hasPassed: spec.ok })),
    ...suites.flatMap(testsOf).map((test) => ({ ...test, title: `${title} ${test.title}` })),
  ];
}
