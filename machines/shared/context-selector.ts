/**
 * A selector that computes its value once per context. A view gets the same object until the context changes, so it is
 * not drawn again.
 *
 * The context is the key: every change replaces it. The map holds it weakly, so old values are freed. No two machines
 * share a context.
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
