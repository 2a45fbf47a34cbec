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

/** The folders of the two packages' manifests, from the top of the project. */
export const PACKAGES = ['.', 'tests/paths'];

/** Reads a package.json of the project. Throws where there is none. */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Manifest;
}

/** The names of the project's scripts and of its packages' commands. */
export function commandNames(): string[] {
  return PACKAGES.flatMap((folder) => {
    const { scripts = {}, bin = {} } = readManifest(join(folder, 'package.json'));
    return [...Object.keys(scripts), ...Object.keys(bin)];
  });
}
