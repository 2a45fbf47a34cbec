/** The output of each final state, by the state's name. */
type Ends<Context, Output extends { type: string }> = {
  [Type in Output['type']]: (context: Context) => Extract<Output, { type: Type }>;
};

/**
 * The output of a chart, where each output type is the name of a final state. Throws at a final state with another
 * name: no path of the chart ends there.
 */
export function outputOf<Context, Output extends { type: string }>(ends: Ends<Context, Output>) {
  const isEnd = (name: string): name is Output['type'] => Object.hasOwn(ends, name);
  return ({ context, event }: { context: Context; event: { type: string } }): Output => {
    const name = event.type.slice(event.type.lastIndexOf('.') + 1);
    if (!isEnd(name)) throw new Error(`The final state ${name} has no output`);
    return ends[name](context);
  };
}
