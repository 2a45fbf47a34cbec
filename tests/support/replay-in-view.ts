import { waitFor as settled, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { waitFor } from '@testing-library/react';
import { expect, TestRunner, type RunnerTestCase } from 'vitest';
import { describeChoice, type Choice } from '../tools/paths/choices.ts';
import type { Path } from '../tools/paths/cover.ts';
import { plainValue } from '../tools/paths/plain-value.ts';
import { countHit, createRecorder, addHits, type Hits } from '../tools/paths/recorder.ts';
import { PATIENCE } from './patience.ts';
import type { Shown, Ways } from './ways.ts';

export interface ViewOfMachine {
  /** Draws the machine with the path's input. */
  show: (input: never) => Shown;
  ways: Ways;
  /** Expects the view that belongs to the planned state. */
  expectShown: (planned: AnyMachineSnapshot) => void;
  /** The part of the context that must equal the planned one. */
  compare: (context: unknown) => unknown;
  /** Called once the state is shown, for further checks. */
  onShown: (planned: AnyMachineSnapshot) => Promise<void>;
}

/**
 * Replays a path of the machine in its view: clicks and typing make every event, and every call is answered
 * when the path says so. After each step the machine must be in the planned state, and the view must show it.
 */
export async function replayInView({ steps }: Path, view: ViewOfMachine): Promise<void> {
  const [first, ...rest] = steps;
  if (!first) throw new Error('The path has no first step');
  const shown = view.show((first.choice.event as unknown as { input: never }).input);
  const recorder = createRecorder();
  shown.actor.system.inspect(recorder.inspect);
  await expectStep(shown, first.configuration.snapshot, view);
  // The machine took its first transitions before the recorder could see them.
  for (const id of first.fired) countHit(recorder.hits, machineIdOf(first.configuration.snapshot), id);
  await view.onShown(first.configuration.snapshot);
  for (const { choice, configuration } of rest) {
    const wasInView = isFocusInView();
    const restore = translate();
    await take(choice, shown, view.ways);
    restore();
    await expectStep(shown, configuration.snapshot, view);
    // A finished screen gives way to the next, whose heading takes the focus (D-37).
    if (configuration.snapshot.status !== 'active') continue;
    if (wasInView)
      await waitFor(() =>
        expect(isFocusInView(), `the focus is in the view after ${nameOf(choice)}`).toBe(true),
      );
    await view.onShown(configuration.snapshot);
  }
  noteTaken(recorder.hits);
}

/**
 * Wraps each text of the page as a translator does. Returns a function that puts new texts with the old words in the
 * place of those that are left.
 */
function translate(): () => void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const wrapped = texts
    .filter(({ parentElement }) => !parentElement?.matches('style, script, option, textarea'))
    .map((text) => {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
      return font;
    });
  return () => {
    for (const font of wrapped) font.replaceWith(font.textContent);
  };
}

/** Makes an event as the guest does, or answers the latest call of an actor. */
async function take(choice: Choice, { actor, calls }: Shown, ways: Ways): Promise<void> {
  const name = nameOf(choice);
  const way = ways[name];
  const { output, error } = choice.event as { output?: unknown; error?: unknown };
  const [port = '', how] = name.split(' ');
  const call = calls[port]?.at(-1);
  if (way) await way.by(choice.event, actor.getSnapshot() as AnyMachineSnapshot, actor);
  else if (how === 'done' && call) call.resolve(output);
  else if (how === 'error' && call) call.reject(error);
  else throw new Error(`The view has no way for: ${name}`);
}

/** WCAG 2.4.3: after a press in the view, the focus must not return to the start of the page. */
function isFocusInView(): boolean {
  return document.activeElement !== document.body;
}

function machineIdOf({ machine }: AnyMachineSnapshot): string {
  return (machine as AnyStateMachine).id;
}

/** The path in words, for the title of a test. */
export function titleOf({ steps }: Path): string {
  return steps
    .slice(1)
    .map(({ choice }) => describeChoice(choice))
    .join(' > ');
}

function nameOf(choice: Choice): string {
  return describeChoice({ ...choice, variant: 0 });
}

async function expectStep(
  { actor }: { actor: AnyActorRef },
  planned: AnyMachineSnapshot,
  { expectShown, compare }: ViewOfMachine,
): Promise<void> {
  const there = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === planned.status && plain(snapshot.value) === plain(planned.value);
  await settled(actor, there, { timeout: PATIENCE }).catch(() => undefined);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  expect([snapshot.status, snapshot.value]).toEqual([planned.status, planned.value]);
  expect(JSON.parse(plain(compare(snapshot.context)))).toEqual(JSON.parse(plain(compare(planned.context))));
  if (planned.status === 'done') expect(snapshot.output).toEqual(planned.output);
  else await waitFor(() => expectShown(planned));
}

function plain(value: unknown): string {
  return JSON.stringify(value, plainValue);
}

declare module 'vitest' {
  interface TaskMeta {
    /** The transitions that machines took in this test, for the report of `npm run paths`. */
    taken?: Hits;
  }
}

/** Records the transitions in the running test. tests/support/views-coverage.ts collects them. */
function noteTaken(hits: Hits): void {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
  if (test) addHits((test.meta.taken ??= {}), hits);
}
