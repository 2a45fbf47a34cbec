import type { Endpoint, EndpointName } from '../src/api/endpoints.ts';
import { answers } from '../src/api/reference/answers.ts';
import type { Told } from '../src/api/reference/meaning.ts';
import { meanings } from '../src/api/reference/meanings.ts';
import { OUTCOME_OF_STATUS } from '../machines/steps/payment/payment.rules.ts';
import { TOLD } from './build-outcomes.ts';
import { schemaOf } from './build-schemas.ts';

/** The description of a status, in OpenAPI's form. */
interface Answer {
  description: string;
  headers?: object;
  content?: Record<string, { schema: object; examples?: object }>;
}

const STATUSES = ['400', '401', '404', '409', '410', '422', '429', '5XX'] as const;
type Status = (typeof STATUSES)[number] | '402' | '4XX';

const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/** Per status of a call: what it means for a guest, and the answer. */
export function statusesOf(name: EndpointName, endpoint: Endpoint): Record<string, Answer> {
  const done = { 200: doneOf(name) };
  if (name === 'complete') return { ...done, ...ofComplete() };
  if (name === 'paymentFrame') return { ...done, default: { description: meanings[name].told.failed } };
  const { told } = meanings[name];
  const statuses: Status[] = told['4XX'] ? [...STATUSES, '4XX'] : [...STATUSES];
  return {
    ...done,
    ...Object.fromEntries(statuses.map((status) => [status, refused(status, endpoint, told)])),
    default: {
      description: `Any other status, a redirect, no answer within 20 seconds, and a body that cannot be read. ${told.failed}`,
    },
  };
}

function refused(status: Status, endpoint: Endpoint, told: Told): Answer {
  const isTold = status !== '402' && status in told;
  const consequence = (isTold && told[status]) || (status !== '5XX' && told['4XX']) || told.failed;
  const description = [mechanicsOf(status, endpoint), consequence].filter(Boolean).join(' ');
  const headers =
    status === '429' ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {};
  return { description, ...headers, content: REFUSAL };
}

/** What follows a 401 (src/api/client.ts, widget/wiring/ending-sign-in.ts). */
const RENEWED = 'A member’s token is renewed once, for all calls under way';
const LOST =
  'Where none is to be had the member is signed out: a booking goes on as an anonymous guest’s, the account leads to the login.';
const OF_WRITE = `${RENEWED}, but a write is not sent again. ${LOST} Otherwise:`;
const OF_READ = `${RENEWED}, and the call is sent again with the new one. ${LOST} In a booking the call is then sent without one, and in the account a second 401 leads to the login, too. Otherwise:`;
const OF_MEMBERS = `${RENEWED}, and the call is sent again with the new one. Where none is to be had the member is signed out. After a second 401:`;

/** What the widget does before it tells the guest (src/api/client.ts, src/api/transport.ts). */
function mechanicsOf(status: Status, { kind, isCounted, isForMembers }: Endpoint): string {
  if (status === '401') return isForMembers ? OF_MEMBERS : kind === 'write' ? OF_WRITE : OF_READ;
  if (status !== '429' && status !== '5XX') return '';
  if (kind === 'write') return 'A write is never repeated by itself.';
  if (isCounted) return 'The call is counted, so it is never repeated by itself.';
  return status === '429'
    ? 'Asked again by itself, twice at most, after `Retry-After` where that is 3 seconds or less. Then:'
    : '500, 502, 503 and 504 are asked again by themselves, twice at most. Then:';
}

/** The statuses of `complete`: each means an outcome. */
function ofComplete(): Record<string, Answer> {
  const statuses: Status[] = [...STATUSES, '402'];
  const told = statuses.toSorted().map((status) => {
    const outcome = OUTCOME_OF_STATUS[Number(status)] ?? 'unknown';
    return [
      status,
      { description: `Means ${outcome}. The guest reads: ${lowered(TOLD[outcome])}`, content: REFUSAL },
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

function doneOf(name: EndpointName): Answer {
  const { forms = [] } = meanings[name];
  const schemas = answers[name].map(({ answer }) => schemaOf(answer));
  const [first] = schemas;
  if (!first) {
    return { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } };
  }
  const schema =
    schemas.length === 1
      ? first
      : { anyOf: schemas.map((one, index) => ({ title: forms[index] ?? '', ...one })) };
  const description =
    name === 'complete'
      ? `Means paid, and with \`Success: false\` refused. Paid, the guest reads: ${lowered(TOLD.paid)}`
      : 'Done. The widget reads the fields below; others are ignored.';
  return { description, content: { 'application/json': { schema } } };
}
