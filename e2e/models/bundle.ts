import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../widget/build/manifest.ts';

/** The manifest of the bundle that the demo serves, as `npm run build` writes it. */
export const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/manifest.json'), 'utf8'),
) as Manifest;

/**
 * The site path of the file that a dynamic import of a module loads. Throws where the module has no file of
 * its own.
 */
export function pathOf(module: string): string {
  const chunk = manifest.files.find((file) => file.module === module);
  if (!chunk) throw new Error(`${module} has no file of its own`);
  return `/staychart/${chunk.file}`;
}
