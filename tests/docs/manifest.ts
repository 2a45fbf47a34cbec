import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../architecture/sources.ts';

export interface Manifest {
  name: string;
  exports: Record<string, { default: string }>;
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folders of the manifests of the two packages, from the top of the project. */
export const PACKAGES = ['.', 'tests/paths'];

/** A package.json of the project. Throws when there is none. */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Manifest;
}

/** What can be typed: the scripts of the project, and the commands that its packages bring. */
export function commandNames(): string[] {
  return PACKAGES.flatMap((folder) => {
    const { scripts = {}, bin = {} } = readManifest(join(folder, 'package.json'));
    return [...Object.keys(scripts), ...Object.keys(bin)];
  });
}
