import * as v from 'valibot';
import { accountContent } from '../src/api/account/account-content-schema.ts';
import { arrivalSchema } from '../src/api/stay/arrival-schema.ts';
import { exchangeRatesSchema } from '../src/api/stay/exchange-rates-schema.ts';
import { nothing, said } from './build-words.ts';

/** The properties that are read from a valibot schema, or from an item of its pipe. */
interface Part {
  kind: string;
  type: string;
  pipe?: readonly Part[];
  entries?: Readonly<Record<string, Part>>;
  item?: Part;
  wrapped?: Part;
  options?: readonly Part[];
  getter?: (input: unknown) => Part;
  default?: unknown;
}

/** Fields that one schema leaves unread, with the schema that reads them later. */
const READ_LATER: Readonly<Record<string, v.GenericSchema>> = {
  Arrival: arrivalSchema,
  ExchangeRates: exchangeRatesSchema,
  account: accountContent,
};

/** Rules that JSON Schema cannot express. `build-words.ts` describes schemas that have one. */
const WORDLESS = ['check', 'raw_check', 'partial_check', 'raw_transform'];

const shapes = new Map<object, v.GenericSchema>();

/**
 * The input of a schema as a schema that JSON Schema can express: without transforms, and with the empty values that
 * count as missing. The same schema always gives the same shape. Throws for a schema whose rules would be lost.
 */
export function shapeOf(schema: v.GenericSchema): v.GenericSchema {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = said(schema, shapeOf) ?? madeOf(schema);
  shapes.set(schema, shape);
  return shape;
}

/** The shape of a part. Throws where there is no part. */
function of(part: Part | undefined): v.GenericSchema {
  if (!part) throw new Error('a schema has lost a part');
  return shapeOf(part as unknown as v.GenericSchema);
}

function madeOf(part: Part): v.GenericSchema {
  if ('fallback' in part) return withFallback(part);
  const emptied = emptiedOf(part);
  if (emptied) return v.optional(v.union([of(emptied), nothing]), part.default);
  if (part.pipe) return ofPipe(part.pipe);
  switch (part.type) {
    case 'lazy':
      return of(part.getter?.(undefined));
    case 'array':
      return ofArray(part);
    case 'object':
      return v.object(entriesOf(part));
    case 'strict_object':
      return v.strictObject(entriesOf(part));
    case 'loose_object':
      return v.looseObject(entriesOf(part));
    case 'union':
      return v.union((part.options ?? []).map(of));
    case 'optional':
      return v.optional(of(part.wrapped), part.default);
    case 'nullable':
      return v.nullable(of(part.wrapped));
    case 'nullish':
      return v.nullish(of(part.wrapped), part.default);
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'picklist':
      return part as unknown as v.GenericSchema;
    default:
      throw new Error(`nobody has said what ${part.type} is`);
  }
}

/** Optional, because an unreadable value counts as missing. */
function withFallback(part: Part): v.GenericSchema {
  const { fallback, ...read } = part as Part & { fallback: unknown };
  void fallback;
  return v.optional(v.pipe(of(read), v.description('What cannot be read is as if it were not there.')));
}

/** The inner schema of `orNull`, `withFallback` or `list` of `src/api/wire.ts`; undefined for any other schema. */
function emptiedOf({ type, wrapped }: Part): Part | undefined {
  const [first, , last] = wrapped?.pipe ?? [];
  return type === 'nullish' && first?.type === 'unknown' && last?.type === 'nullish'
    ? last.wrapped
    : undefined;
}

/** The pipe up to its first transform, which the estate never sees. */
function ofPipe([first, ...rest]: readonly Part[]): v.GenericSchema {
  const later = rest.findLast(({ kind }) => kind === 'schema');
  if (first && later) return filled(first, of(later));
  const wordless = rest.find(({ type }) => WORDLESS.includes(type));
  if (wordless) throw new Error(`nobody has put a rule of ${first?.type}, ${wordless.type}, into words`);
  const end = rest.findIndex(({ kind }) => kind === 'transformation');
  const actions = end < 0 ? rest : rest.slice(0, end);
  const shape = of(first);
  return actions.length === 0
    ? shape
    : v.pipe(shape, ...(actions as unknown as v.GenericPipeAction<unknown>[]));
}

/** The first form of a value, with the later schema in the places that the first leaves open. */
function filled(first: Part, later: v.GenericSchema): v.GenericSchema {
  if (first.type === 'unknown' || (first.type === 'array' && first.item?.type === 'unknown')) return later;
  if (first.type === 'union') return v.union((first.options ?? []).map((option) => filled(option, later)));
  if (first.type !== 'object') return of(first);
  const entries = Object.entries(first.entries ?? {});
  return v.object(Object.fromEntries(entries.map(([name, entry]) => [name, filled(entry, later)])));
}

function ofArray({ item }: Part): v.GenericSchema {
  // An array of `never` is always empty.
  if (item?.type === 'never') return v.pipe(v.array(v.unknown()), v.maxLength(0));
  return v.array(of(item));
}

function entriesOf({ entries = {} }: Part): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const later = emptiedOf(entry)?.type === 'unknown' ? READ_LATER[name] : undefined;
      return [name, later ? shapeOf(later) : of(entry)];
    }),
  );
}
