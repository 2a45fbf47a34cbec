import type { JsonSchema } from '@valibot/to-json-schema';
import { endpoints, isEndpointName, type EndpointName } from '../../src/api/endpoints.ts';
import { answers } from '../../src/api/reference/answers.ts';
import { NOT_CHANGED, NOT_SENT, TO_LOGIN, type Told } from '../../src/api/reference/meaning.ts';
import { meanings } from '../../src/api/reference/meanings.ts';
import { EXPLAINED_STATUSES } from '../../machines/shared/refusals.ts';
import { OUTCOME_OF_STATUS, type Outcome } from '../../machines/steps/payment/payment.rules.ts';
import { schemaOf } from './schemas.ts';

/** What the guest is told at each outcome of a payment. */
const TOLD: Readonly<Record<Outcome, string>> = {
  paid: 'The confirmation.',
  refused:
    "The hotel's own reason (`Message`, 500 characters at most) and 'Nothing has been taken.' Another card can be tried.",
  gone: 'That the booking is no longer in session, once retrieve has answered 404 too. The guest can begin again.',
  unknown: 'That the booking is being checked. The widget asks retrieve until the outcome is known.',
};

/** What the guest is told where a refusal of what is booked has a reason (F-07). */
const TOLD_WITH_REASON =
  'With a `Message`, retrieve is asked once, at once: paid where it finds the booking, refused where it answers 404. Otherwise this counts.';

/** The description of a status, in OpenAPI's form. */
export interface Answer {
  description: string;
  headers?: object;
  content?: Record<string, { schema: object; example?: unknown; examples?: object }>;
}

type Response = Answer | { $ref: string };

const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
const REFUSED = { $ref: '#/components/responses/Refused' };
const UNREAD = '#/components/schemas/Unread';

/** The answers that all calls share, for the document's components. */
export const SHARED_RESPONSES: Record<string, Answer> = {
  Done: {
    description: 'Done.',
    content: { 'application/json': { schema: { $ref: UNREAD }, example: {} } },
  },
  Refused: {
    description:
      'No, and why. 429 may have a `Retry-After`. What the guest sees stands in the description of the call. 5xx, a redirect, no answer within 20 seconds and a body that cannot be read have the same effect, where no status says otherwise.',
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    content: REFUSAL,
  },
  NotChanged: { description: NOT_CHANGED, content: REFUSAL },
  NotSent: { description: NOT_SENT, content: REFUSAL },
  SignedOut: { description: TO_LOGIN, content: REFUSAL },
};

/** Per status of a call: what it means for a guest, and the answer. `shown`: statuses that have an example. */
export function statusesOf(name: EndpointName, shown: readonly number[]): Record<string, Response> {
  const done = { 200: doneOf(name) };
  if (name === 'complete') return { ...done, ...ofComplete() };
  return {
    ...done,
    '4XX': REFUSED,
    ...ownOf(meanings[name].told, shown),
  };
}

/** The answers of a call with a consequence or an example of their own. */
function ownOf({ failed, ...own }: Told, shown: readonly number[]): Record<string, Response> {
  const statuses = [...Object.keys(own), ...shown.map(String).filter((status) => !status.startsWith('2'))];
  return Object.fromEntries(
    statuses.map((status) => {
      const description = new Map(Object.entries(own)).get(status) ?? own['4XX'] ?? failed;
      const answer = { description, content: REFUSAL };
      if (shown.includes(Number(status))) return [status, answer];
      return [status, description === failed ? REFUSED : (sharedOf(description) ?? answer)];
    }),
  );
}

/** A reference to the shared answer with this description; null where there is none. */
function sharedOf(description: string): Response | null {
  const found = Object.entries(SHARED_RESPONSES).find(([, shared]) => shared.description === description);
  return found ? { $ref: `#/components/responses/${found[0]}` } : null;
}

const OF_COMPLETE = ['400', '401', '402', '404', '409', '410', '422', '429', '5XX'];

/** The statuses of `complete`: each means an outcome. */
function ofComplete(): Record<string, Answer> {
  const told = OF_COMPLETE.map((status) => {
    const outcome = OUTCOME_OF_STATUS[Number(status)] ?? 'unknown';
    return [
      status,
      {
        description: `${EXPLAINED_STATUSES.includes(Number(status)) ? `${TOLD_WITH_REASON} ` : ''}Means ${outcome}. The guest reads: ${lowered(TOLD[outcome])}`,
        content: REFUSAL,
      },
    ];
  });
  return {
    ...(Object.fromEntries(told) as Record<string, Answer>),
    default: {
      description: `Any other status, an empty or unreadable body, a redirect, no answer within 20 seconds. Means unknown. The guest reads: ${lowered(TOLD.unknown)}`,
    },
  };
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The schemas of the answers of all calls, by the call's name: 'availabilityAnswer'. */
export function answerSchemas(): Record<string, JsonSchema> {
  const names = Object.keys(endpoints).filter(isEndpointName);
  return Object.fromEntries(
    names.flatMap((name) => {
      const { forms = [] } = meanings[name];
      const schemas = answers[name].map(({ answer }) => schemaOf(answer));
      const [first] = schemas;
      if (!first || isUnread(name)) return [];
      const titled = schemas.map((one, index) => ({ title: forms[index] ?? '', ...one }));
      return [[`${name}Answer`, schemas.length === 1 ? first : { anyOf: titled }] as const];
    }),
  );
}

/** Whether nothing of the call's answer is read. */
export function isUnread(name: EndpointName): boolean {
  return answers[name].length > 0 && answers[name].every(({ answer }) => schemaOf(answer).$ref === UNREAD);
}

function doneOf(name: EndpointName): Response {
  if (isUnread(name)) return { $ref: '#/components/responses/Done' };
  if (name === 'paymentFrame')
    return { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } };
  const description =
    name === 'complete'
      ? `Means paid, and with \`Success: false\` refused. Paid, the guest reads: ${lowered(TOLD.paid)}`
      : 'Done.';
  const schema = { $ref: `#/components/schemas/${name}Answer` };
  return { description, content: { 'application/json': { schema } } };
}
