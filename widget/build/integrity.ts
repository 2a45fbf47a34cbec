import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The value of an `integrity` attribute: SHA-384 of the content. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The scripts of a built folder that differ from its manifest, are missing, or are not named in it (T26). Copies in
 * `again/` are checked against the entries of `chunks/`.
 */
export function damagedScripts(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    files: { file: string; integrity: string }[];
  };
  const copies = manifest.files
    .filter(({ file }) => file.startsWith('chunks/'))
    .map(({ file, integrity }) => ({ file: file.replace('chunks', 'again'), integrity }));
  const files = [...manifest.files, ...copies];
  const named = new Set(files.map(({ file }) => file));
  const damaged = files.filter(({ file, integrity }) => {
    const path = join(folder, file);
    return !existsSync(path) || integrityOf(readFileSync(path)) !== integrity;
  });
  const strangers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js') && !named.has(file));
  return [...damaged.map(({ file }) => file), ...strangers];
}
