import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { NAMED, nothing } from './build-words.ts';
import { shapeOf } from './build-shapes.ts';

const definitions = {
  Nothing: nothing,
  ...Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, shapeOf(schema)])),
};

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The schemas that the document defines under a name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const named = toJsonSchemaDefs(definitions, CONFIG);
  return Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, tidied(schema)]));
}

/** A schema as JSON Schema, with references to named schemas. Throws where JSON Schema cannot express a rule. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(shapeOf(schema), { ...CONFIG, definitions });
  void $schema;
  void $defs;
  return tidied(converted);
}

/** The schema without keywords that say nothing. */
function tidied(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      saysNothing(key, value) ? [] : [tidiedPart(key, value)],
    ),
  );
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
  if (key !== 'anyOf') return [key, value];
  const forms = (value as JsonSchema[])
    .map(tidied)
    .flatMap((form) => (isChoice(form) ? (form.anyOf ?? []) : [form])) as JsonSchema[];
  const types = forms.map(({ type }) => type);
  const areTypes = forms.every((form) => typeof form.type === 'string' && Object.keys(form).length === 1);
  return areTypes ? ['type', types] : [key, forms];
}

/** Whether a form is only a choice between others. */
function isChoice(form: JsonSchema): boolean {
  return Object.keys(form).length === 1 && form.anyOf !== undefined;
}
