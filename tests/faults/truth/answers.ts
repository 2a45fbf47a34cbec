import { megabytes, never, refusal } from '../faults.ts';

/**
 * The meaning of an answer to complete after a card was sent (E-01). 'explained': refused, unless the booking is found
 * (F-07). After the provider's frame none is a refusal (E-04).
 */
export type Meaning = 'paid' | 'refused' | 'explained' | 'gone' | 'unknown';

/** A possible answer to complete. */
export interface Answer {
  name: string;
  meaning: Meaning;
  /** `own` is the estate's own answer, or null where the call does not reach the estate. */
  give: (own: Response | null, signal: AbortSignal) => Promise<Response>;
}

function json(text: string): Answer['give'] {
  return () => Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
}

function body(text: string, meaning: Meaning, name = `200 with ${text}`): Answer {
  return { name, meaning, give: json(text) };
}

function status(code: number, meaning: Meaning): Answer {
  const answer = refusal(code);
  return { name: `${code}`, meaning, give: (_, signal) => answer(() => ownAnswer(null), signal) };
}

function ownAnswer(own: Response | null): Promise<Response> {
  return own ? Promise.resolve(own) : Promise.reject(new Error('the estate was not asked'));
}

/** All answers, with their meanings by E-01. */
export const ANSWERS: readonly Answer[] = [
  { name: '200', meaning: 'paid', give: ownAnswer },
  body('{}', 'paid'),
  body('{"ConfirmationNumber":"70420001"}', 'paid'),
  body('{"Success":false,"Message":"Your card was declined."}', 'refused'),
  body('{"success":false}', 'refused'),
  body('{"Success":null}', 'unknown'),
  body('{"HasError":true}', 'unknown'),
  body('null', 'unknown'),
  body('""', 'unknown'),
  body('"OK"', 'unknown'),
  body('[]', 'unknown'),
  body('true', 'unknown'),
  body('0', 'unknown'),
  body('{"Success":', 'unknown', '200 with broken JSON'),
  body('', 'unknown', '200 with an empty body'),
  { name: '204', meaning: 'unknown', give: () => Promise.resolve(new Response(null, { status: 204 })) },
  // complete forbids redirects, so a redirected call fails in the browser.
  { name: '302', meaning: 'unknown', give: () => Promise.reject(new TypeError('Failed to fetch')) },
  status(400, 'refused'),
  status(401, 'unknown'),
  status(402, 'refused'),
  status(403, 'unknown'),
  status(404, 'gone'),
  status(408, 'unknown'),
  status(409, 'explained'),
  {
    name: '409 without a reason',
    meaning: 'unknown',
    give: () => Promise.resolve(new Response(null, { status: 409 })),
  },
  status(410, 'gone'),
  status(422, 'refused'),
  status(429, 'unknown'),
  status(500, 'unknown'),
  status(502, 'unknown'),
  status(503, 'unknown'),
  status(504, 'unknown'),
  {
    name: 'html',
    meaning: 'unknown',
    give: () =>
      Promise.resolve(new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })),
  },
  { name: 'cut', meaning: 'unknown', give: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'timeout', meaning: 'unknown', give: (_, signal) => never(signal) },
  {
    name: 'too long',
    meaning: 'unknown',
    give: () =>
      Promise.resolve(new Response(megabytes(6), { headers: { 'content-type': 'application/json' } })),
  },
];
