import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  linkSync,
  copyFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT } from '../../architecture/sources.ts';

/**
 * Entries at the top of the project that a copy leaves out: command output, and files that are not the
 * project's.
 */
export const LEFT_OUT = [
  '.git',
  'dist',
  'gallery',
  'gallery-shots',
  'node_modules',
  'package',
  'paths',
  'shots',
  'test-results',
  'words',
];

const CACHES = ['.cache', '.vite', '.vite-temp', '.vitest-cache'].map((name) =>
  join(PROJECT, 'node_modules', name),
);

/** Variables that Vitest sets for its own tests. A build would read them as its own. */
const OF_VITEST = /^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL|FORCE_COLOR)$/;

/** The outcome of a command. */
export interface Ran {
  exit: number | null;
  /** Its whole output, without colours. */
  said: string;
}

/** A copy of the project with packages of its own, so that commands write nothing into the project itself. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'staychart-copy-'));

  /** `keep` selects the files. */
  constructor(keep: (file: string) => boolean = () => true) {
    for (const name of readdirSync(PROJECT).filter((each) => !LEFT_OUT.includes(each))) {
      cpSync(join(PROJECT, name), join(this.folder, name), {
        recursive: true,
        filter: (path) => statSync(path).isDirectory() || keep(relative(PROJECT, path)),
      });
    }
    linkTree(join(PROJECT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Runs a command as typed, at the top of the copy. */
  run(command: string): Ran {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: this.folder,
      shell: true,
      encoding: 'utf8',
      env: { ...asTyped(process.env), NO_COLOR: '1' },
      maxBuffer: 100_000_000,
    });
    return { exit: status, said: stripVTControlCharacters(`${stdout}\n${stderr}`) };
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(join(this.folder, dirname(file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  clear(file: string): void {
    rmSync(join(this.folder, file), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A pattern for a printed text of a document: '…' matches anything, N or a number any number. */
export function asPrinted(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll('…', '.*').replaceAll(/\bN\b|\d+/g, String.raw`\d+`));
}

/** The variables of an ordinary shell. */
export function asTyped(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !OF_VITEST.test(name)));
}

/**
 * Links the same files under another name, or copies them on another disk. Bundlers would follow symbolic
 * links out of the copy. Leaves caches out.
 */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkOrCopy(source, target);
    else if (!CACHES.includes(source)) linkTree(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
