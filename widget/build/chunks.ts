import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A custom element: its tag, the module that defines it, and the dynamic imports that follow. */
export interface ElementEntry {
  tag: string;
  entry: string;
  /** Whether the loader draws its first screen before its code has come. */
  isEarly?: boolean;
  /** The module of the first screens; null where the entry shows them. */
  first: string | null;
  /** Modules of later screens, in the order in which a guest usually opens them. */
  later: readonly string[];
}

/** A file of an element, by the module that it begins with. */
interface Stage {
  name: string;
  module: string;
  /** Its place in SHARED. */
  level: number;
}

/** The files of code that two elements share, by the first element's stage that needs it; the last has all the rest. */
const SHARED = ['entry', 'first', 'search', 'later'];

function stagesOf({ tag, entry, first, later }: ElementEntry, root: string): Stage[] {
  const element = tag.replace('stay-', '');
  const nameOf = (module: string) =>
    basename(/\/(step|screen)\.ts$/.test(module) ? dirname(module) : module, '.ts');
  const given = { [entry]: 'entry', ...(first !== null && { [first]: 'first' }) };
  return [entry, ...(first === null ? [] : [first]), ...later].map((module, index) => ({
    name: `${element}-${given[module] ?? nameOf(module)}`,
    module: join(root, module),
    level: Math.min(index, SHARED.length - 1),
  }));
}

/**
 * How the code is cut: a module goes into the file of the first screen that needs it, so each step loads only its own
 * new code. Code that two elements share stands apart, so that neither loads the other's.
 */
export function createChunking(elements: readonly ElementEntry[], root: string) {
  const stages = elements.map((element) => stagesOf(element, root));
  /** Per element, the first stage that needs each module. */
  const needs = elements.map(() => new Map<string, Stage>());
  const plugin: Plugin = {
    name: 'staychart:stages',
    buildEnd() {
      for (const [index, order] of stages.entries())
        for (const stage of order) {
          const reached = new Set([stage.module]);
          for (const id of reached) {
            if (!needs[index]?.has(id)) needs[index]?.set(id, stage);
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
          }
        }
    },
  };
  // Nothing imports an entry, so that the loader can fetch it again under another address.
  const entries = new Set(stages.map(([entry]) => entry?.module));
  const fileOf = (id: string): string | undefined => {
    const [stage, other] = needs.flatMap((each) => each.get(id) ?? []);
    if (!stage || entries.has(id)) return undefined;
    return other || stage.level === 0 ? SHARED[stage.level] : stage.name;
  };
  const files = [...SHARED, ...stages.flat().map(({ name }) => name)];
  const groups = files.map((file, index): Rolldown.CodeSplittingGroup => ({
    debugName: file,
    name: (id) => (fileOf(id) === file ? file : null),
    priority: files.length - index,
  }));
  return { plugin, groups };
}
