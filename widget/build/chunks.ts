import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A custom element: its tag, the module that defines it, and the dynamic imports that follow. */
export interface ElementEntry {
  tag: string;
  entry: string;
  /** Modules of the first screens. */
  first: readonly string[];
  /** Modules of later screens, in the order in which a guest usually opens them. */
  later: readonly string[];
}

/** Shared code of late parts gets no file of its own below this many bytes of source. */
const SMALL = 2_000;

/** A point on the way through an element at which code is fetched. */
interface Stage {
  name: string;
  modules: readonly string[];
  /**
   * Which file the code shared with another element goes into: 'entry' or 'first' for a stage without which the element
   * shows nothing.
   */
  shared: 'entry' | 'first' | null;
}

/**
 * The stages of an element, in order. Later stages are named after their module, except in the first element with the
 * element's name before it.
 */
function stagesOf({ tag, entry, first, later }: ElementEntry, index: number, root: string): Stage[] {
  const name = tag.replace('stay-', '');
  const prefix = index === 0 ? '' : `${name}-`;
  const at = (module: string) => join(root, module);
  return [
    { name: `${name}-entry`, modules: [at(entry)], shared: 'entry' },
    { name: `${name}-first`, modules: first.map(at), shared: 'first' },
    ...later.map((module) => ({
      name: prefix + nameOf(module),
      modules: [at(module)],
      shared: null,
    })),
  ];
}

/** A step and a screen of the account are called as their folder is. */
const nameOf = (module: string) =>
  basename(/\/(step|screen)\.ts$/.test(module) ? dirname(module) : module, '.ts');

/** Code for a moment that has no fixed place in the order, such as a dialog. Each module gets a file of its own. */
const ANY_TIME: Stage = { name: 'any-time', modules: [], shared: null };

/**
 * How the code is cut (D-262). Each module goes into the file of the first stage that needs it, so each step loads only
 * its own new code. Code that two elements share stands apart, so that neither loads the other's: in `entry` and
 * `first` what the first element needs to start, in `soon` what only the other needs to start, in `…-shared` what both
 * need later.
 */
export function createChunking(elements: readonly ElementEntry[], root: string) {
  const stages = elements.map((element, index) => stagesOf(element, index, root));
  const own = new Set(stages.flatMap((each) => each.flatMap(({ modules }) => modules)));
  const opened = new Set(stages.flat().flatMap(({ modules, shared }) => (shared ? modules : [])));
  /** Per element, the first stage that needs each module. */
  const needs = elements.map(() => new Map<string, Stage>());

  const plugin: Plugin = {
    name: 'staychart:stages',
    buildEnd() {
      stages.forEach((order, index) => {
        const known = needs[index];
        const parts = new Set<string>();
        const reach = (stage: Stage, modules: Iterable<string>) => {
          const reached = new Set(modules);
          for (const id of reached) {
            if (!known?.has(id)) known?.set(id, stage);
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            for (const imported of importedIds) reached.add(imported);
            for (const part of dynamicallyImportedIds) if (!own.has(part)) parts.add(part);
          }
        };
        for (const stage of order) reach(stage, stage.modules);
        for (const part of parts) reach(ANY_TIME, [part]);
      });
    },
  };

  const fileOf = (id: string): string | null => {
    const [stage, other] = needs.flatMap((each) => each.get(id) ?? []);
    if (!stage || opened.has(id)) return null;
    if (!other) return stage === ANY_TIME ? null : stage.name;
    if (stage.shared) return stage.shared;
    if (other.shared) return 'soon';
    return stage === ANY_TIME && other === ANY_TIME ? null : `${stage.name}-shared`;
  };
  const names = stages.flatMap((each) => [...each, ANY_TIME].flatMap(({ name }) => [`${name}-shared`, name]));
  const groups = [...new Set(['entry', 'first', 'soon', ...names])].map(
    (file, index): Rolldown.CodeSplittingGroup => ({
      debugName: file,
      name: (id) => (fileOf(id) === file ? file : null),
      priority: 1 + names.length - index,
    }),
  );
  const rest: Rolldown.CodeSplittingGroup = {
    name: 'shared',
    ...{ minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
  };
  // Every language writes prices with this module.
  const prices: Rolldown.CodeSplittingGroup = {
    name: 'prices',
    test: join(root, 'widget/texts/price-writer.ts'),
    // First of all groups, because it imports nothing.
    priority: 2 + names.length,
  };
  return { plugin, groups: [prices, ...groups, rest] };
}
