import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A custom element: its tag, the module that defines it, and the dynamic imports of what is drawn first. */
export interface ElementEntry {
  tag: string;
  entry: string;
  first: readonly string[];
}

/** Bytes of source below which code that some screens share is not worth a file of its own. */
const SMALL = 2_000;

/**
 * How the code is cut: what the first screen of several elements needs is one file, what that of one element needs
 * besides is another, so that a first screen takes few round trips; what later screens share comes in few files.
 */
export function createChunking(elements: readonly ElementEntry[], root: string) {
  const users = new Map<string, string[]>();
  const entries = new Set(elements.map(({ entry }) => join(root, entry)));

  const plugin: Plugin = {
    name: 'staychart:first-screens',
    buildEnd() {
      for (const { tag, entry, first } of elements) {
        const needed = new Set([entry, ...first].map((module) => join(root, module)));
        for (const id of needed) {
          users.set(id, [...(users.get(id) ?? []), tag]);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
        }
      }
    },
  };

  /** Common code first, since a group takes along what its modules import. */
  const firstScreens = elements.map((_, index): Rolldown.CodeSplittingGroup => {
    const count = elements.length - index;
    return {
      debugName: `first screen of ${count}`,
      priority: count,
      name: (id) => {
        const tags = users.get(id) ?? [];
        return tags.length === count && !entries.has(id) ? `first-${tags.join('-')}` : null;
      },
    };
  });
  const shared: Rolldown.CodeSplittingGroup = {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  };
  return { plugin, groups: [...firstScreens, shared] };
}

/** `first`, `shared` or the module's own name: the names of all the screens that share a file are too long. */
export function chunkFileName({ name }: { name: string }): string {
  const kind = /^(first|shared)\b/.exec(name)?.[0];
  return `chunks/${kind ?? '[name]'}-[hash].js`;
}
