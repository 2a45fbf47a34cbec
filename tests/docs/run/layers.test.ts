import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../documents.ts';
import { Copy } from './copy.ts';

/** A fault of a statechart from the table in docs/testers.md. */
interface Fault {
  /** Its name in the table. */
  name: string;
  file: string;
  from: string;
  to: string;
  machine: string;
  tests: string;
}

const FAULTS: readonly Fault[] = [
  {
    name: "guard inverted: 'Next' of the calendar only at its end",
    file: 'machines/modals/calendar/calendar.machine.ts',
    from: 'hasNextMonth: ({ context }) => hasNextMonth(',
    to: 'hasNextMonth: ({ context }) => !hasNextMonth(',
    machine: 'calendar',
    tests: 'tests/machines/calendar.test.ts',
  },
  {
    name: 'target changed: a bill that could not be staged can be paid',
    file: 'machines/steps/summary/summary.machine.ts',
    from: "target: 'reviewing.bill.stagingFailed',\n            actions:",
    to: "target: 'staged',\n            actions:",
    machine: 'summary',
    tests: 'tests/machines/summary',
  },
  {
    name: 'selection dropped: a second tee time takes the first away',
    file: 'machines/modals/tee-times/tee-times.machine.ts',
    from: '[...withoutDate(context), { date: context.date, time }]',
    to: '[{ date: context.date, time }]',
    machine: 'teeTimes',
    tests: 'tests/machines/tee-times.test.ts',
  },
  {
    name: "stale answer shown: last month's prices under the next",
    file: 'machines/modals/calendar/calendar.machine.ts',
    from: 'month: addMonths(context.month, 1), days: [] }',
    to: 'month: addMonths(context.month, 1) }',
    machine: 'calendar',
    tests: 'tests/machines/calendar.test.ts',
  },
];

let copy: Copy;
beforeAll(() => {
  copy = new Copy();
});
afterAll(() => copy.remove());

it.each(FAULTS)('$name: the table has what rules and paths catch', { timeout: 300_000 }, (fault) => {
  const { name, file, from, to, machine, tests } = fault;
  const sound = copy.read(file);
  expect(sound).toContain(from);
  copy.write(file, sound.replace(from, to));
  const rules = copy.run(`npm run unit -- ${tests}`);
  const paths = copy.run(`npm run paths -- ${machine}`);
  copy.write(file, sound);
  const said = ({ exit }: { exit: number | null }) => (exit === 0 ? 'passed' : 'caught');
  const table = readDocument('docs/testers.md').split('\n');
  const row = table.find((line) => line.startsWith(`| ${name} `)) ?? '';
  expect(
    row
      .split('|')
      .slice(2, 4)
      .map((cell) => cell.trim()),
    paths.said,
  ).toEqual([said(rules), said(paths)]);
});
