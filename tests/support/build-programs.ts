import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readVersion } from '../../widget/build/build.ts';
import { billOfMaterials, noticesOf, packagesOf, type ShippedPackage } from '../../widget/build/packages.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The commands of the package, by name. */
const PROGRAMS = {
  'staychart-conformance': 'src/conformance/run.ts',
  'staychart-estate': 'demo/estate/program/run.ts',
};

/**
 * Writes the commands into a folder, each bundled with the packages that it needs, their notices and a bill
 * of materials. Users of the package need none of the demo's packages. Returns the packages.
 */
export async function buildPrograms(folder: string): Promise<ShippedPackage[]> {
  const built = await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(PROGRAMS).map(([name, file]) => [name, join(PROJECT, file)]),
        ),
        output: { banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : '') },
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunks = bundle && 'output' in bundle ? bundle.output.filter((file) => file.type === 'chunk') : [];
  const packages = packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
  writeFileSync(join(folder, 'licences.txt'), noticesOf(packages));
  const bill = JSON.stringify(billOfMaterials(readVersion(), packages), null, 2);
  writeFileSync(join(folder, 'sbom.cdx.json'), `${bill}\n`);
  return packages;
}
