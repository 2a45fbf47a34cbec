import { dirname } from 'node:path';

/** Groups items by their folder in machines/: a machine with its parts. */
export function byFolder<Of extends { file: string }>(all: readonly Of[]): Map<string, Of[]> {
  const folders = new Map<string, Of[]>();
  for (const each of all) {
    const name = dirname(each.file).replace('machines/', '');
    const folder = folders.get(name);
    if (folder) folder.push(each);
    else folders.set(name, [each]);
  }
  return folders;
}
