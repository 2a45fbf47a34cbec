import { endpoints, type EndpointName } from '../../../src/api/endpoints.ts';
import type { Examples } from '../../../src/api/reference/example.ts';
import { openApiOf } from '../../../widget/build/openapi.ts';

/** The parts of a schema that the tests read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  description?: string;
}

interface Content {
  content?: Record<string, { schema: Schema; examples?: Record<string, { $ref: string }> }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string; description: string }>;
  'x-staychart': Record<string, unknown>;
  'x-unused'?: true;
}

export interface Document {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<'get' | 'post', Operation | undefined> & { servers?: { url: string }[] }>;
  components: {
    responses: Record<'Refused' | 'Done', Content>;
    schemas: Record<string, Schema>;
    examples: Record<string, { summary: string; value: unknown }>;
  };
}

/** The OpenAPI document with the examples. */
export function documentWith(examples: Examples): Document {
  return openApiOf('0.1.0', examples) as Document;
}

/** The operation of a call. Throws where the document has none. */
export function operationIn(document: Document, name: EndpointName): Operation {
  const { path, method } = endpoints[name];
  const operation = document.paths[`/${path}`]?.[method === 'GET' ? 'get' : 'post'];
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
}
