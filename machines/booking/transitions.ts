import type { BookingContext, Changes } from './booking.types.ts';

/** The target of an outcome, if it leads elsewhere, and the actions on the way. */
export interface Transition {
  target?: string;
  reenter?: boolean;
  actions?: unknown;
}

export type Transitions<Name extends string, Given> = Given & Record<Exclude<keyof Given, Name>, never>;

/**
 * A transition for each outcome of a plain function. A missing or mistyped outcome does not compile. The last has no
 * guard, as it is the only outcome left.
 */
export function by<Args, Outcome extends string>(decide: (args: Args) => Outcome) {
  return <const Given extends Record<Outcome, Transition>>(ways: Transitions<Outcome, Given>) =>
    Object.entries<Given[Outcome]>(ways).map(([expected, way], index, { length }) =>
      index === length - 1
        ? way
        : {
            guard: {
              type: 'isOutcome' as const,
              params: (args: Args) => ({ outcome: decide(args) as string, expected }),
            },
            ...way,
          },
    );
}

/** What a rule is given by the chart. */
export interface Flow {
  context: BookingContext;
}

/** What a decision on a step's answer is given. */
export interface Answered<Output> extends Flow {
  event: { output: Output };
}

/** The name of a step's answer. */
export function answer<Output extends { type: string }>({ event }: Answered<Output>): Output['type'] {
  return event.output.type;
}

/** The transition for each answer of a step, by its `type`. */
export const byOutput = <Output extends { type: string }>() => by(answer<Output>);

/** Changes the context by a rule. */
export function change(rule: (context: BookingContext) => Changes) {
  return { type: 'change', params: ({ context }: Flow) => rule(context) } as const;
}

/** Changes the context by a rule that takes the actor's output. */
export function changeByOutput<Output>(rule: (context: BookingContext, output: Output) => Changes) {
  return {
    type: 'change',
    params: ({ context, event }: Answered<Output>) => rule(context, event.output),
  } as const;
}

/** Changes the context by a rule that takes the event. */
export function changeByEvent<Event>(rule: (context: BookingContext, event: Event) => Changes) {
  return {
    type: 'change',
    params: ({ context, event }: Flow & { event: Event }) => rule(context, event),
  } as const;
}
