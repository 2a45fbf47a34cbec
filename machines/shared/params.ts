import { failureOf } from './failure.ts';

/** A guard or an action whose params are the event itself: what the guest did. */
export function withEvent<const Type extends string>(type: Type) {
  return { type, params: <Event>({ event }: { event: Event }): Event => event };
}

/** A guard or an action whose params are what an actor came to. */
export function withOutput<const Type extends string>(type: Type) {
  return { type, params: <Output>({ event }: { event: { output: Output } }): Output => event.output };
}

/** An action whose params are why a port failed. */
export function withFailure<const Type extends string>(type: Type, port: string) {
  return { type, params: ({ event }: { event: { error: unknown } }) => failureOf(event.error, port) };
}
