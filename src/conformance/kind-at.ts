/** What `kindAt` says of a field that is missing. */
export const NO_FIELD = 'no such field';

/** The kind of the value at a dotted path of a JSON text, in words; never the value. */
export function kindAt(text: string, path: string): string {
  const json: unknown = text.trim() === '' ? null : JSON.parse(text);
  const keys = path === '' ? [] : path.split('.');
  return kindOf(keys.reduce(valueAt, json));
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function kindOf(value: unknown): string {
  if (value === undefined) return NO_FIELD;
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'an object';
}
