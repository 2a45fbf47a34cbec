import { Actor } from 'xstate';
/** The path to a value inside a JSON value. */
export type Place = readonly (string | number)[];

/** Every place below the root of a JSON value; of a list only those of its first item. */
export function placesOf(json: unknown, at: Place = []): Place[] {
  if (typeof json !== 'object' || json === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(json)
    ? json.slice(0, 1).map((item, index) => [index, item])
    : Object.entries(json);
  return entries.flatMap(([key, value]) => [[...at, key], ...placesOf(value, [...at, key])]);
}

/** The value with a new value in one place; `undefined` removes the place. */
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

/** A value of another type. */
export function ofWrongType(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return 'many';
  if (typeof value === 'boolean') return 'perhaps';
  return Array.isArray(value) ? { 0: 'first' } : ['an', 'object'];
}

/** Whether a value contains NaN anywhere outside its actors. */
export function hasNaN(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (value instanceof Actor) return false;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNaN);
}
