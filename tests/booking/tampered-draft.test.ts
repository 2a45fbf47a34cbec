import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import { STEPS, type Step } from '../../src/domain/booking/steps.ts';
import { saveDraft, type Draft } from '../../src/draft/draft.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { placesOf, withValueAt } from '../faults/mutations.ts';
import { emptyStorage } from '../faults/element.ts';
import { start as begin } from '../tools/paths/simulate.ts';
import { availability, session } from '../support/fixtures.ts';
import { fullBooking } from './full-booking.ts';
import { anonymous, complete, keptDraft, withAddOns } from './start-booking.ts';

const machines = import.meta.glob<Record<string, AnyStateMachine>>('../../machines/steps/*/*.machine.ts', {
  eager: true,
});
const selectors = import.meta.glob<object>('../../machines/steps/*/*.selectors.ts', { eager: true });

const KEY = 'staychart.draft';

/** Replacements for a value in a draft. */
const TAMPERED: readonly ((old: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  () => '',
  () => 'many',
  () => '2027-05-01',
  () => 0,
  () => 9_007_199_254_740_991,
  () => true,
  () => [],
  () => ({}),
  (old) => (Array.isArray(old) ? [...(old as unknown[]), ...(old as unknown[])] : [old]),
  (old) => (typeof old === 'boolean' ? !old : old),
];

interface Opened {
  step: Step;
  input: unknown;
}

/**
 * The flow, whose steps never go on, and the steps it has opened. Shared, since the test starts it thousands
 * of times.
 */
const { machine, opened } = stoppingFlow();

function stoppingFlow() {
  const opened: Opened[] = [];
  const answered = <Output>(output: Output) => fromPromise<Output>(() => Promise.resolve(output));
  const steps = STEPS.map((step) => {
    const open = fromPromise(({ input }) => {
      opened.push({ step, input });
      return new Promise(() => undefined);
    });
    return [step, open] as const;
  });
  const calls = {
    loadConfiguration: answered(withAddOns),
    restoreSignIn: answered(null),
    checkSession: answered(undefined),
    beginSession: answered(session),
    searchAvailability: answered(availability()),
    ignoreBooking: answered(undefined),
    idle: fromPromise(() => new Promise(() => undefined)),
  };
  const actors = Object.fromEntries([...Object.entries(calls), ...steps]);
  return { machine: bookingMachine.provide({ actors }), opened };
}

/** The first step that the flow opens with a draft, and its input. */
async function comeBack(draft: Draft): Promise<Opened> {
  opened.length = 0;
  const actor = createActor(machine, { input: { ...anonymous, draft } });
  const ready = waitFor(actor, () => opened.length > 0);
  actor.start();
  await ready;
  actor.stop();
  const [first] = opened;
  if (!first) throw new Error('no step opened');
  return first;
}

/** Opens the step and runs every selector that its view uses. */
function look({ step, input }: { step: Step; input: unknown }): void {
  if (step === 'confirmation') throw new Error('no draft opens the confirmation');
  const file = `../../machines/steps/${step}/${step}`;
  const machine = machines[`${file}.machine.ts`]?.[`${step}Machine`];
  const selected = selectors[`${file}.selectors.ts`];
  if (!machine || !selected) throw new Error(`${step} has no chart or no selectors`);
  const { snapshot } = begin(machine, input).configuration;
  for (const select of Object.values(selected) as ((snapshot: AnyMachineSnapshot) => unknown)[]) {
    if (typeof select === 'function' && select.length === 1) select(snapshot);
  }
}

async function problemWith(text: string): Promise<string | null> {
  const storage = emptyStorage();
  storage.setItem(KEY, text);
  const draft = loadDraft(storage);
  if (!draft) return null;
  try {
    look(await comeBack(draft));
    return null;
  } catch (error) {
    return String(error);
  }
}

function storedAt(step: Step, booking: Booking): string {
  const storage = emptyStorage();
  saveDraft(storage, keptDraft({ place: { step, leg: 1 }, booking }));
  return storage.getItem(KEY) ?? '';
}

describe('D-38 a draft that was tampered with is dropped, or opens the booking', () => {
  const bookings: [string, Booking][] = [
    ['one room', complete],
    ['every field filled', fullBooking],
    ['rooms of an earlier search', { ...complete, carried: { before: complete.legs, notKept: [] } }],
  ];
  it.each(bookings.flatMap(([what, booking]) => STEPS.map((step) => [step, what, booking] as const)))(
    'at %s with %s, for every replacement of every value',
    async (step, _what, booking) => {
      const text = storedAt(step, booking);
      expect(await problemWith(text)).toBeNull();
      const json: unknown = JSON.parse(text);
      const problems: string[] = [];
      for (const place of placesOf(json)) {
        for (const tamper of TAMPERED) {
          const tampered = JSON.stringify(withValueAt(json, place, tamper));
          const problem = await problemWith(tampered);
          if (problem !== null) problems.push(`${place.join('.')}: ${problem}`);
        }
      }
      expect(problems).toEqual([]);
    },
  );
});
