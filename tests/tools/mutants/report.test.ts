import { expect, it } from 'vitest';
import { readSources } from '../../architecture/sources.ts';
import { mutantsOf } from './edits.ts';
import { EXPLAINED } from './explained.ts';
import { NEVER_ENDS, tableOf } from './report.ts';

const mutant = (line: number, caught: string | null, isTried = true) => ({
  id: `machines/door/door.machine.ts: fault ${line}`,
  file: 'machines/door/door.machine.ts',
  line,
  what: `fault ${line}`,
  from: 0,
  to: 0,
  text: '',
  caught,
  isTried,
});

it('counts mutants with a failed test as caught, and those that took too long apart', () => {
  const judged = [
    mutant(1, 'tests/door.test.ts'),
    mutant(2, null),
    mutant(3, NEVER_ENDS),
    mutant(4, 'tests/door.test.ts'),
    mutant(5, null, false),
  ];
  expect(tableOf(judged).split('\n')).toEqual([
    '| machine | mutants | explained | tried | caught | too long | of those tried |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| door | 5 | 0 | 4 | 2 | 1 | 50.0 % |',
    '| all | 5 | 0 | 4 | 2 | 1 | 50.0 % |',
    '',
    '## Survivors',
    '',
    '- `machines/door/door.machine.ts:2` fault 2',
    '',
    '## Too long',
    '',
    '- `machines/door/door.machine.ts:3` fault 3',
  ]);
});

it('explains existing mutants only', () => {
  const explained = Object.keys(EXPLAINED);
  const files = [...new Set(explained.map((id) => id.split(': ')[0] ?? ''))];
  const sources = readSources();
  const ids = new Set(files.flatMap((file) => mutantsOf(file, sources[file] ?? '')).map(({ id }) => id));
  expect(explained.filter((id) => !ids.has(id))).toEqual([]);
});
