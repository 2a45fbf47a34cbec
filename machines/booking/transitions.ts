/** The target of an answer, and the actions on the way. */
interface Transition {
  target: string;
  reenter?: boolean;
  actions?: unknown;
}

type Transitions<Name extends string, Given> = Given & Record<Exclude<keyof Given, Name>, never>;

/**
 * The transition for each answer of a step, by its `type`. A missing or mistyped answer does not compile. The last has
 * no guard, as it is the only answer left.
 */
export function byOutput<Output extends { type: string }>() {
  return <const Given extends Record<Output['type'], Transition>>(ways: Transitions<Output['type'], Given>) =>
    branches<Given[Output['type']], { event: { output: Output } }>(ways, ({ event }) => event.output.type);
}

/** The transition for each `reason` of an event. A missing reason does not compile. The last has no guard. */
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
