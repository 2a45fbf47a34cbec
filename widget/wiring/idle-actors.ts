import { fromCallback } from 'xstate';
import {
  IDLE_MS,
  type ActivityPort,
  type DeadlinePort,
  type IdleEvent,
} from '../../machines/booking/idle/idle.machine.ts';
import type { EventObject } from 'xstate';

const ACTIVITIES = [
  'mousemove',
  'mousedown',
  'keydown',
  'scroll',
  'wheel',
  'touchstart',
  'touchmove',
] as const;
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;
const SECOND = 1000;
const PASSIVE = { capture: true, passive: true };

/** A deadline as an absolute time: checked by a timer, and again whenever the page comes back to life (D-24). */
export function deadlineActor(page: Window): DeadlinePort {
  return fromCallback<EventObject, { inMs: number; ticks: boolean }, IdleEvent>(({ input, sendBack }) => {
    const deadline = Date.now() + input.inMs;
    let timer = 0;
    const check = () => {
      page.clearTimeout(timer);
      const remaining = deadline - Date.now();
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
      for (const name of RETURNS) page.removeEventListener(name, check, true);
      for (const name of ACTIVITIES) page.removeEventListener(name, checkIfPassed, PASSIVE);
    };
    /** Whoever comes back to a page that slept does something before its timers have run. */
    const checkIfPassed = () => {
      if (Date.now() >= deadline) check();
    };
    for (const name of RETURNS) page.addEventListener(name, check, true);
    for (const name of ACTIVITIES) page.addEventListener(name, checkIfPassed, PASSIVE);
    timer = page.setTimeout(check, input.ticks ? Math.min(input.inMs, SECOND) : input.inMs);
    return stop;
  });
}

/** Mouse, key, scroll and touch anywhere on the page, told at most once a second, and not when it is too late (A §4.4). */
export function activityActor(page: Window): ActivityPort {
  return fromCallback<EventObject, undefined, IdleEvent>(({ sendBack }) => {
    const since = Date.now();
    const tell = () => {
      const elapsed = Date.now() - since;
      if (elapsed >= SECOND && elapsed < IDLE_MS) sendBack({ type: 'guest.active' });
    };
    for (const name of ACTIVITIES) page.addEventListener(name, tell, PASSIVE);
    return () => {
      for (const name of ACTIVITIES) page.removeEventListener(name, tell, PASSIVE);
    };
  });
}
