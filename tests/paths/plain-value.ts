/** For JSON.stringify: errors by name and message, sets and maps by content, actors left out. */
export function plainValue(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Set || value instanceof Map) return [...(value as Iterable<unknown>)];
  if (typeof value === 'object' && value !== null && 'getSnapshot' in value) return undefined;
  return value;
}
