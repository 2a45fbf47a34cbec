import { failureOf } from './failure.ts';

/** A guard or action that takes the event as its params. */
export function withEvent<const Type extends string>(type: Type) {
  return { type, params: <Event>({ event }: { event: Event }): Event => event };
}

/** A guard or action that takes an actor's output as its params. */
export function withOutput<const Type extends string>(type: Type) {
  return { type, params: <Output>({ event }: { event: { output: Output } }): Output => event.output };
}

/** An action that takes a port's failure as its params. */
export function withFailure<const Type extends string>(type: Type, port: string) {
  return { type, params: ({ event }: { event: { error: unknown } }) => failureOf(event.error, port) };
}
