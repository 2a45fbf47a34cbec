import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A custom element: its tag, the module that defines it, and the dynamic imports that follow. */
export interface ElementEntry {
  tag: string;
  entry: string;
  /** What is drawn first. */
  first: readonly string[];
  /** What is drawn later, in the order in which a guest usually comes to it. */
  later: readonly string[];
}

/** Bytes of source below which code that some lazy parts share is not worth a file of its own. */
const SMALL = 2_000;

/** The stages of an element: its entry, its first screen, what is drawn later. */
const FIRST = 1;

/**
 * How the code is cut: a module stands in the file of the first screen in the flow that needs it. So a guest who goes on
 * gets what is new with each step, in few files, and nothing of a later step; one larger file travels better than two.
 * What other elements need too, at once or later, stands apart, so that no element gets another's code.
 */
export function createChunking(elements: readonly ElementEntry[], root: string) {
  const stagesOf = ({ entry, first, later }: ElementEntry) =>
    [[entry], first, ...later.map((one) => [one])].map((modules) => modules.map((one) => join(root, one)));
  /** Besides the stages of the flow there are parts that may be asked for at any time. */
  const anyTime = Math.max(...elements.map((element) => stagesOf(element).length));
  const never = anyTime + 1;
  /** What is asked for by its own name, and so has a file of its own. */
  const asked = new Set(
    elements.flatMap(({ entry, first }) => [entry, ...first]).map((one) => join(root, one)),
  );
  /** Where a module is needed: per element the first stage that needs it. */
  const needs = new Map<string, number[]>();

  const plugin: Plugin = {
    name: 'staychart:stages',
    buildEnd() {
      elements.forEach((element, index) => {
        const stages = stagesOf(element);
        const dynamic = new Set(stages.flat());
        const count = (modules: readonly string[], stage: number) => {
          const needed = new Set(modules);
          for (const id of needed) {
            const need = needs.get(id) ?? elements.map(() => never);
            need[index] = Math.min(need[index] ?? never, stage);
            needs.set(id, need);
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            for (const imported of importedIds) needed.add(imported);
            for (const imported of dynamicallyImportedIds) dynamic.add(imported);
          }
        };
        stages.forEach(count);
        const known = new Set(stages.flat());
        for (const part of dynamic) if (!known.has(part)) count([part], anyTime);
      });
    },
  };

  /**
   * The file of a module, numbered so that what a module imports has the same number or a lower one: by the first of
   * the elements that need it, the stage there, and whether the others need it at once, later or never. Null leaves
   * the module with the only part that needs it.
   */
  const fileOf = (id: string): number | null => {
    const need = needs.get(id);
    if (!need || asked.has(id)) return null;
    if (need.every((one) => one >= anyTime)) return null;
    const lead = need.findIndex((stage) => stage < never);
    let stage = need[lead] ?? never;
    const others = need.toSpliced(lead, 1);
    // What another element needs first is one file, whenever this one comes to it.
    if (stage > FIRST && others.some((other) => other <= FIRST)) stage = FIRST + 1;
    const ranks = others.map((other) => {
      if (other === never) return 2;
      // What comes with or right after the one's first screen, and later to the other: a file more is not worth it.
      return other <= FIRST || stage <= FIRST + 1 ? 0 : 1;
    });
    return ranks.reduce((number, rank) => number * 3 + rank, lead * never + stage);
  };
  const stageOf = (file: number) => Math.floor(file / 3 ** (elements.length - 1)) % never;
  const files = elements.length * never * 3 ** (elements.length - 1);
  const groups = Array.from({ length: files }, (_, file): Rolldown.CodeSplittingGroup => ({
    debugName: `stage ${file}`,
    // A group takes along what its modules import.
    priority: files - file,
    name: (id) => (fileOf(id) === file ? `${stageOf(file) <= FIRST ? 'first' : 'later'}-${file}` : null),
  }));
  const shared: Rolldown.CodeSplittingGroup = {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  };
  return { plugin, groups: [...groups, shared] };
}

/** `first`, `later`, `shared` or the module's own name: what else is in the names matters to the cutting only. The bundler's few lines for all files are needed first. */
export function chunkFileName({ name }: { name: string }): string {
  const kind = name.endsWith('runtime') ? 'first' : /^(first|later|shared)\b/.exec(name)?.[0];
  return `chunks/${kind ?? '[name]'}-[hash:7].js`;
}
