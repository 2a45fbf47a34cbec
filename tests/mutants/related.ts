import { importsOf } from '../architecture/imports.ts';
import { readSources } from '../architecture/sources.ts';

/** Where tests of behaviour stand; those of the architecture compare the drawn charts, those of the gallery its list. */
const TESTS = /^tests\/(?:domain|api|draft|machines|paths|contract|wiring)\/.*\.test\.ts$/;

/** What takes longer than all others together: a build of its own, and every draft that can be tampered with. */
const LEFT_OUT = ['tests/paths/package.test.ts', 'tests/machines/tampered-draft.test.ts'];

/** The test files that load a file, each with how many imports away it is. */
export function createRelated(): (file: string) => Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of Object.entries(readSources())) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const { path: imported, typeOnly, isDynamic } of importsOf(path, text)) {
      if (imported === null || typeOnly || isDynamic) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return (file) => {
    const reached = new Map([[file, 0]]);
    for (const [each, distance] of reached)
      for (const importer of importers.get(each) ?? [])
        if (!reached.has(importer)) reached.set(importer, distance + 1);
    return new Map([...reached].filter(([path]) => TESTS.test(path) && !LEFT_OUT.includes(path)));
  };
}
