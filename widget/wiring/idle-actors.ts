import { fromCallback } from 'xstate';
import type { ActivityPort, DeadlinePort, IdleEvent } from '../../machines/booking/idle/idle.machine.ts';
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
    };
    for (const name of RETURNS) page.addEventListener(name, check, true);
    timer = page.setTimeout(check, input.ticks ? Math.min(input.inMs, SECOND) : input.inMs);
    return stop;
  });
}

/** Mouse, key, scroll and touch anywhere on the page, told at most once a second (A §4.4). */
export function activityActor(page: Window): ActivityPort {
  return fromCallback<EventObject, undefined, IdleEvent>(({ sendBack }) => {
    const since = Date.now();
    const tell = () => {
      if (Date.now() - since >= SECOND) sendBack({ type: 'guest.active' });
    };
    const options = { capture: true, passive: true };
    for (const name of ACTIVITIES) page.addEventListener(name, tell, options);
    return () => {
      for (const name of ACTIVITIES) page.removeEventListener(name, tell, options);
    };
  });
}
