/** Where an answer leads, and what is done on the way there. */
interface Transition {
  target: string;
  reenter?: boolean;
  actions?: unknown;
}

type Transitions<Name extends string, Given> = Given & Record<Exclude<keyof Given, Name>, never>;

/**
 * Where each answer of a step leads, by its type: one that is left out or mistyped does not compile. The last is what
 * remains when it is none of the others, so it has no guard.
 */
export function byOutput<Output extends { type: string }>() {
  return <const Given extends Record<Output['type'], Transition>>(ways: Transitions<Output['type'], Given>) =>
    branches<Given[Output['type']], { event: { output: Output } }>(ways, ({ event }) => event.output.type);
}

/** The same for an event that says why it came. */
export function byReason<Event extends { reason: string }>() {
  return <const Given extends Record<Event['reason'], Transition>>(
    ways: Transitions<Event['reason'], Given>,
  ) => branches<Given[Event['reason']], { event: Event }>(ways, ({ event }) => event.reason);
}

function branches<Each extends Transition, Args>(
  ways: Readonly<Record<string, Each>>,
  answerOf: (args: Args) => string,
) {
  return Object.entries(ways).map(([expected, way], index, { length }) =>
    index === length - 1
      ? way
      : {
          guard: {
            type: 'isAnswer' as const,
            params: (args: Args) => ({ answer: answerOf(args), expected }),
          },
          ...way,
        },
  );
}
