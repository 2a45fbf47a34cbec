import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { NAMED, NAMED_OF_BODIES, nothing } from './words.ts';
import { withFieldWords } from './fields.ts';
import { shapeOf } from './shapes.ts';

const definitions = {
  Nothing: nothing,
  ...Object.fromEntries(
    Object.entries({ ...NAMED, ...NAMED_OF_BODIES }).map(([name, schema]) => [name, shapeOf(schema)]),
  ),
};

const NOTHING = '#/components/schemas/Nothing';

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The schemas that the document defines under a name. Those of bodies have words at their fields. */
export function namedSchemas(): Record<string, JsonSchema> {
  const named = toJsonSchemaDefs(definitions, CONFIG);
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, schema]) =>
      name === 'Nothing' ? [] : [[name, wordedPart(name, tidied(schema))]],
    ),
  );
}

function wordedPart(name: string, schema: JsonSchema): JsonSchema {
  return name in NAMED_OF_BODIES ? withFieldWords(schema) : schema;
}

/** A schema as JSON Schema, with references to named schemas. Throws where JSON Schema cannot express a rule. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(shapeOf(schema), { ...CONFIG, definitions });
  void $schema;
  void $defs;
  return tidied(converted);
}

/**
 * The schema without keywords that say nothing, and without the empty values that every field may have that is not
 * required: the document says so once.
 */
function tidied(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  const rest = Object.fromEntries(
    Object.entries(others).flatMap(([key, value]) =>
      saysNothing(key, value) ? [] : [tidiedPart(key, value)],
    ),
  );
  if (rest['exclusiveMinimum'] !== undefined) delete rest['minimum'];
  return anyOf ? { ...choice(anyOf as JsonSchema[]), ...rest } : rest;
}

function saysNothing(key: string, value: unknown): boolean {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  if (key === 'required' || key === 'properties') return isEmpty;
  if (key === 'minimum' || key === 'maximum') return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  return key === 'default' && value === null;
}

function tidiedPart(key: string, value: unknown): [string, unknown] {
  if (key === 'properties') {
    const fields = Object.entries(value as Record<string, JsonSchema>);
    return [key, Object.fromEntries(fields.map(([name, field]) => [name, tidied(field)]))];
  }
  if (key === 'items') return [key, tidied(value as JsonSchema)];
  return [key, value];
}

/** The forms that a value may have, other than nothing. */
function choice(anyOf: readonly JsonSchema[]): JsonSchema {
  const forms = anyOf
    .filter(({ $ref }) => $ref !== NOTHING)
    .map(tidied)
    .flatMap((form) => (isChoice(form) ? (form.anyOf ?? []) : [form])) as JsonSchema[];
  const [only, ...others] = forms;
  if (only && others.length === 0) return only;
  const types = forms.map(({ type }) => type);
  const areTypes = forms.every((form) => typeof form.type === 'string' && Object.keys(form).length === 1);
  return areTypes ? ({ type: types } as JsonSchema) : { anyOf: forms };
}

/** Whether a form is only a choice between others. */
function isChoice(form: JsonSchema): boolean {
  return Object.keys(form).length === 1 && form.anyOf !== undefined;
}
