import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files by their path from the project's root, with `/`. */
export type Sources = Readonly<Record<string, string>>;

export const PROJECT = join(import.meta.dirname, '..', '..');
const FOLDERS = ['src', 'machines', 'widget', 'demo', 'tests', 'e2e', 'docs'];
const SOURCE = /\.(?:ts|tsx|js|css)$/;

export function readSources(): Sources {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => relative(PROJECT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')]));
}
