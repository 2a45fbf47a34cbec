import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exitCodeOf, inWords } from '../../src/conformance/words.ts';
import { both, on, paid, PAYMENT } from './damages.ts';
import { MEMBER, serveEstate, SITE, type Damage } from './estate.ts';

const PROGRAM = join(import.meta.dirname, '../../src/conformance/run.ts');
const { run, running, standing } = serveEstate();

/** Stops the run when the n-th call of this kind is answered. */
function stopping(which: Parameters<typeof on>[0], wanted = 1): { damage: () => Damage; stop: AbortSignal } {
  const stop = new AbortController();
  const damage = on(which, async (answer, nth) => {
    const given = await answer();
    if (nth === wanted) stop.abort();
    return given;
  });
  return { damage, stop: stop.signal };
}

describe('a run that is stopped', () => {
  it('pays nothing where only a room is held, and gives the room back', async () => {
    const { damage, stop } = stopping(/\/booking$/);
    const report = await run(damage(), { stop });
    expect(running().estate.state.bookings).toEqual([]);
    const paths = running().estate.state.ledger.map(({ path }) => path);
    expect(paths.slice(-2)).toEqual(['/api/stay/ignore', expect.stringMatching(/\/end$/)]);
    expect(exitCodeOf(report)).toBe(2);
    expect(inWords(report)).toMatch(/\nStopped before the end: \d+ held, 0 did not$/);
  });

  it('cancels a booking that was made', async () => {
    const { damage, stop } = stopping(PAYMENT, 2);
    const report = await run(damage(), { stop });
    expect(running().estate.state.bookings).toHaveLength(1);
    expect([report.leftBehind, standing()]).toEqual([[], []]);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('names a booking that it cannot cancel', async () => {
    const { damage, stop } = stopping(PAYMENT, 2);
    const report = await run(both(damage, on(/stay\/cancel/, instead500))(), { stop });
    expect(report.leftBehind).toEqual([running().estate.state.bookings[0]?.confirmationNumber]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it('ends at once at the second signal, and names the booking first', async () => {
    const { url } = running();
    holdReadsOfBooking();
    const args = [
      ...['--host', url, '--cms', `${url}/cms`, '--site', SITE, '--authority', `${url}/idp`],
      ...['--client-id', 'staychart-demo', '--member', MEMBER.emailAddress, '--write'],
    ];
    const env = { ...process.env, STAYCHART_PASSWORD: MEMBER.password };
    const child = spawn(process.execPath, [PROGRAM, ...args], { env });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const errors = text(child.stderr);
    const told = new Promise((resolve) => child.stderr.once('data', resolve));
    child.stdout.resume();
    await vi.waitFor(() => expect(running().estate.state.bookings).toHaveLength(1), 10_000);
    child.kill('SIGTERM');
    await told;
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    const [booking] = running().estate.state.bookings;
    expect(await errors).toBe(
      'Cancels its booking first. Press Ctrl+C again to leave at once.\n' +
        `A booking of this run may still stand: ${booking?.confirmationNumber}. Cancel it by hand.\n`,
    );
  }, 20_000);
});

describe('a payment whose outcome is unknown', () => {
  it.each<[string, () => Damage]>([
    ['no answer', paid(() => Promise.reject(new TypeError('fetch failed')))],
    ['a gateway’s 504', paid(() => Promise.resolve(new Response('', { status: 504 })))],
    ['status 500', paid(instead500)],
    ['an empty 200', paid(() => Promise.resolve(new Response('')))],
  ])(
    'D-579 %s: its number is named where nothing is found, since it may yet be booked',
    async (_, damage) => {
      const report = await run(damage());
      expect(running().estate.state.bookings).toEqual([]);
      expect(report.leftBehind).toEqual([expect.stringMatching(/^\d+$/)]);
      expect(exitCodeOf(report)).toBe(1);
    },
  );

  it('D-579 is booked late: the booking is found and cancelled', async () => {
    let isBooked = () => Promise.resolve();
    const late = both(
      paid((answer) => {
        isBooked = async () => void (await answer());
        return Promise.reject(new TypeError('fetch failed'));
      }),
      on(/stay\/cancel/, async (answer, nth) => {
        const given = await answer();
        if (nth === 1) await isBooked();
        return given;
      }),
    );
    const report = await run(late());
    expect(running().estate.state.bookings).toHaveLength(1);
    expect([report.leftBehind, standing()]).toEqual([[], []]);
  });

  it.each([400, 402, 404, 410, 422])('a clear refusal by %s leaves nothing to name', async (status) => {
    const refused = () => Promise.resolve(Response.json({ Message: 'No.' }, { status }));
    const report = await run(paid(refused)());
    expect(report.leftBehind).toEqual([]);
  });
});

function instead500(): Promise<Response> {
  return Promise.resolve(Response.json({ Message: 'No.' }, { status: 500 }));
}

/** Holds the answers to reads of a booking that is made, until the test has ended. */
function holdReadsOfBooking(): void {
  const { estate } = running();
  const { handle } = estate;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  onTestFinished(() => {
    estate.handle = handle;
    end();
  });
  estate.handle = async (request) => {
    if (request.url.includes('/stay/retrieve/') && estate.state.bookings.length > 0) await ended;
    return handle(request);
  };
}
