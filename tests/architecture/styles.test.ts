import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { readSources } from './sources.ts';

const STARTS = ['widget/element/booking.ts', 'widget/element/account.ts'];
const sources = readSources();
const isCode = (path: string) => path.startsWith('widget/') && /\.tsx?$/.test(path);
const imports = new Map(
  Object.entries(sources)
    .filter(([path]) => isCode(path))
    .map(([path, text]) => [path, importsOf(path, text).filter(({ typeOnly }) => !typeOnly)]),
);

/** The files that load together with the given one. */
function loadedWith(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const path of found) {
    for (const { path: to, isDynamic } of imports.get(path) ?? []) if (to && !isDynamic) found.add(to);
  }
  return found;
}

/** Each file that loads later, with what is loaded by then whichever file asks for it. */
function loadedBy(): Map<string, Set<string>> {
  const found = new Map(STARTS.map((path) => [path, loadedWith(path)]));
  const waiting = [...STARTS];
  for (const entry of waiting) {
    const here = found.get(entry) ?? [];
    for (const path of loadedWith(entry)) {
      for (const { path: to, isDynamic } of imports.get(path) ?? []) {
        if (!to || !isDynamic || !isCode(to)) continue;
        const before = found.get(to);
        const together = [...here, ...loadedWith(to)];
        const after = new Set(before ? together.filter((file) => before.has(file)) : together);
        if (before && before.size === after.size) continue;
        found.set(to, after);
        waiting.push(to);
      }
    }
  }
  return found;
}

/** Used elsewhere without a need of their styles: only rooms enlarge pictures, and only the confirmation is printed. */
const ELSEWHERE = new Set(['ui-gallery-enlarge', 'share-news']);

/** Words with a hyphen that may be classes. */
const wordsIn = (path: string) =>
  new Set(
    sources[path]
      ?.replace(/^import .*/gm, '')
      .match(/[a-z]\w*(?:-\w+)+/g)
      ?.filter((word) => !ELSEWHERE.has(word)),
  );

/** The classes of a style sheet that have a hyphen: one word may be anything in code. */
const classesOf = (css: string) =>
  new Set([...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z]\w*(?:-\w+)+)/g)].map(([, name]) => name));

const sheets = Object.entries(sources)
  .filter(([path]) => path.startsWith('widget/') && path.endsWith('.css'))
  .map(([path, css]) => ({ path, classes: classesOf(css) }));

it('loads the styles of a class before a screen that uses it is drawn', () => {
  const later = loadedBy();
  // The walk gets from both elements to their screens: an empty one would find nothing missing.
  expect([...later.keys()]).toEqual(
    expect.arrayContaining(['widget/steps/rooms/step.ts', 'widget/account/login/screen.ts']),
  );
  const missing = [...later].flatMap(([entry, loaded]) =>
    [...loadedWith(entry)]
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) =>
        [...wordsIn(path)].flatMap((word) => {
          const styled = sheets.filter(({ classes }) => classes.has(word)).map((sheet) => sheet.path);
          return styled.length === 0 || styled.some((sheet) => loaded.has(sheet))
            ? []
            : [`${path} uses ${word} without ${styled.join(' or ')} in ${entry}`];
        }),
      ),
  );
  expect(missing).toEqual([]);
});
