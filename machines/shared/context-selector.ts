/**
 * A selector that works its value out once for each context, so that a view gets the same value and is not drawn again
 * for as long as nothing in the context has changed. The context can be the key since it is replaced whenever anything
 * in it changes; held weakly, what is known of it goes when it does, and no two machines share it.
 */
export function contextSelector<Context extends object, Value>(
  valueOf: (context: Context) => Value,
): (snapshot: { context: Context }) => Value {
  const known = new WeakMap<Context, { value: Value }>();
  return ({ context }) => {
    const found = known.get(context) ?? { value: valueOf(context) };
    known.set(context, found);
    return found.value;
  };
}
