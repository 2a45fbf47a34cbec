import { createActor, fromPromise, toPromise } from 'xstate';
import type { Port } from '../../machines/shared/port.ts';
import { CallError } from '../../src/api/failure.ts';
import { orAnew } from '../lazy/or-anew.ts';

/** A port whose code comes when it is first needed. Code that cannot be had counts as no connection. */
export function latePort<Output, Input>(load: () => Promise<Port<Output, Input>>): Port<Output, Input> {
  const bring = orAnew(load);
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const logic = await bring().catch(() => {
      throw new CallError({ kind: 'offline', endpoint: 'code' });
    });
    const actor = createActor(logic as Port<Output, unknown>, { input });
    const answer = toPromise(actor);
    signal.addEventListener('abort', () => {
      actor.stop();
    });
    actor.start();
    return answer;
  });
}
