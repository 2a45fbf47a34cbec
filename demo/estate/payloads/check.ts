import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/**
 * Checks a body, and returns it typed. Throws a Refusal 400 that names the first wrong field, for example
 * 'roomStays.0.guests.1.title'.
 */
export function checkPayload<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw new Refusal(400, `${field === '' ? 'The body' : field}: ${issue.message}`, field);
}
