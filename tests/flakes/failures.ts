import * as v from 'valibot';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; ok: boolean }[];
}

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
});

const playwrightReport = v.object({ suites: v.array(suite) });

/** The names of the tests that failed, from the report of Vitest's or Playwright's JSON reporter. A file that could not be loaded stands for its tests. */
export function failuresIn(report: unknown): string[] {
  const ofVitest = v.safeParse(vitestReport, report);
  if (ofVitest.success) {
    return ofVitest.output.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [name] : [];
      return failed.map(({ fullName }) => fullName);
    });
  }
  return v.parse(playwrightReport, report).suites.flatMap((top) => failedIn(top, ''));
}

function failedIn({ title, suites = [], specs }: Suite, above: string): string[] {
  const name = above === '' ? title : `${above} ${title}`;
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${name} ${spec.title}`),
    ...suites.flatMap((inner) => failedIn(inner, name)),
  ];
}
