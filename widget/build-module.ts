import { buildLoader } from './build.ts';
import type { Manifest } from './build-manifest.ts';

/**
 * The loader as a module that an application imports: its bundler follows each element's code and puts it among its own.
 * `folder` is where the bundle is, as the module says it. Where there is no page, as on a server, it does nothing (D-583).
 */
export async function moduleOf({ elements, version }: Manifest, folder: string): Promise<string> {
  const tags = Object.fromEntries(Object.keys(elements).map((tag) => [tag, []]));
  const { code } = await buildLoader(tags, version, undefined, true);
  const imports = Object.entries(elements).map(
    ([tag, [entry = '']]) => `  '${tag}': () => import('${folder}/${entry}'),\n`,
  );
  const loader = code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
  return `const IMPORTS = {\n${imports.join('')}};\nif (typeof document !== 'undefined') ${loader}`;
}
