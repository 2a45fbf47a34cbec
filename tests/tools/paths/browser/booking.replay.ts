import { expect, type Page } from '@playwright/test';
import { startDemo, type Demo } from '../../../../demo/start-demo.ts';
import { expectAccessible, inDemo, TODAY } from '../../../../e2e/models/demo.ts';
import { bookingMachine } from '../../../../machines/booking/booking.machine.ts';
import type { BookingSnapshot } from '../../../../machines/booking/booking.selectors.ts';
import type { BookingInput } from '../../../../machines/booking/booking.types.ts';
import { PATIENCE } from '../../../support/patience.ts';
import { check } from '../check.ts';
import { describeChoice, type Choice } from '../choices.ts';
import type { PathStep } from '../cover.ts';
import { handOf, nameOfSample, type Walked } from './booking-hands.ts';
import { keepBooking, openBooking, type KeptBooking } from './booking-page.ts';
import { bookingInBrowser } from './booking-paths.ts';
import { BUNDLE } from './build.ts';
import { expectShown } from './shown.ts';

/** Transitions that no path takes here, by the test that does. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'e2e/short-way.e2e.ts':
    /followingLink|arriving\|always\|3|\.signIn\.|signedIn|actor\.rates\|[2-4]|actor\.guests\|[12]|actor\.(itinerary|addons)\|[23]|actor\.details\|[156]/,
  'e2e/restore.e2e.ts': /open\.restoring|actor\.start\|2/,
  'e2e/payment-frame.e2e.ts':
    /payment\|(frame|.*payment\|1)|payment\.f|idle\..*\|frame|arriving\|always\|1|checkSession\|1|outcome\|1/,
  'e2e/scenarios.e2e.ts': /actor\.rooms\|[12]|actor\.rates\|[78]|ending\.restarted/,
  'e2e/back-and-reload.e2e.ts': /settled\|always\|3|legs\.deciding\|always\|1/,
  'e2e/edited.e2e.ts': /actor\.rates\|9/,
  'e2e/account-way.e2e.ts': /actor\.start\|0/,
  'e2e/logging-out.e2e.ts': /loggedOut|signIn\.expired/,
  'e2e/carried-over.e2e.ts': /notKept/,
  'e2e/amending.e2e.ts':
    /amend(ed|ment)|open\.identifying|settled\|always\|10|search\.deciding\|always\|1|rates\|5|details\|2/,
  'tests/wiring/released-records.test.ts': /checkSession\|0|givingUp/,
  'tests/wiring/addressed-payment.test.ts': /arriving\|always\|2/,
  'tests/booking/Receipt.test.tsx': /confirmation\|load/,
  'tests/booking/booking-link.test.ts': /question\.linking/,
  // A question over a step that goes on meanwhile.
  'tests/booking/booking.test.ts': /question\.leaving\|(flow|payment)|error\.actor\.restoreSignIn/,
};

const test = inDemo.extend<object, { demo: Demo; kept: KeptBooking }>({
  demo: [
    async ({}, use) => {
      const demo = await startDemo({ port: 0, today: TODAY, bundle: BUNDLE });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ browser, demo }, use) => {
      const page = await browser.newPage({ baseURL: demo.siteUrl });
      await use(await keepBooking(page, demo));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The time limit of a step in milliseconds. A path of sixty steps takes as long as ten others. */
const STEP_LIMIT = 5_000;
/** The console's message for a call that a path cuts off or refuses. */
const LOST_CALL = /Failed to load resource/;
/** The states that this worker has seen: axe looks once at each. */
const seen = new Set<string>();

// A screen does not offer what a guard refuses.
const { paths, uncovered } = check(bookingMachine, bookingInBrowser, { refusals: false });

test('the paths take every transition that no other test takes in a browser', () => {
  const isElsewhere = (id: string) => Object.values(ELSEWHERE).some((pattern) => pattern.test(id));
  expect(uncovered.filter((id) => !isElsewhere(id))).toEqual([]);
});

for (const [index, { steps }] of paths.entries()) {
  test(`booking ${index + 1} of ${paths.length}, ${steps.length} steps`, async ({
    page,
    demo,
    kept,
    watch,
  }) => {
    test.setTimeout(Math.max(test.info().timeout, steps.length * STEP_LIMIT));
    let walked: Walked | undefined;
    let before: BookingSnapshot | null = null;
    for (const [at, step] of steps.entries()) {
      await test.step(`${at + 1} ${describeChoice(step.choice)}`, async () => {
        if (walked) await take(step.choice, walked);
        else walked = await openBooking(page, demo, kept, step.choice.event['input'] as BookingInput);
        await expectTaken(page, step);
        walked.held.endStep();
        const planned = step.configuration.snapshot as BookingSnapshot;
        await expectShown(page, planned, before);
        const state = JSON.stringify(planned.value);
        if (!seen.has(state)) await expectAccessible(page);
        seen.add(state);
        before = planned;
      });
    }
    watch.complaints.splice(0, Infinity, ...watch.complaints.filter((text) => !LOST_CALL.test(text)));
  });
}

async function take({ kind, event, actor }: Choice, walked: Walked): Promise<void> {
  const sample: unknown = kind === 'done' ? event['output'] : event;
  const name = nameOfSample(kind, kind === 'event' ? event.type : (actor?.src ?? ''), sample);
  await handOf(name)?.(walked, event);
}

/** Expects the planned state, by the planned transitions. */
async function expectTaken(
  page: Page,
  { choice, configuration: { snapshot }, fired }: PathStep,
): Promise<void> {
  const planned = { value: snapshot.value as unknown, status: snapshot.status, fired: told(fired) };
  const taken: string[] = [];
  await expect
    .poll(
      async () => {
        const [state, news] = await page.evaluate(
          () => [window.recorded?.state(), window.recorded?.taken() ?? []] as const,
        );
        taken.push(...news);
        return { ...state, fired: told(taken) };
      },
      { message: describeChoice(choice), intervals: [20, 50, 100], timeout: PATIENCE },
    )
    .toEqual(planned);
}

/**
 * Drops what a step tells the flow of each change, and the second event of a new address: popstate and
 * hashchange both report it.
 */
function told(ids: readonly string[]): string[] {
  const others = ids.filter((id) => !id.startsWith('booking|booking.updated|'));
  const isAddress = (id: string) => /\|(navigated|route\.unknown)\|/.test(id);
  return others.filter((id, at) => !isAddress(id) || others.findIndex(isAddress) === at);
}
