import * as v from 'valibot';

/** The annotation of a test that leaves a part out in an engine. Its description gives the reason. */
export const IN_PART = 'in part';

/** The result of a suite in an engine. */
export interface Outcome {
  passed: number;
  failed: readonly string[];
  /** Tests that are not for this engine, with the reason. */
  leftOut: readonly { title: string; reason: string }[];
  /** Passed tests that leave a part out, with the reason. */
  inPart: readonly { title: string; reason: string }[];
}

const test = v.object({
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});

interface Suite {
  title: string;
  specs: { title: string; tests: v.InferOutput<typeof test>[] }[];
  suites?: Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(test) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const ofPlaywright = v.object({
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.string() })),
});

/** The only error outside a test that is no failure. */
const NO_TESTS = 'Error: No tests found.';

const ofVitest = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.picklist(['passed', 'failed', 'skipped', 'pending', 'todo', 'disabled']),
          meta: v.optional(v.object({ leftOut: v.optional(v.string()) }), {}),
        }),
      ),
      name: v.string(),
      status: v.string(),
    }),
  ),
});

/**
 * Reads a report of Playwright's JSON reporter. A test that was skipped without a reason counts as failed,
 * and so does an error outside the tests, such as a file that does not load.
 */
export function outcomeOfPlaywright(report: unknown): Outcome {
  const { suites, errors } = v.parse(ofPlaywright, report);
  const tests = suites.flatMap((each) => testsIn(each, ''));
  const outside = errors.map(({ message }) => message.split('\n')[0] ?? '');
  const reasonOf = ({ annotations }: v.InferOutput<typeof test>, kind = 'skip') =>
    annotations.find(({ type }) => type === kind)?.description;
  return {
    passed: tests.filter(({ of }) => of.status === 'expected').length,
    failed: [
      ...tests
        .filter(({ of }) => of.status !== 'expected' && (of.status !== 'skipped' || !reasonOf(of)))
        .map(({ title }) => title),
      ...outside.filter((error) => error !== NO_TESTS),
    ],
    leftOut: tests.flatMap(({ title, of }) => {
      const reason = of.status === 'skipped' ? reasonOf(of) : undefined;
      return reason ? [{ title, reason }] : [];
    }),
    inPart: tests.flatMap(({ title, of }) => {
      const reason = of.status === 'expected' ? reasonOf(of, IN_PART) : undefined;
      return reason ? [{ title, reason }] : [];
    }),
  };
}

/**
 * Reads a report of Vitest's JSON reporter. A test that was skipped without a reason (`notIn`) counts as
 * failed.
 */
export function outcomeOfVitest(report: unknown): Outcome {
  const files = v.parse(ofVitest, report).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const reasonOf = ({ status, meta }: (typeof tests)[number]) =>
    status === 'skipped' ? meta.leftOut : undefined;
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: [
      ...tests.filter((each) => each.status !== 'passed' && !reasonOf(each)).map(({ fullName }) => fullName),
      ...broken.map(({ name }) => name),
    ],
    leftOut: tests.flatMap((each) => {
      const reason = reasonOf(each);
      return reason ? [{ title: each.fullName, reason }] : [];
    }),
    inPart: [],
  };
}

function testsIn({ title, specs, suites = [] }: Suite, above: string) {
  const name = above === '' ? title : `${above} ${title}`;
  const own = specs.flatMap((spec) => spec.tests.map((of) => ({ title: `${name} ${spec.title}`, of })));
  const inner: typeof own = suites.flatMap((each) => testsIn(each, name));
  return [...own, ...inner];
}
