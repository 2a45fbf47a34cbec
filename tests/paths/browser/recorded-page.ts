import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { PATIENCE } from '../../support/patience.ts';
import { describeChoice } from '../choices.ts';
import type { Path, PathStep } from '../cover.ts';
import { plainValue } from '../plain-value.ts';
import type { HeldAnswers } from './held-answers.ts';
import type { RecordedChart } from './recorded-entry.ts';

/** A page with a recorded widget. */
export interface Walked {
  page: Page;
  held: HeldAnswers;
}

/** How to walk a path in a page. */
export interface Way<Place extends Walked> {
  /** The id of the machine to watch. */
  machine: string;
  /** The part of the context to compare with the plan; without it none is compared. */
  compare?: (context: unknown) => unknown;
  /** Opens the page at the start of the path. */
  open: (start: PathStep['choice']['event']) => Promise<Place>;
  /** Takes a step, by the name of its choice without the sample's number. */
  take: (
    name: string,
    event: PathStep['choice']['event'],
    place: Place,
    before: AnyMachineSnapshot,
  ) => Promise<unknown> | void;
  /** Checks what is visible after a step. `before` is the state before it. */
  expectShown: (
    page: Page,
    at: AnyMachineSnapshot,
    before: AnyMachineSnapshot | null,
    isNew: boolean,
  ) => Promise<void>;
}

/** The states that a worker has seen, so that slow checks run once for each state. */
export type Seen = Set<string>;

/**
 * Walks a path in the built widget. After each step the machine must be in the planned state, by the planned
 * transitions, and the view must show it. At the end the console must have no complaint.
 */
export async function walk<Place extends Walked>(
  { steps }: Path,
  way: Way<Place>,
  inStep: (title: string, body: () => Promise<void>) => Promise<void>,
  seen: Seen,
): Promise<void> {
  let place: Place | undefined;
  let before: AnyMachineSnapshot | null = null;
  for (const [at, step] of steps.entries()) {
    const { choice, configuration } = step;
    await inStep(`${at + 1} ${describeChoice(choice)}`, async () => {
      if (place && before)
        await way.take(describeChoice({ ...choice, variant: 0 }), choice.event, place, before);
      place ??= await way.open(choice.event);
      await expectTaken(place.page, step, way);
      place.held.endStep();
      const state = JSON.stringify(configuration.snapshot.value as unknown);
      await way.expectShown(place.page, configuration.snapshot, before, !seen.has(state));
      seen.add(state);
      before = configuration.snapshot;
    });
  }
}

/** The console's messages in Chromium and Firefox for a call that was cut off or refused. */
const LOST_CALL = /Failed to load resource|CORS request did not succeed/;

/** The console's complaints, except about calls that a path makes fail. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!LOST_CALL.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => {
    complain(error.message);
  });
  return complaints;
}

const UPDATED = /^booking\|booking\.updated\|/;

async function expectTaken(
  page: Page,
  { configuration, fired }: PathStep,
  { machine, compare = () => null }: Pick<Way<Walked>, 'machine' | 'compare'>,
): Promise<void> {
  const { value, status, context } = configuration.snapshot as Pick<
    RecordedChart,
    'value' | 'status' | 'context'
  >;
  const planned: unknown = JSON.parse(JSON.stringify(compare(context), plainValue));
  const taken: string[] = [];
  await expect
    .poll(
      async () => {
        const [now, news] = await page.evaluate(
          (id) => [window.recorded?.chart(id) ?? null, window.recorded?.taken(id) ?? []] as const,
          machine,
        );
        taken.push(...news);
        return {
          value: now?.value,
          status: now?.status,
          fired: told(taken),
          context: now && compare(now.context),
        };
      },
      { intervals: [20, 50, 100], timeout: PATIENCE },
    )
    .toEqual({ value, status, fired: told(fired), context: planned });
}

/**
 * Drops what a step tells the flow of each change, and the second event of a new address: popstate and
 * hashchange both report it.
 */
function told(ids: readonly string[]): string[] {
  const others = ids.filter((id) => !UPDATED.test(id));
  const isAddress = (id: string) => id.includes('|navigated|');
  return others.filter((id, at) => !isAddress(id) || others.findIndex(isAddress) === at);
}
