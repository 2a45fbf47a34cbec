import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../widget/build-manifest.ts';

/** What `npm run build` says of the bundle that the demo serves. */
export const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/manifest.json'), 'utf8'),
) as Manifest;

/** The path on the site of the file that the dynamic import of a module answers with. Throws where there is none. */
export function pathOf(module: string): string {
  const chunk = manifest.files.find((file) => file.module === module);
  if (!chunk) throw new Error(`${module} has no file of its own`);
  return `/staychart/${chunk.file}`;
}
