import type { Example, Examples } from '../../../src/api/reference/example.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import { record } from './record.ts';
import { documentWith, operationIn, type Schema } from './shapes.ts';
import { TALKS } from './talks.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const ZERO = '7d1f0000-0000-4000-8000-000000000000';

/** The number of items that are kept of a list. */
const SHOWN = 2;

/** What the simulated estate answers in each talk, whole. */
export const talks: readonly (readonly [EndpointName, readonly Example[]])[] = await Promise.all(
  TALKS.map(async (talk) => [talk.endpoint, await record(talk)] as const),
);

/** The document without examples, for the shapes of its answers. */
const document = documentWith({});

/** Every call's examples without repetitions, the same on every run: ids are numbered and lists cut short. */
export const EXAMPLES: Examples = stableExamples();

function stableExamples(): Examples {
  const all: Examples = {};
  for (const [endpoint, examples] of talks) {
    const known = (all[endpoint] ??= []);
    for (const example of stable(examples.map((one) => described(endpoint, one)))) {
      if (!known.some((one) => contentOf(one) === contentOf(example))) known.push(example);
    }
  }
  return all;
}

/** The example with the fields of its answer that the document describes, and that are not as good as missing. */
function described(endpoint: EndpointName, example: Example): Example {
  const { responses } = operationIn(document, endpoint);
  const { content: contents } = responses[example.status] ?? document.components.responses.Refused;
  const [content] = Object.values(contents ?? {});
  return { ...example, answer: content ? onlyKnown(example.answer, [content.schema]) : example.answer };
}

function onlyKnown(value: unknown, schemas: readonly Schema[]): unknown {
  const forms = schemas.flatMap(formsOf);
  if (Array.isArray(value)) {
    const items = forms.flatMap((form) => form.items ?? []);
    return value.map((item) => onlyKnown(item, items));
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).flatMap(([name, field]) => {
    const fields = forms.flatMap(({ properties }) => properties?.[name] ?? []);
    const isNothing =
      (field === null || field === '') && fields.flatMap(formsOf).some((one) => 'x-need' in one);
    return fields.length === 0 || isNothing ? [] : [[name, onlyKnown(field, fields)]];
  });
  return Object.fromEntries(known) as object;
}

/** The forms that a value of the schema may have, without references. */
function formsOf(schema: Schema): Schema[] {
  const named = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
  return [schema, ...(named ? formsOf(named) : []), ...(schema.anyOf ?? []).flatMap(formsOf)];
}

function contentOf({ body, params, status, answer }: Example): string {
  return JSON.stringify([body, params, status, answer]);
}

function stable(examples: readonly Example[]): Example[] {
  const ids: string[] = [ZERO];
  const idOf = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
    return ZERO.slice(0, -1) + String(ids.indexOf(id));
  };
  const text = JSON.stringify(examples.map(shortened)).replaceAll(UUID, idOf);
  return (JSON.parse(text) as Example[]).map((example) => withoutCode(withPageSession(example, idOf)));
}

function shortened(example: Example): Example {
  return { ...example, answer: cut(example.answer) };
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cut(field)]));
}

/** Replaces the payment session, which is an id in Base64. */
function withPageSession(example: Example, idOf: (id: string) => string): Example {
  const session = example.params?.['iPageSessionId'];
  if (session === undefined) return example;
  return {
    ...example,
    params: { ...example.params, iPageSessionId: btoa(atob(session).replaceAll(UUID, idOf)) },
  };
}

/** Replaces an e-mailed code, which differs on every run. */
function withoutCode(example: Example): Example {
  const { body } = example;
  if (typeof body !== 'object' || body === null) return example;
  const codes = Object.entries(body).filter(
    ([name, value]) => ['otp', 'code'].includes(name) && /^\d{6}$/.test(String(value)),
  );
  return {
    ...example,
    body: { ...body, ...Object.fromEntries(codes.map(([name]) => [name, '246810'])) },
  };
}
