import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages to measure against. Nothing else needs them, so they are not in package.json. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@docsearch/css': '5.2.0',
  '@docsearch/js': '5.2.0',
  '@duffel/components': '3.17.0',
};

/**
 * Installs the peers' packages into `folder`, below the project's node_modules, so that they use the
 * project's React. Returns false where they are missing and the registry cannot be reached.
 */
export function installPeers(folder: string): boolean {
  if (Object.entries(PACKAGES).every(([name, version]) => installed(folder, name) === version)) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  try {
    const apart = ['--legacy-peer-deps', '--ignore-scripts', '--no-package-lock'];
    const quickly = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...apart, ...quickly], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    console.warn('No peers in this run: npm could not install them. Can its registry be reached?');
    return false;
  }
}

function installed(folder: string, name: string): string | null {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
