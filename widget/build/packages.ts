import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code ships in the bundle. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The SPDX expression. */
  licence: string;
  /** The licence's text, which must go with every copy. */
  notice: string;
}

/** The packages that the widget's modules may import. The bundle also holds what these need. */
export const WIDGET_PACKAGES = [
  '@xstate/react',
  'dayjs',
  'dompurify',
  'ky',
  'libphonenumber-js',
  'oidc-client-ts',
  'react',
  'react-dom',
  'valibot',
  'xstate',
];

/** Licences of other people's code that may ship: they require their notice and put no terms on the site's own code. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** Whether a licence is allowed (D-201). An SPDX expression with OR needs one allowed choice. */
export function isAllowed(licence: string): boolean {
  const choice = licence.replace(/[()]/g, '').split(' OR ');
  return choice.some((one) => ALLOWED.includes(one.trim()));
}

/** The packages of bundled modules, sorted by name. Throws for a package whose licence is not allowed. */
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

/** The notices that must go with every copy of the packages' code. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  return packages
    .map(({ name, version, licence, notice }) => `${name} ${version}, ${licence}\n\n${notice.trim()}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
}

/** The bill of materials, as CycloneDX 1.6. It has no time, so that the same build gives the same file. */
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

/** Files of a package that hold its licence, or the notices of code it took from others. */
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
