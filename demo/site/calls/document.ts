import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a schema that the page shows. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

export interface Content {
  content?: Record<
    string,
    { schema: Schema; examples?: Record<string, { summary: string; value: unknown }> }
  >;
}

export type Answer = Content & { description: string };

/** One call. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name?: string; in?: string; description?: string; example?: string }[];
  requestBody?: Content;
  responses: Record<string, Answer>;
  'x-staychart': { callers: string; idempotence: string; assumed?: boolean };
}

export interface Path {
  servers: { url: string }[];
  get?: Operation;
  post?: Operation;
}

/** dist/openapi.json. */
export interface CallsDocument {
  info: { version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Path>;
  components: { schemas: Record<string, Schema> };
}

/** The document of a build of the widget; null where there is none. */
export function readCalls(bundle: string): CallsDocument | null {
  const file = join(bundle, 'openapi.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CallsDocument) : null;
}
