import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/** 'YYYY-MM-DD' (A §9.10). */
export const localDate = v.pipe(v.string(), v.isoDate());

/** 'YYYY-MM-DDTHH:mm:ss', without zone. */
export const localDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));

export const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
export const email = v.pipe(v.string(), v.rfcEmail());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Nights of a stay, 1 to 14 (A §9.1). */
export const nights = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14));
/** Pounds, in the form of the server. */
export const pounds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A child asked for in a search (A §3.5). */
const child = v.strictObject({ index: count, age: v.pipe(count, v.maxValue(17)) });

/** The guests of one room as a search asks for them (A §3.5). */
export const guestOccupancy = v.pipe(
  v.strictObject({
    adults: atLeastOne,
    childCount: count,
    children: v.array(child),
    dogs: count,
  }),
  v.forward(
    v.check((room) => room.children.length === room.childCount, 'must have as many entries as childCount'),
    ['children'],
  ),
);

/** The guests of one room in the server's form (A §3.6, B §3). */
export const guestQuota = v.strictObject({
  Adults: atLeastOne,
  ChildAges: v.array(count),
  Children: count,
  Infants: count,
  Dogs: v.optional(count, 0),
});

export type GuestOccupancy = v.InferOutput<typeof guestOccupancy>;
export type GuestQuota = v.InferOutput<typeof guestQuota>;

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
