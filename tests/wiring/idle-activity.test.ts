import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWarning, watched, type Told } from '../support/watched-page.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("A §4.4 the guest's activity", () => {
  it.each(['mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'])(
    'restarts the five minutes on %s',
    (name) => {
      const idle = watched();
      vi.advanceTimersByTime(4 * MINUTE);
      idle.tell(name);
      vi.advanceTimersByTime(5 * MINUTE - 1);
      expect(isWarning(idle)).toBe(false);
      vi.advanceTimersByTime(1);
      expect(isWarning(idle)).toBe(true);
    },
  );

  it('is reported at most once a second', () => {
    const idle = watched();
    let told = 0;
    idle.actor.subscribe(() => {
      told += 1;
    });
    for (let passed = 0; passed < 10 * SECOND; passed += 10) {
      vi.advanceTimersByTime(10);
      idle.tell('mousemove');
    }
    expect(told).toBe(10);
    expect(idle.listeners()).toHaveLength(15);
  });

  it.each<[string, string, Partial<Told>]>([
    ["a carousel's own scrolling", 'scroll', {}],
    ['a mouse that a script moves', 'mousemove', { isTrusted: false }],
    ['a key that a script presses', 'keydown', { isTrusted: false }],
    ['a touch that a script makes up', 'touchstart', { isTrusted: false }],
  ])('does not include %s', (_, name, event) => {
    const idle = watched();
    vi.advanceTimersByTime(4 * MINUTE);
    idle.tell(name, event);
    vi.advanceTimersByTime(MINUTE);
    expect(isWarning(idle)).toBe(true);
  });

  it('does not include a page that moves under a still mouse, for however long', () => {
    const idle = watched();
    idle.tell('mousemove', { screenX: 300, screenY: 200 });
    for (let second = 0; second < 5 * 60; second += 1) {
      vi.advanceTimersByTime(SECOND);
      idle.tell('mousemove', { screenX: 300, screenY: 200 });
    }
    expect(isWarning(idle)).toBe(true);
  });

  it.each([
    { screenX: 301, screenY: 200 },
    { screenX: 300, screenY: 201 },
  ])('includes a mouse that moves by one pixel: %o', (place) => {
    const idle = watched();
    idle.tell('mousemove', { screenX: 300, screenY: 200 });
    vi.advanceTimersByTime(4 * MINUTE);
    idle.tell('mousemove', place);
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(isWarning(idle)).toBe(false);
  });

  it('includes a press, wherever the mouse stands', () => {
    const idle = watched();
    idle.tell('mousemove', { screenX: 300, screenY: 200 });
    vi.advanceTimersByTime(4 * MINUTE);
    idle.tell('mousedown', { screenX: 300, screenY: 200 });
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(isWarning(idle)).toBe(false);
  });
});
