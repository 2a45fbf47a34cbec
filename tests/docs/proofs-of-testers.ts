import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, vi } from 'vitest';
import { createActor, createMachine, type AnyStateMachine } from 'xstate';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { STEPS } from '../../src/domain/steps.ts';
import { DRAFT_KEY } from '../../src/draft/kept-keys.ts';
import { PROJECT, readSources } from '../architecture/sources.ts';
import { LAYERS } from '../flakes/options.ts';
import { GALLERY_LANGUAGES } from '../gallery/languages.ts';
import { readShotsOptions } from '../gallery/options.ts';
import { statesOf } from '../gallery/states.ts';
import { mutantsOf } from '../mutants/edits.ts';
import { check } from '../paths/check.ts';
import { describeChoice } from '../paths/choices.ts';
import { writePaths } from '../paths/command/write-paths.ts';
import { readOptions } from '../paths/command/options.ts';
import { cover } from '../paths/cover.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { explore } from '../paths/explore.ts';
import { refusalOf } from '../paths/goals.ts';
import { named } from '../paths/names.ts';
import { recordOf } from '../paths/path-record.ts';
import { createRecorder } from '../paths/recorder.ts';
import { eachEventOf, testPathsOf } from '../paths/runner/test-model.ts';
import { orderEnvironment } from '../paths/samples/environments.ts';
import { orderMachine } from '../paths/samples/order-machine.ts';
import { scriptOf } from '../paths/script.ts';
import { declaredTransitions } from '../paths/transition-ids.ts';
import { inWords } from '../paths/words.ts';
import { checkWorld } from '../paths/world.ts';
import { findBrowser } from '../support/find-browser.ts';
import { ratesWorld } from '../worlds/rates.world.ts';
import { roomsWorld } from '../worlds/rooms.world.ts';
import { readDocument } from './documents.ts';
import { CASES } from './run/cases.ts';
import { readManifest } from './manifest.ts';
import { hasMost } from './proofs-of-paths.ts';
import { usedInSnippet, type Proofs } from './proofs.ts';

const source = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const orders = cover(explore(orderMachine, orderEnvironment));

/** The texts in backticks or quotation marks in docs/testers.md, each with a check of its truth. */
export const PROOFS_OF_TESTERS: Proofs = {
  unit: isLayer('unit'),
  faults: isLayer('faults'),
  views: isLayer('views'),
  e2e: isLayer('e2e'),
  all: isLayer('all'),
  payment: () => {
    const file = 'machines/steps/payment/payment.setup.ts';
    expect(mutantsOf(file, source(file)).some(({ id }) => id.includes('payment'))).toBe(true);
  },
  STAYCHART_CHROMIUM: () => {
    vi.stubEnv('STAYCHART_CHROMIUM', '/opt/chromium');
    expect(findBrowser()).toBe('/opt/chromium');
    vi.unstubAllEnvs();
  },
  PATH: () => expect(browserAmong('chromium')).toBe('chromium'),
  'chromium-headless-shell': () => {
    expect(browserAmong('chromium', 'chromium-headless-shell')).toBe('chromium-headless-shell');
  },
  'A §2.6': isCited('A §2.6'),
  'B §4': isCited('B §4'),
  'D-01': isCited('D-01'),
  T9: isCited('T9'),
  'source.id|eventType|index': () => {
    expect(declaredTransitions(orderMachine)).toContain('order.choosing|dish.added|0');
  },
  transitions: () => expect(readOptions([]).goal).toBe('transitions'),
  sessionStorage: () => expect(source('src/browser/abilities.ts')).toContain('page.sessionStorage'),
  'staychart.draft': () => expect(DRAFT_KEY).toBe('staychart.draft'),
  booking: () => {
    const worlds = Object.entries(readSources()).filter(([file]) => file.startsWith('tests/worlds/'));
    const resumed = worlds.filter(([, text]) => text.includes('resumeWith:'));
    expect(resumed.map(([file]) => file)).toEqual(['tests/worlds/booking.world.ts']);
  },
  project: usedInSnippet('project:'),
  'rooms.choosing|room.chosen|0': () => {
    expect(declaredTransitions(roomsMachine)).toContain('rooms.choosing|room.chosen|0');
  },
  'refusal of': () => expect(refusalOf('a|b|0')).toBe('refusal of a|b|0'),
  'on no path: …': () => {
    const environments = [{ ...orderEnvironment, events: { 'dish.added': [] } }];
    const expected = () => expectWorld({ machine: orderMachine, environments, expectations: {} });
    expect(expected).toThrow(/^order: on no path:\norder\.choosing\|dish\.added\|0\n/);
  },
  'the machine throws or dies: start > rate.selected > rate.confirmed > bookLeg error: …': () => {
    const { problems } = check(withoutOnError(ratesMachine), ratesWorld.environments);
    expect(problems['the machine throws or dies']?.[0]).toMatch(
      /^start > rate\.selected > rate\.confirmed > bookLeg error: \w/,
    );
  },
  staychart: () => expect(readManifest('package.json').name).toBe('staychart'),
  'staychart/machines': isExported('./machines'),
  'staychart/worlds': isExported('./worlds'),
  CallError: () => expect(source('tests/worlds/public.ts')).toMatch(/^export { CallError, /m),
  'expectWorld(roomsWorld)': () => expect(() => expectWorld(roomsWorld)).not.toThrow(),
  'staychart-paths': () => {
    expect(Object.keys(readManifest('tests/paths/package.json').bin ?? {})).toEqual(['staychart-paths']);
  },
  excluded: () => expect(source('tests/paths/browser/modals-of-itinerary.ts')).toContain('excluded: {'),
  details: () => expect(STEPS).toContain('details'),
  'en-XA': () => expect(GALLERY_LANGUAGES).toContain('en-XA'),
  'ar-XB': () => expect(GALLERY_LANGUAGES).toContain('ar-XB'),
  'gallery-shots/390/rooms/1-choosing-browsing-start.jpg': () => {
    const states = statesOf(roomsMachine, checkWorld(roomsWorld).paths).map(({ id }) => `${id}.jpg`);
    const files = readShotsOptions([]).widths.flatMap((width) =>
      states.map((id) => `gallery-shots/${width}/${id}`),
    );
    expect(files).toContain('gallery-shots/390/rooms/1-choosing-browsing-start.jpg');
  },
  'testPathsOf(machine, paths)': () => expect(testPathsOf(orderMachine, orders.paths)).toHaveLength(3),
  'path.test({ events, states })': async () => {
    const log: string[] = [];
    for (const path of testPathsOf(orderMachine, orders.paths)) {
      const events = eachEventOf(path, ({ choice }) => void log.push(choice.event.type));
      await path.test({ events, states: { ordered: () => void log.push('in ordered') } });
    }
    expect(log).toContain('dish.added');
    expect(log.filter((line) => line === 'in ordered')).toHaveLength(1);
  },
  'createRecorder()': isRecorded,
  inspect: isRecorded,
  hits: isRecorded,
  '{ layer, machines: hits }': isReported,
  createActor: isRecorded,
  '1. Open the rooms: sold out': () => {
    const { paths } = checkWorld(roomsWorld);
    const scripts = paths.map((path) => scriptOf(recordOf(roomsMachine, path), 1, paths.length));
    expect(scripts.some((script) => script.includes('\n1. Open the rooms: sold out  \n   *'))).toBe(true);
  },
  'Rooms: a room is chosen': () => {
    const event = { type: 'x', output: named('a room is chosen', {}) };
    const step = { kind: 'done', event, variant: 0, actor: { id: 'rooms', src: 'rooms' } } as const;
    expect(inWords(step, 'booking')).toBe('Rooms: a room is chosen');
  },
  Rules: isColumn('rules'),
  paths: isColumn('paths'),
  'built widget': isColumn('built widget'),
  Next: isSaid('Next'),
  Back: isSaid('Back'),
  'PAY TO COMPLETE': isSaid('PAY TO COMPLETE'),
};

/** The numbers in its prose. */
export const NUMBERS_OF_TESTERS: Proofs = {
  '60': areDefaults,
  '1': areDefaults,
  '10': areDefaults,
  '5000': hasMost,
  '2': () => {
    const refused = CASES.filter(
      ({ command, exit }) => command.startsWith('npm run paths ') && exit !== undefined,
    );
    expect(refused.map(({ exit }) => exit)).toEqual([2, 2]);
  },
  '320': isWidthOfGallery('320'),
  '390': isWidthOfGallery('390'),
  '768': isWidthOfGallery('768'),
  '1280': isWidthOfGallery('1280'),
  '2.5.8': () =>
    expect(source('tests/gallery/axe-findings.ts')).toContain(
      "// WCAG 2.5.8 is off by default.\n      'target-size': { enabled: true }",
    ),
};

/** The default steps of the longest path, seed and attempts. */
function areDefaults(): void {
  const made = (options: object) =>
    checkWorld({ ...roomsWorld, expectations: { ...roomsWorld.expectations, ...options } }).paths.map(
      ({ steps }) => steps.map(({ choice }) => describeChoice(choice)),
    );
  expect(made({ maxSteps: 60, seed: 1, attempts: 10 })).toEqual(made({}));
}

function isWidthOfGallery(width: string): () => void {
  return () => {
    const [, widths = ''] = /const WIDTHS = \[(.*)\]/.exec(source('tests/gallery/GalleryPage.tsx')) ?? [];
    expect(widths.split(', ')).toContain(width);
  };
}

function isExported(entry: string): () => void {
  return () => expect(Object.keys(readManifest('package.json').exports)).toContain(entry);
}

function isLayer(name: string): () => void {
  return () => expect(Object.keys(LAYERS)).toContain(name);
}

/** A test's title has the rule's number. */
function isCited(rule: string): () => void {
  const title = new RegExp(
    `(?:it|test|describe)(?:\\.each\\([^]*?\\))?\\(\\s*['\`"][^'\`"\\n]*(?<!\\w)${rule}(?!\\w)`,
  );
  return () => {
    const tests = Object.entries(readSources()).filter(([file]) => /\.(?:test|e2e)\.tsx?$/.test(file));
    expect(tests.some(([, text]) => title.test(text))).toBe(true);
  };
}

function isRecorded(): void {
  const { inspect, hits } = createRecorder();
  createActor(orderMachine, { inspect }).start().send({ type: 'order.left' });
  expect(hits).toEqual({ order: { 'order.choosing|order.left|0': 1 } });
}

/**
 * The columns pure, interpreter, views and browser. By hand: three transitions of choosing, three of asking,
 * two of failed.
 */
async function isReported(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-coverage-'));
  const machines = { order: { 'order.choosing|order.left|0': 1 } };
  mkdirSync(join(folder, 'coverage'));
  writeFileSync(join(folder, 'coverage/mine.json'), JSON.stringify({ layer: 'Testing Library', machines }));
  const world = { machine: orderMachine, environments: [orderEnvironment], expectations: {} };
  await writePaths([world], readOptions([]), { folder, say: () => undefined });
  const report = readFileSync(join(folder, 'report.html'), 'utf8');
  rmSync(folder, { recursive: true });
  const cells = [
    ...(/<tr data-machine="order">.*<\/tr>/.exec(report)?.[0] ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g),
  ];
  expect(cells.slice(2, 6).map(([, cell]) => cell)).toEqual(['8/8', '8/8', '1/8', '–']);
}

/** The table of the layers has this column. */
function isColumn(name: string): () => void {
  return () =>
    expect(/^\| fault .*$/m.exec(readDocument('docs/testers.md'))?.[0]).toMatch(
      new RegExp(`\\| ${name} +\\|`),
    );
}

function isSaid(sentence: string): () => void {
  return () => {
    const texts = Object.entries(readSources()).filter(([file]) => file.startsWith('src/texts/'));
    expect(texts.some(([, text]) => text.includes(`'${sentence}'`))).toBe(true);
  };
}

/** The name of the browser that the tests take where PATH has these and Playwright has none of its own. */
function browserAmong(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-path-'));
  try {
    for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o755 });
    const found = `import('${join(PROJECT, 'tests/support/find-browser.ts')}').then((m) => console.log(m.findBrowser()))`;
    const env = { ...process.env, STAYCHART_CHROMIUM: '', PLAYWRIGHT_BROWSERS_PATH: folder, PATH: folder };
    return basename(execFileSync(process.execPath, ['-e', found], { env, encoding: 'utf8' }).trim());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The machine with no transition for the failure of its call. */
function withoutOnError(machine: AnyStateMachine): AnyStateMachine {
  interface Config {
    states: { holding: { invoke: { onError?: unknown } } };
  }
  const { states, ...config } = machine.config as unknown as Config;
  const invoke = { ...states.holding.invoke, onError: undefined };
  const broken = { ...config, states: { ...states, holding: { ...states.holding, invoke } } };
  return createMachine(broken as never, machine.implementations as never);
}
