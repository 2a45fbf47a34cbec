import { idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { activityActor, deadlineActor } from './idle-actors.ts';

export { Receipt } from '../screens/booking/Receipt.tsx';
export { holdPorts } from './hold-ports.ts';
export { watchSession } from './watch-session.ts';

/** Watches a session in the page (A §4.4). */
export function watchIdle(page: Window, keepAlive: (typeof ports)['keepAlive']) {
  return idleMachine.provide({
    actors: { keepAlive, deadline: deadlineActor(page), activity: activityActor(page) },
  });
}
