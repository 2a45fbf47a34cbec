import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIREFOX } from './firefox.ts';
import type { Engine } from './options.ts';

const EMBEDDING = join(import.meta.dirname, '../../docs/embedding.md');

/** The names of the engines in docs/embedding.md. */
const NAMES: Readonly<Record<Engine, string>> = { firefox: 'Firefox ESR', webkit: 'WebKitGTK' };

/**
 * The command that prints an engine's version. MiniBrowser needs a screen for that; its Debian package does
 * not.
 */
const ASKED: Readonly<Record<Engine, [command: string, ...args: string[]]>> = {
  firefox: [FIREFOX.executablePath, '--version'],
  webkit: ['dpkg-query', '--show', '--showformat', '${Version}', 'libwebkit2gtk-4.1-0'],
};

/** A sentence part that names the version of an engine, and says whether docs/embedding.md names it too. */
export function versionInWords(engine: Engine): string {
  const [command, ...args] = ASKED[engine];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return compared(engine, stdout ?? '', readFileSync(EMBEDDING, 'utf8'));
}

/**
 * The same from the engine's own output and the document's text. The last part of a version does not count.
 */
export function compared(engine: Engine, said: string, document: string): string {
  const [version, major, minor] = /(\d+)\.(\d+)[.\d]*/.exec(said) ?? [];
  if (version === undefined) return `${NAMES[engine]} of no known version`;
  const isNamed = new RegExp(`${NAMES[engine]} ${major}\\.${minor}\\b`).test(document);
  return `${NAMES[engine]} ${version}${isNamed ? '' : ', which docs/embedding.md does not name'}`;
}
