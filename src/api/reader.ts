import * as v from 'valibot';

/** The schema of an answer that becomes a `T`. */
export type Answer<T> = v.GenericSchema<unknown, T>;

/** One reading of one answer. `isStrict`: nothing is put right, so valibot lists every fault with its path. */
export interface Reading {
  readonly isStrict: boolean;
  /** How many values were converted, replaced or left out. */
  faults: number;
  /** Gets what is left to read; without it, all is read at once. */
  readonly later?: (() => unknown)[];
}

declare module 'valibot' {
  // Valibot's own type has this parameter.
  interface Config<TIssue extends v.BaseIssue<unknown>> {
    readonly reading?: Reading;
  }
}

type Own<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;
type Settings = Parameters<Answer<unknown>['~run']>[1];
type Meaning = (value: unknown) => unknown;

/** `meant` gives what a value of another type plainly means; undefined where it has no one meaning. */
export interface KindSchema<T> extends Own<T> {
  readonly type: 'kind';
  readonly name: string;
  readonly exact: Answer<T>;
  readonly meant: Meaning;
}

/** Valibot's objects read `default` where a field is missing. `unreadable`: where nothing readable came. */
export interface OptionalSchema<T> extends Own<T> {
  readonly type: 'nullish';
  readonly isWanted: boolean;
  readonly wrapped: Answer<T>;
  readonly default: unknown;
  readonly unreadable: unknown;
}

export interface SomeSchema<T> extends Own<T[]> {
  readonly type: 'some';
  readonly item: Answer<T>;
  readonly mayGo: v.GenericSchema;
}

export interface WithinSchema<T> extends Own<T> {
  readonly type: 'within';
  readonly name: string;
  readonly wrapped: Answer<T>;
}

/** An essential value of one kind: without it, its item is unreadable (F-01). `exact`: what the catalogue says. */
/* @__NO_SIDE_EFFECTS__ */
export function kind<T>(name: string, exact: Answer<T>, meant: Meaning = () => undefined): KindSchema<T> {
  return v._standardSchema<KindSchema<T>>({
    ...{ kind: 'schema', type: 'kind', reference: kind, expects: name, async: false },
    ...{ name, exact, meant },
    '~run'({ value }, config) {
      const read = exact['~run']({ value }, config);
      if (!read.issues || config.reading?.isStrict) return read;
      const meaning = meant(value);
      if (meaning === undefined) return read;
      const again = exact['~run']({ value: meaning }, config);
      if (again.issues) return read;
      noteFault(config);
      return again;
    },
  });
}

/**
 * A wanted value: where it is missing, null or empty, `otherwise` is read in its place; where something else came that
 * cannot be read, `unreadable`. Both are in the server's form (F-01).
 */
/* @__NO_SIDE_EFFECTS__ */
export function wanted<T>(schema: Answer<T>, otherwise: unknown, unreadable = otherwise): Answer<T> {
  return optional(schema, { isWanted: true, otherwise, unreadable });
}

/** An essential value that may be missing, null or empty: then `otherwise` is read, in the server's form. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(schema: Answer<T>, otherwise: unknown): Answer<T> {
  return optional(schema, { isWanted: false, otherwise, unreadable: otherwise });
}

/** A wanted value; null where there is nothing to read. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(schema: Answer<T>): Answer<T | null> {
  return wanted(v.nullable(schema), null);
}

/** An essential value that may be missing, null or empty; null then. */
/* @__NO_SIDE_EFFECTS__ */
export function maybeNull<T>(schema: Answer<T>): Answer<T | null> {
  return maybe(v.nullable(schema), null);
}

/* @__NO_SIDE_EFFECTS__ */
function optional<T>(
  wrapped: Answer<T>,
  { isWanted, otherwise, unreadable }: { isWanted: boolean; otherwise: unknown; unreadable: unknown },
): OptionalSchema<T> {
  return v._standardSchema<OptionalSchema<T>>({
    ...{ kind: 'schema', type: 'nullish', reference: optional, expects: wrapped.expects, async: false },
    ...{ isWanted, wrapped, default: otherwise, unreadable },
    '~run'({ value }, config) {
      if (value === undefined || value === null || value === '')
        return wrapped['~run']({ value: otherwise }, config);
      const read = wrapped['~run']({ value }, config);
      if (!read.issues || !isWanted || config.reading?.isStrict) return read;
      noteFault(config);
      return wrapped['~run']({ value: unreadable }, config);
    },
  });
}

/**
 * An essential list that loses its unreadable items. It is unreadable itself where all are, or where one is that
 * `mayGo` cannot read either. Null and an empty object are an empty list. (A plain `v.array` loses
 * nothing: a party needs each of its legs.)
 */
/* @__NO_SIDE_EFFECTS__ */
export function some<T>(item: Answer<T>, mayGo: v.GenericSchema = v.unknown()): SomeSchema<T> {
  const all: Answer<T[]> = v.array(item);
  return v._standardSchema<SomeSchema<T>>({
    ...{ kind: 'schema', type: 'some', reference: some, expects: 'list', async: false },
    ...{ item, mayGo },
    '~run'({ value }, config) {
      if (config.reading?.isStrict) return all['~run']({ value: value === null ? [] : value }, config);
      if (!Array.isArray(value)) {
        const isEmpty = value === null || (isRecord(value) && Object.keys(value).length === 0);
        if (isEmpty && value !== null) noteFault(config);
        return all['~run']({ value: isEmpty ? [] : value }, config);
      }
      const items: readonly unknown[] = value;
      const kept: T[] = [];
      for (const each of items) {
        const read = item['~run']({ value: each }, config);
        if (!read.issues) kept.push(read.value);
        else if (mayGo['~run']({ value: each }, config).issues) return all['~run']({ value }, config);
        else noteFault(config);
      }
      return kept.length === 0 && items.length > 0
        ? all['~run']({ value }, config)
        : { typed: true, value: kept };
    },
  });
}

/** `first`: the item that is read already. `all` reads the others when it is first called. */
export interface ReadLater<T> {
  first: T | null;
  all: () => T[];
}

export interface LowestFirstSchema<T> extends Own<ReadLater<T>> {
  readonly type: 'some';
  readonly item: Answer<T>;
  readonly mayGo: v.GenericSchema;
}

/**
 * A list of which only the item with the lowest number in `name` is read at once: the whole of a long answer would let
 * the guest wait. A list without a readable item is unreadable at once.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lowestFirst<T>(item: Answer<T>, name: string): LowestFirstSchema<T> {
  const items = some(item);
  return v._standardSchema<LowestFirstSchema<T>>({
    ...{ kind: 'schema', type: 'some', reference: lowestFirst, expects: 'list', async: false },
    ...{ item, mayGo: items.mayGo },
    '~run'({ value }, config) {
      const { later } = config.reading ?? {};
      const first = Array.isArray(value) ? lowestOf(value, config) : null;
      const read = () => items['~run']({ value }, config);
      if (!later || first === null) {
        const all = read();
        return all.issues
          ? { typed: false, value, issues: all.issues }
          : { typed: true, value: { first, all: () => all.value } };
      }
      let all = () => {
        const { typed, value: found } = read();
        const kept = typed ? found : [first];
        all = () => kept;
        return kept;
      };
      later.push(() => all());
      return { typed: true, value: { first, all: () => all() } };
    },
  });

  function lowestOf(list: readonly unknown[], config: Settings): T | null {
    const numbers = list.map((each) => ({ each, at: isRecord(each) ? Number(each[name]) : NaN }));
    // What is no number cannot be read, so that its place is of no interest; NaN would spoil the order of the others.
    for (const { each } of numbers.filter(({ at }) => !Number.isNaN(at)).sort((a, b) => a.at - b.at)) {
      const read = item['~run']({ value: each }, config);
      if (!read.issues) return read.value;
    }
    return null;
  }
}

/** A wanted list that loses its unreadable items; empty where there is nothing to read. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Answer<T>): Answer<T[]> {
  return wanted(some(item), []);
}

/** A list, or an object that holds it under this name: the specification allows both (D-43). */
/* @__NO_SIDE_EFFECTS__ */
export function within<T>(name: string, wrapped: Answer<T>): WithinSchema<T> {
  return v._standardSchema<WithinSchema<T>>({
    ...{ kind: 'schema', type: 'within', reference: within, expects: wrapped.expects, async: false },
    ...{ name, wrapped },
    '~run'({ value }, config) {
      const inner = isRecord(value) ? value[name] : value;
      return wrapped['~run']({ value: inner }, config);
    },
  });
}

/** Our name for a field of the estate: `DisplayName` is `displayName`, `PMSCode` and `OperaCode` are `code`. */
type OwnName<Name> = Uncapitalize<
  Name extends `PMS${infer Rest}` | `Opera${infer Rest}` ? Rest : Name & string
>;

type Renamed<Fields> = { [Name in keyof Fields as OwnName<Name>]: Fields[Name] };

/** The names of the estate with ours. */
function namesOf(fields: object): [theirs: string, ours: string][] {
  return Object.keys(fields).map((name) => [
    name,
    name.replace(/^(PMS|Opera)?./, (beginning) => beginning.at(-1)?.toLowerCase() ?? ''),
  ]);
}

/** The fields under our names. */
export function renameFields<Fields extends object>(fields: Fields, names = namesOf(fields)) {
  const renamed: Record<string, unknown> = {};
  if (isRecord(fields)) for (const [theirs, ours] of names) renamed[ours] = fields[theirs];
  return renamed as Renamed<Fields>;
}

/**
 * An object with the estate's field names. It becomes one with ours, so the estate's names stay in this layer (D-489).
 */
/* @__NO_SIDE_EFFECTS__ */
export function wireObject<Entries extends v.ObjectEntries>(entries: Entries) {
  const names = namesOf(entries);
  return v.pipe(
    v.object(entries),
    v.transform((fields) => renameFields(fields, names)),
  );
}

function noteFault({ reading }: Settings): void {
  if (reading) reading.faults += 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
