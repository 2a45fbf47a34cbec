import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Demo } from '../../../demo/start-demo.ts';
import { TODAY } from '../../../e2e/models/demo.ts';
import { answerInstead } from '../../../e2e/models/estate-answers.ts';
import type { Closing } from '../../../machines/modals/closing.ts';
import { CallError, type Failure } from '../../../src/api/failure.ts';
import { check } from '../check.ts';
import type { Path } from '../cover.ts';
import { samplesAt, type Environment } from '../environment.ts';
import { plainValue } from '../plain-value.ts';
import { answerAsEstate, answerWith, cutOff, HeldAnswers } from './held-answers.ts';
import type { KeptBooking } from './kept-booking.ts';
import { walk, type Walked, type Way } from './recorded-page.ts';
import { expectAccessible } from './shown.ts';
import type { Place } from './walking.ts';

/** A call of a modal. */
export interface CallInBrowser {
  port: string;
  path: RegExp;
  /** The answers in the paths, each made from the estate's own answer. */
  answers: readonly ((json: unknown) => unknown)[];
  /** What the guest does to cause the call, where the modal does not make it at once. */
  ask?: (page: Page) => Promise<unknown>;
}

export const asTheEstate = (json: unknown): unknown => json;

/** A modal of a step, for paths in the built widget. */
export interface ModalInBrowser {
  machine: AnyStateMachine;
  step: 'rooms' | 'itinerary' | 'addons';
  /** Opens the modal from its step. */
  open: (page: Page) => Promise<unknown>;
  title: string | RegExp;
  /** The element that holds the focus, where it is not the dialog with the title. */
  place?: (page: Page, at: AnyMachineSnapshot) => Locator;
  /** The modal's calls, in their order. */
  calls?: readonly CallInBrowser[];
  /** The events of the guest in a state of the machine. Controls that are not shown send none. */
  events: NonNullable<Environment['events']>;
  hands: Readonly<
    Record<string, (event: AnyEventObject, page: Page, at: AnyMachineSnapshot) => Promise<unknown>>
  >;
  project?: (context: never) => unknown;
  /** Transitions that nothing can bring about, with the reasons. */
  excluded?: Readonly<Record<string, string>>;
}

/** An answer as sent on the wire, and as the machine receives it. */
interface Sampled {
  port: string;
  wire: unknown;
  output: unknown;
}

/** The page of a modal. It opens the modal for one path after another. */
class ModalPage {
  readonly #modal: ModalInBrowser;
  readonly #page: Page;
  #held: HeldAnswers | null = null;

  constructor(page: Page, modal: ModalInBrowser) {
    this.#page = page;
    this.#modal = modal;
  }

  /** Prepares a page whose booking is kept at the modal's step. */
  async prepare({ siteUrl, estate }: Demo, kept: KeptBooking): Promise<void> {
    estate.reset();
    const { key, draft } = await kept.renew();
    const there = draft.replace(/"place":\{"step":"\w+"/, `"place":{"step":"${this.#modal.step}"`);
    await this.#page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    await this.#page.addInitScript(
      ([name, text]) => {
        // Firefox begins with an empty page, which has no storage.
        if (isSecureContext) sessionStorage.setItem(name, text);
      },
      [key, there] as const,
    );
    const { calls = [] } = this.#modal;
    this.#held = new HeldAnswers((request) => {
      const call = calls.find(({ path }) => path.test(new URL(request.url()).pathname));
      return call && request.method() !== 'OPTIONS' ? { name: call.port, isHeld: true } : null;
    });
    await this.#held.watch(this.#page);
    await this.#page.goto(`${siteUrl}/booking/`);
  }

  /** The input of the modal, and every variant of the answers to its calls. */
  async sample({ estate }: Demo): Promise<{ input: unknown; answers: Sampled[] }> {
    const { calls = [], machine } = this.#modal;
    const answers: Sampled[] = [];
    for (const [index, { port, path, answers: changes }] of calls.entries()) {
      for (const change of changes) {
        const { held } = await this.open();
        for (const earlier of calls.slice(0, index)) await held.settle(earlier.port, answerAsEstate());
        for (const { ask } of calls.slice(0, index + 1)) await ask?.(this.#page);
        let wire: unknown = null;
        const { handle } = estate;
        answerInstead(estate, path, async (own) => {
          wire = change(await own.json());
          return Response.json(wire);
        });
        await held.settle(port, answerAsEstate());
        answers.push({ port, output: await this.#answer(port), wire });
        estate.handle = handle;
      }
    }
    if (calls.length === 0) await this.open();
    const chart = await this.#page.evaluate((id) => window.recorded?.chart(id), machine.id);
    return { input: chart?.input, answers };
  }

  /** Reloads the page and opens the modal. */
  async open(): Promise<Walked> {
    const { machine, open } = this.#modal;
    this.#held?.endStep();
    await this.#page.reload();
    await open(this.#page);
    await expect
      .poll(() => this.#page.evaluate((id) => window.recorded?.chart(id)?.status, machine.id))
      .toBe('active');
    if (!this.#held) throw new Error('The page is not prepared');
    return { page: this.#page, held: this.#held };
  }

  async #answer(port: string): Promise<unknown> {
    const { id } = this.#modal.machine;
    const answers = () => this.#page.evaluate((name) => window.recorded?.chart(name)?.answers, id);
    await expect.poll(async () => Object.keys((await answers()) ?? {})).toContain(port);
    return (await answers())?.[port];
  }
}

/** Paths over every transition of the modal, made from its real input and the estate's answers. */
function pathsOf(
  { machine, events, hands, calls = [], project, excluded = {} }: ModalInBrowser,
  { input, answers }: { input: unknown; answers: readonly Sampled[] },
): Path[] {
  const offline = new CallError({ kind: 'offline', endpoint: 'estate' });
  const outcomesOf = (port: string) => ({
    done: answers.filter((one) => one.port === port).map(({ output }) => output),
    error: [offline],
  });
  const environment: Environment = {
    inputs: [input],
    events: 'close.confirmed' in hands ? events : withQuestion(events, Object.keys(hands)),
    actors: Object.fromEntries(calls.map(({ port }) => [port, outcomesOf(port)])),
    ...(project
      ? {
          project: (context: unknown) => [
            (context as Partial<Closing>).isAskingToClose,
            project(context as never),
          ],
        }
      : {}),
  };
  const { paths, uncovered } = check(machine, [environment], { refusals: false });
  expect(uncovered).toEqual(Object.keys(excluded));
  return paths;
}

/** The question before chosen times are given up, and its answers (D-447). */
const QUESTION: Readonly<Record<string, string>> = {
  'close.confirmed': 'Leave without them',
  'close.dismissed': 'Keep choosing',
};

const isAsking = ({ context }: AnyMachineSnapshot) => (context as Partial<Closing>).isAskingToClose === true;

/** While the question is open, the guest can only answer it. */
function withQuestion(
  events: ModalInBrowser['events'],
  types: readonly string[],
): NonNullable<Environment['events']> {
  const behind = types.map((type) => [
    type,
    (at: AnyMachineSnapshot) => (isAsking(at) ? [] : samplesAt(events[type], at, [{}])),
  ]);
  const answers = Object.keys(QUESTION).map((type) => [
    type,
    (at: AnyMachineSnapshot) => (isAsking(at) ? [{}] : []),
  ]);
  return { ...events, ...(Object.fromEntries([...behind, ...answers]) as ModalInBrowser['events']) };
}

/** How to walk the modal's paths in the page. */
function wayOf(
  { machine, hands, title, place: find }: ModalInBrowser,
  page: ModalPage,
  answers: readonly Sampled[],
): Way<Walked> {
  return {
    machine: machine.id,
    compare: withoutWords,
    open: () => page.open(),
    take: (name, event, place, before) => {
      const [port = '', outcome] = name.split(' ');
      const sampled = answers.find(({ output }) => output === event['output']);
      if (outcome === 'done') return place.held.settle(port, answerWith(sampled?.wire));
      if (outcome === 'error') return place.held.settle(port, cutOff);
      const answer = QUESTION[name];
      const hand = hands[name] ?? (answer === undefined ? null : button(answer));
      if (!hand) throw new Error(`There is no hand for ${name}`);
      return hand(event, place.page, before);
    },
    expectShown: async (shown, at, _before, isNew) => {
      const modal = find?.(shown, at) ?? shown.getByRole('dialog', { name: title });
      if (at.status === 'done') {
        await expect(modal).toHaveCount(0);
        return;
      }
      await expect(modal).toBeVisible();
      const question = shown.getByRole('alertdialog');
      await expect
        .poll(async () => {
          const front = (await question.count()) > 0 ? question : modal;
          return front.evaluate((element) => element.matches(':focus-within'));
        }, 'the focus is in what stands in front')
        .toBe(true);
      if (isNew) await expectAccessible(shown);
    },
  };
}

/** The context without the client's words for a failure and the call's name, which the plan does not know. */
function withoutWords(context: unknown): unknown {
  const text = JSON.stringify(context, (key, value: unknown) =>
    key === 'failure' && value !== null ? (value as Failure).kind : plainValue(key, value),
  );
  return JSON.parse(text);
}

/** Walks all paths of a modal, one after another, in one page. */
export async function walkModal(
  modal: ModalInBrowser,
  page: Page,
  place: Place,
  kept: KeptBooking,
): Promise<void> {
  const opened = new ModalPage(page, modal);
  await opened.prepare(place.demo, kept);
  const samples = await opened.sample(place.demo);
  const paths = pathsOf(modal, samples);
  const way = wayOf(modal, opened, samples.answers);
  for (const [index, path] of paths.entries()) {
    await test.step(`path ${index + 1} of ${paths.length}, ${path.steps.length} steps`, () =>
      walk(path, way, test.step, place.seen));
    place.paths += 1;
    place.steps += path.steps.length;
  }
}

type Samples = (at: AnyMachineSnapshot) => readonly object[];

/** Samples of an event for states in which something is shown. */
export function isAt(shows: (at: AnyMachineSnapshot) => boolean, samples: Samples): Samples {
  return (at) => (shows(at) ? samples(at) : []);
}

type ModalHand = ModalInBrowser['hands'][string];

export const button =
  (name: string): ModalHand =>
  (_, page) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Presses × in the dialog's head. */
export const close: ModalHand = (_, page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
