import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { endpointOf, type EndpointName } from '../../../src/api/endpoints.ts';
import { EXAMPLES } from './examples.ts';
import { documentWith, operationIn, type Operation } from './shapes.ts';

export const document = documentWith(EXAMPLES);

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...(lenient(document) as object), $id: 'openapi' }, 'openapi', undefined, false);

/** A document in which each field with `x-need` may be empty, as its introduction says. */
function lenient(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(lenient);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, lenient(value)]));
  return 'x-need' in part ? { anyOf: [inner, { enum: [null, ''] }] } : inner;
}

const JSON_TYPE = 'application/json';

/** The operation of a call. */
export const operationOf = (name: EndpointName): Operation => operationIn(document, name);

/** What is wrong with a call's body according to the document. */
export function faultsOfBody(name: EndpointName, body: unknown): string[] {
  const { requestBody } = operationOf(name);
  if (!requestBody) return body === undefined ? [] : ['the document has no body'];
  return faultsBy(['requestBody', 'content', JSON_TYPE, 'schema'], name, body);
}

/** What is wrong with a call's answer according to the document. */
export function faultsOfAnswer(name: EndpointName, status: number, answer: unknown): string[] {
  const { responses } = operationOf(name);
  if (responses[status]?.$ref === '#/components/responses/Done') return [];
  const [type] = Object.keys(responses[status]?.content ?? {});
  if (type === undefined) return [`the document has no status ${status}`];
  return faultsBy(['responses', String(status), 'content', type, 'schema'], name, answer);
}

const validators = new Map<string, ValidateFunction>();

function faultsBy(place: readonly string[], name: EndpointName, value: unknown): string[] {
  const { path, method } = endpointOf(name);
  const pointer = ['paths', `/${path}`, method.toLowerCase(), ...place].map(escaped).join('/');
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
  validators.set(pointer, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** A part of a JSON Pointer, escaped for a URL. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
