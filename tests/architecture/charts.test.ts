import { describe, expect, it } from 'vitest';
import { and, not, setup } from 'xstate';
import { drawCharts, readReadme, withCharts } from '../../docs/draw-charts.ts';
import { machineChart } from '../../docs/machine-chart.ts';
import { withFailure } from '../../machines/shared/params.ts';
import { port } from '../../machines/shared/port.ts';
import type { Failure } from '../../src/api/failure.ts';

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

describe('the charts in machines/README.md', () => {
  it('show the machines as they are; npm run charts draws them anew', async () => {
    expect(readReadme()).toBe(withCharts(readReadme(), await drawCharts()));
  });

  it('stand between their marks, and nothing else is changed', () => {
    const readme =
      'before\n<!-- charts: written by npm run charts -->\n\nold\n\n<!-- charts: end -->\nafter\n';
    expect(withCharts(readme, 'new')).toBe(readme.replace('old', 'new'));
    expect(() => withCharts('no marks', 'new')).toThrow('machines/README.md has lost a mark');
  });

  it('show states, calls, guards, decisions and ends', () => {
    expect(machineChart(doorMachine)).toBe(DOOR);
  });

  it('show states that are active together, without a first one', () => {
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

  it('have no sign in a label that Mermaid takes for its own, and arrows between children of one state only', async () => {
    const lines = (await drawCharts()).split('\n');
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
