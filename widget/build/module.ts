import { buildLoader } from './build.ts';
import type { Manifest } from './manifest.ts';

/**
 * The loader as a module for an application, whose bundler then bundles each element's code. `folder`: path from the
 * module to the bundle. The module does nothing where there is no page, as on a server.
 */
export async function moduleOf({ elements, version }: Manifest, folder: string): Promise<string> {
  const tags = Object.fromEntries(Object.keys(elements).map((tag) => [tag, []]));
  const { code } = await buildLoader(tags, version, { isEarly: true, isModule: true });
  const imports = Object.entries(elements).map(
    ([tag, [entry = '']]) => `  '${tag}': () => import('${folder}/${entry}'),\n`,
  );
  const loader = code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
  return `const IMPORTS = {\n${imports.join('')}};\nif (typeof document !== 'undefined') ${loader}`;
}
