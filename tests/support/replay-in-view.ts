import {
  waitFor as settled,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { describeChoice, type Choice } from '../paths/choices.ts';
import type { Path } from '../paths/cover.ts';
import { plainValue } from '../paths/plain-value.ts';
import { countHit, createRecorder } from '../paths/recorder.ts';
import { PATIENCE } from './patience.ts';
import { noteTaken } from './taken-in-views.ts';

/** How a choice of a path is made in the real view, by its words without the number of its sample. */
export type Hands<Shown> = Readonly<
  Record<string, (event: AnyEventObject, shown: Shown) => Promise<unknown> | void>
>;

export interface ViewOfMachine<Shown> {
  /** Draws the machine, started with the input of the path, with all its calls held. */
  show: (input: never) => Shown;
  hands: Hands<Shown>;
  /** What can be seen while the machine is in the planned state. */
  expectShown: (planned: AnyMachineSnapshot) => void;
  /** The part of the context that must be as planned; all of it where this is not given. */
  compare?: (context: unknown) => unknown;
  /** What is looked at once the state is shown. */
  onShown?: (planned: AnyMachineSnapshot) => Promise<void>;
}

/**
 * Walks a path of the machine in its view: every event is made by clicking and typing, every call is answered when
 * the path says so. After each step the machine must be where the path says, and the view must show it.
 */
export async function replayInView<Shown extends { actor: AnyActorRef }>(
  { steps }: Path,
  { show, hands, expectShown, compare = (context) => context, onShown }: ViewOfMachine<Shown>,
): Promise<void> {
  const [first, ...rest] = steps;
  if (!first) throw new Error('A path has a start');
  const shown = show((first.choice.event as unknown as { input: never }).input);
  const recorder = createRecorder();
  shown.actor.system.inspect(recorder.inspect);
  await expectStep(shown, first.configuration.snapshot, { expectShown, compare });
  // It had started before anybody could look on.
  for (const id of first.fired) countHit(recorder.hits, machineIdOf(first.configuration.snapshot), id);
  await onShown?.(first.configuration.snapshot);
  for (const { choice, configuration } of rest) {
    const act = hands[nameOf(choice)];
    if (!act) throw new Error(`There is no way in the view: ${nameOf(choice)}`);
    const wasInView = isFocusInView();
    await act(choice.event, shown);
    await expectStep(shown, configuration.snapshot, { expectShown, compare });
    // A screen that is over stands for the next one, whose heading takes the focus (D-37).
    if (wasInView && configuration.snapshot.status === 'active')
      await waitFor(() =>
        expect(isFocusInView(), `the focus is in the view after ${nameOf(choice)}`).toBe(true),
      );
    if (configuration.snapshot.status === 'active') await onShown?.(configuration.snapshot);
  }
  noteTaken(recorder.hits);
}

/** WCAG 2.4.3: whoever has pressed something here is not sent back to where the page begins. */
function isFocusInView(): boolean {
  return document.activeElement !== document.body;
}

function machineIdOf({ machine }: AnyMachineSnapshot): string {
  return (machine as AnyStateMachine).id;
}

/** For the title of a test: the path in words. */
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
  { expectShown, compare }: Required<Pick<ViewOfMachine<unknown>, 'expectShown' | 'compare'>>,
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
