/** Where an answer leads, and what is done on the way there. */
interface Way {
  target: string;
  reenter?: boolean;
  actions?: unknown;
}

/**
 * Where each answer of a step leads, by its type: one that is left out or mistyped does not compile. The last is what
 * remains when it is none of the others, so it has no guard.
 */
export function answered<Output extends { type: string }>() {
  return <const Ways extends Record<Output['type'], Way>>(
    ways: Ways & Record<Exclude<keyof Ways, Output['type']>, never>,
  ) =>
    Object.entries<Ways[Output['type']]>(ways).map(([expected, way], index, { length }) =>
      index === length - 1 ? way : { guard: isAnswer<Output>(expected), ...way },
    );
}

function isAnswer<Output extends { type: string }>(expected: string) {
  return {
    type: 'isAnswer' as const,
    params: ({ event }: { event: { output: Output } }) => ({ answer: event.output.type, expected }),
  };
}
