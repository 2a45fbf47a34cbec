/** What a chart ends with, by the type of its output: each is what its final state of that name comes to. */
type Ends<Context, Output extends { type: string }> = {
  [Type in Output['type']]: (context: Context) => Extract<Output, { type: Type }>;
};

/**
 * The output of a chart whose final states have the names of its outputs. Throws at a final state of another name, which
 * no path through the chart can then end in.
 */
export function outputOf<Context, Output extends { type: string }>(ends: Ends<Context, Output>) {
  const isEnd = (name: string): name is Output['type'] => Object.hasOwn(ends, name);
  return ({ context, event }: { context: Context; event: { type: string } }): Output => {
    const name = event.type.slice(event.type.lastIndexOf('.') + 1);
    if (!isEnd(name)) throw new Error(`The final state ${name} has no output`);
    return ends[name](context);
  };
}
