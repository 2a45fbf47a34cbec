import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startDemo, type Demo } from '../../../demo/start-demo.ts';
import { TODAY } from '../../../e2e/models/demo.ts';
import { countHit, type Hits } from '../recorder.ts';
import { BUNDLE, PARTS } from './build.ts';
import { keepBooking, type KeptBooking } from './kept-booking.ts';
import { complaintsOf, type Seen } from './recorded-page.ts';

/** What the paths of a worker share. */
interface Place {
  demo: Demo;
  kept: KeptBooking;
  seen: Seen;
  hits: Hits;
}

/** A test in a demo whose widget is recorded; what its charts took is written down for the report. */
export const test = base.extend<{ recording: undefined }, { place: Place }>({
  place: [
    async ({ browser }, use, { workerIndex }) => {
      const demo = await startDemo({ port: 0, today: TODAY, bundle: BUNDLE });
      const kept = await keepBooking(browser, demo, {
        arrival: '2027-01-17',
        nights: 1,
        rooms: [{ room: 'Park Room', rate: /^Room only - Pay later/, guests: ['Tom Fell', 'Ivy Fell'] }],
      });
      const hits: Hits = {};
      await use({ demo, kept, hits, seen: new Set() });
      await demo.close();
      mkdirSync(PARTS, { recursive: true });
      writeFileSync(join(PARTS, `${workerIndex}.json`), JSON.stringify(hits));
    },
    { scope: 'worker' },
  ],
  recording: [
    async ({ page, place }, use) => {
      const complaints = complaintsOf(page);
      await use(undefined);
      expect(complaints, 'the console is quiet').toEqual([]);
      const taken = await page.evaluate(() => window.recorded?.hits() ?? {});
      for (const [machine, ids] of Object.entries(taken)) {
        for (const [id, count] of Object.entries(ids)) countHit(place.hits, machine, id, count);
      }
    },
    { auto: true },
  ],
});
