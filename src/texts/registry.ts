import type { Texts } from './catalogue.ts';
import { overrideTexts } from './override.ts';
import { PARTS } from './parts.ts';

/** All groups, so that a host's wording of one that has not come yet is no mistake. */
export const GROUPS: readonly (keyof Texts)[] = [...Object.values(PARTS).flat(), 'formats'];

let registered: Partial<Texts> = {};
const listeners = new Set<() => void>();

/** Makes texts known to every widget. Called when the code of a screen is loaded, so a lazy chunk brings its own. */
export function registerTexts(added: Partial<Texts>): void {
  registered = { ...registered, ...added };
  for (const tell of listeners) tell();
}

/**
 * The texts that have come so far, in a host's own wording. One object that takes up further groups: what is on the
 * screen has its texts, and need not be drawn again when those of a later screen come (D-275).
 */
export interface ResolvedTexts {
  get: () => Texts;
  /** Tells of further texts. Returns what stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** A host's own wording (D-42). `warn` hears of each name that the catalogue does not have, once its group has come. */
export function resolveTexts(
  overrides: Record<string, string>,
  warn: (message: string) => void,
): ResolvedTexts {
  const told = new Set<string>();
  const warnOnce = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    warn(message);
  };
  let base: Partial<Texts> | null = null;
  const worded: Partial<Texts> = {};
  const get = () => {
    if (base === registered) return worded as Texts;
    base = registered;
    const entries = Object.entries(overrides).filter(([name]) => !isToCome(name));
    const all = overrideTexts(registered, Object.fromEntries(entries), warnOnce);
    return Object.assign(worded, { ...all, ...worded }) as Texts;
  };
  return {
    get,
    subscribe(listener) {
      const tell = () => {
        get();
        listener();
      };
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

function isToCome(name: string): boolean {
  const [group = ''] = name.split('.');
  return (GROUPS as readonly string[]).includes(group) && !Object.hasOwn(registered, group);
}
