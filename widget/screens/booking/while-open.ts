import type { AnyActorRef } from 'xstate';

/**
 * A step for the view that draws it: once the step has ended it still tells how it last was, so that the view stands as
 * it is until the next screen takes its place (D-304).
 */
export function whileOpen(step: AnyActorRef): Pick<AnyActorRef, 'send' | 'subscribe' | 'on' | 'getSnapshot'> {
  const now = () => step.getSnapshot() as { status: string };
  let last = now();
  return {
    send: (event) => step.send(event),
    subscribe: step.subscribe.bind(step),
    on: step.on.bind(step),
    getSnapshot: () => (now().status === 'active' ? (last = now()) : last),
  };
}
