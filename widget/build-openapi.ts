import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '@valibot/to-json-schema';
import {
  endpointOf,
  endpoints,
  isEndpointName,
  type Endpoint,
  type EndpointName,
} from '../src/api/endpoints.ts';
import { bodies } from '../src/api/reference/bodies.ts';
import type { Example, Examples } from '../src/api/reference/example.ts';
import { meanings } from '../src/api/reference/meanings.ts';
import { ABOUT, AREAS } from './build-about.ts';
import { withFieldWords } from './build-fields.ts';
import { namedSchemas, schemaOf } from './build-schemas.ts';
import { statusesOf } from './build-statuses.ts';

const EXAMPLES = join(import.meta.dirname, '../src/api/reference/examples.json');

/** The estate's answers to each call, as `docs/write-examples.ts` last recorded them. */
export function readExamples(): Examples {
  return JSON.parse(readFileSync(EXAMPLES, 'utf8')) as Examples;
}

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
export function openApiOf(version: string, examples: Examples = readExamples()): object {
  const names = Object.keys(endpoints).filter(isEndpointName);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Staychart: the estate’s side',
      version,
      summary: ABOUT.summary,
      description: ABOUT.description,
    },
    servers: [...SERVERS.host, ...SERVERS.site],
    tags: AREAS.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(
      names.map((name) => [`/${endpoints[name].path}`, pathOf(name, examples[name] ?? [])]),
    ),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: ABOUT.bearer } },
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: ABOUT.language,
          schema: { type: 'string', examples: ['en-GB', 'de'] },
        },
      },
      headers: {
        RetryAfter: { description: ABOUT.retryAfter, schema: { type: 'string', examples: ['120'] } },
      },
      schemas: { Refusal: refusalSchema, ...namedSchemas() },
    },
  };
}

const message = { type: ['string', 'null'] };

const refusalSchema = {
  description: ABOUT.refusal,
  type: 'object',
  properties: { Message: message, message, error_description: message, error: message },
};

/** The path item of a call: each path has one call. */
function pathOf(name: EndpointName, examples: readonly Example[]): object {
  const endpoint = endpointOf(name);
  return {
    servers: SERVERS[endpoint.base],
    [endpoint.method.toLowerCase()]: operationOf(name, endpoint, examples),
  };
}

function operationOf(name: EndpointName, endpoint: Endpoint, examples: readonly Example[]): object {
  const { area, summary, note, who, repeated } = meanings[name];
  const body = bodies[name];
  const token = name === 'paymentFrame' ? [] : who === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }];
  return {
    operationId: name,
    tags: [AREAS.find(({ area: one }) => one === area)?.name ?? area],
    summary,
    description: [note, callersOf(name), repeatsOf(endpoint, repeated)].filter(Boolean).join('\n\n'),
    'x-staychart': {
      kind: endpoint.kind,
      idempotence: endpoint.kind === 'read' ? 'read' : repeated ? 'repeated' : 'once',
      repeatsByItself: endpoint.kind === 'read' && !endpoint.isCounted,
      callers: who ?? 'anybody',
      ...(endpoint.assumed ? { assumed: true } : {}),
    },
    security: token,
    parameters: parametersOf(name, endpoint, examples),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: withFieldWords(schemaOf(body)),
                ...named(examples, ({ body }) => body),
              },
            },
          },
        }
      : {}),
    responses: withExamples(statusesOf(name, endpoint), examples),
  };
}

function callersOf(name: EndpointName): string {
  if (name === 'paymentFrame') return 'A frame asks for it, without a token.';
  return meanings[name].who === 'member'
    ? 'For the signed-in member only: without a good token answer 401.'
    : 'For anybody: with a token where a member is signed in, without one otherwise.';
}

function repeatsOf({ kind, isCounted }: Endpoint, repeated?: string): string {
  if (isCounted)
    return 'It changes nothing. Each press sends it once; it is never repeated by itself, so its tries can be counted.';
  if (kind === 'read')
    return 'It changes nothing. After 429, 500, 502, 503, 504 and a connection that broke it is asked again by itself, twice at most.';
  if (repeated) return `A write that must stand being repeated: the widget sends it ${repeated}.`;
  return 'A write: each press sends it once, and it is never repeated by the widget itself.';
}

function parametersOf(
  name: EndpointName,
  { path, query = [] }: Endpoint,
  examples: readonly Example[],
): object[] {
  const words: Partial<Record<string, string>> = meanings[name].params ?? {};
  const parts = Array.from(path.matchAll(/\{(\w+)\}/g), ([, part = '']) => part);
  const asParameter = (place: 'path' | 'query') => (part: string) => ({
    name: part,
    in: place,
    required: true,
    description: words[part] ?? '',
    schema: { type: 'string' } satisfies JsonSchema,
    ...exampleOf(examples[0]?.params?.[part]),
  });
  return [
    ...parts.map(asParameter('path')),
    ...query.map(asParameter('query')),
    { $ref: '#/components/parameters/AcceptLanguage' },
  ];
}

function exampleOf(value: unknown): object {
  return value === undefined ? {} : { example: value };
}

/** Adds each example to its status. The request stands at the body, under the same name. */
function withExamples(statuses: ReturnType<typeof statusesOf>, examples: readonly Example[]): object {
  return Object.fromEntries(
    Object.entries(statuses).map(([status, answer]) => {
      const here = examples.filter((one) => String(one.status) === status);
      const content = Object.entries(answer.content ?? {}).map(([type, media]) => [
        type,
        { ...media, ...named(here, ({ answer: given }) => given) },
      ]);
      return [
        status,
        answer.content ? { ...answer, content: Object.fromEntries(content) as object } : answer,
      ];
    }),
  );
}

function named(examples: readonly Example[], valueOf: (example: Example) => unknown): object {
  if (examples.length === 0) return {};
  const entries = examples.map((one, index) => [
    `example${index + 1}`,
    { summary: one.what, value: valueOf(one) },
  ]);
  return { examples: Object.fromEntries(entries) as object };
}
