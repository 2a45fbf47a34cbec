import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Choice } from './choices.ts';
import { nameOf } from './names.ts';
import { ENDS, FAILURES, isAsked, SENTENCES, TITLES, VERBS } from './vocabulary.ts';

/** A step as an instruction: 'Choose the date: 2027-05-02', 'The answer to “load calendar”: sold out'. */
export function inWords({ kind, event, actor, variant }: Choice, machine: string, elapsed = 0): string {
  const { type, output, error, input, ...payload } = event as { type: string } & Record<string, unknown>;
  if (kind === 'start') return `Open the ${titleOf(machine)}${withStart(input, variant)}`;
  if (kind === 'timer') return `Wait ${elapsed % 1000 === 0 ? `${elapsed / 1000} s` : `${elapsed} ms`}`;
  const source = actor?.src ?? '';
  if (kind === 'done') return answerInWords(source, output);
  if (kind === 'error') return errorInWords(source, error);
  const what = nameOf(event) ?? eventInWords(type, payload);
  return kind === 'sends' ? `${sentence(titleOf(source))}: ${clause(what)}` : what;
}

function answerInWords(source: string, output: unknown): string {
  if (!isAsked(source))
    return `${sentence(titleOf(source))}: ${output === undefined ? 'it is over' : valueInWords(output)}`;
  return output === undefined
    ? `“${sentence(words(source))}” works`
    : `The answer to “${words(source)}”: ${valueInWords(output)}`;
}

/** A failure in words. One without a sample means that no answer came. */
function errorInWords(source: string, error: unknown): string {
  const isSilence = error instanceof Error && error.message.startsWith('no answer from ');
  if (!isAsked(source))
    return `${sentence(titleOf(source))}: ${isSilence ? 'it breaks down' : valueInWords(error)}`;
  return isSilence
    ? `No answer to “${words(source)}”`
    : `The answer to “${words(source)}”: ${valueInWords(error)}`;
}

/** The innermost states of a machine: 'choosing › browsing'. With `before`, only the new ones. */
export function stateInWords(
  { value }: Pick<AnyMachineSnapshot, 'value'>,
  before: Pick<AnyMachineSnapshot, 'value'> | null = null,
): string {
  const known = before ? leavesOf(before.value as StateValue) : [];
  const now = leavesOf(value as StateValue);
  const changed = now.filter((state) => !known.includes(state));
  if (changed.length === 0 && now.length > 1) return 'as before';
  return (changed.length > 0 ? changed : now).join(' + ') || 'open';
}

function leavesOf(value: StateValue, above: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...above, value].map(words).join(' › ')];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? []
      : Object.keys(inner).length === 0
        ? [[...above, key].map(words).join(' › ')]
        : leavesOf(inner, [...above, key]),
  );
}

function eventInWords(type: string, payload: Record<string, unknown>): string {
  const said = SENTENCES[type];
  if (said !== undefined) return `${said}${withValue(payload)}`;
  const { name, value, ...others } = payload;
  if (typeof name === 'string' && Object.keys(others).length === 0) return fieldInWords(type, name, value);
  const [noun = '', done] = type.split('.');
  const verb = VERBS[done ?? ''];
  const what = verb?.replace('{}', done === 'pressed' ? sentence(words(noun)) : words(noun));
  return sentence(`${what ?? words(type)}${withValue(payload)}`);
}

/** A change of a form's field in words: 'Fill in the first name of room 1, guest 2: Tom'. */
function fieldInWords(type: string, name: string, value: unknown): string {
  const segments = name.split('.');
  const places = segments.flatMap((segment, index) => {
    const number = Number(segments[index + 1]);
    return Number.isInteger(number) ? [`${segment.replace(/s$/, '')} ${number + 1}`] : [];
  });
  const field = segments.filter(
    (segment, index) => Number.isNaN(Number(segments[index + 1])) && Number.isNaN(Number(segment)),
  );
  const which = `${words(field.join('.'))}${places.length > 0 ? ` of ${places.join(', ')}` : ''}`;
  if (type.endsWith('.left')) return `Leave the ${which}`;
  if (value === '') return `Empty the ${which}`;
  return value === true ? `Fill in or tick the ${which}` : `Fill in the ${which}: ${valueInWords(value)}`;
}

function withValue(value: unknown): string {
  if (value === undefined || (isPlain(value) && Object.keys(value).length === 0)) return '';
  const only = isPlain(value) && nameOf(value) === undefined ? Object.values(value) : [];
  return `: ${valueInWords(only.length === 1 ? only[0] : value)}`;
}

/** An input in words: its name, or its sample's number, since its content is mostly too long. */
function withStart(input: unknown, variant: number): string {
  if (input === undefined) return '';
  const name = typeof input === 'object' && input !== null ? nameOf(input) : undefined;
  return name === undefined ? `, start ${variant + 1}` : `: ${name}`;
}

/** A sample in words: its name, or its outermost values. */
function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return words(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00$/, '$1 $2');
  if (typeof value !== 'object') return typeof value;
  const name = nameOf(value);
  if (name !== undefined) return name;
  if (value instanceof Error) return failureInWords(value);
  if (Array.isArray(value)) return listInWords(value);
  const { type, ...rest } = value as Record<string, unknown>;
  if (typeof type === 'string' && type in ENDS) return ENDS[type] ?? '';
  const fields = Object.entries(rest)
    .slice(0, 4)
    .map(([key, inner]) => `${words(key)} ${onSurface(inner)}`);
  const more = Object.keys(rest).length > 4 ? ['…'] : [];
  const list = [...fields, ...more].join(', ');
  if (typeof type !== 'string') return list || 'an empty answer';
  return list === '' ? words(type) : `${words(type)} (${list})`;
}

function failureInWords(error: Error): string {
  const failure: unknown = 'failure' in error ? error.failure : null;
  if (!isPlain(failure)) return error.message;
  const { kind, status } = failure;
  return [
    FAILURES[String(kind)] ?? words(String(kind)),
    ...(typeof status === 'number' ? [status] : []),
  ].join(' ');
}

function listInWords(list: readonly unknown[]): string {
  if (list.length === 0) return 'an empty list';
  if (list.every((item) => typeof item !== 'object')) return list.map(valueInWords).join(', ');
  return list.length === 1 ? `a list of one: ${onSurface(list[0])}` : `a list of ${list.length}`;
}

/** A value inside a sample, in a word or two. */
function onSurface(value: unknown): string {
  if (Array.isArray(value)) return value.length > 3 ? `a list of ${value.length}` : listInWords(value);
  if (!isPlain(value) || nameOf(value) !== undefined) return valueInWords(value);
  const first = Object.values(value).find((inner) => typeof inner === 'string' && inner !== '');
  return typeof first === 'string' ? first : '…';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error);
}

/** 'leadBooker' and 'lead.booker' as 'lead booker'; other texts unchanged. */
function words(name: string): string {
  if (!/^[a-z][\w.]*$/.test(name)) return name;
  return name
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .replace(/\.(?=[a-z])/g, ' ')
    .replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

function titleOf(machine: string): string {
  return TITLES[machine] ?? words(machine);
}

function clause(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
