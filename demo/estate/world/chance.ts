/**
 * A number from 0 up to 1 for a seed and a key. Each value is hashed alone, so it never depends on which values were
 * asked for before.
 */
export function chance(seed: number, key: string): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
