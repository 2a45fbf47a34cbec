import { choices, take } from './choices.ts';
import type { Cover, Path, PathStep } from './cover.ts';
import { configurationKey } from './explore.ts';
import type { Graph } from './graph.ts';
import { plainValue } from './plain-value.ts';

/**
 * The path extended to the nearest final state, for use in a parent's path. Throws where no final state is
 * reachable.
 */
export function completeToFinal({ machine, environment }: Graph, path: Path): Path {
  const seen = new Set<string>();
  const trails: PathStep[][] = [path.steps];
  for (const trail of trails) {
    const at = trail.at(-1)?.configuration;
    if (!at) break;
    if (at.snapshot.status === 'done') return { steps: trail };
    const key = configurationKey(at, environment);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const choice of choices(at, environment)) {
      trails.push([...trail, { choice, ...take(machine, at, choice) }]);
    }
  }
  throw new Error(`${machine.id}: no final state can be reached from the end of a path`);
}

/**
 * The distinct outputs of a child's complete paths, as `done` samples for its parent. The caller names the
 * output type, since a path does not carry it.
 */
export function outcomesOf<Output>(graph: Graph, { paths }: Cover): Output[] {
  const outputs = new Map<string, Output>();
  for (const path of paths) {
    const output = completeToFinal(graph, path).steps.at(-1)?.configuration.snapshot.output as Output;
    outputs.set(JSON.stringify(output, plainValue), output);
  }
  return [...outputs.values()];
}
