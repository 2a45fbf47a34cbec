import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { IdleOutput } from '../../machines/booking/idle/idle.machine.ts';
import { selectSecondsLeft } from '../../machines/booking/idle/idle.selectors.ts';
import { isWarning, watched, type Watched } from '../support/watched-page.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const outcome = ({ actor }: Watched): IdleOutput | undefined => actor.getSnapshot().output;

/** Moves the clock on without running a timer, as on a laptop that sleeps. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe('A §4.4, §9.5 the idle session of a page', () => {
  it('warns after five minutes without activity and not earlier', () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(isWarning(idle)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isWarning(idle)).toBe(true);
    expect(selectSecondsLeft(idle.actor.getSnapshot())).toBe(60);
  });

  it('counts down from 60 every second and then expires', () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE);
    const shown: number[] = [];
    idle.actor.subscribe((snapshot) => shown.push(selectSecondsLeft(snapshot)));
    vi.advanceTimersByTime(3 * SECOND);
    expect(shown).toEqual([59, 58, 57]);
    vi.advanceTimersByTime(57 * SECOND - 1);
    expect(outcome(idle)).toBe(undefined);
    vi.advanceTimersByTime(1);
    expect(outcome(idle)).toEqual({ type: 'expired' });
  });

  it('expires when the guest dismisses the warning', () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE);
    idle.actor.send({ type: 'warning.dismissed' });
    expect(outcome(idle)).toEqual({ type: 'expired' });
  });

  it("D-23 keeps the session alive on 'Yes' and restarts the full five minutes", async () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE + 20 * SECOND);
    idle.actor.send({ type: 'stay.confirmed' });
    expect(idle.calls.map(({ input }) => input)).toEqual([{ sessionId: 's-1' }]);
    expect(isWarning(idle)).toBe(false);
    idle.calls[0]?.resolve(undefined);
    await waitFor(idle.actor, (snapshot) => snapshot.matches('watching'));
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(isWarning(idle)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isWarning(idle)).toBe(true);
  });

  it('D-23 gives keep-alive the seconds left plus 15', () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE + 20 * SECOND);
    idle.actor.send({ type: 'stay.confirmed' });
    vi.advanceTimersByTime(55 * SECOND - 1);
    expect(outcome(idle)).toBe(undefined);
    vi.advanceTimersByTime(1);
    expect(outcome(idle)).toEqual({ type: 'expired' });
  });

  it("A §4.4 ends with 'keepAliveFailed' where keep-alive fails", async () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE);
    idle.actor.send({ type: 'stay.confirmed' });
    idle.calls[0]?.reject(new Error('no'));
    await waitFor(idle.actor, (snapshot) => snapshot.status === 'done');
    expect(outcome(idle)).toEqual({ type: 'keepAliveFailed' });
  });
});

describe('T12, D-232 a clock that is set back', () => {
  it('does not prolong the session, and does not end it while the guest is active', () => {
    const idle = watched();
    sleep(-3 * 60 * MINUTE);
    vi.advanceTimersByTime(4 * MINUTE);
    idle.tell('keydown');
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(isWarning(idle)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isWarning(idle)).toBe(true);
    sleep(-3 * 60 * MINUTE);
    vi.advanceTimersByTime(20 * SECOND);
    expect(selectSecondsLeft(idle.actor.getSnapshot())).toBe(40);
    vi.advanceTimersByTime(40 * SECOND);
    expect(outcome(idle)).toEqual({ type: 'expired' });
  });
});

describe('D-24, T13, T15, D-134 a page that slept', () => {
  it.each(['visibilitychange', 'pageshow', 'focus'])('checks the clock on %s', (name) => {
    const idle = watched();
    sleep(5 * MINUTE + 10 * SECOND);
    expect(isWarning(idle)).toBe(false);
    idle.tell(name);
    expect(isWarning(idle)).toBe(true);
    expect(selectSecondsLeft(idle.actor.getSnapshot())).toBe(50);
  });

  it('expires once where it slept past the warning and the countdown', () => {
    const idle = watched();
    let ends = 0;
    idle.actor.subscribe({
      complete: () => {
        ends += 1;
      },
    });
    sleep(3 * 60 * MINUTE);
    idle.tell('visibilitychange');
    idle.tell('pageshow');
    vi.advanceTimersByTime(10 * MINUTE);
    expect(outcome(idle)).toEqual({ type: 'expired' });
    expect(ends).toBe(1);
  });

  it.each(['mousemove', 'mousedown', 'keydown', 'touchstart'])(
    'expires on a %s that comes before its timers',
    (name) => {
      const idle = watched();
      sleep(7 * MINUTE);
      idle.tell(name);
      expect(outcome(idle)).toEqual({ type: 'expired' });
    },
  );

  it('continues the countdown where it slept during the warning', () => {
    const idle = watched();
    vi.advanceTimersByTime(5 * MINUTE);
    sleep(40 * SECOND);
    idle.tell('visibilitychange');
    expect(selectSecondsLeft(idle.actor.getSnapshot())).toBe(20);
    sleep(25 * SECOND);
    idle.tell('focus');
    expect(outcome(idle)).toEqual({ type: 'expired' });
  });

  it('continues as before where it wakes in time', () => {
    const idle = watched();
    sleep(2 * MINUTE);
    idle.tell('visibilitychange');
    expect(isWarning(idle)).toBe(false);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(isWarning(idle)).toBe(true);
  });
});

describe('T20 listeners and timers', () => {
  it('end with the session in any state', () => {
    const watching = watched();
    expect(watching.listeners()).toHaveLength(15);
    watching.actor.stop();
    expect(watching.listeners()).toEqual([]);

    const warning = watched();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(warning.listeners()).toHaveLength(9);
    warning.actor.stop();
    expect(warning.listeners()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
