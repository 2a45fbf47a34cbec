import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { readOptions } from './command/options.ts';
import { writePaths } from './command/write-paths.ts';
import { drawChart } from './report/chart.ts';
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

describe('the chart of a machine', () => {
  it('has a box for each state with its actors and transitions, inside the box of its parent', () => {
    const box = (kind: string, title: string, ...lines: string[]) =>
      `<div class="state ${kind}"><b>${title}</b>${lines.join('')}</div>`;
    const line = (id: string, text: string) => `<span data-id="order.${id}">${text}</span>`;
    const states = [
      box(
        'atomic',
        '● choosing',
        line('choosing|dish.added|0', 'dish.added [isHungry]'),
        line('choosing|order.placed|0', 'order.placed [hasDishes] → asking'),
        line('choosing|order.left|0', 'order.left → left'),
      ),
      box(
        'atomic',
        'asking',
        '<span>runs price</span>',
        line('asking|order.left|0', 'ignores order.left'),
        line('asking|xstate.done.actor.price|0', 'price done → ordered'),
        line('asking|xstate.error.actor.price|0', 'price failed → failed'),
      ),
      box(
        'atomic',
        'failed',
        line('failed|order.placed|0', 'order.placed → asking'),
        line('failed|always|0', '[hasFailedTwice] → left'),
      ),
      box('final', 'ordered'),
      box('final', 'left'),
    ];
    const within = `<div class="within">${states.join('')}</div>`;
    expect(drawChart(orderMachine.root)).toBe(box('compound', 'order', within));
  });

  it('has every declared transition once, also in regions and beside a history', () => {
    const drawn = [...drawChart(visitMachine.root).matchAll(/data-id="([^"]*)"/g)].map(([, id]) => id);
    const all = [...declaredTransitions(visitMachine), ...inertTransitions(visitMachine)];
    expect(drawn.toSorted()).toEqual(all.toSorted());
  });

  it('names a delay without the state that it belongs to, and a state that is entered again', () => {
    const lines = [...drawChart(visitMachine.root).matchAll(/<span[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(lines.filter((text) => /^after|anew$/.test(text ?? ''))).toEqual([
      'table.taken → anew',
      'after 1000 ms',
      'after 300000 ms → guest.gone',
    ]);
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
        chart: '<b>order</b>',
        states: 5,
        transitions: [id, 'order.failed|always|0'],
        refusals: ['refusal of order.failed|always|0'],
        excluded: { 'order.asking|order.left|0': 'nobody <b>leaves' },
        paths: [
          {
            machine: 'order',
            steps: [
              { words: 'Open', state: 'choosing', kind: 'start', event: { type: 'xstate.init' }, fired: [] },
            ],
          },
        ],
        problems: ['on no path: order.failed|always|0'],
      },
    ],
  });

  it('has the totals, the coverage by kind of test, and the problems', () => {
    expect(page).toContain(
      '1 machine, 5 states, 2 transitions, 1 guard that may refuse; 1 path over all transitions, 1 step in total.',
    );
    expect(page).toContain(
      '<td class="partial">1/2</td><td class="partial">1/2</td><td class="not-run">–</td>',
    );
    expect(page).toContain('<td class="full">1/1</td><td>1</td><td>1</td></tr>');
    expect(page).toContain('<li>on no path: order.failed|always|0</li>');
    expect(page).toContain('<li>left out: order.asking|order.left|0: nobody &lt;b&gt;leaves</li>');
  });

  it('uses a machine’s name as an id for that machine only', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, one]) => one);
    expect(ids).toEqual(['order', 'taken']);
  });

  it('is self-contained and escapes all texts', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toContain('nobody <b>');
  });
});

describe('npm run paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names a failing machine and still writes the others', () => {
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
    expect(writePaths(worlds, options, { folder, say: (line) => said.push(line) })).toBe(false);
    expect(said.slice(0, 3)).toEqual([
      '✗ order: 0 paths, 0 steps, transitions not covered: 0',
      '  order: no paths: Error: there is no room 2',
      expect.stringMatching(/^✓ visit: [1-9]\d* paths, [1-9]\d* steps, /) as string,
    ]);
    expect(said).toContain('wrong: order');
    expect(readdirSync(join(folder, 'visit'))).toContain('01.md');
    const page = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(page).toContain('<li>no paths: Error: there is no room 2</li>');
    expect(page).toContain('id="visit"');
  });

  it.each(['transitions', 'pairs'] as const)('--goal %s', (goal) => {
    const worlds = [{ machine: orderMachine, environments: [orderEnvironment], expectations: {} }];
    const said: string[] = [];
    const isFine = writePaths(worlds, readOptions(['--goal', goal]), {
      folder,
      say: (line) => said.push(line),
    });
    expect(said[0]).toMatch(new RegExp(`^✓ order: \\d+ paths, \\d+ steps, ${goal} not covered: 0$`));
    expect(isFine).toBe(true);
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
      ...['--from', 'draft.json'],
    ];
    expect(readOptions(args)).toEqual({
      machines: ['rooms'],
      worlds: ['a', 'b.world.js'],
      out: 'there',
      goal: 'pairs',
      from: 'draft.json',
    });
  });

  it.each([
    [['--goal', 'all'], '--goal is transitions, pairs, not all'],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j', (args, message) => expect(() => readOptions(args)).toThrow(message));
});
