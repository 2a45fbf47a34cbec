import { describe, expect, it } from 'vitest';
import { exitCodeOf, inWords } from '../../src/conformance/words.ts';
import { BROKEN_WRITES } from './broken-writes.ts';
import { both, from, instead, on } from './damages.ts';
import { failuresOf, serveEstate } from './estate.ts';

const { run, running, standing } = serveEstate();

describe('the run finds a wrong answer to a write and cancels its booking', () => {
  it.each(BROKEN_WRITES)('%s', async (_name, damage, found, options) => {
    const report = await run(damage(), { hasSecond: false, ...options });
    expect(failuresOf(report)).toEqual(found);
    expect(exitCodeOf(report)).toBe(1);
    expect(report.leftBehind).toEqual([]);
    expect(standing()).toEqual([]);
  });

  it('such a run makes a booking, so that there is one to cancel', async () => {
    await run(on(/\/booking\/complete$/, instead(500))());
    expect(running().estate.state.bookings).toHaveLength(1);
  });
});

describe('a booking that cannot be cancelled', () => {
  it('is reported by its number, with a request to cancel it by hand', async () => {
    const refused = () => Promise.resolve(Response.json({ Message: 'No.' }, { status: 500 }));
    const report = await run(on(/stay\/cancel/, refused)());
    const [booking] = running().estate.state.bookings;
    expect(report.leftBehind).toEqual([booking?.confirmationNumber]);
    expect(standing()).toEqual(report.leftBehind);
    expect(exitCodeOf(report)).toBe(1);
    expect(inWords(report)).toContain(
      `A booking of this run may still stand: ${booking?.confirmationNumber}. Cancel it by hand.`,
    );
  });

  it('D-579 is reported also where the estate does not say whether it exists', async () => {
    const silent = both(
      on(/\/booking\/complete$/, instead(500)),
      on(/stay\/user-bookings/, from(4, instead(503))),
      on(/retrieve\/\d/, instead(503)),
    );
    const report = await run(silent(), { hasSecond: false });
    expect(report.leftBehind).toEqual([running().estate.state.bookings[0]?.confirmationNumber]);
    expect(standing(), 'the run has cancelled it').toEqual([]);
  });
});
