import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../architecture/sources.ts';

/** A piece of a document and its place, such as 'docs/testers.md:12'. */
export interface Piece {
  at: string;
  text: string;
}

/** A fenced block. `language` is empty for shell commands. */
export interface Block extends Piece {
  language: string;
}

export interface Command extends Piece {
  /**
   * The script of package.json, or the command that npx runs; null for npm's own commands, such as `npm ci`.
   */
  script: string | null;
  args: string[];
  /** Options without `--` before them, which npm takes as its own. */
  swallowed: string[];
}

/** Placeholders in commands, each with an example. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '<layer>': 'unit',
  '<n>': '3',
  '<tag>': 'pl',
  '<file or folder>': 'tests/worlds',
  '<folder>': 'paths',
  '[machine …]': 'rooms calendar',
  '[screen …]': 'rooms calendar',
  '[-- part …]': '-- payment',
};

const COMMAND = /^(?:npm|npx|node|vitest|playwright|tsc) /;

/** Commands of npm itself. */
const NPMS_OWN = ['audit', 'ci', 'install', 'pack'];

/** The paths of all documents of the project. */
export function documents(): string[] {
  const found = globSync('{*,docs/**/*,machines/**/*,demo/**/*,tests/**/*,widget/**/*}.md', { cwd: PROJECT });
  return found.map((file) => file.replaceAll('\\', '/')).toSorted();
}

export function readDocument(file: string): string {
  return readFileSync(join(PROJECT, file), 'utf8');
}

/** A document with all but one chapter blanked, so that every line keeps its number. */
export function chapterOf(file: string, title: string): string {
  const text = readDocument(file);
  const from = text.indexOf(`\n## ${title}\n`);
  const to = text.indexOf('\n## ', from + 1);
  if (from < 0) throw new Error(`${file} has no chapter '${title}'`);
  const end = to < 0 ? text.length : to;
  return blank(text.slice(0, from)) + text.slice(from, end) + blank(text.slice(end));
}

/** The fenced blocks of a document. */
export function blocksOf(file: string, text = readDocument(file)): Block[] {
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map((match) => ({
    at: placeOf(file, text, match.index),
    language: match[1] ?? '',
    text: match[2] ?? '',
  }));
}

/** The texts in backticks. */
export function spansOf(file: string, text = readDocument(file)): Piece[] {
  return piecesOf(file, withoutBlocks(text), /`([^`\n]+)`/g);
}

/** The texts in single quotation marks. An apostrophe is no quotation mark. */
export function quotationsOf(file: string, text = readDocument(file)): Piece[] {
  return piecesOf(file, withoutCode(text), /(?<![\w'])'([^'\n]+)'(?!\w)/g);
}

/** The numbers in prose, without those of lists and of notes below tables. */
export function numbersOf(file: string, text = readDocument(file)): Piece[] {
  const prose = withoutCode(text)
    .replaceAll(/(?<![\w'])'([^'\n]+)'(?!\w)/g, blank)
    .replaceAll(/\]\([^)]*\)/g, blank)
    .replaceAll(/^\d+\. |\(\d\)/gm, blank);
  return piecesOf(file, prose, /(?<![\w.-])(\d+(?:[.,]\d+)*)/g);
}

/** The targets of the links. */
export function linksOf(file: string, text = readDocument(file)): Piece[] {
  return piecesOf(file, withoutBlocks(text), /\]\(([^)\s]+)\)/g);
}

/**
 * The commands of a document, in order, one for each alternative. They come from backticks and from shell
 * blocks. A piece that begins with `-- ` or with an option continues the command before it.
 */
export function commandsOf(file: string, text = readDocument(file)): Command[] {
  const typed = blocksOf(file, text)
    .filter(({ language }) => ['', 'sh'].includes(language))
    .flatMap(({ at, text: lines }) =>
      lines
        .trim()
        .split('\n')
        .map((line) => ({ at, text: line })),
    );
  let last = '';
  return [...spansOf(file, text), ...typed].flatMap(({ at, text: written }) => {
    const parts = written.split(' && ').map((part) => part.replace(/^(?:[A-Z_]+=\S* )+/, ''));
    return parts.flatMap((part) => {
      if (COMMAND.test(part)) last = withoutOptions(part);
      else if (!isOption(part)) return [];
      const whole = isOption(part) ? goneOnWith(last, part.replace(/^-- /, '')) : part;
      return waysToWrite(whole).map((one) => ({ at, text: one, ...scriptOf(one) }));
    });
  });
}

export function isCommand(text: string): boolean {
  return COMMAND.test(text);
}

/** Whether a text continues a command, as `-- modals` or `--seed 7` do. A custom property of CSS does not. */
export function isOption(text: string): boolean {
  return /^(?:-- |--?[a-z])/.test(text) && !text.startsWith('--stay-');
}

function withoutOptions(command: string): string {
  return command
    .replace(/ \[.*$/, '')
    .replace(/ --?[a-z].*$/, '')
    .replace(/ --$/, '');
}

/**
 * Adds options to a command. npm passes on only what follows `--`; npx passes on all that follows the
 * command's name.
 */
function goneOnWith(command: string, options: string): string {
  return command.includes(' -- ') || command.startsWith('npx ')
    ? `${command} ${options}`
    : `${command} -- ${options}`;
}

/** The command with an example for each placeholder, once for each of its alternatives. */
function waysToWrite(command: string): string[] {
  const filled = Object.entries(EXAMPLES).reduce(
    (all, [name, value]) => all.replaceAll(name, value),
    command,
  );
  const [alternatives] = /\S+(?:\|\S+)+/.exec(filled) ?? [];
  return alternatives === undefined
    ? [filled]
    : alternatives.split('|').map((one) => filled.replace(alternatives, one));
}

/**
 * How npm reads a command: the script, its arguments without npm's `--`, and the options that npm swallows.
 */
function scriptOf(command: string): Pick<Command, 'script' | 'args' | 'swallowed'> {
  const words = [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const [tool = '', first = '', ...others] = words;
  if (tool === 'npx') return { script: first, args: others, swallowed: [] };
  if (tool !== 'npm') return { script: tool, args: words.slice(1), swallowed: [] };
  if (NPMS_OWN.includes(first)) return { script: null, args: others, swallowed: [] };
  const [script = '', ...rest] = first === 'run' ? others : [first, ...others];
  const cut = rest.includes('--') ? rest.indexOf('--') : rest.length;
  const before = rest.slice(0, cut);
  return {
    script,
    args: [...before.filter((word) => !word.startsWith('-')), ...rest.slice(cut + 1)],
    swallowed: before.filter((word) => word.startsWith('-')),
  };
}

function piecesOf(file: string, text: string, pattern: RegExp): Piece[] {
  return [...text.matchAll(pattern)].map((match) => ({
    at: placeOf(file, text, match.index),
    text: (match[1] ?? '').replaceAll('\\|', '|'),
  }));
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]+`/g, blank);
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[^]*?^```$/gm, blank).replaceAll(/<!--[^]*?-->/g, blank);
}

/** Blanks a piece and keeps its length, so that all other pieces keep their places. */
function blank(piece: string): string {
  return piece.replaceAll(/[^\n]/g, ' ');
}

function placeOf(file: string, text: string, index: number): string {
  return `${file}:${text.slice(0, index).split('\n').length}`;
}
