import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which code ships. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX. */
  licence: string;
  /** The words of the licence, which go along with every copy. */
  notice: string;
}

/** The packages that the widget's modules may import: they, and what they need, are in its bundle. */
export const WIDGET_PACKAGES = [
  '@xstate/react',
  'dompurify',
  'ky',
  'libphonenumber-js',
  'oidc-client-ts',
  'react',
  'react-dom',
  'valibot',
  'xstate',
];

/** Licences under which others' code may ship: they ask for their notice and nothing of the site's own code. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** Whether a licence, or one of those that an SPDX expression leaves to choose from, is allowed (D-201). */
export function isAllowed(licence: string): boolean {
  const choice = licence.replace(/[()]/g, '').split(' OR ');
  return choice.some((one) => ALLOWED.includes(one.trim()));
}

/** The packages that bundled modules come from, by name. Throws for one under a licence that is not allowed. */
export function packagesOf(modules: readonly string[]): ShippedPackage[] {
  const folders = new Set(modules.flatMap((module) => folderOf(module) ?? []));
  const packages = [...folders].map(readPackage);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    throw new Error(refused.map(({ name, licence }) => `${name} is under ${licence}`).join(', '));
  }
  return packages.sort(
    (a, b) =>
      a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true }),
  );
}

/** What the packages ask to be passed on with every copy of their code. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  return packages
    .map(({ name, version, licence, notice }) => `${name} ${version}, ${licence}\n\n${notice.trim()}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
}

/** The bill of materials, as CycloneDX 1.6. Without a time, so that the same build gives the same file. */
export function billOfMaterials(version: string, packages: readonly ShippedPackage[]): object {
  const component = { type: 'library', 'bom-ref': 'staychart', name: 'staychart', version };
  const components = packages.map((shipped) => {
    const purl = `pkg:npm/${shipped.name.replace('@', '%40')}@${shipped.version}`;
    const licenses = [{ expression: shipped.licence }];
    return {
      type: 'library',
      'bom-ref': purl,
      name: shipped.name,
      version: shipped.version,
      purl,
      licenses,
    };
  });
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components };
}

/** The package folder that a module is in; null for our own. */
function folderOf(module: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1] ?? null;
}

/** Where the words of a licence stand in a package, and those of what the package itself has from others. */
const NOTICES = /^(?:licen[cs]e|notice|third-party-notices)\b/i;

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(folder).filter((file) => NOTICES.test(file));
  const notice = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return {
    name,
    version,
    licence: license ?? 'no licence',
    notice: notice || 'The package has no file with the words of its licence.',
  };
}
