/** For JSON.stringify: errors by name and message, sets and maps by content, actors left out. */
export function plainValue(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Set || value instanceof Map) return [...(value as Iterable<unknown>)];
  return isActor(value) ? undefined : value;
}

/** An actor, or what its own `toJSON` has made of it before it comes here: a number that is another in each run. */
function isActor(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('getSnapshot' in value || 'xstate$$type' in value);
}
