import { createActor } from 'xstate';
import { idleMachine } from '../../machines/booking/idle/idle.machine.ts';
import { selectIsWarning } from '../../machines/booking/idle/idle.selectors.ts';
import { activityActor, deadlineActor } from '../../widget/wiring/idle-actors.ts';
import { holdCalls } from './held-calls.ts';

/** An event as the browser passes it to a listener. */
export interface Told {
  type: string;
  isTrusted: boolean;
  screenX: number;
  screenY: number;
}

/** The part of a page that the idle session uses. `listeners` says what it listens to now. */
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
    /**
     * Something happens to the page. By default the guest does it, and each time the pointer is at another
     * place.
     */
    tell: (type: string, other: Partial<Told> = {}) => {
      moves += 1;
      const event = { type, isTrusted: true, screenX: moves, screenY: 0, ...other };
      for (const entry of [...heard]) if (entry[0] === type && heard.includes(entry)) entry[1](event);
    },
    /** The sorted names of the events, one entry for each listener. */
    listeners: () => heard.map(([name]) => name).sort(),
  };
}

/** Starts the idle session of a page. The test answers the keep-alive calls. */
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
