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

/** Watches a session in the page (A §4.4). */
export function idleActor(page: Window, keepAlive: (typeof ports)['keepAlive']) {
  const actors = { keepAlive, deadline: deadlineActor(page), activity: activityActor(page) };
  return asPort(idleMachine.provide({ actors }));
}

/** What a hand does. Scrolling counts by what causes it: a page scrolls by itself, too. */
const ACTIVITIES = ['mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;
/** The page is come back to, also out of the browser's memory (D-474). */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;
const SECOND = 1000;
const CAPTURE = { capture: true };
const PASSIVE = { capture: true, passive: true };

/**
 * How long it is since now. A clock that is set back takes no time away, and a sleep, in which some machines' own count
 * stands still, counts (D-232, T12, T13). Milliseconds.
 */
function stopwatch(): () => number {
  const [wall, own] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - wall, performance.now() - own);
}

/** A deadline as an absolute time: checked by a timer, and again whenever the page comes back to life (D-24, D-134). */
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
    /** Whoever comes back to a page that slept does something before its timers have run. */
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
 * Mouse, key, wheel and touch anywhere on the page, told at most once a second, and not when it is too late (A §4.4).
 * What scripts dispatch is no guest, and neither is a page that moves under a still mouse.
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
