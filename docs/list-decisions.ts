import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { fillMarks } from './fill-marks.ts';

const FOLDER = join(import.meta.dirname, 'decisions');
const INDEX = join(FOLDER, 'README.md');

export interface DecisionRecord {
  /** Its file name in `docs/decisions/`. */
  file: string;
  text: string;
}

/** Every record, in order of its number. */
export function readRecords(): DecisionRecord[] {
  const files = globSync('[0-9]*.md', { cwd: FOLDER }).toSorted();
  return files.map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
}

/** The head of a record: what stands above its chapters. Throws where it is not complete. */
export function headOf({
  file,
  text,
}: DecisionRecord): Record<'number' | 'title' | 'date' | 'status', string> {
  const { number = '', title = '', date = '', status = '' } = HEAD.exec(text)?.groups ?? {};
  if (number === '') throw new Error(`docs/decisions/${file} must begin with number, title, date and status`);
  return { number, title, date, status };
}

const HEAD = /^# (?<number>\d{4}) · (?<title>.+)\n\n- Date: (?<date>\S+)\n- Status: (?<status>.+)\n\n## /;

/** The index of the records between its marks in this document. Throws where a mark is missing. */
export async function withIndex(document: string, records: readonly DecisionRecord[]): Promise<string> {
  const rows = records.map((record) => {
    const { number, title, date } = headOf(record);
    return `| [${number}](${record.file}) | ${date} | ${title} |`;
  });
  const index = ['| record | date | choice |', '| --- | --- | --- |', ...rows].join('\n');
  const marks = { file: 'docs/decisions/README.md', name: 'index', command: 'npm run decisions' };
  return format(fillMarks(document, marks, index), {
    parser: 'markdown',
    printWidth: 110,
    singleQuote: true,
  });
}

export function readIndex(): string {
  return readFileSync(INDEX, 'utf8');
}

if (import.meta.main) {
  commandOptions(readNothing);
  writeFileSync(INDEX, await withIndex(readIndex(), readRecords()));
}
