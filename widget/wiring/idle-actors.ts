import { fromCallback, type EventObject } from 'xstate';
import {
  IDLE_MS,
  idleMachine,
  type ActivityPort,
  type DeadlinePort,
  type IdleEvent,
} from '../../machines/booking/idle/idle.machine.ts';
import { asPort } from '../../machines/shared/port.ts';
import type { ports } from '../../machines/shared/ports.ts';

/** Watches a session in the page. */
export function idleActor(page: Window, keepAlive: (typeof ports)['keepAlive']) {
  const actors = { keepAlive, deadline: deadlineActor(page), activity: activityActor(page) };
  return asPort(idleMachine.provide({ actors }));
}

/** Events made by a hand. Scrolling counts by its cause, because a page also scrolls by itself. */
const ACTIVITIES = ['mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;
/** Events of a return to the page, also from the browser's back-forward cache. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;
const SECOND = 1000;
const CAPTURE = { capture: true };
const PASSIVE = { capture: true, passive: true };

/**
 * Measures the milliseconds from now on. Uses the larger of two clocks: one may be set back, the other stands still on
 * some machines while they sleep (D-232, T12, T13).
 */
function stopwatch(): () => number {
  const [wall, own] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - wall, performance.now() - own);
}

/** A deadline at an absolute time. A timer checks it, and so does every return to the page (D-24, D-134). */
export function deadlineActor(page: Window): DeadlinePort {
  return fromCallback<EventObject, { inMs: number; ticks: boolean }, IdleEvent>(({ input, sendBack }) => {
    const elapsed = stopwatch();
    let timer = 0;
    const check = () => {
      page.clearTimeout(timer);
      const remaining = input.inMs - elapsed();
      if (remaining <= 0) {
        stop();
        sendBack({ type: 'deadline.passed', lateMs: -remaining });
        return;
      }
      if (input.ticks) sendBack({ type: 'countdown.moved', remainingMs: remaining });
      timer = page.setTimeout(check, input.ticks ? Math.min(remaining, SECOND) : remaining);
    };
    const stop = () => {
      page.clearTimeout(timer);
      for (const name of RETURNS) page.removeEventListener(name, check, CAPTURE);
      for (const name of ACTIVITIES) page.removeEventListener(name, checkIfPassed, PASSIVE);
    };
    /** The guest of a page that slept may act before its timers have run. */
    const checkIfPassed = () => {
      if (elapsed() >= input.inMs) check();
    };
    for (const name of RETURNS) page.addEventListener(name, check, CAPTURE);
    for (const name of ACTIVITIES) page.addEventListener(name, checkIfPassed, PASSIVE);
    timer = page.setTimeout(check, input.ticks ? Math.min(input.inMs, SECOND) : input.inMs);
    return stop;
  });
}

/**
 * Reports mouse, key, wheel and touch anywhere on the page, at most once a second, and never once the idle time has
 * passed. Ignores events dispatched by scripts, and pages that move under a still mouse.
 */
export function activityActor(page: Window): ActivityPort {
  let mouseAt = '';
  const isStill = (event: MouseEvent | KeyboardEvent | TouchEvent) => {
    if (event.type !== 'mousemove' || !('screenX' in event)) return false;
    const before = mouseAt;
    mouseAt = `${event.screenX} ${event.screenY}`;
    return mouseAt === before;
  };
  return fromCallback<EventObject, undefined, IdleEvent>(({ sendBack }) => {
    const elapsed = stopwatch();
    const tell = (event: MouseEvent | KeyboardEvent | TouchEvent) => {
      if (!event.isTrusted || isStill(event)) return;
      if (elapsed() >= SECOND && elapsed() < IDLE_MS) sendBack({ type: 'guest.active' });
    };
    for (const name of ACTIVITIES) page.addEventListener(name, tell, PASSIVE);
    return () => {
      for (const name of ACTIVITIES) page.removeEventListener(name, tell, PASSIVE);
    };
  });
}
