import type { Graph } from './graph.ts';
import { plainValue } from './plain-value.ts';

const SHOWN = 3;

/** The error for a graph that is too large: what varies most, and what to do. */
export function tooMany({ machine, environment, nodes }: Graph, limit: number): Error {
  const values = new Map<string, Set<string>>();
  for (const { configuration } of nodes) {
    if (!configuration) continue;
    const context: unknown = configuration.snapshot.context;
    const told = environment.project ? environment.project(context) : context;
    const name = told === context ? 'context' : 'project';
    for (const [key, value] of Object.entries(fieldsOf(told))) {
      const path = name === 'context' ? `context.${key}` : `project()[${key}]`;
      const text = value === undefined ? 'undefined' : JSON.stringify(value, plainValue);
      values.set(path, (values.get(path) ?? new Set()).add(text));
    }
  }
  const most = [...values]
    .filter(([, found]) => found.size > 1)
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, SHOWN)
    .map(([path, found]) => `${path} took ${count(found.size)} different values: ${examples(found)}`);
  return new Error(
    [
      `${machine.id} has more than ${count(limit)} configurations.`,
      ...most.map((line) => `- ${line}`),
      'Sample fewer values for what leads there; or give the environment a `project` with less in it, such as a length ' +
        'instead of a list or Math.min(count, 3) instead of a count; or raise `maxConfigurations`.',
    ].join('\n'),
  );
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { value };
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function examples(values: ReadonlySet<string>): string {
  const first = [...values]
    .slice(0, SHOWN)
    .map((text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text));
  return `${first.join(', ')}${values.size > SHOWN ? ', …' : ''}`;
}
