import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** A failed test, with the first lines of each of its errors. */
export interface Failure {
  name: string;
  why: string;
}

const LINES = 12;

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

const playwrightSpec = v.object({
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string(), '') })) })),
    }),
  ),
});

interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: v.InferOutput<typeof playwrightSpec>[];
}

// The schema fills missing texts with '', so its input and output types differ.
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.array(playwrightSpec),
});

const playwrightReport = v.object({ suites: v.array(suite) });

/**
 * The failed tests in a report of Vitest's or Playwright's JSON reporter. A file that could not be loaded
 * counts as one test. Throws where the report is neither.
 */
export function failuresIn(report: unknown): Failure[] {
  const ofVitest = v.safeParse(vitestReport, report);
  if (ofVitest.success) {
    return ofVitest.output.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [failure(name, [message])] : [];
      return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages ?? []));
    });
  }
  return v.parse(playwrightReport, report).suites.flatMap((top) => failedIn(top, ''));
}

/**
 * The failed tests in a report file; none where it cannot be read, because the run itself has failed then.
 */
export function readFailures(file: string): Failure[] {
  try {
    return failuresIn(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function failedIn({ title, suites = [], specs }: Suite, above: string): Failure[] {
  const name = above === '' ? title : `${above} ${title}`;
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return failure(
          `${name} ${spec.title}`,
          errors.map(({ message }) => message),
        );
      }),
    ...suites.flatMap((inner) => failedIn(inner, name)),
  ];
}

function failure(name: string, messages: readonly string[]): Failure {
  const beginnings = messages.map((message) =>
    stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n'),
  );
  return { name, why: beginnings.join('\n') };
}
