import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startDemo, type Demo } from '../../../demo/start-demo.ts';
import { TODAY } from '../../../e2e/models/demo.ts';
import { openSummary, type Stay } from '../../../e2e/models/stays.ts';
import { addHits } from '../recorder.ts';
import { BUNDLE, PARTS } from './build.ts';
import { keepBooking, type KeptBooking } from './kept-booking.ts';
import { complaintsOf, type Seen } from './recorded-page.ts';
import type { WalkedPart } from './write-coverage.ts';

const ONE_NIGHT: Stay = {
  arrival: '2027-01-17',
  nights: 1,
  rooms: [{ room: 'Park Room', rate: /^Room only - Pay later/, guests: ['Tom Fell', 'Ivy Fell'] }],
};

/** What the paths of a worker share. */
export interface Place extends WalkedPart {
  demo: Demo;
  kept: KeptBooking;
  seen: Seen;
}

/** A test in a demo with a recorded widget. It writes down the transitions taken, for the report. */
export const test = base.extend<{ recording: undefined }, { place: Place }>({
  place: [
    async ({ browser }, use, { workerIndex }) => {
      const demo = await startDemo({ port: 0, today: TODAY, bundle: BUNDLE });
      const kept = await keepBooking(browser, demo, (page) => openSummary(page, ONE_NIGHT));
      const part: WalkedPart = { hits: {}, paths: 0, steps: 0 };
      const place = Object.assign(part, { demo, kept, seen: new Set<string>() });
      await use(place);
      await demo.close();
      mkdirSync(PARTS, { recursive: true });
      writeFileSync(
        join(PARTS, `${workerIndex}.json`),
        JSON.stringify({ hits: place.hits, paths: place.paths, steps: place.steps }),
      );
    },
    { scope: 'worker' },
  ],
  recording: [
    async ({ page, place }, use) => {
      const complaints = complaintsOf(page);
      await use(undefined);
      expect(complaints, 'the console is quiet').toEqual([]);
      const taken = await page.evaluate(() => window.recorded?.hits() ?? {});
      addHits(place.hits, taken);
    },
    { auto: true },
  ],
});
