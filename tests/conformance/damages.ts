import { withValueAt, type Place } from '../faults/mutations.ts';
import type { Clock, Damage } from './estate.ts';

/** What becomes of an answer; `nth` counts the calls of that address from 1, but for preflights. */
type Change = (
  answer: () => Promise<Response>,
  nth: number,
  clock: Clock,
  request: Request,
) => Promise<Response>;

/** Changes the answers of the addresses that a pattern fits, as 'POST /api/stay/cancel/'. */
export function on(pattern: RegExp, change: Change): () => Damage {
  return () => {
    let nth = 0;
    return (request, estate, clock) => {
      const { pathname, search } = new URL(request.url);
      if (!pattern.test(`${request.method} ${pathname}${search}`)) return estate();
      nth += 1;
      return change(estate, nth, clock, request);
    };
  };
}

/** One after the other, the first nearest to the run. */
export function both(...damages: (() => Damage)[]): () => Damage {
  return () =>
    damages
      .map((make) => make())
      .reduce<Damage>(
        (inner, outer) => (request, estate, clock) =>
          outer(request, () => inner(request, estate, clock), clock),
        (_, estate) => estate(),
      );
}

/** The answer with other JSON in it. */
export function json(change: (json: unknown) => unknown): Change {
  return async (answer) => {
    const given = await answer();
    return other(given, JSON.stringify(change((await given.json()) as unknown)));
  };
}

/** The answer with another value at a place. */
export function at(place: Place, value: unknown): Change {
  return json((given) => withValueAt(given, place, () => value));
}

/** The call does its work, and then this is answered. */
export function instead(status: number, text = '{"Message":"No."}', type = 'application/json'): Change {
  return async (answer) => {
    const { headers } = await answer();
    return other({ status, headers }, text, type);
  };
}

export const page = instead(200, '<h1>Maintenance</h1>', 'text/html');

/** The call does its work, and then the connection breaks. */
export const cut: Change = async (answer) => {
  await answer();
  throw new TypeError('fetch failed');
};

/** The answer with another header; without it for null. */
export function header(name: string, value: string | null): Change {
  return async (answer) => {
    const given = await answer();
    const headers = new Headers(given.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(given.status === 204 ? null : await given.text(), { status: given.status, headers });
  };
}

/** A change from the n-th call of the address on, or only of it. */
export function from(first: number, change: Change, last = Infinity): Change {
  return (answer, nth, clock, request) =>
    nth < first || nth > last ? answer() : change(answer, nth, clock, request);
}

function other(
  { status, headers }: { status: number; headers: Headers },
  text: string,
  type = 'application/json',
): Response {
  const changed = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) changed.delete(name);
  changed.set('content-type', type);
  return new Response(text, { status, headers: changed });
}
