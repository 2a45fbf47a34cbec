import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIREFOX } from './firefox.ts';
import type { Engine } from './options.ts';

const EMBEDDING = join(import.meta.dirname, '../../docs/embedding.md');

/** What an engine is called in docs/embedding.md. */
const NAMES: Readonly<Record<Engine, string>> = { firefox: 'Firefox ESR', webkit: 'WebKitGTK' };

/** What says an engine's version. MiniBrowser does so on a screen alone, its package everywhere. */
const ASKED: Readonly<Record<Engine, [command: string, ...args: string[]]>> = {
  firefox: [FIREFOX.executablePath, '--version'],
  webkit: ['dpkg-query', '--show', '--showformat', '${Version}', 'libwebkit2gtk-4.1-0'],
};

/** In words, which version of an engine ran, and whether docs/embedding.md names it. */
export function versionInWords(engine: Engine): string {
  const [command, ...args] = ASKED[engine];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return compared(engine, stdout ?? '', readFileSync(EMBEDDING, 'utf8'));
}

/** The same of what the engine says of itself and of the document's text. The last part of a version is not told apart. */
export function compared(engine: Engine, said: string, document: string): string {
  const [version, major, minor] = /(\d+)\.(\d+)[.\d]*/.exec(said) ?? [];
  if (version === undefined) return `${NAMES[engine]} of no known version`;
  const isNamed = new RegExp(`${NAMES[engine]} ${major}\\.${minor}\\b`).test(document);
  return `${NAMES[engine]} ${version}${isNamed ? '' : ', which docs/embedding.md does not name'}`;
}
