import type { PageStorage } from '../browser/safe-storage.ts';

/** The JSON under a key; null where it is missing, broken or longer than `longest` characters. */
export function readKept(storage: Pick<PageStorage, 'getItem'>, key: string, longest: number): unknown {
  const text = storage.getItem(key);
  if (text === null || text.length > longest) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
