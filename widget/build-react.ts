import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const REACT = dirname(createRequire(import.meta.url).resolve('react'));
const FILES: Record<string, string> = {
  react: join(REACT, 'cjs/react.production.js'),
  'react/jsx-runtime': join(REACT, 'cjs/react-jsx-runtime.production.js'),
};
const ONLY = '\0react:';

/**
 * React is CommonJS, of which nothing can be left out, and which each file unwraps anew. Here it is a module that exports
 * its functions by name, and what nobody imports is not shipped. A package that is CommonJS, too, gets what it asks for.
 */
export const reactByName: Plugin = {
  name: 'staychart:react-by-name',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const file = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
    return file && importer.includes('/cjs/') ? ONLY + namesIn(readFileSync(importer, 'utf8')) : file;
  },
  load: (id) => (id.startsWith(ONLY) ? `export { ${id.slice(ONLY.length)} } from 'react';` : null),
  transform: (code, id) => (Object.values(FILES).includes(id) ? { code: asModule(code), map: null } : null),
};

/** What a file uses of React, after one another. */
function namesIn(code: string): string {
  return [...new Set(Array.from(code.matchAll(/\bReact\.(\w+)/g), ([, name]) => name))].join(', ');
}

/** Code that assigns to `exports`, as a module that exports the same. */
function asModule(code: string): string {
  return code
    .replaceAll(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };')
    .replaceAll(/^exports\.(\w+) =(?=\s)/gm, 'export const $1 =');
}
