import type * as v from 'valibot';

/** What a schema declares of a value, for tools and tests. Nothing of it is read while an answer is. */
export interface Declared {
  /**
   * What an unreadable value costs (F-01): `essential`: its item, or the answer; `maybe`: the same, but it may be
   * missing; `wanted`: nothing.
   */
  need: 'essential' | 'maybe' | 'wanted';
  /** What is read where nothing came, and where nothing readable came; undefined where something has to be there. */
  otherwise: unknown;
  unreadable: unknown;
  /** The name under which an object may hold the value; null where none may. */
  holder: string | null;
  form:
    | { type: 'object'; entries: Readonly<Record<string, v.GenericSchema>> }
    /** `mayGo`: null where the list loses no item; otherwise it reads the items that may go. */
    | { type: 'list'; item: v.GenericSchema; mayGo: v.GenericSchema | null }
    | { type: 'value'; kind: string };
}

interface Part {
  type: string;
  kind?: string;
  name?: string;
  pipe?: readonly Part[];
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  mayGo?: v.GenericSchema;
  wrapped?: Part;
  getter?: (input: unknown) => Part;
  isWanted?: boolean;
  default?: unknown;
  unreadable?: unknown;
}

const NOTHING_SAID: Declared = {
  need: 'essential',
  otherwise: undefined,
  unreadable: undefined,
  holder: null,
  form: { type: 'value', kind: 'unknown' },
};

/** What a schema declares. It looks through pipes and wrappers. */
export function declaredBy(schema: v.GenericSchema): Declared {
  return look(schema, NOTHING_SAID);
}

function look(part: Part, so: Declared): Declared {
  if (part.pipe) {
    const known = part.pipe.filter(({ kind, type }) => kind === 'schema' && type !== 'unknown');
    const [only] = known;
    return only ? look(only, so) : so;
  }
  const inner = (wrapped: Part | undefined, more: Partial<Declared> = {}) =>
    wrapped ? look(wrapped, { ...so, ...more }) : so;
  switch (part.type) {
    case 'lazy':
      return inner(part.getter?.(undefined));
    case 'nullable':
      return inner(part.wrapped);
    case 'within':
      return inner(part.wrapped, { holder: part.name ?? null });
    case 'optional':
      return inner(part.wrapped, { need: 'maybe', otherwise: part.default });
    case 'nullish':
      return inner(part.wrapped, {
        need: part.isWanted ? 'wanted' : 'maybe',
        otherwise: part.default,
        unreadable: part.unreadable,
      });
    case 'object':
      return { ...so, form: { type: 'object', entries: part.entries ?? {} } };
    case 'array':
    case 'some':
      return part.item ? { ...so, form: { type: 'list', item: part.item, mayGo: part.mayGo ?? null } } : so;
    default:
      return { ...so, form: { type: 'value', kind: part.type === 'kind' ? (part.name ?? '') : part.type } };
  }
}

/**
 * Whether a fault at this path of an answer takes an item away, or the answer (F-01). A path is as in `Fault`, such as
 * `Areas[].RoomTypes[].Floor`.
 */
export function isEssential(schema: v.GenericSchema, path: string): boolean {
  let at = declaredBy(schema);
  // Whether the innermost value that may be wrong without a loss holds this one.
  let isHarmless = at.need === 'wanted';
  for (const key of path.match(/\[\]|[^.[\]]+/g) ?? []) {
    if (key === at.holder) continue;
    const { form } = at;
    const inner =
      form.type === 'object'
        ? form.entries[key]
        : form.type === 'list' && key === '[]'
          ? form.item
          : undefined;
    if (!inner) return !isHarmless;
    at = declaredBy(inner);
    const isInItem = form.type === 'list' && at.form.type !== 'value';
    isHarmless = at.need === 'wanted' || (isHarmless && !isInItem);
  }
  return !isHarmless;
}
