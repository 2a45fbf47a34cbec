import { describe, expect, it } from 'vitest';
import { cardBody } from '../../src/conformance/test-booking.ts';
import { exitCodeOf, inWords } from '../../src/conformance/words.ts';
import { BROKEN_WRITES } from './broken-writes.ts';
import { both, from, instead, on, PAYMENT } from './damages.ts';
import { failuresOf, serveEstate, type Damage } from './estate.ts';

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
    await run(on(PAYMENT, instead(500))());
    expect(running().estate.state.bookings).toHaveLength(1);
  });
});

it('the run finds an estate that books without a card, pays nothing more, and cancels that booking', async () => {
  const card = JSON.stringify(cardBody('4242424242424242', 2027));
  const trusting: Damage = async (request, estate) =>
    request.url.endsWith('/booking/complete') && !(await PAYMENT(request))
      ? fetch(new Request(request, { body: card }))
      : estate();
  const report = await run(trusting, { hasSecond: false });
  expect(failuresOf(report)).toEqual([
    'complete: books nothing without a card',
    'stayBooking: finds no booking that nobody has paid for',
  ]);
  const { bookings, charges, ledger } = running().estate.state;
  const paid = ledger.filter(({ path }) => path.endsWith('/booking/complete'));
  // The first complete of a run has nothing to pay for.
  expect([bookings, charges, paid].map(({ length }) => length)).toEqual([1, 1, 2]);
  expect([report.leftBehind, standing()]).toEqual([[], []]);
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
      on(PAYMENT, instead(500)),
      on(/stay\/user-bookings/, from(4, instead(503))),
      on(/retrieve\/\d/, from(2, instead(503))),
    );
    const report = await run(silent(), { hasSecond: false });
    expect(report.leftBehind).toEqual([running().estate.state.bookings[0]?.confirmationNumber]);
    expect(standing(), 'the run has cancelled it').toEqual([]);
  });
});
