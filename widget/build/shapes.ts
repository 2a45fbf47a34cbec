import * as v from 'valibot';
import { nothing, said } from './words.ts';

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
  /** Of our own kinds (`src/api/reader.ts`). */
  exact?: Part;
  isWanted?: boolean;
  name?: string;
}

/** Rules that JSON Schema cannot express. `words.ts` describes schemas that have one. */
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
      return v.pipe(v.looseObject(entriesOf(part)), v.metadata({ additionalProperties: true }));
    case 'union':
      return v.union((part.options ?? []).map(of));
    case 'optional':
      return v.optional(of(part.wrapped), part.default);
    case 'nullable':
      return v.nullable(of(part.wrapped));
    case 'nullish':
      return orNothing(part);
    case 'kind':
      return of(part.exact);
    case 'some':
      return v.nullable(ofArray(part));
    case 'within':
      return v.union([of(part.wrapped), v.object({ [part.name ?? '']: of(part.wrapped) })]);
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

/** A value that may be missing. `x-need` says what an unreadable one costs (F-01): nothing, or its item. */
function orNothing({ wrapped, isWanted, default: otherwise }: Part): v.GenericSchema {
  const shape = v.union([notNull(wrapped?.type === 'nullable' ? wrapped.wrapped : wrapped), nothing]);
  const need = v.metadata({ 'x-need': isWanted ? 'wanted' : 'essential' });
  return v.optional(v.pipe(shape, need), otherwise);
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

/** The shape of a part, without the null that a list may be. */
function notNull(part: Part | undefined): v.GenericSchema {
  return part?.type === 'some' ? ofArray(part) : of(part);
}

function ofArray({ item }: Part): v.GenericSchema {
  // An array of `never` is always empty.
  if (item?.type === 'never') return v.pipe(v.array(v.unknown()), v.maxLength(0));
  return v.array(of(item));
}

function entriesOf({ entries = {} }: Part): v.ObjectEntries {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, of(entry)]));
}
