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

/** How a path's choices are made in the real view, by the choice's name without the number of its sample. */
export type Hands<Shown> = Readonly<
  Record<string, (event: AnyEventObject, shown: Shown) => Promise<unknown> | void>
>;

export interface ViewOfMachine<Shown> {
  /** Draws the machine with the path's input. The test answers its calls. */
  show: (input: never) => Shown;
  hands: Hands<Shown>;
  /** Expects the view that belongs to the planned state. */
  expectShown: (planned: AnyMachineSnapshot) => void;
  /** The part of the context that must equal the planned one; by default all of it. */
  compare?: (context: unknown) => unknown;
  /** Called once the state is shown, for further checks. */
  onShown?: (planned: AnyMachineSnapshot) => Promise<void>;
}

/**
 * Replays a path of the machine in its view: clicks and typing make every event, and every call is answered
 * when the path says so. After each step the machine must be in the planned state, and the view must show it.
 */
export async function replayInView<Shown extends { actor: AnyActorRef }>(
  { steps }: Path,
  { show, hands, expectShown, compare = (context) => context, onShown }: ViewOfMachine<Shown>,
): Promise<void> {
  const [first, ...rest] = steps;
  if (!first) throw new Error('The path has no first step');
  const shown = show((first.choice.event as unknown as { input: never }).input);
  const recorder = createRecorder();
  shown.actor.system.inspect(recorder.inspect);
  await expectStep(shown, first.configuration.snapshot, { expectShown, compare });
  // The machine took its first transitions before the recorder could see them.
  for (const id of first.fired) countHit(recorder.hits, machineIdOf(first.configuration.snapshot), id);
  await onShown?.(first.configuration.snapshot);
  for (const { choice, configuration } of rest) {
    const act = hands[nameOf(choice)];
    if (!act) throw new Error(`The view has no hand for: ${nameOf(choice)}`);
    const wasInView = isFocusInView();
    await act(choice.event, shown);
    await expectStep(shown, configuration.snapshot, { expectShown, compare });
    // A finished screen gives way to the next, whose heading takes the focus (D-37).
    if (wasInView && configuration.snapshot.status === 'active')
      await waitFor(() =>
        expect(isFocusInView(), `the focus is in the view after ${nameOf(choice)}`).toBe(true),
      );
    if (configuration.snapshot.status === 'active') await onShown?.(configuration.snapshot);
  }
  noteTaken(recorder.hits);
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
