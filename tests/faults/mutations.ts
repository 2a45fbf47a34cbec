import { Actor } from 'xstate';
/** A place in a JSON value. */
export type Place = readonly (string | number)[];

/** Every place of a JSON value below its root; of a list only its first item's. */
export function placesOf(json: unknown, at: Place = []): Place[] {
  if (typeof json !== 'object' || json === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(json)
    ? json.slice(0, 1).map((item, index) => [index, item])
    : Object.entries(json);
  return entries.flatMap(([key, value]) => [[...at, key], ...placesOf(value, [...at, key])]);
}

/** The value with another one at a place; `undefined` takes the place away. */
export function withValueAt(json: unknown, [key, ...rest]: Place, value: (old: unknown) => unknown): unknown {
  if (key === undefined) return value(json);
  if (Array.isArray(json)) {
    return json.map((item: unknown, index) => (index === key ? withValueAt(item, rest, value) : item));
  }
  const fields = Object.entries(json as object).map(([name, old]: [string, unknown]) => [
    name,
    name === key ? withValueAt(old, rest, value) : old,
  ]);
  return Object.fromEntries(fields) as unknown;
}

/** A value of another type than the one given. */
export function ofWrongType(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return 'many';
  if (typeof value === 'boolean') return 'perhaps';
  return Array.isArray(value) ? { 0: 'first' } : ['an', 'object'];
}

/** Whether a number in a value is none, but for what actors in it know. */
export function hasNaN(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (value instanceof Actor) return false;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNaN);
}
