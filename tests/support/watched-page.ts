import { createActor } from 'xstate';
import { idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import { selectIsWarning } from '../../machines/booking/idle/idle.selectors.ts';
import { activityActor, deadlineActor } from '../../widget/wiring/idle-actors.ts';
import { holdCalls } from './held-calls.ts';

/** An event as the browser gives it to a listener. */
export interface Told {
  type: string;
  isTrusted: boolean;
  screenX: number;
  screenY: number;
}

/** As much of a page as the idle session listens to; `listeners` says how much of it is listened to now. */
function fakePage() {
  const heard: [string, (event: Told) => void][] = [];
  let moves = 0;
  const page = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: (name: string, listener: (event: Told) => void) => heard.push([name, listener]),
    removeEventListener: (name: string, listener: (event: Told) => void) => {
      const at = heard.findIndex(([other, known]) => other === name && known === listener);
      if (at >= 0) heard.splice(at, 1);
    },
  };
  return {
    page: page as unknown as Window,
    /** Something happens to the page: by the guest's hand and the mouse at another place than before, where not said otherwise. */
    tell: (type: string, other: Partial<Told> = {}) => {
      moves += 1;
      const event = { type, isTrusted: true, screenX: moves, screenY: 0, ...other };
      for (const entry of [...heard]) if (entry[0] === type && heard.includes(entry)) entry[1](event);
    },
    /** Names of the events, once for each listener. */
    listeners: () => heard.map(([name]) => name).sort(),
  };
}

/** The idle session of a page, with the keep-alive calls that the test answers. */
export function watched() {
  const { page, tell, listeners } = fakePage();
  const { calls, port } = holdCalls<undefined, { sessionId: string }>();
  const actor = createActor(
    idleMachine.provide({
      actors: { deadline: deadlineActor(page), activity: activityActor(page), keepAlive: port },
    }),
    { input: { sessionId: 's-1' } },
  );
  actor.start();
  return { actor, tell, listeners, calls };
}

export type Watched = ReturnType<typeof watched>;

export const isWarning = ({ actor }: Watched) => selectIsWarning(actor.getSnapshot());
