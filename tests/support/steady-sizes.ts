import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../widget/build-manifest.ts';
import { compressedSize } from '../../widget/build-sizes.ts';

/** The hash in the name of a file, as its importers write it: `rooms-msa2s6z.js`. */
const HASH = /-[a-z0-9]{7}(?=\.(?:js|css)\b)/g;

/**
 * The manifest with sizes that depend on the code alone: all hashes in the names of files are alike. A hash changes with
 * every change in the file that it names, and moves the compressed size of the importers by up to 100 bytes either way.
 */
export function withSteadySizes(manifest: Manifest, folder: string): Manifest {
  const files = manifest.files.map((file) => ({
    ...file,
    ...compressedSize(readFileSync(join(folder, file.file), 'utf8').replace(HASH, '-0000000')),
  }));
  return { ...manifest, files };
}
