import { withValueAt, type Place } from '../faults/mutations.ts';
import type { Clock, Damage } from './estate.ts';

/** Changes an answer. `nth` counts the calls of this address from 1, without preflights. */
export type Change = (
  answer: () => Promise<Response>,
  nth: number,
  clock: Clock,
  signal: AbortSignal,
) => Promise<Response>;

/** A complete with a card. */
export const PAYMENT = async (request: Request): Promise<boolean> =>
  /\/booking\/complete$/.test(request.url) && (await request.clone().text()).includes('cardNumber');

/** Damages the answers to some requests, by a rule or by a pattern such as 'POST /api/stay/cancel/'. */
export function on(which: RegExp | ((request: Request) => Promise<boolean>), change: Change): () => Damage {
  return () => {
    let nth = 0;
    return async (request, estate, clock, signal) => {
      const { pathname, search } = new URL(request.url);
      const isMeant =
        which instanceof RegExp ? which.test(`${request.method} ${pathname}${search}`) : await which(request);
      if (!isMeant) return estate();
      nth += 1;
      return change(estate, nth, clock, signal);
    };
  };
}

/** Applies several damages; the first one is the last to change the answer. */
export function both(...damages: (() => Damage)[]): () => Damage {
  return () =>
    damages
      .map((make) => make())
      .reduce<Damage>(
        (inner, outer) => (request, estate, clock, signal) =>
          outer(request, () => inner(request, estate, clock, signal), clock, signal),
        (_, estate) => estate(),
      );
}

/** Changes the JSON of the answer. */
export function json(change: (json: unknown) => unknown): Change {
  return async (answer) => {
    const given = await answer();
    return other(given, JSON.stringify(change((await given.json()) as unknown)));
  };
}

/** Puts another value in one place of the answer. */
export function at(place: Place, value: unknown): Change {
  return json((given) => withValueAt(given, place, () => value));
}

/** Lets the call take effect, then answers this instead. */
export function instead(status: number, text = '{"Message":"No."}', type = 'application/json'): Change {
  return async (answer) => {
    const { headers } = await answer();
    return other({ status, headers }, text, type);
  };
}

export const page = instead(200, '<h1>Maintenance</h1>', 'text/html');

/** Lets the call take effect, then breaks the connection. */
export const cut: Change = async (answer) => {
  await answer();
  throw new TypeError('fetch failed');
};

/** Sets a header of the answer, or removes it for null. */
export function header(name: string, value: string | null): Change {
  return async (answer) => {
    const given = await answer();
    const headers = new Headers(given.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(given.status === 204 ? null : await given.text(), { status: given.status, headers });
  };
}

/** Applies a change from the n-th call of the address on, up to the call `last`. */
export function from(first: number, change: Change, last = Infinity): Change {
  return (answer, nth, clock, signal) =>
    nth < first || nth > last ? answer() : change(answer, nth, clock, signal);
}

/** Damages the answers to payments. The first `complete` with a card has nothing to pay for, and must be refused. */
export const paid = (change: Change) => on(PAYMENT, from(2, change));

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
