import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file of the site, e.g. 'pages/home.html'. Read anew each time, so that a change shows on reload. */
export function readTemplate(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** Puts HTML in the places of {{name}}; a name without a value becomes nothing. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{([\w:-]+)\}\}/g, (_, name: string) => values[name] ?? '');
}
