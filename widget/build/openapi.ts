import type { JsonSchema } from '@valibot/to-json-schema';
import { format } from 'prettier';
import {
  endpointOf,
  endpoints,
  isEndpointName,
  type Endpoint,
  type EndpointName,
} from '../../src/api/endpoints.ts';
import { bodies } from '../../src/api/reference/bodies.ts';
import type { Example, Examples } from '../../src/api/reference/example.ts';
import { NOBODY } from '../../src/api/reference/meaning.ts';
import { meanings } from '../../src/api/reference/meanings.ts';
import { ABOUT, AREAS } from './about.ts';
import { withFieldWords, withOwnWords } from './fields.ts';
import { namedSchemas, schemaOf } from './schemas.ts';
import { answerSchemas, isUnread, SHARED_RESPONSES, statusesOf } from './statuses.ts';

const SERVERS = {
  host: [{ url: 'https://api.estate.example', description: '`host` of the element.' }],
  site: [
    {
      url: 'https://www.estate.example/{cms}',
      description: 'The page’s own site; `cms` of the element.',
      variables: {
        cms: { default: 'cms', description: 'The path of the CMS on the site, such as cms or de/cms.' },
      },
    },
  ],
};

/** The OpenAPI 3.1 document: every call that the estate must answer, from the endpoint table and the schemas. */
export function openApiOf(version: string, examples: Examples): object {
  const names = Object.keys(endpoints).filter(isEndpointName);
  const shownOf = (name: EndpointName) =>
    isUnused(name) || name === 'paymentFrame' ? [] : (examples[name] ?? []);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Staychart: the estate’s side',
      version,
      summary: ABOUT.summary,
      description: ABOUT.description,
    },
    servers: SERVERS.host,
    tags: AREAS.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(names.map((name) => [`/${endpoints[name].path}`, pathOf(name, shownOf(name))])),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: ABOUT.bearer } },
      responses: SHARED_RESPONSES,
      headers: {
        RetryAfter: { description: ABOUT.retryAfter, schema: { type: 'string', examples: ['120'] } },
      },
      schemas: withOwnWords({
        Refusal: refusalSchema,
        ...namedSchemas(),
        ...answerSchemas(),
        ...bodySchemas(),
      }),
      examples: Object.assign({}, ...names.map((name) => examplesOf(name, shownOf(name)))) as object,
    },
  };
}

/** The document as its file has it: short, and still to be read by people. */
export function printed(document: object): Promise<string> {
  const options = { parser: 'json', objectWrap: 'collapse', printWidth: 200, useTabs: true } as const;
  return format(JSON.stringify(document), options);
}

const message: JsonSchema = { type: ['string', 'null'] };

const refusalSchema: JsonSchema = {
  description: ABOUT.refusal,
  type: 'object',
  properties: { Message: message, message, error_description: message, error: message },
};

/** The path item of a call: each path has one call. */
function pathOf(name: EndpointName, examples: readonly Example[]): object {
  const endpoint = endpointOf(name);
  return {
    ...(endpoint.base === 'site' ? { servers: SERVERS.site } : {}),
    [endpoint.method.toLowerCase()]: operationOf(name, endpoint, examples),
  };
}

function operationOf(name: EndpointName, endpoint: Endpoint, examples: readonly Example[]): object {
  const { area, summary, note, who, repeated, told } = meanings[name];
  const body = bodies[name];
  const token = name === 'paymentFrame' ? [] : who === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }];
  return {
    operationId: name,
    tags: [AREAS.find(({ area: one }) => one === area)?.name ?? area],
    summary,
    description: isUnused(name)
      ? NOBODY.failed
      : [note, `Where it fails: ${told.failed}`].filter(Boolean).join('\n\n'),
    ...(isUnused(name) ? { 'x-unused': true } : {}),
    'x-staychart': {
      kind: endpoint.kind === 'read' && endpoint.isCounted ? 'counted' : endpoint.kind,
      ...(repeated ? { repeated } : {}),
      ...(endpoint.assumed ? { assumed: true } : {}),
    },
    security: token,
    ...parametersOf(name, endpoint),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/${name}Body` },
                ...named(name, 'Body', examples),
              },
            },
          },
        }
      : {}),
    responses: withExamples(
      name,
      statusesOf(
        name,
        examples.map(({ status }) => status),
      ),
      examples,
    ),
  };
}

/** Whether no screen makes the call. */
function isUnused(name: EndpointName): boolean {
  return meanings[name].told === NOBODY;
}

/** The schemas of the bodies of all calls, by the call's name: 'availabilityBody'. */
function bodySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [`${name}Body`, withFieldWords(schemaOf(body))]),
  );
}

function parametersOf(name: EndpointName, { path, query = [] }: Endpoint): object {
  const words: Partial<Record<string, string>> = meanings[name].params ?? {};
  const parts = Array.from(path.matchAll(/\{(\w+)\}/g), ([, part = '']) => part);
  const asParameter = (place: 'path' | 'query') => (part: string) => ({
    name: part,
    in: place,
    required: true,
    description: words[part] ?? '',
    schema: { type: 'string' } satisfies JsonSchema,
  });
  const parameters = [...parts.map(asParameter('path')), ...query.map(asParameter('query'))];
  return parameters.length > 0 ? { parameters } : {};
}

/** Adds each example to its status. The request stands at the body, under the same name. */
function withExamples(
  name: EndpointName,
  statuses: ReturnType<typeof statusesOf>,
  examples: readonly Example[],
): object {
  return Object.fromEntries(
    Object.entries(statuses).map(([status, answer]): [string, object] => {
      if ('$ref' in answer || !answer.content) return [status, answer];
      const here = examples.filter((one) => String(one.status) === status);
      const content = Object.entries(answer.content).map(([type, media]) => [
        type,
        { ...media, ...named(name, 'Answer', examples, here) },
      ]);
      return [status, { ...answer, content: Object.fromEntries(content) as object }];
    }),
  );
}

/** The examples of a call's bodies and answers, by name: 'availabilityAnswer1'. */
function examplesOf(name: EndpointName, examples: readonly Example[]): Record<string, object> {
  return Object.fromEntries(
    examples.flatMap(({ what, body, status, answer }, index) => [
      ...(body === undefined ? [] : [[`${name}Body${index + 1}`, { summary: what, value: body }]]),
      ...(status === 200 && isUnread(name)
        ? []
        : [[`${name}Answer${index + 1}`, { summary: what, value: answer }]]),
    ]),
  ) as Record<string, object>;
}

/** References to `shown` of a call's examples. */
function named(
  name: EndpointName,
  part: 'Body' | 'Answer',
  examples: readonly Example[],
  shown = examples,
): object {
  if (shown.length === 0) return {};
  const entries = shown.map((one) => {
    const number = examples.indexOf(one) + 1;
    return [`example${number}`, { $ref: `#/components/examples/${name}${part}${number}` }];
  });
  return { examples: Object.fromEntries(entries) as object };
}
