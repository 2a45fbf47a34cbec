import { importsOf } from '../../architecture/imports.ts';
import { readSources } from '../../architecture/sources.ts';

/** Tests of behaviour. Tests of the architecture compare drawn charts, tests of the gallery its list. */
const TESTS = /^tests\/(?!architecture|faults|soak|languages|tools\/(?!paths)).*\.test\.ts$/;

/** Tests that take longer than all others together: one builds the package, one tampers with every draft. */
const LEFT_OUT = ['tests/tools/paths/package.test.ts', 'tests/booking/tampered-draft.test.ts'];

/** The test files that load a file, each with the number of imports in between. */
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
