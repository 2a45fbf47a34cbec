import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file of the site, for example 'pages/home.html'. Read each time, so that a reload shows changes. */
export function readTemplate(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** Replaces each {{name}} by its HTML; a name without a value becomes empty. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{([\w:-]+)\}\}/g, (_, name: string) => values[name] ?? '');
}
