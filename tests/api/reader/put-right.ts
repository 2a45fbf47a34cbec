import * as v from 'valibot';
import { declaredBy } from '../../../src/api/declaration.ts';
import { MISSING, ODD } from './odd-values.ts';

/** Takes its item away, or the answer. */
export const LOST = Symbol('lost');

const BY_VALUE = new Map(Object.values(ODD).map((odd) => [odd.came, odd]));

type Json = Record<string, unknown>;

/**
 * What F-01 says of a value in an answer: the same answer with everything put right that may be, in the server's form;
 * `LOST` where it is unreadable. It follows the declared kinds and `odd-values.ts`, and nothing of the reader. `told` is
 * called where somebody has to be told.
 */
export function putRight(schema: v.GenericSchema, value: unknown, told: () => void): unknown {
  const { need, unreadable, holder, form } = declaredBy(schema);
  const isNothing = value === MISSING || value === undefined || value === null || value === '';
  // E-20: an empty text and null are read like a missing field.
  if (isNothing && need !== 'essential') return MISSING;
  const right = inHolder(value);
  if (right !== LOST || need !== 'wanted') {
    if (right === LOST) told();
    return right;
  }
  told();
  return unreadable;

  function inHolder(given: unknown): unknown {
    if (holder === null || !isRecord(given)) return inForm(given);
    const held = inForm(holder in given ? given[holder] : MISSING);
    return held === LOST ? LOST : { ...given, [holder]: held };
  }

  function inForm(given: unknown): unknown {
    if (form.type === 'value') return ofKind(form.kind, given, told);
    return form.type === 'list' ? ofList(form, given, told) : ofObject(form.entries, given, told);
  }
}

function ofKind(kind: string, value: unknown, told: () => void): unknown {
  const odd = BY_VALUE.get(value);
  // What the estate sent is right.
  if (!odd) return value;
  if (kind === 'unknown') return value === MISSING ? LOST : value;
  if (!Object.hasOwn(odd.means ?? {}, kind)) return LOST;
  if (!odd.fine?.includes(kind)) told();
  return odd.means?.[kind];
}

interface ListForm {
  item: v.GenericSchema;
  mayGo: v.GenericSchema | null;
}

function ofList({ item, mayGo }: ListForm, value: unknown, told: () => void): unknown {
  if (mayGo && value === null) return [];
  if (mayGo && isRecord(value) && Object.keys(value).length === 0) {
    told();
    return [];
  }
  if (!Array.isArray(value)) return LOST;
  const items: readonly unknown[] = value;
  const read = items.map((each) => ({ each, right: putRight(item, each, told) }));
  const kept = read.filter(({ right }) => right !== LOST);
  const lost = read.filter(({ right }) => right === LOST);
  const mayAllGo =
    mayGo &&
    lost.every(({ each }) =>
      v.is(
        mayGo,
        putRight(mayGo, each, () => undefined),
      ),
    );
  if (lost.length > 0 && (!mayAllGo || kept.length === 0)) return LOST;
  return kept.map(({ right }) => (right === MISSING ? null : right));
}

function ofObject(
  entries: Readonly<Record<string, v.GenericSchema>>,
  value: unknown,
  told: () => void,
): unknown {
  // A list stands for an object without fields.
  if (Array.isArray(value)) return ofObject(entries, {}, told) === LOST ? LOST : value;
  if (!isRecord(value)) return LOST;
  const result: Json = { ...value };
  for (const [name, entry] of Object.entries(entries)) {
    const right = putRight(entry, Object.hasOwn(result, name) ? result[name] : MISSING, told);
    if (right === LOST) return LOST;
    if (right === MISSING) delete result[name];
    else result[name] = right;
  }
  return result;
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
