import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { readInterface, readTokens } from './public-interface.ts';

const PROJECT = join(import.meta.dirname, '..');
const LIST = join(PROJECT, 'docs/public-names.json');

/** The names in a version, each with its kind, as `part root`. */
export interface VersionNames {
  version: string;
  names: string[];
}

/** Every name that a page or an application may use, sorted, read from the code. */
export function publicNames(): string[] {
  const { elements, settings, links, parts } = readInterface();
  const { exports } = readPackage();
  return [
    ...elements.flatMap(({ tag, attributes, members, events }) => [
      ...attributes.map(({ name }) => `attribute of ${tag}: ${name}`),
      ...members.map(({ name, parameters }) => `${parameters ? 'method' : 'property'} of ${tag}: ${name}`),
      ...events.map(({ name }) => `event of ${tag}: ${name}`),
    ]),
    ...settings.map(({ name }) => `settings: ${name}`),
    ...links.map(({ name }) => `link: ${name}`),
    ...parts.map(({ name }) => `part: ${name}`),
    ...readTokens().map(({ name }) => `custom property: ${name}`),
    ...Object.keys(exports).map((name) => `export: ${name}`),
  ].toSorted();
}

/** The names in the last version. */
export function namesOfVersion(): VersionNames {
  return JSON.parse(readFileSync(LIST, 'utf8')) as VersionNames;
}

export function readPackage(): { version: string; exports: object } {
  return JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    version: string;
    exports: object;
  };
}

/**
 * The names that are in only one of the two lists and that the text does not mention, in backticks without their kind.
 */
export function unsaid(before: readonly string[], now: readonly string[], text: string): string[] {
  const changed = [
    ...now.filter((name) => !before.includes(name)).map((name) => `new: ${name}`),
    ...before.filter((name) => !now.includes(name)).map((name) => `gone: ${name}`),
  ];
  return changed.filter((name) => !text.includes(`\`${name.replace(/^.*: /, '')}\``));
}

if (import.meta.main) {
  commandOptions(readNothing);
  const names: VersionNames = { version: readPackage().version, names: publicNames() };
  writeFileSync(LIST, `${JSON.stringify(names, null, 2)}\n`);
}
