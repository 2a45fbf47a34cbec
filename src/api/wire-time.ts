import * as v from 'valibot';
import { isLocalDateTime } from '../domain/dates.ts';
import type { Answer } from './wire.ts';

/** The length of `2027-05-01T15:00:00`. */
const TO_THE_SECOND = 19;
const MOST_REMEMBERED = 50;

/** A real date-time without zone, read to the second. */
export const localDateTime: Answer<string> = v.pipe(
  v.string(),
  v.transform((value) =>
    value.length === TO_THE_SECOND ? value : value.replace(/(T\d{2}:\d{2})$/, '$1:00').replace(/\.\d+$/, ''),
  ),
  v.check(rememberYes(isLocalDateTime), 'a date and time'),
);

/** The check `ask`, remembering the values that passed: the rates of an answer share a few times. */
/* @__NO_SIDE_EFFECTS__ */
function rememberYes(ask: (value: string) => boolean): (value: string) => boolean {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return true;
    const is = ask(value);
    if (known.size === MOST_REMEMBERED) known.clear();
    if (is) known.add(value);
    return is;
  };
}
