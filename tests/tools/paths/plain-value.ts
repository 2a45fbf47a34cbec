/** For JSON.stringify: errors by name and message, sets and maps by content, actors left out. */
export function plainValue(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Set || value instanceof Map) return [...(value as Iterable<unknown>)];
  return isActor(value) ? undefined : value;
}

/** An actor, or the result of its own `toJSON`, whose number differs in each run. */
function isActor(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('getSnapshot' in value || 'xstate$$type' in value);
}
