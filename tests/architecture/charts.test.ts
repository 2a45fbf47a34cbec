import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { and, not, setup } from 'xstate';
import { drawCharts, readCharts, withTables } from '../../docs/draw-charts.ts';
import { machineChart } from '../../docs/machine-chart.ts';
import { withFailure } from '../../machines/shared/params.ts';
import { port } from '../../machines/shared/port.ts';
import type { Failure } from '../../src/api/failure.ts';
import { STEPS } from '../../src/domain/steps.ts';
import { PROJECT } from './sources.ts';

const doorMachine = setup({
  types: { events: {} as { type: 'pushed' | 'locked' | 'left'; by?: string } },
  actors: { ring: port<string>('ring') },
  guards: {
    isOpen: () => true,
    isOffline: (_, { kind }: Failure) => kind === 'offline',
    isBy: (_, params: { who: string; expected: string }) => params.who === params.expected,
  },
  actions: { note: () => undefined },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { left: '.gone' },
  states: {
    closed: {
      on: {
        pushed: [{ guard: and(['isOpen', not('isOpen')]), target: 'open.wide' }, { actions: 'note' }],
        locked: {},
      },
      invoke: {
        id: 'bell',
        src: 'ring',
        onDone: 'open',
        onError: { guard: withFailure('isOffline', 'ring'), target: 'gone' },
      },
    },
    open: {
      initial: 'ajar',
      on: { pushed: '.wide' },
      states: {
        ajar: { always: { guard: 'isOpen', target: 'wide' } },
        wide: {
          on: {
            left: {
              guard: { type: 'isBy', params: ({ event }) => ({ who: event.by ?? '', expected: 'guest' }) },
              target: '#door.gone',
            },
          },
        },
      },
    },
    gone: { type: 'final' },
  },
});

const DOOR = `\`\`\`mermaid
stateDiagram-v2
  state "closed" as door_closed
  door_closed: runs bell
  door_closed: pushed
  door_closed: ignores locked
  state "open" as door_open{
    state "ajar" as door_open_ajar
    state "wide" as door_open_wide
    [*] --> door_open_ajar
    door_open_ajar --> door_open_wide: [isOpen]
  }
  state "gone" as door_gone
  [*] --> door_closed
  door_closed --> door_open: pushed [isOpen and not isOpen] to wide<br/>bell done
  door_closed --> door_gone: bell failed [isOffline]
  door_open --> door_gone: left [isBy guest] from wide
  door_gone --> [*]
\`\`\`

- anywhere: \`left → gone\`
- anywhere in \`open\`: \`pushed → open.wide\``;

const INDEX = 'machines/README.md';
const drawn = await drawCharts();
const written = readCharts();

describe('the pages of the machines', () => {
  it('are one for each machine and their index; npm run charts writes them', () => {
    expect(Object.keys(written).toSorted()).toEqual(Object.keys(drawn).toSorted());
    expect(Object.keys(drawn)).toContain('machines/steps/rooms/closer-look.md');
  });

  it.each(Object.keys(drawn))('%s shows the machines as they are; npm run charts redraws them', (path) => {
    expect(written[path]).toBe(drawn[path]);
  });

  it('are all in the index, by the id of the machine', () => {
    const rows = [...(written[INDEX] ?? '').matchAll(/^\| `(\w+)` +\| \w.* \| \[(.+)\]\(\2\) +\|$/gm)];
    const listed = rows.map(([, id, page]) => [`machines/${page}`, `# ${id}`]);
    const titled = Object.entries(written).map(([path, text]) => [path, /^# .+$/m.exec(text)?.[0]]);
    expect(listed.toSorted()).toEqual(titled.filter(([path]) => path !== INDEX).toSorted());
  });

  it('state the purpose of a machine and link to it, its views and its tests', () => {
    const page = written['machines/steps/rooms/closer-look.md'] ?? '';
    expect(page).toMatch(/^# closerLook\n\n[A-Z].+\.\n/m);
    for (const link of [
      'closer-look.machine.ts',
      '../../../widget/screens/closer-look/EstateMap.tsx',
      '../../../tests/worlds/closer-look.world.ts',
      '../../../tests/machines/closer-look.test.ts',
      '../../../tests/views/CloserLook.test.tsx',
    ])
      expect(page).toContain(`](${link})`);
  });

  it("list a machine's own tests, not those of a machine with a longer name", () => {
    const page = written['machines/booking/booking.md'];
    expect(page).toContain('booking-leaving.test.ts');
    expect(page).not.toContain('booking-details.test.ts');
  });
});

describe('the index of the machines', () => {
  it('replaces only the tables between its marks', async () => {
    const index =
      'before\n\n<!-- charts: written by npm run charts -->\n\nold\n\n<!-- charts: end -->\n\nafter\n';
    await expect(withTables(index, 'new')).resolves.toBe(index.replace('old', 'new'));
    expect(() => withTables('no marks', 'new')).toThrow('machines/README.md has lost a mark');
  });
});

it('docs/architecture.md draws every step in its picture of the flow', () => {
  const document = readFileSync(join(PROJECT, 'docs/architecture.md'), 'utf8');
  const [, picture = ''] = /^```mermaid\nflowchart LR\n([^]*?)^```$/m.exec(document) ?? [];
  const boxes = picture.replaceAll(/"[^"]*"/g, '').match(/\w+/g) ?? [];
  const standIns = ['outcome', 'restore'];
  expect([...new Set(boxes)].toSorted()).toEqual([...STEPS, ...standIns].toSorted());
});

describe('the drawings', () => {
  it('show states, calls, guards, decisions and ends', () => {
    expect(machineChart(doorMachine)).toBe(DOOR);
  });

  it('show parallel states without an initial state', () => {
    const machine = setup({}).createMachine({
      id: 'pair',
      type: 'parallel',
      states: { one: {}, both: { type: 'parallel', states: { left: {}, right: {} } } },
    });
    expect(machineChart(machine)).toBe(`\`\`\`mermaid
stateDiagram-v2
  state "one" as pair_one
  state "both, all at once" as pair_both{
    state "left" as pair_both_left
    state "right" as pair_both_right
  }
\`\`\``);
  });

  it("keep Mermaid's own signs out of labels, and join only children of one state", () => {
    const lines = Object.values(drawn).join('\n').split('\n');
    const labels = lines.flatMap((line) => /^ +\w+(?: --> \S+)?: (.*)$/.exec(line)?.[1] ?? []);
    expect(labels.length).toBeGreaterThan(100);
    expect(labels.filter((label) => /[:;#{}]/.test(label))).toEqual([]);
    const arrows = lines.flatMap((line) => {
      const [, from = '', to = ''] = /^ +(\w+) --> (\w+)/.exec(line) ?? [];
      return from === '' ? [] : [{ from, to }];
    });
    expect(arrows.length).toBeGreaterThan(100);
    const parent = (id: string) => id.slice(0, id.lastIndexOf('_'));
    expect(arrows.filter(({ from, to }) => parent(from) !== parent(to))).toEqual([]);
  });
});
