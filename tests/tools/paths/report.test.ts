import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { readOptions } from './command/options.ts';
import { writePaths } from './command/write-paths.ts';
import type { Chart } from './report/chart.ts';
import { layOut } from './report/chart-layout.ts';
import { drawSvg } from './report/chart-svg.ts';
import { reportPage } from './report/page.ts';
import { createRecorder } from './recorder.ts';
import { orderEnvironment, visitEnvironment } from './samples/environments.ts';
import { orderMachine } from './samples/order-machine.ts';
import { visitMachine } from './samples/visit-machine.ts';
import { declaredTransitions, inertTransitions } from './transition-ids.ts';
import type { World } from './world.ts';

function fail(message: string): never {
  throw new Error(message);
}

async function chartOf(machine: AnyStateMachine): Promise<Chart> {
  return (await layOut(machine)) ?? fail('elkjs is missing');
}

/** The texts of a chart's transitions, in boxes and at arrows. */
const linesOf = ({ boxes, arrows }: Chart) =>
  [...boxes, ...arrows].flatMap(({ lines }) => lines.map(({ text }) => text));

describe('the chart of a machine', () => {
  it.each([
    ['order', orderMachine],
    ['visit', visitMachine],
  ])('of %s has every transition, in the box of its state or at an arrow', async (id, machine) => {
    const svg = drawSvg(id, await chartOf(machine));
    const drawn = [...svg.matchAll(/<text class="transition" data-ids="([^"]*)"/g)].map(([, ids]) => ids);
    const all = [...declaredTransitions(machine), ...inertTransitions(machine)];
    expect([...new Set(drawn)].toSorted()).toEqual(all.toSorted());
  });

  it('names a delay without the state that it belongs to', async () => {
    const lines = linesOf(await chartOf(visitMachine));
    expect(lines.filter((text) => text.startsWith('after')).toSorted()).toEqual([
      'after 1000 ms',
      'after 300000 ms',
    ]);
  });

  it('has transitions with their guards, in the state or at the arrow to another', async () => {
    const { boxes, arrows } = await chartOf(orderMachine);
    expect(boxes[1]?.lines.map(({ text }) => text)).toEqual(['dish.added [isHungry]']);
    const ids = arrows.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(ids).toEqual(
      expect.arrayContaining(['order.choosing|order.placed|0', 'order.choosing|order.left|0']),
    );
  });

  it('has boxes in which the bold title fits, at eight pixels a letter', async () => {
    const { boxes } = await chartOf(visitMachine);
    expect(boxes.filter(({ title, width }) => width < 8 * title.length)).toEqual([]);
  });

  it('has a box for every state, inside the box of its parent', async () => {
    const { boxes } = await chartOf(visitMachine);
    expect(boxes.map(({ title }) => title)).toEqual([
      'visit, all at once',
      'guest',
      '● arriving',
      'waiting',
      'seated',
      '● idle',
      'ordering',
      'served',
      'recent, where it was',
      'resting',
      'gone',
      'waiter',
      '● away',
      'near',
    ]);
    const seated = boxes[4];
    for (const { x, y, width, height } of boxes.slice(5, 9)) {
      expect(x).toBeGreaterThan(seated?.x ?? Infinity);
      expect(y).toBeGreaterThan(seated?.y ?? Infinity);
      expect(x + width).toBeLessThan((seated?.x ?? 0) + (seated?.width ?? 0));
      expect(y + height).toBeLessThan((seated?.y ?? 0) + (seated?.height ?? 0));
    }
  });
});

describe('the report', () => {
  const id = 'order.choosing|order.left|0';
  const page = reportPage({
    goal: 'transitions',
    layers: [
      { layer: 'pure', machines: { order: { [id]: 2 } } },
      { layer: 'interpreter', machines: { order: { [id]: 2, 'refusal of order.failed|always|0': 3 } } },
    ],
    machines: [
      {
        id: 'order',
        svg: '<svg></svg>',
        states: 5,
        transitions: [
          { id, label: 'order.left', from: 'choosing', to: 'left', excluded: null, refusal: null },
          {
            id: 'order.failed|always|0',
            label: '[hasFailed<b>Twice]',
            from: 'failed',
            to: 'left',
            excluded: null,
            refusal: { id: 'refusal of order.failed|always|0', excluded: null },
          },
        ],
        paths: [
          {
            machine: 'order',
            steps: [
              { words: 'Open', state: 'choosing', kind: 'start', event: { type: 'xstate.init' }, fired: [] },
            ],
          },
        ],
        atLeast: 1,
        problems: ['on no path: order.failed|always|0'],
      },
    ],
  });

  it('has the totals, the coverage by kind of test, and the problems', () => {
    expect(page).toContain(
      '1 machine, 5 states, 2 transitions, 1 guard that may refuse; 1 path over all transitions, at least 1 is needed, 1 step in total.',
    );
    expect(page).toContain(
      '<td class="partial">1/2</td><td class="partial">1/2</td><td class="not-run">–</td>',
    );
    expect(page).toContain('<td class="full">1/1</td><td>1</td><td>1</td><td>1</td></tr>');
    expect(page).toContain('<td class="not-run">–</td><td class="full">3</td></tr>');
    expect(page).toContain('<li>on no path: order.failed|always|0</li>');
  });

  it('uses a machine’s name as an id for that machine only', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, one]) => one);
    expect(ids).toEqual(['fit', 'order', 'taken']);
  });

  it('is self-contained and escapes all texts', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toContain('hasFailed<b>');
  });
});

describe('npm run paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names a failing machine and still writes the others', async () => {
    const worlds: World[] = [
      {
        machine: orderMachine,
        environments: [orderEnvironment],
        expectations: { invariants: { 'it breaks': () => fail('there is no room 2') } },
      },
      { machine: visitMachine, environments: [visitEnvironment], expectations: {} },
    ];
    const said: string[] = [];
    const options = readOptions([]);
    expect(await writePaths(worlds, options, { folder, say: (line) => said.push(line) })).toBe(false);
    expect(said.slice(0, 3)).toEqual([
      '✗ order: 0 paths, at least 0 are needed, 0 steps, transitions not covered: 0',
      '  order: no paths: Error: there is no room 2',
      expect.stringMatching(/^✓ visit: [1-9]\d* paths, at least [1-9]\d* are needed, /) as string,
    ]);
    expect(said).toContain('wrong: order');
    expect(readdirSync(join(folder, 'visit'))).toContain('01.md');
    const page = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(page).toContain('<li>no paths: Error: there is no room 2</li>');
    expect(page).toContain('id="visit"');
  });

  it('counts what another kind of test has recorded of a running machine', async () => {
    const { inspect, hits } = createRecorder();
    createActor(orderMachine, { inspect }).start().send({ type: 'order.left' });
    expect(hits).toEqual({ order: { 'order.choosing|order.left|0': 1 } });
    writeFileSync(
      join(folder, 'coverage/mine.json'),
      JSON.stringify({ layer: 'Testing Library', machines: hits }),
    );
    const worlds = [{ machine: orderMachine, environments: [orderEnvironment], expectations: {} }];
    await writePaths(worlds, readOptions([]), { folder, say: () => undefined });
    const row = /<tr data-machine="order">.*<\/tr>/.exec(readFileSync(join(folder, 'report.html'), 'utf8'));
    const cells = [...(row?.[0] ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
    expect(cells.slice(2, 6)).toEqual(['8/8', '8/8', '1/8', '–']);
  });

  it('reads machines and options', () => {
    expect(readOptions([])).toEqual({ machines: [], worlds: [], out: 'paths', goal: 'transitions' });
    const args = [
      ...['rooms', '--worlds', 'a', '--worlds', 'b.world.js', '--out', 'there', '--goal', 'pairs'],
      ...['--max-steps', '20', '--max-configurations', '9000', '--attempts', '3'],
      ...['--seed', '7', '--from', 'draft.json'],
    ];
    expect(readOptions(args)).toEqual({
      machines: ['rooms'],
      worlds: ['a', 'b.world.js'],
      out: 'there',
      goal: 'pairs',
      maxSteps: 20,
      maxConfigurations: 9000,
      attempts: 3,
      seed: 7,
      from: 'draft.json',
    });
  });

  it.each([
    [['--goal', 'all'], '--goal is transitions, pairs, not all'],
    [['--max-configurations', '-1'], "Option '--max-configurations' argument is ambiguous"],
    [['--max-steps', '0'], '--max-steps is a number from 1, not 0'],
    [['--seed', 'x'], '--seed is a number from 1, not x'],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j', (args, message) => expect(() => readOptions(args)).toThrow(message));
});
