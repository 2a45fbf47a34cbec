import { describe, expect, it } from 'vitest';
import { isLocalDate } from '../../src/domain/local-date.ts';
import { headOf, readIndex, readRecords, withIndex, type DecisionRecord } from '../../docs/list-decisions.ts';
import { documents, linksOf } from './documents.ts';

const CHAPTERS = ['Context', 'Choice', 'Also weighed', 'Consequences', 'Where it stands'];

const records = readRecords();
const files = records.map(({ file }) => file);

describe.each(records)('docs/decisions/$file', (record) => {
  const { text, file } = record;

  it('has its number in its file name, and a valid date', () => {
    const { number, date } = headOf(record);
    expect(file).toMatch(new RegExp(`^${number}-[a-z-]+\\.md$`));
    expect(isLocalDate(date)).toBe(true);
  });

  it('is in force, or replaced by a later record', () => {
    const { status } = headOf(record);
    if (status === 'in force') return;
    const [, later = ''] = /^replaced by \[\d{4}\]\((\S+)\)$/.exec(status) ?? [];
    expect(files.slice(files.indexOf(file) + 1)).toContain(later);
  });

  it('has its chapters in order, none of them empty', () => {
    const chapters = text.split(/^## /m).slice(1);
    expect(chapters.map((chapter) => chapter.split('\n')[0])).toEqual(CHAPTERS);
    expect(chapters.filter((chapter) => chapter.trim().split('\n').length < 3)).toEqual([]);
  });

  it('links to what carries it, what holds it and what it rests on', () => {
    const [, links = ''] = text.split('## Where it stands\n\n');
    expect(links.trim().split('\n')).toEqual([
      expect.stringMatching(/^- Carried by: \[/),
      expect.stringMatching(/^- Held by: \[/),
      expect.stringMatching(/^- Rests on: .*\]\(/),
    ]);
    const unlinked = links.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '');
    expect(unlinked).not.toMatch(/\b[DE]-\d/);
    // words.test.ts and citations.test.ts check that the links of all documents lead somewhere.
    expect(documents()).toContain(`docs/decisions/${file}`);
    expect(linksOf(`docs/decisions/${file}`).length).toBeGreaterThan(2);
  });

  it('is 25 to 50 lines long', () => {
    const lines = text.trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(25);
    expect(lines).toBeLessThanOrEqual(50);
  });
});

it('the records are numbered from 1 without a gap, in the order of their dates', () => {
  const heads = records.map(headOf);
  const numbers = records.map((_, index) => String(index + 1).padStart(4, '0'));
  expect(heads.map(({ number }) => number)).toEqual(numbers);
  const days = heads.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
});

it('docs/decisions/README.md lists all records (npm run decisions)', async () => {
  expect(await withIndex(readIndex(), records)).toBe(readIndex());
});

it('a list without marks and a record without a head give an error', async () => {
  await expect(withIndex('no marks', records)).rejects.toThrow('docs/decisions/README.md has lost a mark');
  const record: DecisionRecord = {
    file: '0001-a.md',
    text: '# 0001 · A\n\n- Date: 2026-11-20\n\n## Context\n',
  };
  expect(() => headOf(record)).toThrow('docs/decisions/0001-a.md must begin with');
});
