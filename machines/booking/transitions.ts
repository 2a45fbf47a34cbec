/** The target of an answer, and the actions on the way. */
interface Transition {
  target: string;
  reenter?: boolean;
  actions?: unknown;
}

type Transitions<Name extends string, Given> = Given & Record<Exclude<keyof Given, Name>, never>;

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

/** The transition for each answer of a step, by its `type`. */
export function byOutput<Output extends { type: string }>() {
  return by(({ event }: { event: { output: Output } }): Output['type'] => event.output.type);
}
